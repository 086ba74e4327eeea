import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { toMemberInvitationId } from '#features/companies/members/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { companyOf, makeConversation, write } from '#tests/support/conversation.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rounds } from '#tests/support/rounds.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const codeOf = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'fulfilled' ? 'done' : String(result?.reason.code);

describe('at one moment', () => {
  it('a merge and an invitation that is accepted lose no member', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const first = await app.make.client();
      const from = await companyOf(app, first);
      const into = await companyOf(app, await app.make.client());
      const email = `${crypto.randomUUID()}@race.test`;
      const invited = await app.make.client({ email });
      const { members } = await app.as(first);
      const { invitationId } = await members.invite({ email, role: 'hiring' });
      const asked = { invitationId: toMemberInvitationId(invitationId) };
      const [byAdmin, byInvited] = [await app.as(admin), await app.as(invited)];
      const results = await allAtOnce<unknown>(
        app,
        { table: 'companies', key: 'id', value: from },
        [
          () => byAdmin.companies.merge({ companyId: from, into, reason: 'A race.' }),
          () => byInvited.members.accept(asked),
        ],
      );
      expect(codeOf(results[0])).toBe('done');
      expect(['done', 'INVITATION_ENDED']).toContain(codeOf(results[1]));
      const isMember = (await byAdmin.companies.get({ companyId: into })).members.some(
        ({ userId }) => userId === invited,
      );
      expect(isMember).toBe(codeOf(results[1]) === 'done');
    }
  });

  it('a merge and a message lose no message', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const consultant = await app.make.consultant();
      const one = await makeConversation(app, { consultant });
      const other = await makeConversation(app, { consultant });
      const from = await companyOf(app, one.client);
      const into = await companyOf(app, other.client);
      const byAdmin = await app.as(admin);
      const results = await allAtOnce<unknown>(
        app,
        { table: 'threads', key: 'id', value: one.threadId },
        [
          () => byAdmin.companies.merge({ companyId: from, into, reason: 'A race.' }),
          () => write(app, consultant, one.threadId, 'At this moment.'),
        ],
      );
      expect(codeOf(results[0])).toBe('done');
      expect(['done', 'THREAD_NOT_FOUND']).toContain(codeOf(results[1]));
      const { rows } = await app.pool.query(
        'select position from messages where thread_id = $1 order by position',
        [other.threadId],
      );
      const count = codeOf(results[1]) === 'done' ? 3 : 2;
      expect(rows.map(({ position }) => position)).toEqual([1, 2, 3].slice(0, count));
    }
  });

  it('a merge and what is kept for the former company lose neither', async () => {
    const first = await app.make.client();
    const from = await companyOf(app, first);
    const into = await companyOf(app, await app.make.client());
    const consultant = await app.make.consultant();
    const other = new pg.Client({ connectionString: app.connectionString });
    await other.connect();
    await other.query('begin');
    await other.query(
      'insert into consultant_shortlist (client_id, company_id, consultant_id) values ($1, $2, $3)',
      [first, from, consultant],
    );
    const { companies } = await app.as(admin);
    const merged = companies.merge({ companyId: from, into, reason: 'A race.' });
    await eventually(async () => {
      await other.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await other.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rowCount === 0) throw new Error('The merge does not wait.');
    });
    await other.query('commit');
    await other.end();
    expect(await merged).toMatchObject({ shortlisted: 1 });
    const { rows } = await app.pool.query(
      'select company_id from consultant_shortlist where consultant_id = $1',
      [consultant],
    );
    expect(rows).toEqual([{ company_id: into }]);
  });

  it('two merges of two companies into each other make one of them', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const from = await companyOf(app, await app.make.client());
      const into = await companyOf(app, await app.make.client());
      const { companies } = await app.as(admin);
      const results = await allAtOnce<unknown>(
        app,
        { table: 'companies', key: 'id', value: [from, into].sort()[0] ?? from },
        [
          () => companies.merge({ companyId: from, into, reason: 'A race.' }),
          () => companies.merge({ companyId: into, into: from, reason: 'A race.' }),
        ],
      );
      expect(results.map(codeOf).sort()).toEqual(['COMPANY_NOT_FOUND', 'done']);
    }
  });
});
