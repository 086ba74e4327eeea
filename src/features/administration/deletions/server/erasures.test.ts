import { describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '#access/user.ts';
import { expiredBatch } from '#db/kept-for.ts';
import { createLog } from '#lib/log.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { ageDeletions, eraseAgain } from './commands/begin-erasures.ts';
import { carryOutErasures } from './commands/carry-out-erasures.ts';
import { keepPeriods } from './commands/keep-periods.ts';
import { deletionNear, deletionsAged, erasuresAged } from './jobs.ts';

const app = await sharedTestApp();

const { passTime, run, ask, subjectsTo, exists } = deletionsIn(app);
const hour = 60 * 60_000;
const day = 24 * hour;

const noId = toUserId('00000000-0000-4000-8000-000000000000');
const signal = new AbortController().signal;

/** A feature that knows nothing of people. */
const noPart: PersonalData = { feature: 'weather', tables: [], impersonal: {}, lists: [] };

describe('an erasure', () => {
  /** People whose farewell was an hour ago, and no one else's. */
  async function due(count: number): Promise<UserId[]> {
    await app.pool.query('delete from deletions');
    await app.pool.query('delete from erasures');
    const people: UserId[] = [];
    for (let index = 0; index < count; index += 1) {
      const email = `due-${index}-${app.clock.now().getTime()}@example.test`;
      const userId = await app.make.consultant({ email, subscribed: false });
      await ask(userId, email);
      people.push(userId);
    }
    passTime(31 * day);
    await ageDeletions(app.services);
    await app.settle();
    passTime(2 * hour);
    return people;
  }

  it('goes on after a kill at every step, and is done once', async () => {
    const [userId = noId] = await due(1);
    const parts = app.services.personalData.map(({ feature }) => feature);
    for (const [index] of parts.entries()) {
      // The process is killed before the step after this one.
      let stepsLeft = 1;
      const personalData = app.services.personalData.map((part) => ({
        ...part,
        removeFiles: async (...words: Parameters<NonNullable<typeof part.removeFiles>>) => {
          stepsLeft -= 1;
          if (stepsLeft < 0) throw new Error('killed');
          await part.removeFiles?.(...words);
        },
      }));
      await carryOutErasures({ ...app.services, personalData }, signal).catch((error: unknown) =>
        expect(String(error)).toContain('killed'),
      );
      const [erasure] = await app.db
        .selectFrom('erasures')
        .selectAll()
        .where('user_id', '=', userId)
        .execute();
      if (index < parts.length - 1) expect(erasure?.steps).toHaveLength(index + 1);
    }
    await carryOutErasures(app.services, signal);
    expect(await exists(userId)).toBe(false);
    const [erasure] = await app.db
      .selectFrom('erasures')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(erasure).toMatchObject({ steps: [], farewell_id: null });
    expect(erasure?.erased_at).not.toBeNull();
    const again = app.clock.now();
    passTime(hour);
    await carryOutErasures(app.services, signal);
    const [after] = await app.db
      .selectFrom('erasures')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(after?.erased_at).toEqual(again);
  });

  it('goes on after a kill when the person is not known any more', async () => {
    const [userId = noId] = await due(1);
    const oldest = { ...noPart, removeFiles: () => Promise.reject(new Error('killed')) };
    const withKill = { ...app.services, personalData: [oldest, ...app.services.personalData] };
    await expect(carryOutErasures(withKill, signal)).rejects.toThrow('killed');
    expect(await exists(userId)).toBe(false);
    await carryOutErasures(app.services, signal);
    const erasure = await app.db.selectFrom('erasures').select('erased_at').executeTakeFirst();
    expect(erasure?.erased_at).toEqual(app.clock.now());
  });

  it('does each step once, with the address of the person, also where another process has come first', async () => {
    const [userId = noId, other = noId] = await due(2);
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const erased: string[] = [];
    const youngest: PersonalData = {
      ...noPart,
      removeFiles: async (_, leaver) => {
        if (leaver.userId !== other) return;
        await app.db
          .updateTable('erasures')
          .set({ steps: [noPart.feature] })
          .where('user_id', '=', other)
          .execute();
      },
      erase: async (_, __, leaver) => {
        erased.push(`${leaver.userId} ${leaver.email}`);
      },
    };
    const personalData = [...app.services.personalData, youngest];
    await carryOutErasures({ ...app.services, personalData }, signal);
    expect(erased).toEqual([`${userId} ${email}`]);
    expect([await exists(userId), await exists(other)]).toEqual([false, false]);
  });

  it('of one person fails alone: the others are erased', async () => {
    const [first = noId, second = noId] = await due(2);
    const personalData = app.services.personalData.map((part) => ({
      ...part,
      removeFiles: async (_: unknown, { userId }: { userId: UserId }) => {
        if (userId === first) throw new Error('the storage is away');
      },
    }));
    await expect(carryOutErasures({ ...app.services, personalData }, signal)).rejects.toThrow(
      'the storage is away',
    );
    expect([await exists(first), await exists(second)]).toEqual([true, false]);
    await carryOutErasures(app.services, signal);
    expect(await exists(first)).toBe(false);
  });

  it('begins with the day it was announced for, and with no one else', async () => {
    await due(0);
    const [early, late] = ['early@example.test', 'late@example.test'];
    const first = await app.make.client({ email: early });
    const second = await app.make.client({ email: late });
    await ask(first, early);
    passTime(1);
    await ask(second, late);
    passTime(30 * day - 2);
    const begun = async () => {
      await ageDeletions(app.services);
      const rows = await app.db.selectFrom('erasures').select('user_id').execute();
      return rows.map(({ user_id }) => user_id);
    };
    expect(await begun()).toEqual([]);
    passTime(1);
    expect(await begun()).toEqual([first]);
    const sessions = app.db.selectFrom('auth.sessions').select('id').where('user_id', '=', first);
    expect(await sessions.execute()).toEqual([]);
    expect(await begun()).toEqual([first]);
    await app.settle();
    const farewells = (await subjectsTo(early)).filter(
      (subject) => subject === 'Your account is erased',
    );
    expect(farewells).toHaveLength(1);
  });

  it('waits for a farewell that is on its way for a day, and for an hour in any case', async () => {
    const [userId = noId] = await due(1);
    const setErasure = (farewellId: string | null, begunHoursAgo: number) =>
      app.db
        .updateTable('erasures')
        .set({
          farewell_id: farewellId,
          begun_at: new Date(app.clock.now().getTime() - begunHoursAgo * hour),
        })
        .where('user_id', '=', userId)
        .execute();
    const isErasedAfter = async (farewellId: string | null, hours: number) => {
      await setErasure(farewellId, hours);
      await carryOutErasures(app.services, signal);
      return !(await exists(userId));
    };
    const underWay = crypto.randomUUID();
    const startAfter = new Date(Date.now() + 100 * day);
    const { jobs, db } = app.services;
    await jobs.enqueue(db, deletionNear, { userId: noId }, { id: underWay, startAfter });
    expect(await isErasedAfter(null, 0.99)).toBe(false);
    expect(await isErasedAfter(underWay, 23.99)).toBe(false);
    expect(await isErasedAfter(underWay, 24)).toBe(true);
    const [other = noId] = await due(1);
    await app.db.updateTable('erasures').set({ farewell_id: null }).execute();
    await carryOutErasures(app.services, signal);
    expect(await exists(other)).toBe(false);
  });

  it('leaves no word of the person in what the queue keeps', async () => {
    const email = 'queued@example.test';
    await due(0);
    const person = { email, firstName: 'Quentin', lastName: 'Queuedaway' };
    const userId = await app.make.client(person);
    await ask(userId, email);
    passTime(31 * day);
    await run(deletionsAged);
    const ofPerson = async () => {
      const { rows } = await app.pool.query<{ name: string }>(
        `select name from jobs.job where data::text ilike any (array[$1, $2, '%Queuedaway%'])`,
        [`%${email}%`, `%${userId}%`],
      );
      return rows.length;
    };
    expect(await ofPerson()).toBeGreaterThan(0);
    // What tells another user, and was over before.
    const { jobs, db } = app.services;
    const mail = { name: 'Quentin Queuedaway', id: crypto.randomUUID() };
    await jobs.enqueue(db, deletionNear, { userId: noId }, { id: mail.id });
    await app.settle();
    await app.pool.query(
      `update jobs.job set data = jsonb_build_object('by', $1::text) where id = $2`,
      [mail.name, mail.id],
    );
    passTime(2 * hour);
    await carryOutErasures(app.services, signal);
    expect(await ofPerson()).toBe(0);
  });

  it('is not begun of the last admin, who became the last after they had asked', async () => {
    await due(0);
    await app.pool.query('delete from admins');
    const [email, other] = ['leaving-admin@example.test', await app.make.admin()];
    const userId = await app.make.admin({ email });
    await ask(userId, email);
    await app.db.deleteFrom('admins').where('user_id', '=', other).execute();
    passTime(31 * day);
    await ageDeletions(app.services);
    expect(await app.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
    await app.make.admin();
    await ageDeletions(app.services);
    expect(await app.db.selectFrom('erasures').select('user_id').execute()).toEqual([
      { user_id: userId },
    ]);
    await app.pool.query('delete from admins');
  });

  it('of a user who works for others ends only what they take part in', async () => {
    await due(0);
    const [email, other] = ['works@example.test', await app.make.consultant()];
    const userId = await app.make.client({ email });
    const client = await app.make.client();
    const own = await app.make.project(userId, { status: 'in_progress' });
    await app.make.application(own, other, { status: 'accepted' });
    const foreign = await app.make.project(client, { status: 'in_progress' });
    await app.make.application(foreign, other, { status: 'accepted' });
    await ask(userId, email);
    passTime(31 * day);
    await ageDeletions(app.services);
    const rows = await app.db
      .selectFrom('projects')
      .select(['id', 'status', 'closing_reason as reason'])
      .where('id', 'in', [own, foreign])
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: own, status: 'cancelled', reason: 'The client has closed their account.' },
        { id: foreign, status: 'in_progress', reason: null },
      ]),
    );
    await app.settle();
  });

  it('is done again where a backup has brought a user back, hidden from the first moment', async () => {
    const userId = await app.make.consultant({ email: 'back@example.test', subscribed: false });
    const cookie = await app.cookieOf(userId);
    const replay = (id: UserId) => app.services.write((tx) => eraseAgain(tx, app.services, id));
    expect(await replay(noId)).toBe(false);
    expect(await replay(userId)).toBe(true);
    expect(await replay(userId)).toBe(false);
    const me = await app.http.request('/api/me', { headers: { cookie } });
    expect(await me.json()).toMatchObject({ kind: 'visitor' });
    expect(await (await app.as(userId)).accounts.me()).toMatchObject({ accountState: 'leaving' });
    passTime(2 * hour);
    await run(erasuresAged);
    expect(await exists(userId)).toBe(false);
    expect(await subjectsTo('back@example.test')).toEqual([]);
  });

  it('of a restored database is put off, for its person may have changed their mind since', async () => {
    const email = 'restored@example.test';
    const userId = await app.make.client({ email });
    await ask(userId, email);
    passTime(31 * day);
    await app.db
      .insertInto('restores')
      .values({ backup_made_at: app.clock.now(), restored_at: app.clock.now() })
      .execute();
    await run(deletionsAged);
    passTime(2 * hour);
    await run(erasuresAged);
    expect(await exists(userId)).toBe(true);
    const reminders = (await subjectsTo(email)).filter((subject) => subject.includes('erased on'));
    expect(reminders).toHaveLength(1);
    expect((await (await app.as(userId)).deletions.cancel()).cancelled).toBe(true);
    await app.pool.query('delete from restores');
  });
});

describe('what is kept for a time', () => {
  const logged: unknown[] = [];
  const log = createLog('info', {
    write: (line: string) => {
      const { kind, table, rows, msg } = JSON.parse(line);
      logged.push([kind, table, rows, msg]);
    },
  });
  const keep = (personalData: PersonalData[], by = signal) =>
    keepPeriods({ ...app.services, log, personalData }, by);
  const part = (
    table: 'live_events' | 'push_keys',
    expire: (now: Date) => number,
  ): PersonalData => ({
    ...noPart,
    retention: [{ kind: 'communications', table, expire: async (_, now) => expire(now) }],
  });

  it('is removed batch by batch, as of now, until a batch is not full, and the log has how many', async () => {
    const asked: Date[] = [];
    const batches = [expiredBatch, expiredBatch + 1, expiredBatch - 1, expiredBatch];
    const full = part('live_events', (now) => {
      asked.push(now);
      return batches[asked.length - 1] ?? 0;
    });
    const { retention: _, ...without } = full;
    const empty = part('push_keys', (now) => {
      asked.push(now);
      return 0;
    });
    await keep([full, without, empty]);
    expect(asked).toEqual(Array(4).fill(app.clock.now()));
    expect(logged).toEqual([
      ['communications', 'live_events', 3 * expiredBatch, 'kept long enough'],
    ]);
  });

  it('is left to the next run where the process is to stop', async () => {
    let batches = 0;
    const stopping = new AbortController();
    const many = part('live_events', () => {
      batches += 1;
      if (batches === 2) stopping.abort();
      return batches < 5 ? expiredBatch : 0;
    });
    await expect(keep([many], stopping.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect(batches).toBe(2);
  });
});
