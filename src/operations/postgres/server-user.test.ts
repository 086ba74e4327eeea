import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseServerUser, isRoot } from './server-user.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const NOBODY = 'nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash';
const ABSENT = '/no/such/cluster';

describe('the user who runs PostgreSQL for root', () => {
  it('is the one made for it', () => {
    const user = chooseServerUser(ABSENT, [ROOT, NOBODY, POSTGRES].join('\n'));
    expect(user).toEqual({ name: 'postgres', uid: 101, gid: 104 });
  });

  it('is the user "nobody" without a dedicated one', () => {
    const user = chooseServerUser(ABSENT, [ROOT, NOBODY].join('\n'));
    expect(user).toEqual({ name: 'nobody', uid: 65534, gid: 65534 });
  });

  it('is never a user with a negative number, such as "nobody" on macOS', () => {
    const passwd = [ROOT, 'nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false'].join('\n');
    expect(() => chooseServerUser(ABSENT, passwd)).toThrow(/Start Direct365 as an ordinary user/);
  });

  it('names DATABASE_URL when the system has no such user', () => {
    expect(() => chooseServerUser(ABSENT, ROOT)).toThrow(/DATABASE_URL/);
  });

  it.skipIf(isRoot())('stays the owner of the files that are there already', () => {
    const cluster = mkdtempSync(join(tmpdir(), 'direct365-owner-'));
    const uid = process.getuid?.();
    const user = chooseServerUser(cluster, `${POSTGRES}\nann:x:${uid}:7:Ann:/home/ann:/bin/sh`);
    expect(user).toEqual({ name: 'ann', uid, gid: 7 });
    rmSync(cluster, { recursive: true });
  });

  it.runIf(isRoot())('is not root because root owns the files', () => {
    const cluster = mkdtempSync(join(tmpdir(), 'direct365-owner-'));
    expect(chooseServerUser(cluster, `${ROOT}\n${NOBODY}`).name).toBe('nobody');
    rmSync(cluster, { recursive: true });
  });
});
