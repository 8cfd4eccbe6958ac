/** The glob for a regular expression that Jest matches against paths; undefined if there is none. */
export function globOf(source: string): string | undefined {
  let rest = source.replace(/^\^/, '').replace(/\\\\/g, '\\');
  let isRooted = source.startsWith('^');
  if (rest.startsWith('<rootDir>')) {
    rest = rest.replace(/^<rootDir>\/?/, '');
    isRooted = true;
  }
  if (rest.startsWith('(/|') || rest.startsWith('(?:/|')) return undefined;
  const isOpen = !rest.endsWith('$');
  rest = rest.replace(/\$$/, '');
  let glob = '';
  for (let at = 0; at < rest.length; ) {
    const token =
      /^(?:\\[.\-/_]|\.[*+]|\\w[*+]|\[\^?\/?\][*+]|\[[a-z]+\]|\(\??:?[\w.|\\[\]?-]+\)|[\w/@-])\??/.exec(
        rest.slice(at),
      )?.[0];
    if (!token) return undefined;
    at += token.length;
    const isMaybe = token.length > 1 && token.endsWith('?') && !/^\.[*+]/.test(token);
    const plain = isMaybe ? token.slice(0, -1) : token;
    let part: string;
    if (/^(?:\.|\\w|\[\^)/.test(plain) && /[*+]$/.test(plain))
      part = glob === '' || glob.endsWith('/') ? '**/*' : '*';
    else if (plain.startsWith('(')) {
      const inner = plain
        .replace(/^\((?:\?:)?/, '')
        .slice(0, -1)
        .replace(/\\(.)/g, '$1')
        .replace(/(\w)\?/g, '?($1)');
      glob += `${isMaybe ? '?' : '@'}(${inner})`;
      continue;
    } else part = plain.replace(/^\\/, '');
    glob += isMaybe ? `?(${part})` : part;
  }
  if (!isRooted && !glob.startsWith('**/'))
    glob = glob.startsWith('/') ? `**${glob}` : `**/*${glob}`;
  if (isOpen) glob += glob.endsWith('/') ? '**' : '*';
  return glob;
}

/** Globs for a pattern of directories or files that are left out. */
export function ignoreGlobs(source: string): string[] | undefined {
  const plain = source.replace(/\\\\/g, '\\').replace(/\\([./-])/g, '$1');
  const rooted = /^<rootDir>\/?(.*)$/.exec(plain);
  const name = (rooted?.[1] ?? plain).replace(/^\.?\//, '').replace(/\$$/, '');
  if (!name || /[\\^$*+?()[\]{}|<>]/.test(name)) {
    const glob = globOf(source);
    return glob ? [glob.endsWith('*') || /\.\w+$/.test(glob) ? glob : `${glob}*`] : undefined;
  }
  const start = rooted ? '' : '**/';
  if (name.endsWith('/')) return [`${start}${name}**`];
  if (/\.\w+$/.test(name)) return [`${start}${rooted || plain.startsWith('/') ? '' : '*'}${name}`];
  return rooted || plain.startsWith('/')
    ? [`${start}${name}/**`]
    : [`${start}${name}/**`, `${start}*${name}*`];
}

/** An alias for an entry of `moduleNameMapper`: name and target, or why there is none. */
export function aliasOf(
  pattern: string,
  target: string,
): { name: string; path: string } | 'asset' | 'extension' | undefined {
  const source = pattern.replace(/\\\\/g, '\\');
  if (
    /identity-obj-proxy|fileMock|styleMock/i.test(target) ||
    /\\\.\(?[^)]*\b(?:css|less|s[ac]ss|svg|png|jpe?g|gif)\b/.test(source)
  )
    return 'asset';
  if (
    /^\^\(?(?:\(\?:)?(?:\\\.\{1,2\}|\\\.\.\?|\\\.\*)?.*\)?\\\.js\$$/.test(source) &&
    /^\$1(?:\.ts)?$/.test(target)
  )
    return 'extension';
  const path = target.replace(/^<rootDir>\/?/, './').replace(/^\.\/\.\//, './');
  const whole = /^\^([\w@/.\\-]+)\$$/.exec(source)?.[1];
  if (whole) return /\$\d/.test(path) ? undefined : { name: `${unescaped(whole)}$`, path };
  const rest =
    /^\^?([\w@~#$/.\\-]*?)\/?\(\.[*+]\)\$?$/.exec(source)?.[1] ??
    /^\^([\w@~#/.\\-]*?)\/?$/.exec(source)?.[1];
  if (rest === undefined || rest === '') return undefined;
  if (!/\$1$/.test(path)) return /\$\d/.test(path) ? undefined : { name: unescaped(rest), path };
  const folder = path.replace(/\/?\$1$/, '');
  const hasSlash = /\/\(\.[*+]\)\$?$/.test(source);
  if (!hasSlash) return undefined;
  return { name: unescaped(rest), path: folder === '.' || folder === '' ? '.' : folder };
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');
