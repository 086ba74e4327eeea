import { describe, expect, it } from 'vitest';
import type { Call } from '#features/conversations/calls/contract/call-views.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { hoursAhead, makeFixedCall, pick, propose } from '#tests/support/calls.ts';
import { rounds } from '#tests/support/rounds.ts';

const crowd = 50;
const half = 30 * 60_000;

const app = await sharedTestApp();

describe('50 at once', () => {
  it.each(Array.from({ length: rounds(1, 20) }, (_, n) => n))(
    'book the same hour of one consultant, and one of them has it: round %i',
    async () => {
      const consultant = await app.make.consultant();
      const start = new Date(hoursAhead(app, 48)).getTime();
      // Some begin half an hour later: they overlap all the same.
      const proposals: Call[] = [];
      for (let n = 0; n < crowd; n += 1) {
        const time = new Date(start + (n % 2) * half).toISOString();
        proposals.push(await propose(app, await app.make.client(), consultant, [time]));
      }
      const results = await allAtOnce(
        app,
        { table: 'profiles', key: 'user_id', value: consultant },
        proposals.map((call) => () => pick(app, consultant, call)),
      );
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(crowd - 1);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'TIME_TAKEN' });
      const { items } = await (await app.as(consultant)).calls.listOpen({});
      expect(items.filter(({ state }) => state === 'fixed')).toHaveLength(1);
    },
  );

  it('pick one call, and it is fixed once', async () => {
    const client = await app.make.client();
    const consultant = await app.make.consultant();
    const call = await propose(app, client, consultant);
    const results = await Promise.allSettled(
      Array.from({ length: crowd }, (_, n) => pick(app, consultant, call, call.times[n % 2])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the database', () => {
  it('allows no double booking, for any writer', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const row = await app.db
      .selectFrom('calls')
      .selectAll()
      .where('id', '=', call.id)
      .executeTakeFirstOrThrow();
    const put = (changes: Partial<typeof row>) =>
      app.db
        .insertInto('calls')
        .values({ ...row, id: crypto.randomUUID(), ...changes })
        .execute();
    const other = await makeFixedCall(app, hoursAhead(app, 96));
    const byClient = { client_id: client, consultant_id: other.consultant };
    const byConsultant = { client_id: other.client, consultant_id: consultant };
    const by = { created_by: null, linked_by: null };
    for (const { client_id, consultant_id } of [byClient, byConsultant]) {
      const people = {
        ...by,
        client_id,
        consultant_id,
        created_by: client_id,
        acted_by: client_id,
      };
      await expect(put(people)).rejects.toThrow(/calls_of_(client|consultant)_once/);
      // One that begins when the other one ends is no second booking.
      await put({ ...people, starts_at: row.ends_at, ends_at: new Date(hoursAhead(app, 50)) });
    }
  });
});
