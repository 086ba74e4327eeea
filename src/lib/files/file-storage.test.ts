import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { openDiskFileStorage } from './disk-file-storage.ts';
import { type FileName, nameOfContent, parseFileName } from './file-name.ts';
import { type FileStorage, StorageUnavailable } from './file-storage.ts';
import { type LocalS3, startLocalS3 } from './local-s3-fixture.ts';
import { s3FileStorage } from './s3-file-storage.ts';

const newFile = (size = 5000): { name: FileName; bytes: Uint8Array } => {
  const bytes = new Uint8Array(randomBytes(size));
  return { name: nameOfContent('owner', bytes), bytes };
};

let parent: string;
let s3: LocalS3;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'direct365-files-'));
  s3 = await startLocalS3();
  return async () => {
    await s3.close();
    await rm(parent, { recursive: true, force: true });
  };
});

const kinds: [string, () => Promise<FileStorage>][] = [
  ['on disk', () => openDiskFileStorage(join(parent, 'kept'))],
  ['in S3', async () => s3FileStorage(s3.settings)],
];

describe.each(kinds)('files %s', (_kind, open) => {
  let files: FileStorage;
  beforeAll(async () => {
    files = await open();
  });

  it('are read as they were written, byte for byte', async () => {
    const { name, bytes } = newFile();
    await files.put(name, bytes);
    expect(await files.exists(name)).toBe(true);
    expect(await files.read(name)).toEqual(bytes);
  });

  it('may be written twice, also at once', async () => {
    const { name, bytes } = newFile(200_000);
    await Promise.all(Array.from({ length: 20 }, () => files.put(name, bytes)));
    expect(await files.read(name)).toEqual(bytes);
  });

  it('are nothing, and no fault, where there is none of this name', async () => {
    const { name } = newFile();
    expect(await files.exists(name)).toBe(false);
    expect(await files.read(name)).toBeNull();
  });

  it('are gone once removed, and may be removed twice', async () => {
    const { name, bytes } = newFile();
    await files.put(name, bytes);
    await files.remove(name);
    await files.remove(name);
    expect(await files.exists(name)).toBe(false);
  });

  it('are found by the one that opens the storage next', async () => {
    const { name, bytes } = newFile();
    await files.put(name, bytes);
    expect(await (await open()).read(name)).toEqual(bytes);
  });

  it('say that the storage is well', async () => {
    await expect(files.probe()).resolves.toBeUndefined();
  });
});

describe('the names of files', () => {
  it('are made of the content and of whose it is', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(nameOfContent('a', bytes)).toMatch(/^[0-9a-f]{64}\.webp$/);
    expect(nameOfContent('a', bytes)).toBe(nameOfContent('a', new Uint8Array([1, 2, 3])));
    expect(nameOfContent('a', bytes)).not.toBe(nameOfContent('b', bytes));
    expect(nameOfContent('a', bytes)).not.toBe(nameOfContent('a', new Uint8Array([1, 2])));
  });

  it.each([
    '',
    '..',
    '../secrets/auth',
    `${'a'.repeat(64)}.webp/..`,
    `../${'a'.repeat(64)}.webp`,
    `${'A'.repeat(64)}.webp`,
    `${'a'.repeat(64)}.svg`,
    `${'a'.repeat(64)}.webp\0`,
    `${'a'.repeat(64)}.webp\n`,
  ])('are never %j', (text) => {
    expect(parseFileName(text)).toBeNull();
  });
});

describe('a folder of files', () => {
  it('is closed to other system users, and contains no drafts once a file is written', async () => {
    const folder = join(parent, 'closed');
    const files = await openDiskFileStorage(folder);
    const { name, bytes } = newFile();
    await files.put(name, bytes);
    const shard = join(folder, name.slice(0, 2));
    const modes = await Promise.all([folder, shard, join(shard, name)].map((path) => stat(path)));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
    expect(await readdir(join(folder, 'drafts'))).toEqual([]);
  });

  it('loses the drafts of a killed process, and keeps those being written', async () => {
    const folder = join(parent, 'killed');
    await mkdir(join(folder, 'drafts'), { recursive: true });
    const old = join(folder, 'drafts', 'old');
    await writeFile(old, 'half');
    await utimes(old, new Date(0), new Date(0));
    await writeFile(join(folder, 'drafts', 'young'), 'half');
    await openDiskFileStorage(folder);
    expect(await readdir(join(folder, 'drafts'))).toEqual(['young']);
  });

  it('that cannot be made is a sentence for the operator', async () => {
    const inTheWay = join(parent, 'file');
    await writeFile(inTheWay, '');
    const opening = openDiskFileStorage(join(inTheWay, 'files'));
    await expect(opening).rejects.toThrow(SetupProblem);
    await expect(opening).rejects.toThrow(/a file of that name is in the way.*DATA_DIR/);
  });

  it('whose disk is gone refuses, keeps no partial file, and recovers', async () => {
    const folder = join(parent, 'unmounted');
    const files = await openDiskFileStorage(folder);
    const { name, bytes } = newFile();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'not a folder');
    await expect(files.put(name, bytes)).rejects.toThrow(StorageUnavailable);
    await expect(files.probe()).rejects.toThrow(StorageUnavailable);
    await expect(files.read(name)).rejects.toThrow(StorageUnavailable);
    await rm(folder);
    await mkdir(join(folder, 'drafts'), { recursive: true });
    await files.put(name, bytes);
    expect(await files.read(name)).toEqual(bytes);
  });
});

describe('a bucket', () => {
  it('that does not exist is the storage’s fault, not an absent file', async () => {
    const files = s3FileStorage({ ...s3.settings, bucket: 'missing-bucket' });
    const { name, bytes } = newFile();
    await expect(files.put(name, bytes)).rejects.toThrow(StorageUnavailable);
    await expect(files.probe()).rejects.toThrow(StorageUnavailable);
    await expect(files.read(name)).rejects.toThrow(StorageUnavailable);
  });

  it('refuses while its server is down', async () => {
    const down = await startLocalS3('soon-down');
    const files = s3FileStorage(down.settings);
    const { name, bytes } = newFile();
    await files.put(name, bytes);
    await down.close();
    for (const call of [
      () => files.put(name, bytes),
      () => files.read(name),
      () => files.exists(name),
      () => files.remove(name),
      () => files.probe(),
    ]) {
      await expect(call()).rejects.toThrow(StorageUnavailable);
    }
  });

  it('whose server never answers is given up', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const files = s3FileStorage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }, 200);
    await expect(files.probe()).rejects.toThrow(StorageUnavailable);
    silent.closeAllConnections();
    silent.close();
  });
});
