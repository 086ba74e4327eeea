import type { UserId } from '#access/user.ts';
import { toWeekId } from '#features/agreements/time-sheets/ids.ts';
import { mondayOf } from '#features/agreements/time-sheets/rules/weeks.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { toCompletionId } from '#features/hiring/completions/ids.ts';
import { toAccessId } from '#features/hiring/environment-access/ids.ts';
import { decisionIdSchema } from '#features/moderation/decisions/ids.ts';
import { toReviewId } from '#features/reviews/reviews/ids.ts';
import type { TestApp } from './app.ts';
import { deliverMilestone, signStatement } from './canary-statement.ts';
import { bestReview, everythingDone } from './completed-deal.ts';

const environment = (says: (what: string) => string) => ({
  ...{ tenant: says('tenant'), environment: says('environment') },
  ...({ kind: 'sandbox', role: says('accessrole') } as const),
});

/** The consultant of a deal asks for access to an environment. */
export async function askForAccess(
  app: TestApp,
  { of, applicationId }: { of: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const { environmentAccess } = await app.as(of);
  await environmentAccess.ask({
    ...{ applicationId: applicationId as ApplicationId, ...environment(says) },
  });
}

/** The client of a deal grants access to an environment, which is returned. */
export async function grantAccess(
  app: TestApp,
  { of, applicationId }: { of: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const { environmentAccess } = await app.as(of);
  const { id } = await environmentAccess.grant({
    ...{ applicationId: applicationId as ApplicationId, ...environment(says) },
    grantedOn: '2026-01-05',
  });
  await environmentAccess.markReturned({ accessId: toAccessId(id), returnedOn: '2026-01-06' });
}

/** The consultant of a deal submits a week to its client, who returns it; one of the two says something of it. */
export async function keepTimeSheet(
  app: TestApp,
  deal: { client: UserId; consultant: UserId; applicationId: string },
  { note, reason }: { note: string; reason: string },
): Promise<void> {
  const applicationId = deal.applicationId as ApplicationId;
  const client = (await app.as(deal.client)).timeSheets;
  const consultant = (await app.as(deal.consultant)).timeSheets;
  await client.set({ applicationId, unit: 'hours', cap: 10 });
  const day = app.clock.now().toISOString().slice(0, 10);
  const startsOn = mondayOf(day);
  await consultant.saveWeek({ applicationId, startsOn, entries: [{ day, amount: 9, note }] });
  const { sheet } = await consultant.get({ applicationId });
  const weekId = toWeekId(sheet?.weeks[0]?.id ?? '');
  await consultant.submit({ weekId });
  const { week } = await client.getWeek({ weekId });
  await client.return({ weekId, submittedAt: week.submittedAt ?? '', reason });
}

/** One side of a deal proposes that it is completed, and says of the other's proposal what is missing. */
async function talkOfCompletion(
  app: TestApp,
  { of, other, applicationId }: { of: UserId; other: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const [own, others] = [(await app.as(of)).completions, (await app.as(other)).completions];
  const deal = { applicationId: applicationId as ApplicationId };
  const first = await own.propose({
    ...deal,
    checklist: {
      ...{ ...everythingDone, accessReturned: 'no' },
      ...{ openPoints: says('open'), environments: [says('environment')] },
    },
  });
  await others.sayMissing({ completionId: toCompletionId(first.id), missing: 'A chapter.' });
  const second = await others.propose({ ...deal, checklist: everythingDone });
  await own.sayMissing({ completionId: toCompletionId(second.id), missing: says('missing') });
}

/** Both sides of a deal complete it and review each other; one of them answers the other's review. */
async function reviewEachOther(
  app: TestApp,
  { of, other, applicationId }: { of: UserId; other: UserId; applicationId: string },
  says: (what: string) => string,
): Promise<void> {
  const [own, others] = [await app.as(of), await app.as(other)];
  const deal = { applicationId: applicationId as ApplicationId };
  const { id } = await own.completions.propose({ ...deal, checklist: everythingDone });
  await others.completions.confirm({ completionId: toCompletionId(id) });
  await own.reviews.submit({ ...deal, ...bestReview, words: says('review') });
  const { revealed } = await others.reviews.submit({ ...deal, ...bestReview, words: 'Fine.' });
  const about = revealed.find(({ words }) => words === 'Fine.');
  if (!about) throw new Error('The reviews were not revealed.');
  await own.reviews.reply({ reviewId: toReviewId(about.id), reply: says('reply') });
  // An admin releases it, the other side reports it, the admin removes it, and its author appeals.
  const reviewId = toReviewId(revealed.find(({ words }) => words !== 'Fine.')?.id ?? '');
  const [removing, answering] = [await app.make.admin(), await app.make.admin()];
  await (await app.as(removing)).decisions.releaseReview({ reviewId });
  await others.reports.reportReview({ reviewId, cause: 'offensive', text: 'It is rude.' });
  await (await app.as(removing)).decisions.removeReview({
    ...{ reviewId, ground: 'terms', reason: says('removal') },
  });
  const [decision] = await own.decisions.listOwn();
  const decisionId = decisionIdSchema.parse(decision?.id);
  await own.decisions.appeal({ decisionId, text: says('appeal') });
  await (await app.as(answering)).decisions.answerAppeal({
    ...{ decisionId, outcome: 'reversed', answer: says('answer') },
  });
}

/** A consultant names a former client, who confirms. */
export async function referTo(
  app: TestApp,
  consultant: UserId,
  says: (what: string) => string,
): Promise<void> {
  const { referenceId } = await (await app.as(consultant)).references.ask({
    ...{ personName: says('referee'), companyName: says('mill'), role: says('role') },
    ...{ email: 'zqkvogelreferee@example.test', project: says('reference') },
  });
  await app.settle();
  await app.db
    .updateTable('consultant_references')
    .set({ state: 'confirmed', words: says('confirmed'), token_hashes: [] })
    .set({ answered_at: app.clock.now() })
    .where('id', '=', referenceId)
    .execute();
}

/** Both sides of a deal sign a statement of work, have a milestone, talk of its completion, complete it and review each other. */
export async function goThroughDeal(
  ...[app, deal, says]: Parameters<typeof reviewEachOther>
): Promise<void> {
  await signStatement(app, deal, says);
  await deliverMilestone(app, deal, says);
  await talkOfCompletion(app, deal, says);
  await reviewEachOther(app, deal, says);
}
