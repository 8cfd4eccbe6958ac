const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** The first of January 1980, the earliest day of the format: the same files give the same bytes. */
const DAY = 0x21;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;

/** A record of 16- and 32-bit numbers, least byte first: `[size, value]` each. */
function record(...fields: [size: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** A zip archive of text files, not compressed: the samples of a page are a few kilobytes. */
export function zip(files: Record<string, string>): Blob {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const data = encoder.encode(text);
    const common: [2 | 4, number][] = [
      [2, VERSION],
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, DAY],
      [4, crc32(data)],
      [4, data.length],
      [4, data.length],
      [2, name.length],
      [2, 0],
    ];
    const local = record([4, 0x04034b50], ...common);
    parts.push(local, name, data);
    directory.push(
      record([4, 0x02014b50], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]),
      name,
    );
    offset += local.length + name.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  const end = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}
