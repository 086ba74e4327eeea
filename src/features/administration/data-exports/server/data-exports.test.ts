import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { openZip } from '#features/profiles/lib/documents/open-zip.ts';
import { openDiskFileStorage } from '#lib/files/disk-file-storage.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { companyOf } from '#tests/support/conversation.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { givePhoto } from '#tests/support/photos.ts';
import { makeExport } from './commands/make-export.ts';
import { dataExportsAged } from './jobs.ts';

/** How many writes and removals go well before one does not, as if the process were killed there. */
let writesLeft = Number.POSITIVE_INFINITY;

const folder = await mkdtemp(join(tmpdir(), 'direct365-export-'));
afterAll(() => rm(folder, { recursive: true }));
const disk = await openDiskFileStorage(folder);
const files: FileStorage = {
  ...disk,
  async put(name, bytes) {
    writesLeft -= 1;
    if (writesLeft < 0) throw new Error('killed');
    await disk.put(name, bytes);
  },
};
const app = await sharedTestApp({ files });

const hour = 60 * 60_000;
const passTime = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));

async function fetchArchive(userId: UserId): Promise<Response> {
  const cookie = await app.cookieOf(userId);
  return app.http.request('/account/data-export.zip', { headers: { cookie } });
}

async function openArchive(userId: UserId) {
  const response = await fetchArchive(userId);
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  const zip = await openZip(bytes);
  const read = async (path: string) => new TextDecoder().decode(await zip.read(path));
  return { paths: zip.paths, read };
}

const storedParts = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.map(({ name }) => name).filter((name) => name.endsWith('.part'));
};

async function ask(userId: UserId) {
  const answer = await (await app.as(userId)).dataExports.ask();
  await app.settle();
  return answer;
}

describe('an export of everything about oneself', () => {
  it('is made by a job, told of by mail, and fetched by the person who asked', async () => {
    const email = 'wants-it-all@example.test';
    const userId = await app.make.consultant({ email, subscribed: false, firstName: '=1+1' });
    await givePhoto(app, userId);
    await app.db
      .updateTable('consultant_profiles')
      .set({ available_from: '2099-01-03' })
      .where('user_id', '=', userId)
      .execute();
    const { dataExport: asked } = await (await app.as(userId)).dataExports.ask();
    expect(asked).toMatchObject({ readyAt: null, bytes: 0 });
    expect((await fetchArchive(userId)).status).toBe(404);
    await app.settle();
    const { dataExport } = await (await app.as(userId)).dataExports.get();
    expect(dataExport?.bytes).toBeGreaterThan(1000);
    const mails = await listMails(app.db, { to: email });
    expect(mails.map(({ subject }) => subject)).toEqual(['Your data is ready · Direct365']);

    const { paths, read } = await openArchive(userId);
    expect(paths.filter((path) => path.startsWith('photos/'))).toHaveLength(3);
    const [account] = JSON.parse(await read('json/account.json'));
    expect(account).toMatchObject({ email, user_type: 'consultant' });
    expect(await read('json/profile.json')).toContain('Finance & Operations consultant');
    expect(JSON.parse(await read('json/profile.json'))).toMatchObject([
      { available_from: '2099-01-03' },
    ]);
    expect(await read('csv/account.csv')).toContain(email);
    expect(await read('json/projects.json')).toBe('[]\n');
    for (const path of paths.filter((each) => each.startsWith('json/'))) {
      expect(Array.isArray(JSON.parse(await read(path))), path).toBe(true);
      expect(await read('README.txt')).toContain(path.slice(5, -5));
    }
  });

  it('makes plain text of what a spreadsheet would take for a formula', async () => {
    const userId = await app.make.client({ firstName: '=HYPERLINK("https://evil.example")' });
    await ask(userId);
    const { read } = await openArchive(userId);
    expect(await read('csv/account.csv')).toContain(`"'=HYPERLINK`);
  });

  it('has no secrets of the person and no names that they do not see', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Hiddenname' });
    const project = await app.make.project(client);
    await app.make.application(project, consultant);
    const cookie = await app.cookieOf(client);
    await ask(client);
    const { read } = await openArchive(client);
    const received = await read('json/applications-received.json');
    expect(received).toContain('Ada H.');
    expect(received).not.toContain('Hiddenname');
    const session = await read('json/sessions.json');
    expect(JSON.parse(session).length).toBeGreaterThan(0);
    expect(session).not.toContain('token');
    expect(cookie).not.toBe('');
  });

  it('has the lists of their company for an owner, and for no other member', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const colleague = await app.make.colleague(owner, 'hiring', { firstName: 'Hal' });
    const projectId = await app.make.project(colleague, { title: 'In charge of Hal' });
    await app.make.application(projectId, await app.make.consultant());
    await app.make.project(await app.make.client(), { title: 'Of another company' });
    const companyId = await companyOf(app, owner);
    await ask(owner);
    await ask(colleague);
    const { paths, read } = await openArchive(owner);
    const listOf = async (name: string) =>
      JSON.parse(await read(`companies/${companyId}/json/${name}.json`)) as object[];
    expect(await listOf('projects')).toMatchObject([{ title: 'In charge of Hal' }]);
    expect(await listOf('applications')).toMatchObject([{ project_id: projectId }]);
    const members = (await listOf('members')) as { firstName: string; role: string }[];
    expect(members.map(({ firstName, role }) => `${firstName} ${role}`).sort()).toEqual([
      ...['Hal hiring', 'Olive owner'],
    ]);
    expect(await listOf('company')).toMatchObject([{ name: 'Olive Owner' }]);
    expect(await read('README.txt')).toContain(`companies/${companyId}: Olive Owner`);
    expect(
      paths.filter((path) => path.startsWith('companies/') && !path.includes(companyId)),
    ).toEqual([]);
    const other = await openArchive(colleague);
    expect(other.paths.filter((path) => path.startsWith('companies/'))).toEqual([]);
    expect(await other.read('README.txt')).not.toContain('companies/');
  });

  it('is fetched by no one else, not without a fresh sign-in, and not by an impersonating admin', async () => {
    const userId = await app.make.client();
    await ask(userId);
    const other = await app.make.client();
    expect((await fetchArchive(other)).status).toBe(404);
    const visitor = await app.http.request('/account/data-export.zip');
    expect(visitor.headers.get('location')).toBe('/auth?mode=signin&next=/account/your-data');
    const lookedIn = await app.http.request('/account/data-export.zip', {
      headers: { cookie: await beginImpersonating(app, userId) },
    });
    expect(lookedIn.headers.get('location')).toBe('/auth?mode=signin&next=/account/your-data');
    const cookie = await app.cookieOf(userId);
    await app.pool.query(
      "update auth.sessions set proven_at = proven_at - interval '1 hour' where user_id = $1",
      [userId],
    );
    const stale = await app.http.request('/account/data-export.zip', { headers: { cookie } });
    expect(stale.headers.get('location')).toBe('/auth/again?next=/account/your-data');
  });

  it('is made one at a time, and three times a day at most', async () => {
    const userId = await app.make.client();
    const api = await app.as(userId);
    const answers = await allAtOnce(
      app,
      { table: 'profiles', key: 'user_id', value: userId },
      Array.from({ length: 5 }, () => () => api.dataExports.ask()),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await app.settle();
    for (let time = 0; time < 2; time += 1) {
      passTime(1000);
      await ask(userId);
    }
    passTime(1000);
    await expect(ask(userId)).rejects.toMatchObject({ code: 'TOO_MANY_EXPORTS', status: 429 });
    passTime(24 * hour);
    expect((await ask(userId)).dataExport).not.toBeNull();
  });

  it('goes on after a kill at any write, and is the same archive then, once', async () => {
    const userId = await app.make.client({ email: 'killed@example.test' });
    await app.make.project(userId);
    const { id: exportId } = await app.db
      .insertInto('data_exports')
      .values({
        user_id: userId,
        asked_at: app.clock.now(),
        expires_at: new Date(app.clock.now().getTime() + 24 * hour),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    let ready = 0;
    let kills = 0;
    const make = () =>
      makeExport(app.services, exportId, {
        partBytes: 200,
        signal: new AbortController().signal,
        onReady: async () => {
          ready += 1;
        },
      });
    for (; ready === 0 && kills < 500; kills += 1) {
      writesLeft = 2;
      await make().catch((error: unknown) => expect(String(error)).toContain('killed'));
    }
    writesLeft = Number.POSITIVE_INFINITY;
    await make();
    expect(ready).toBe(1);
    expect(kills).toBeGreaterThan(10);
    const { paths, read } = await openArchive(userId);
    expect(new Set(paths).size).toBe(paths.length);
    expect(await read('json/projects.json')).toContain('Tune the month-end close');
    const { rows } = await app.pool.query(
      'select count(*)::int as parts from data_export_parts where export_id = $1',
      [exportId],
    );
    expect(rows[0].parts).toBeGreaterThan(10);
  });

  it('is written by one run: an earlier one that goes on writes nothing more', async () => {
    const userId = await app.make.client();
    await (await app.as(userId)).dataExports.ask();
    const { id } = await app.db
      .selectFrom('data_exports')
      .select('id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    let ready = 0;
    const make = () =>
      makeExport(app.services, id, {
        signal: new AbortController().signal,
        onReady: async () => {
          ready += 1;
        },
      });
    await Promise.allSettled([make(), make(), make()]);
    await app.settle();
    expect(ready).toBeLessThan(2);
    const { paths } = await openArchive(userId);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('expires after a week, and nothing of it is left', async () => {
    const userId = await app.make.client();
    await ask(userId);
    passTime(7 * 24 * hour + 1000);
    expect((await fetchArchive(userId)).status).toBe(404);
    expect(await (await app.as(userId)).dataExports.get()).toEqual({ dataExport: null });
    await app.services.jobs.enqueue(app.services.db, dataExportsAged, {});
    await app.settle();
    expect(await storedParts()).toEqual([]);
    expect(await app.db.selectFrom('data_exports').select('id').execute()).toEqual([]);
  });
});
