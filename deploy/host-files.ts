/** The table itself, which our own server reads. */
export const TABLE_FILE = 'hosting.json';

/** What the build writes into the built folder for hosts, and no visitor may fetch. */
export const HOST_FILES: readonly string[] = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  TABLE_FILE,
];
