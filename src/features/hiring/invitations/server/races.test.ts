import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import { invitationsADay } from '../rules.ts';

const coverLetter = 'Me.';

const app = await sharedTestApp();
const client = await app.make.client();
const consultants: UserId[] = [];
for (let n = 0; n < 20; n += 1) consultants.push(await app.make.consultant());

const codesOf = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const code = result.status === 'fulfilled' ? 'done' : String(result.reason.code);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

const consultantOf = (round: number): UserId => consultants[round % consultants.length] ?? client;

async function outcomeOf(invitationId: string) {
  const { state, application_id } = await app.db
    .selectFrom('invitations')
    .select(['state', 'application_id'])
    .where('id', '=', invitationId)
    .executeTakeFirstOrThrow();
  return { state, hasApplication: application_id !== null };
}

async function countApplications(projectId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('applications')
    .select('id')
    .where('project_id', '=', projectId)
    .execute();
  return rows.length;
}

const atInvitation = (value: string) => ({ table: 'invitations', key: 'id', value }) as const;

describe('fifty clicks', () => {
  it('on Send leave one invitation, every time', async () => {
    // Limits are not asked here: a client of its own for each round.
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const owner = await app.make.client();
      const projectId = await app.make.project(owner);
      const { invitations } = await app.as(owner);
      const consultantId = consultantOf(round);
      const results = await allAtOnce(
        app,
        { table: 'profiles', key: 'user_id', value: owner },
        Array.from({ length: 50 }, () => () => invitations.send({ projectId, consultantId })),
      );
      expect(codesOf(results)).toEqual({ done: 1, ALREADY_INVITED: 49 });
    }
  });

  it('at once are no more invitations than a day allows', async () => {
    const owner = await app.make.client();
    const { invitations } = await app.as(owner);
    const consultantId = consultantOf(0);
    const calls: (() => Promise<unknown>)[] = [];
    for (let n = 0; n < invitationsADay + 10; n += 1) {
      const projectId = await app.make.project(owner);
      calls.push(() => invitations.send({ projectId, consultantId }));
    }
    const row = { table: 'profiles', key: 'user_id', value: owner } as const;
    const results = await allAtOnce(app, row, calls);
    expect(codesOf(results)).toEqual({ done: invitationsADay, TOO_MANY_INVITATIONS: 10 });
  });
});

describe('at the same moment', () => {
  it('an invitation is withdrawn and applied by: it ends one way, with or without an application', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client, { visibility: 'private' });
      const consultant = consultantOf(round);
      const invitationId = await app.make.invitation(projectId, consultant);
      const asClient = await app.as(client);
      const asConsultant = await app.as(consultant);
      const calls = [
        () => asClient.invitations.withdraw({ invitationId }),
        () => asConsultant.applications.submit({ projectId, coverLetter }),
      ];
      if (round % 2 === 1) calls.reverse();
      const results = await allAtOnce<unknown>(app, atInvitation(invitationId), calls);
      const { state, hasApplication } = await outcomeOf(invitationId);
      const hasWon = state === 'applied';
      expect(['applied', 'withdrawn']).toContain(state);
      expect(codesOf(results)).toEqual(
        hasWon ? { done: 1, INVITATION_STATE: 1 } : { done: 1, PROJECT_NOT_FOUND: 1 },
      );
      expect({ hasApplication, n: await countApplications(projectId) }).toEqual({
        hasApplication: hasWon,
        n: hasWon ? 1 : 0,
      });
    }
  });

  it('it is declined twice, withdrawn and applied by: one of them', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client, { visibility: 'private' });
      const consultant = consultantOf(round);
      const invitationId = await app.make.invitation(projectId, consultant);
      const asClient = await app.as(client);
      const asConsultant = await app.as(consultant);
      const decline = () => asConsultant.invitations.decline({ invitationId, reason: 'budget' });
      const results = await allAtOnce<unknown>(app, atInvitation(invitationId), [
        decline,
        () => asClient.invitations.withdraw({ invitationId }),
        decline,
        () => asConsultant.applications.submit({ projectId, coverLetter }),
      ]);
      expect(codesOf(results).done).toBe(1);
      const { state } = await outcomeOf(invitationId);
      expect(await countApplications(projectId)).toBe(state === 'applied' ? 1 : 0);
    }
  });

  it('the project is cancelled and applied to: no one applies to a closed one', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client, { visibility: 'private' });
      const consultant = consultantOf(round);
      const invitationId = await app.make.invitation(projectId, consultant);
      const asClient = await app.as(client);
      const asConsultant = await app.as(consultant);
      const results = await allAtOnce<unknown>(
        app,
        { table: 'projects', key: 'id', value: projectId },
        [
          () => asClient.projects.cancel({ projectId }),
          () => asConsultant.applications.submit({ projectId, coverLetter }),
        ],
      );
      const n = await countApplications(projectId);
      expect(codesOf(results)).toEqual(n === 1 ? { done: 2 } : { done: 1, PROJECT_NOT_FOUND: 1 });
      const { state } = await outcomeOf(invitationId);
      expect(state).toBe(n === 1 ? 'applied' : 'sent');
    }
  });

  it('a user is invited and applies: the invitation is answered, or never was', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const owner = await app.make.client();
      const projectId = await app.make.project(owner);
      const consultantId = consultantOf(round);
      const asClient = await app.as(owner);
      const asConsultant = await app.as(consultantId);
      const send = () => asClient.invitations.send({ projectId, consultantId });
      const submit = () => asConsultant.applications.submit({ projectId, coverLetter });
      const calls = round % 2 === 0 ? [send, submit] : [submit, send];
      const row = { table: 'projects', key: 'id', value: projectId } as const;
      await oneBehindAnother<unknown>(app, row, calls);
      const { items } = await asClient.invitations.listSent({ projectId });
      expect(await countApplications(projectId)).toBe(1);
      expect(items.map(({ state }) => state)).toEqual(calls[0] === send ? ['applied'] : []);
    }
  });
});
