import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canRead, firstFolderClosedTo } from './reachability.ts';

const stranger = { name: 'stranger', uid: 54321, gid: 54321 };
const groupMember = { name: 'member', uid: 54321, gid: process.getgid?.() ?? 0 };

let base: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'direct365-reach-')));
  chmodSync(base, 0o755);
  mkdirSync(join(base, 'outer/inner'), { recursive: true });
});
afterEach(() => rmSync(base, { recursive: true }));

describe('the way to a folder', () => {
  it('is free when everyone may pass, also to parts that do not exist yet', () => {
    expect(firstFolderClosedTo(stranger, join(base, 'outer/inner/new/newer'))).toBeUndefined();
  });

  it('ends at the first folder closed to others', () => {
    chmodSync(join(base, 'outer'), 0o700);
    expect(firstFolderClosedTo(stranger, join(base, 'outer/inner'))).toBe(join(base, 'outer'));
  });

  it('asks for passage, not for reading', () => {
    chmodSync(join(base, 'outer'), 0o711);
    expect(firstFolderClosedTo(stranger, join(base, 'outer/inner'))).toBeUndefined();
    chmodSync(join(base, 'outer'), 0o744);
    expect(firstFolderClosedTo(stranger, join(base, 'outer/inner'))).toBe(join(base, 'outer'));
  });

  it('is judged by the group for a member, even when others may pass', () => {
    chmodSync(join(base, 'outer'), 0o701);
    expect(firstFolderClosedTo(groupMember, join(base, 'outer'))).toBe(join(base, 'outer'));
  });

  it('follows links to where things really are', () => {
    symlinkSync(join(base, 'outer/inner'), join(base, 'link'));
    chmodSync(join(base, 'outer'), 0o700);
    expect(firstFolderClosedTo(stranger, join(base, 'link'))).toBe(join(base, 'outer'));
  });
});

describe('a file', () => {
  it('can be read when the way is free and its own permission allows it', () => {
    const file = join(base, 'outer/file');
    writeFileSync(file, '');
    chmodSync(file, 0o644);
    expect(canRead(stranger, file)).toBe(true);
    chmodSync(file, 0o600);
    expect(canRead(stranger, file)).toBe(false);
    chmodSync(file, 0o644);
    chmodSync(join(base, 'outer'), 0o700);
    expect(canRead(stranger, file)).toBe(false);
  });
});
