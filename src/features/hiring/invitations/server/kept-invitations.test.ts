import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { isApprovedClient } from '#access/viewer.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { type InvitationId, toInvitationId } from '../ids.ts';
import { askedByInvitation } from './queries/asked-by-invitation.ts';
import {
  listMutesForExport,
  listReceivedForExport,
  listSentForExport,
} from './queries/exported-invitations.ts';
import { invitationsThatWait } from './queries/invitations-that-wait.ts';
import { getSentInvitation } from './queries/sent-invitations.ts';

const app = await sharedTestApp();
const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });

interface Invited {
  projectId: ProjectId;
  consultant: UserId;
  invitationId: InvitationId;
}
async function invited(): Promise<Invited> {
  const projectId = await app.make.project(client, { title: 'Close sooner' });
  const consultant = await app.make.consultant();
  return { projectId, consultant, invitationId: await app.make.invitation(projectId, consultant) };
}

describe('the copy of a user’s invitations', () => {
  const copyOf = async (list: typeof listSentForExport, userId: UserId) =>
    (await Array.fromAsync(list(app.services.db, userId))).flat();

  it('has what they sent or received, with the answer, and the other one as the site names them', async () => {
    const own = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const projectId = await app.make.project(own, { title: 'Close sooner' });
    const { invitations } = await app.as(own);
    const { id } = await invitations.send({ projectId, consultantId: consultant, note: 'Please.' });
    const invitationId = toInvitationId(id);
    const answers = (await app.as(consultant)).invitations;
    await answers.markRead({ invitationId });
    await answers.decline({
      invitationId,
      reason: 'other',
      words: 'No time.',
      isClientMuted: true,
    });
    const now = app.clock.now();
    const both = {
      ...{ project_id: projectId, project_title: 'Close sooner', note: 'Please.' },
      ...{ state: 'declined', decline_reason: 'other', decline_words: 'No time.' },
      ...{ created_at: now, answered_at: now },
    };
    expect(await copyOf(listSentForExport, own)).toEqual([{ ...both, consultant: 'Ada L.' }]);
    expect(await copyOf(listReceivedForExport, consultant)).toEqual([
      { ...both, first_read_at: now, client: 'Grace H.' },
    ]);
    expect(await copyOf(listMutesForExport, consultant)).toEqual([
      { client: 'Grace H.', created_at: now },
    ]);
    for (const list of [listReceivedForExport, listMutesForExport]) {
      expect(await copyOf(list, own)).toEqual([]);
    }
    expect(await copyOf(listSentForExport, consultant)).toEqual([]);
    // One that is withheld is part of what its client sent, and of nothing that the consultant received.
    await invitations.send({
      projectId: await app.make.project(own),
      consultantId: consultant,
    });
    expect(await copyOf(listSentForExport, own)).toHaveLength(2);
    expect(await copyOf(listReceivedForExport, consultant)).toHaveLength(1);
  });

  it('has no name of a consultant for a client who is not approved, or is suspended', async () => {
    const own = await app.make.client();
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    await app.make.invitation(await app.make.project(own), consultant);
    const namesFor = async () =>
      (await copyOf(listSentForExport, own)).map((row) => row.consultant);
    expect(await namesFor()).toEqual(['Ada L.']);
    await suspend(app, own);
    expect(await namesFor()).toEqual(['']);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: null, suspension_reason: null, approved_at: null })
      .where('user_id', '=', own)
      .execute();
    expect(await namesFor()).toEqual(['']);
  });

  it('is read in batches to its end', async () => {
    const own = await app.make.client();
    const [first, second] = [await app.make.consultant(), await app.make.consultant()];
    const { rows } = await app.pool.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
        where table_schema = 'public' and table_name = 'projects'
          and is_generated = 'NEVER' and column_name <> 'id'`,
    );
    await app.pool.query(
      `with made as (
         insert into projects (${rows[0]?.columns})
         select ${rows[0]?.columns} from projects, generate_series(1, 300) where id = $1
         returning id)
       insert into invitations (project_id, client_id, consultant_id, project_title, note, created_at)
       select made.id, $2, consultant, 'One', '', now()
         from made, unnest($3::text[]::uuid[]) as consultant`,
      [await app.make.project(own), own, [first, second]],
    );
    const batches = await Array.fromAsync(listSentForExport(app.services.db, own));
    expect(batches.map((rows) => rows.length)).toEqual([500, 100]);
    const read = new Map<unknown, number>();
    for (const { project_id: id } of batches.flat()) read.set(id, (read.get(id) ?? 0) + 1);
    expect([...read.values()]).toEqual(Array(300).fill(2));
    await app.pool.query(
      `insert into auth.users (name, email, email_verified, user_type, first_name, last_name)
       select 'Client', 'muted-' || n || '@example.test', true, 'client', 'C' || n, 'Kay'
         from generate_series(1, 501) as n`,
    );
    await app.pool.query(
      `insert into invitation_mutes (consultant_id, client_id, created_at)
       select $1, id, now() from auth.users where email like 'muted-%'`,
      [first],
    );
    const mutes = await Array.fromAsync(listMutesForExport(app.services.db, first));
    expect(mutes.map((rows) => rows.length)).toEqual([500, 1]);
    expect(new Set(mutes.flat().map((row) => row.client)).size).toBe(501);
  });
});

it('an invitation cannot be read back by anybody but its client', async () => {
  const { invitationId } = await invited();
  const readAs = async (userId: UserId) => {
    const viewer = await viewerOf(app.db, userId);
    if (!isApprovedClient(viewer)) throw new Error(`${userId} is no approved client.`);
    return getSentInvitation(app.db, viewer, invitationId);
  };
  expect((await readAs(client)).invitationId).toBe(invitationId);
  await expect(readAs(await app.make.client())).rejects.toThrow(`no invitation ${invitationId}`);
});

describe('what clients have asked of consultants', () => {
  it('is each invitation that reached them and was not withdrawn, with its answer', async () => {
    const one = await invited();
    const other = await invited();
    const withdrawn = await app.make.invitation(await app.make.project(client), one.consultant);
    await (await app.as(client)).invitations.withdraw({ invitationId: withdrawn });
    const withheld = await app.make.invitation(await app.make.project(client), one.consultant);
    await app.db
      .updateTable('invitations')
      .set({ is_withheld: true })
      .where('id', '=', withheld)
      .execute();
    const now = app.clock.now();
    const hadTime = {
      leftOpen: app.db
        .selectFrom('projects')
        .select(['id as projectId', sql<Date | null>`null::timestamptz`.as('leftOpenAt')]),
      days: 7,
    };
    const asked = (from: Date, until: Date) =>
      askedByInvitation(app.db, { personIds: [one.consultant], from, until }, hadTime).execute();
    const later = new Date(now.getTime() + 1);
    const unanswered = {
      personId: one.consultant,
      askedAt: now,
      answeredAt: null,
      isMadeUp: false,
    };
    expect(await asked(now, later)).toEqual([unanswered]);
    expect(await asked(new Date(now.getTime() - 1), now)).toEqual([]);
    expect(await asked(later, new Date(now.getTime() + 2))).toEqual([]);
    const { invitations } = await app.as(one.consultant);
    await invitations.decline({ invitationId: one.invitationId, reason: 'other' });
    expect(await asked(now, later)).toEqual([{ ...unanswered, answeredAt: now }]);
    const theirs = { personIds: [other.consultant], from: now, until: later };
    expect(await askedByInvitation(app.db, theirs, hadTime).execute()).toMatchObject([
      { answeredAt: null },
    ]);
  });

  it('waits until it is answered, unless they have blocked the client or one of both is suspended', async () => {
    const one = await invited();
    await invited();
    let blockedId = client;
    const waiting = async () => {
      const blocked = app.db
        .selectFrom('invitations')
        .select([
          sql<CompanyId>`(select company_id from company_members where user_id = ${blockedId})`.as(
            'companyId',
          ),
          sql<UserId>`${one.consultant}::uuid`.as('consultantId'),
        ]);
      const rows = await invitationsThatWait(app.db, blocked)
        .where('invitation.consultantId', '=', one.consultant)
        .execute();
      return rows.map(({ id, userId, firstName, projectTitle }) => ({
        ...{ id, userId, firstName, projectTitle },
      }));
    };
    expect(await waiting()).toEqual([]);
    blockedId = await app.make.client();
    const { consultant: userId, invitationId: id } = one;
    const waits = [{ id, userId, firstName: 'Grace', projectTitle: 'Close sooner' }];
    expect(await waiting()).toEqual(waits);
    const locked = (people: readonly UserId[], suspended_at: Date | null) =>
      app.db
        .updateTable('profiles')
        .set({ suspended_at, suspension_reason: suspended_at && 'A test.' })
        .where('user_id', 'in', people)
        .execute();
    for (const person of [client, one.consultant]) {
      await locked([person], app.clock.now());
      expect(await waiting()).toEqual([]);
      await locked([person], null);
      expect(await waiting()).toEqual(waits);
    }
    await (await app.as(one.consultant)).invitations.decline({ invitationId: id, reason: 'other' });
    expect(await waiting()).toEqual([]);
  });
});
