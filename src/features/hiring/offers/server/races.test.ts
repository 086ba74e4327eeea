import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type OfferId, toOfferId } from '../ids.ts';

const crowd = 50;
const terms = { ...openTerms, rateUsd: 120 };

const app = await sharedTestApp();
const client = await app.make.client();
const consultant = await app.make.consultant();

const atProject = (project: ProjectId) =>
  ({ table: 'projects', key: 'id', value: project }) as const;
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const result of results) {
    const code = result.status === 'fulfilled' ? 'done' : String(result.reason.code);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};
const times = <Result>(count: number, call: () => Promise<Result>) =>
  Array.from({ length: count }, () => call);

interface Case {
  projectId: ProjectId;
  applicationId: ApplicationId;
  offerId: OfferId;
}
async function offered(): Promise<Case> {
  const projectId = await app.make.project(client);
  const applicationId = await app.make.application(projectId, consultant);
  const { offers } = await app.as(client);
  const { id } = await offers.make({ applicationId, terms });
  return { projectId, applicationId, offerId: toOfferId(id) };
}
const stateOf = async ({ applicationId }: Case) => {
  const { offers, applications, projects } = await app.as(client);
  const application = await applications.getReceived({ applicationId });
  const { items } = await offers.list({ applicationId });
  const { status } = await projects.getOwn({ projectId: application.projectId as ProjectId });
  return { offer: items[0]?.state, application: application.status, project: status };
};
const bound = { offer: 'accepted', application: 'accepted', project: 'in_progress' };

it('of fifty offers for different applications to one project one is made, every time', async () => {
  const { offers } = await app.as(client);
  const crowdOf: UserId[] = [];
  for (let n = 0; n < crowd; n += 1) crowdOf.push(await app.make.consultant());
  for (let round = 0; round < rounds(1, 20); round += 1) {
    const projectId = await app.make.project(client);
    const received: ApplicationId[] = [];
    for (const one of crowdOf) received.push(await app.make.application(projectId, one));
    const results = await allAtOnce(
      app,
      atProject(projectId),
      received.map((applicationId) => () => offers.make({ applicationId, terms })),
    );
    expect(codesOf(results)).toEqual({ done: 1, OFFER_ELSEWHERE: crowd - 1 });
  }
});

describe('fifty at once', () => {
  it('answer one offer in different ways: one answer counts, every time', async () => {
    const { offers } = await app.as(consultant);
    const asClient = await app.as(client);
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const one = await offered();
      const { offerId, projectId } = one;
      const results = await allAtOnce<unknown>(app, atProject(projectId), [
        ...times(15, () => offers.accept({ offerId })),
        ...times(15, () => offers.decline({ offerId })),
        ...times(10, () => offers.counter({ offerId, terms: { ...terms, rateUsd: 125 } })),
        ...times(10, () => asClient.offers.withdraw({ offerId })),
      ]);
      expect(codesOf(results)).toEqual({ done: 1, OFFER_STATE: crowd - 1 });
      const { offer, application, project } = await stateOf(one);
      if (offer === 'accepted') expect({ offer, application, project }).toEqual(bound);
      else expect({ application, project }).toEqual({ application: 'pending', project: 'open' });
    }
  });

  it('accept an offer, withdraw the application and cancel the project: all agree on the end', async () => {
    const { offers, applications } = await app.as(consultant);
    const { projects } = await app.as(client);
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const one = await offered();
      const { offerId, projectId, applicationId } = one;
      await allAtOnce<unknown>(app, atProject(projectId), [
        ...times(20, () => offers.accept({ offerId })),
        ...times(20, () => applications.withdraw({ applicationId })),
        ...times(10, () => projects.cancel({ projectId })),
      ]);
      await app.settle();
      const { offer, application, project } = await stateOf(one);
      if (offer === 'accepted') {
        expect(application).toBe('accepted');
        expect(['in_progress', 'cancelled']).toContain(project);
      } else {
        expect(offer).toBe('ended');
        expect(['withdrawn', 'rejected']).toContain(application);
        expect(project).toBe('cancelled');
      }
    }
  });

  it('accept the application and its offer: it is accepted once', async () => {
    const { offers } = await app.as(consultant);
    const { applications } = await app.as(client);
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const one = await offered();
      const { offerId, projectId, applicationId } = one;
      const results = await allAtOnce<unknown>(app, atProject(projectId), [
        ...times(25, () => offers.accept({ offerId })),
        ...times(25, () => applications.accept({ applicationId })),
      ]);
      expect(codesOf(results).done).toBe(1);
      expect(await stateOf(one)).toMatchObject({ application: 'accepted', project: 'in_progress' });
    }
  });
});
