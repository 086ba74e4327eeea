import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp, type TestClient } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type ApplicationId, toApplicationId } from '../ids.ts';

const crowd = 50;

const app = await sharedTestApp();
const client = await app.make.client();
const consultants: UserId[] = [];
for (let n = 0; n < crowd; n += 1) consultants.push(await app.make.consultant());

const atProject = (project: ProjectId) =>
  ({ table: 'projects', key: 'id', value: project }) as const;

async function crowdApplies(project: ProjectId): Promise<ApplicationId[]> {
  const rows = await app.db
    .insertInto('applications')
    .values(
      consultants.map((consultant_id) => ({
        project_id: project,
        consultant_id,
        cover_letter: 'Me.',
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => toApplicationId(id));
}

/** How many applications to the project there are, by status. */
async function statusesOf(project: ProjectId): Promise<Record<string, number>> {
  const rows = await app.db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<string>().as('n')])
    .where('project_id', '=', project)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
}

const codesOf = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const code = result.status === 'fulfilled' ? 'done' : String(result.reason.code);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

const times = <Result>(call: () => Promise<Result>) => Array.from({ length: crowd }, () => call);

describe('fifty simultaneous applications by one consultant', () => {
  it('leave exactly one, every time', async () => {
    const consultant = await app.make.consultant();
    const { applications } = await app.as(consultant);
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client);
      const submit = () => applications.submit({ projectId, coverLetter: 'Me.' });
      const results = await allAtOnce(app, atProject(projectId), times(submit));
      expect(codesOf(results)).toEqual({ done: 1, ALREADY_APPLIED: crowd - 1 });
      expect(await statusesOf(projectId)).toEqual({ pending: 1 });
    }
  });

  it('with one idempotency key all get the one application', async () => {
    const consultant = await app.make.consultant();
    const { applications } = await app.as(consultant, { idempotencyKey: 'fifty-clicks' });
    const projectId = await app.make.project(client);
    const results = await Promise.all(
      times(() => applications.submit({ projectId, coverLetter: 'Me.' })).map((call) => call()),
    );
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect(await statusesOf(projectId)).toEqual({ pending: 1 });
  });
});

describe('fifty simultaneous acceptances of different applications', () => {
  it('leave exactly one accepted and reject the others, every time', async () => {
    const { applications, projects } = await app.as(client);
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client);
      const received = await crowdApplies(projectId);
      const accept = received.map((applicationId) => () => applications.accept({ applicationId }));
      const results = await allAtOnce(app, atProject(projectId), accept);
      expect(codesOf(results)).toEqual({ done: 1, APPLICATION_STATE: crowd - 1 });
      expect(await statusesOf(projectId)).toEqual({ accepted: 1, rejected: crowd - 1 });
      expect((await projects.getOwn({ projectId })).status).toBe('in_progress');
    }
  });
});

describe('at the same moment', () => {
  it('applications arrive and one is accepted: no one is left without an answer', async () => {
    const { applications } = await app.as(client);
    const clients = new Map<UserId, TestClient>();
    for (const consultant of consultants) clients.set(consultant, await app.as(consultant));
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = toProjectId(await app.make.project(client));
      const early = await app.make.application(projectId, await app.make.consultant());
      const submits = [...clients.values()].map(
        (as) => () => as.applications.submit({ projectId, coverLetter: 'Me.' }),
      );
      const accept = () => applications.accept({ applicationId: early });
      await allAtOnce<unknown>(app, atProject(projectId), [
        ...submits.slice(0, 10),
        accept,
        ...submits.slice(10),
      ]);
      const { pending = 0, accepted } = await statusesOf(projectId);
      expect({ pending, accepted }).toEqual({ pending: 0, accepted: 1 });
    }
  });

  it('one is withdrawn and accepted: it ends one way, and the project with it', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client);
      const consultant = consultants[round] ?? client;
      const applicationId = await app.make.application(projectId, consultant);
      const asClient = await app.as(client);
      const asConsultant = await app.as(consultant);
      const results = await Promise.allSettled([
        asClient.applications.accept({ applicationId }),
        asConsultant.applications.withdraw({ applicationId }),
      ]);
      expect(codesOf(results)).toEqual({ done: 1, APPLICATION_STATE: 1 });
      const { status } = await asClient.applications.getReceived({ applicationId });
      const project = await asClient.projects.getOwn({ projectId });
      expect(project.status).toBe(status === 'accepted' ? 'in_progress' : 'open');
    }
  });
});
