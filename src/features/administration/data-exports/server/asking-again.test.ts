import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { PersonalList } from '#db/personal-tables.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { askExport } from './commands/ask-export.ts';
import { describeExport, exportFiles } from './commands/export-contents.ts';
import { makeExport } from './commands/make-export.ts';
import { removeExpiredExports, removeExportsOf } from './commands/remove-exports.ts';
import { listExpired } from './queries.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const app = await sharedTestApp();

const passTime = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const exportsOf = async (userId: UserId) => (await app.as(userId)).dataExports;
const rowsOf = (userId: UserId) =>
  app.db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).execute();
const partsOf = async (exportId: string | undefined): Promise<number> => {
  const rows = await app.db
    .selectFrom('data_export_parts')
    .select('file')
    .where('export_id', '=', exportId ?? '')
    .execute();
  return rows.length;
};

async function fetchArchive(userId: UserId): Promise<Response> {
  const headers = { cookie: await app.cookieOf(userId) };
  return app.http.request('/account/data-export.zip', { headers });
}

/** Asks, and waits until it is made. */
async function make(userId: UserId): Promise<void> {
  await (await exportsOf(userId)).ask();
  await app.settle();
}

describe('asking for another export', () => {
  it('is refused while one is made, to the same person alone', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    await (await exportsOf(person)).ask();
    passTime(1000);
    await expect((await exportsOf(person)).ask()).rejects.toMatchObject({
      code: 'EXPORT_UNDER_WAY',
    });
    await expect((await exportsOf(other)).ask()).resolves.toMatchObject({ dataExport: {} });
    await app.settle();
    passTime(1000);
    await expect((await exportsOf(person)).ask()).resolves.toMatchObject({ dataExport: {} });
    await app.settle();
  });

  it('takes the earlier one back at once, and leaves those of others', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    await make(person);
    await make(other);
    expect((await fetchArchive(person)).status).toBe(200);
    passTime(1000);
    const { dataExport } = await (await exportsOf(person)).ask();
    expect(dataExport).toMatchObject({ askedAt: app.clock.now().toISOString(), readyAt: null });
    expect((await fetchArchive(person)).status).toBe(404);
    expect((await fetchArchive(other)).status).toBe(200);
    await app.settle();
    expect((await fetchArchive(person)).status).toBe(200);
  });

  it('is possible again when one has not been made in a day', async () => {
    const person = await app.make.client();
    const asked = app.clock.now();
    await app.db
      .insertInto('data_exports')
      .values({
        ...{ user_id: person, asked_at: asked },
        expires_at: new Date(asked.getTime() + dayMs),
      })
      .execute();
    passTime(dayMs - 1);
    expect((await (await exportsOf(person)).get()).dataExport).not.toBeNull();
    await expect((await exportsOf(person)).ask()).rejects.toMatchObject({
      code: 'EXPORT_UNDER_WAY',
    });
    passTime(1);
    expect(await (await exportsOf(person)).get()).toEqual({ dataExport: null });
    await make(person);
    expect((await fetchArchive(person)).status).toBe(200);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it('never makes a second one beside one that is not finished, however old that is', async () => {
    const person = await app.make.client();
    const asked = app.clock.now();
    await app.db
      .insertInto('data_exports')
      .values({ user_id: person, asked_at: asked, expires_at: new Date(asked.getTime() + dayMs) })
      .execute();
    passTime(dayMs);
    const again = () => app.services.write((tx) => askExport(tx, app.services, person));
    expect(await again()).toEqual({ refused: 'EXPORT_UNDER_WAY' });
    expect(await rowsOf(person)).toMatchObject([{ asked_at: asked, ready_at: null }]);
    await removeExpiredExports(app.services, new AbortController().signal);
    expect(await again()).toEqual({ refused: null });
    expect(await rowsOf(person)).toMatchObject([{ asked_at: app.clock.now() }]);
    await app.settle();
  });

  it('waits a day after the third, counted from the first', async () => {
    const person = await app.make.client();
    const first = app.clock.now().getTime();
    for (let nth = 0; nth < 3; nth += 1) {
      await make(person);
      passTime(hourMs);
    }
    app.clock.moveTo(new Date(first + dayMs - 1));
    await expect((await exportsOf(person)).ask()).rejects.toMatchObject({
      code: 'TOO_MANY_EXPORTS',
    });
    app.clock.moveTo(new Date(first + dayMs));
    await make(person);
    expect((await fetchArchive(person)).status).toBe(200);
  });
});

describe('exports that are over', () => {
  it('are kept for a week to the moment, and then removed with their files', async () => {
    const [person, later] = [await app.make.client(), await app.make.client()];
    await make(person);
    const readyAt = app.clock.now().getTime();
    passTime(hourMs);
    await make(later);
    const [row] = await rowsOf(person);
    expect(row?.expires_at).toEqual(new Date(readyAt + 7 * dayMs));
    expect(await partsOf(row?.id)).toBeGreaterThan(0);

    app.clock.moveTo(new Date(readyAt + 7 * dayMs - 1));
    expect(await listExpired(app.db, app.clock.now())).not.toContain(row?.id);
    expect((await fetchArchive(person)).status).toBe(200);
    passTime(1);
    expect(await listExpired(app.db, app.clock.now())).toContain(row?.id);
    expect((await fetchArchive(person)).status).toBe(404);
    const stopping = AbortSignal.abort();
    await expect(removeExpiredExports(app.services, stopping)).rejects.toThrow();
    expect(await rowsOf(person)).toHaveLength(1);
    await removeExpiredExports(app.services, new AbortController().signal);
    expect(await rowsOf(person)).toEqual([]);
    expect(await partsOf(row?.id)).toBe(0);
    expect((await fetchArchive(later)).status).toBe(200);
  });

  it('are all removed but for those that cannot be, which is told at the end', async () => {
    await app.pool.query(`
      with made as (
        insert into auth.users (name, email, user_type)
        select 'n', 'many-' || n || '@example.test', 'client' from generate_series(1, 101) n
        returning id
      )
      insert into data_exports (user_id, asked_at, expires_at)
      select id, now() - interval '9 days', now() - interval '8 days' from made`);
    const now = app.clock.now();
    const [failing = '', ...others] = await listExpired(app.db, now);
    expect(others).toHaveLength(100);
    const mend = await failRows(app.pool, {
      ...{ table: 'data_exports', change: 'delete', when: `old.id = '${failing}'` },
    });
    const { signal } = new AbortController();
    await expect(removeExpiredExports(app.services, signal)).rejects.toThrow('1 failed');
    expect(await listExpired(app.db, now)).toEqual([failing]);
    await mend();
    await removeExpiredExports(app.services, signal);
    expect(await listExpired(app.db, now)).toEqual([]);
  });

  it('go with the account, whether they are over or not, and no one else’s', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    await make(person);
    passTime(1000);
    await make(person);
    await make(other);
    expect(await rowsOf(person)).toHaveLength(2);
    await removeExportsOf(app.services, person);
    expect(await rowsOf(person)).toEqual([]);
    expect((await fetchArchive(other)).status).toBe(200);
  });
});

describe('an export that is made', () => {
  it('is not made again, nor told of again, and one that is gone is not made', async () => {
    const person = await app.make.client();
    await make(person);
    const [row] = await rowsOf(person);
    let notified = 0;
    const again = (exportId: string) =>
      makeExport(app.services, exportId, {
        signal: new AbortController().signal,
        onReady: async () => {
          notified += 1;
        },
      });
    const parts = await partsOf(row?.id);
    await again(row?.id ?? '');
    await again(crypto.randomUUID());
    expect(notified).toBe(0);
    expect(await partsOf(row?.id)).toBe(parts);
  });

  it('stops between two files when the node stops', async () => {
    const person = await app.make.client();
    const { id } = await app.db
      .insertInto('data_exports')
      .values({
        ...{ user_id: person, asked_at: app.clock.now() },
        expires_at: new Date(app.clock.now().getTime() + dayMs),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const signal = AbortSignal.abort();
    await expect(
      makeExport(app.services, id, { signal, onReady: async () => {} }),
    ).rejects.toThrow();
    expect(await rowsOf(person)).toMatchObject([{ ready_at: null }]);
  });
});

describe('the files of an export', () => {
  /** What each file says, by its path. */
  async function readFiles(
    userId: UserId,
    personalData = app.services.personalData,
  ): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const { db, files } = app.services;
    for await (const { path, bytes } of exportFiles(
      { db, files, personalData },
      userId,
      new Date('2026-11-01T10:00:00Z'),
    )) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of bytes) chunks.push(chunk);
      found.set(path, Buffer.concat(chunks).toString('utf8'));
    }
    return found;
  }

  it('list every row twice, for programs and for spreadsheets', async () => {
    const person = await app.make.client();
    const titles = ['First, with "quotes"', 'Second'];
    for (const title of titles) await app.make.project(person, { title });
    const files = await readFiles(person);
    const rows: Record<string, unknown>[] = JSON.parse(files.get('json/projects.json') ?? '');
    expect(rows.map(({ title }) => title).toSorted()).toEqual(titles);
    const [names = '', ...lines] = (files.get('csv/projects.csv') ?? '')
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\r\n');
    expect(names.split(',')).toEqual(Object.keys(rows[0] ?? {}));
    expect(lines).toHaveLength(2);
    expect(lines.join('\n')).toContain('"First, with ""quotes"""');
    // Times and lists as they are in the other file, and nothing where there is nothing.
    const [first] = rows;
    const line = lines.find((each) => each.includes(String(first?.title).slice(0, 5)));
    expect(line).toContain(String(first?.created_at));
    expect(line).toContain('finance-operations.general-ledger');
    expect(line).not.toMatch(/null|undefined|\[object/);
  });

  it('name the columns of a spreadsheet once, of a list that is read in several batches', async () => {
    const batches = [
      [{ title: 'One', at: 1 }],
      [{ title: 'Two', at: 2 }],
      [{ title: 'Three', at: 3 }],
    ];
    const long: PersonalList = {
      ...{ name: 'long', says: 'A long list.' },
      async *rows() {
        yield* batches;
      },
    };
    const personalData = [{ feature: 'long', tables: [], impersonal: {}, lists: [long] }];
    const files = await readFiles(await app.make.client(), personalData);
    expect(files.get('csv/long.csv')).toBe('\ufefftitle,at\r\nOne,1\r\nTwo,2\r\nThree,3\r\n');
    expect(JSON.parse(files.get('json/long.json') ?? '')).toEqual(batches.flat());
  });

  it('say in words what is in each list, and when it was asked for', async () => {
    const person = await app.make.consultant();
    const readme = (await readFiles(person)).get('README.txt') ?? '';
    const lists = app.services.personalData.flatMap((part) => part.lists);
    expect(readme).toBe(describeExport(lists, new Date('2026-11-01T10:00:00Z')));
    expect(readme).toContain('You asked for it on 2026-11-01T10:00:00.000Z.');
    for (const { name, says } of lists) expect(readme).toContain(`\r\n${name}\r\n    ${says}\r\n`);
    expect(readme.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('hold nothing of anybody else', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    await app.make.project(other, { title: 'Of another user' });
    expect((await readFiles(person)).get('json/projects.json')).toBe('[]\n');
    expect([...(await readFiles(other)).values()].join('')).toContain('Of another user');
  });
});
