import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import {
  type DealInProgress,
  everythingDone,
  makeDealInProgress,
  proposeByClient,
} from '#tests/support/completed-deal.ts';
import { rounds } from '#tests/support/rounds.ts';
import { runJob } from '#tests/support/run-job.ts';
import { completionsAged } from './jobs.ts';

const app = await sharedTestApp();

const atProject = ({ projectId }: DealInProgress) =>
  ({ table: 'projects', key: 'id', value: projectId }) as const;
const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)));
const rowsOf = ({ applicationId }: DealInProgress) =>
  app.db
    .selectFrom('completions')
    .select(['state', 'completed_how', 'proposed_by_side'])
    .where('application_id', '=', applicationId)
    .execute();
const statusOf = async ({ client, projectId }: DealInProgress) =>
  (await (await app.as(client)).projects.getOwn({ projectId })).status;

describe('at one moment', () => {
  it('both sides propose, ten times each: one proposal waits, every time', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const deal = await makeDealInProgress(app);
      const { applicationId, projectId } = deal;
      const { projects } = await app.as(deal.client);
      const { completions } = await app.as(deal.consultant);
      const checklist = everythingDone;
      const results = await allAtOnce<unknown>(app, atProject(deal), [
        ...Array.from({ length: 10 }, () => () => projects.complete({ projectId, checklist })),
        ...Array.from(
          { length: 10 },
          () => () => completions.propose({ applicationId, checklist }),
        ),
      ]);
      expect(codesOf(results).toSorted()).toEqual([
        ...Array.from({ length: 19 }, () => 'COMPLETION_WAITS'),
        'done',
      ]);
      expect(await rowsOf(deal)).toMatchObject([{ state: 'waiting' }]);
      expect(await statusOf(deal)).toBe('in_progress');
    }
  });

  it('one side answers and the other takes back: the first one counts, every time', async () => {
    for (let round = 0; round < rounds(3, 21); round += 1) {
      const deal = await makeDealInProgress(app);
      const completionId = await proposeByClient(app, deal);
      const asClient = (await app.as(deal.client)).completions;
      const asConsultant = (await app.as(deal.consultant)).completions;
      const acts = [
        () => asConsultant.confirm({ completionId }),
        () => asClient.takeBack({ completionId }),
        () => asConsultant.sayMissing({ completionId, missing: 'The handbook.' }),
      ];
      const order = [...acts.slice(round % 3), ...acts.slice(0, round % 3)];
      const results = await oneBehindAnother<unknown>(app, atProject(deal), order);
      expect(codesOf(results)).toEqual(['done', 'COMPLETION_STATE', 'COMPLETION_STATE']);
      const state = ['completed', 'taken-back', 'missing'][round % 3];
      expect(await rowsOf(deal)).toMatchObject([{ state }]);
      expect(await statusOf(deal)).toBe(state === 'completed' ? 'completed' : 'in_progress');
    }
  });

  it('time answers and the other side does: the first one counts, every time', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeDealInProgress(app);
      const completionId = await proposeByClient(app, deal);
      const asConsultant = (await app.as(deal.consultant)).completions;
      app.clock.moveTo(new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString());
      const isTimeFirst = round % 2 === 0;
      const acts = [
        () => runJob(app, completionsAged),
        () => asConsultant.sayMissing({ completionId, missing: 'The handbook.' }),
      ];
      const results = await oneBehindAnother<unknown>(
        app,
        atProject(deal),
        isTimeFirst ? acts : acts.toReversed(),
      );
      expect(codesOf(results)).toEqual(
        isTimeFirst ? ['done', 'COMPLETION_STATE'] : ['done', 'done'],
      );
      expect(await statusOf(deal)).toBe(isTimeFirst ? 'completed' : 'in_progress');
    }
  });

  it('completion is proposed and undoing is asked for: one of the two is, every time', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeDealInProgress(app);
      const { applicationId, projectId } = deal;
      const { projects } = await app.as(deal.client);
      const { applications } = await app.as(deal.consultant);
      const acts = [
        () => projects.complete({ projectId }),
        () => applications.undoDeal({ applicationId }),
      ];
      const isProposedFirst = round % 2 === 0;
      const results = await oneBehindAnother<unknown>(
        app,
        atProject(deal),
        isProposedFirst ? acts : acts.toReversed(),
      );
      expect(codesOf(results)).toEqual([
        'done',
        isProposedFirst ? 'APPLICATION_STATE' : 'UNDO_ASKED',
      ]);
    }
  });
});
