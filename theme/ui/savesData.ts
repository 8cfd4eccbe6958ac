interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing may be fetched ahead: the reader saves data, or the connection is 2g. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
