/** The files of an archive without compression, as `theme/doc/zip.ts` makes them. */
export function unzip(archive: Buffer): Record<string, string> {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'));
  const count = archive.readUInt16LE(end + 10);
  const files: Record<string, string> = {};
  for (let entry = 0, at = archive.readUInt32LE(end + 16); entry < count; entry++) {
    const size = archive.readUInt32LE(at + 20);
    const nameSize = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameSize);
    const data = archive.readUInt32LE(at + 42) + 30 + nameSize;
    files[name] = archive.toString('utf8', data, data + size);
    at += 46 + nameSize;
  }
  return files;
}
