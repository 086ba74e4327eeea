/** A file inside a zip, once it has been written: what the directory at the end of the archive says of it. */
export interface ZipEntry {
  path: string;
  modified: Date;
  /** CRC-32 of the file's own bytes. */
  crc: number;
  packedBytes: number;
  bytes: number;
  /** Where it begins in the archive. */
  beginsAt: number;
}

const latestVersion = 20;
// Sizes follow the data, and names are UTF-8.
const flags = 0x0808;
const deflated = 8;
/** The limit of 32-bit sizes: beyond it the format differs. */
export const mostZipBytes = 0xffff_ffff;
const mostEntries = 0xffff;

/** What comes before the packed bytes of a file, which are raw deflate. */
export function zipFileHeader({ path, modified }: Pick<ZipEntry, 'path' | 'modified'>): Buffer {
  const name = Buffer.from(path);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x0403_4b50, 0);
  header.writeUInt16LE(latestVersion, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(deflated, 8);
  header.writeUInt32LE(dosTime(modified), 10);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

/** What comes after them. */
export function zipFileEnd({
  crc,
  packedBytes,
  bytes,
}: Pick<ZipEntry, 'crc' | 'packedBytes' | 'bytes'>): Buffer {
  const end = Buffer.alloc(16);
  end.writeUInt32LE(0x0807_4b50, 0);
  end.writeUInt32LE(crc, 4);
  end.writeUInt32LE(packedBytes, 8);
  end.writeUInt32LE(bytes, 12);
  return end;
}

/** The end of an archive whose files take so many bytes. Throws when it is too large for the format. */
export function zipDirectory(entries: readonly ZipEntry[], beginsAt: number): Buffer {
  if (entries.length > mostEntries || beginsAt > mostZipBytes) {
    throw new RangeError('The archive is too large for a zip.');
  }
  const directory = Buffer.concat(entries.map(directoryEntry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(beginsAt, 16);
  return Buffer.concat([directory, end]);
}

function directoryEntry(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.path);
  const row = Buffer.alloc(46);
  row.writeUInt32LE(0x0201_4b50, 0);
  row.writeUInt16LE(latestVersion, 4);
  row.writeUInt16LE(latestVersion, 6);
  row.writeUInt16LE(flags, 8);
  row.writeUInt16LE(deflated, 10);
  row.writeUInt32LE(dosTime(entry.modified), 12);
  row.writeUInt32LE(entry.crc, 16);
  row.writeUInt32LE(entry.packedBytes, 20);
  row.writeUInt32LE(entry.bytes, 24);
  row.writeUInt16LE(name.length, 28);
  row.writeUInt32LE(entry.beginsAt, 42);
  return Buffer.concat([row, name]);
}

/** Time in the low half, day in the high one, to two seconds, in UTC. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return day * 0x1_0000 + time;
}
