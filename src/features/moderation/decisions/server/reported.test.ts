import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { retentionAged } from '#features/administration/deletions/server/jobs.ts';
import { reportIdSchema } from '#features/moderation/reports/ids.ts';
import { referenceIdSchema } from '#features/reviews/references/ids.ts';
import { toReviewId } from '#features/reviews/reviews/ids.ts';
import { createTestApp, sharedTestApp } from '#tests/support/app.ts';
import { bestReview, makeCompletedDeal } from '#tests/support/completed-deal.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { DecisionId } from '../ids.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();
const other = await app.make.admin();

const day = 86_400_000;
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const as = (userId?: UserId) => app.as(userId);
const report = { cause: 'personal-data', text: 'It names my colleague.' } as const;
const found = { toReporter: 'We looked at it.', toReported: 'It names Jo Rivers in full.' };
const words = 'Jo Rivers of sales was slow. Jo Rivers knows it.';
const newEmail = () => `${crypto.randomUUID()}@reported.test`;

/** A revealed review by a client that names a person. */
async function makeReview() {
  const deal = await makeCompletedDeal(app);
  const { applicationId } = deal;
  await (await as(deal.client)).reviews.submit({ applicationId, ...bestReview, words });
  const { revealed } = await (await as(deal.consultant)).reviews.submit({
    ...{ applicationId, ...bestReview },
  });
  const byClient = revealed.find(({ by }) => by === 'client');
  if (!byClient) throw new Error('The review of the client was not revealed.');
  const byConsultant = revealed.find(({ by }) => by === 'consultant');
  return {
    ...deal,
    reviewId: toReviewId(byClient.id),
    ofClient: toReviewId(byConsultant?.id ?? ''),
  };
}

/** What all read of a consultant. */
async function readWords(consultantId: UserId): Promise<string[]> {
  const { reviews } = await as(await app.make.client({ email: newEmail() }));
  return (await reviews.listOfConsultant({ consultantId })).items.map((review) => review.words);
}

async function settle(id: string, outcome: 'upheld' | 'dismissed'): Promise<void> {
  const { reports } = await as(admin);
  await reports.settle({ reportId: reportIdSchema.parse(id), outcome, ...found });
}

async function newestOf(userId: UserId) {
  const [decision] = await (await as(userId)).decisions.listOwn();
  if (!decision) throw new Error('There is no decision.');
  return { ...decision, id: decision.id as DecisionId };
}

async function winAppeal(userId: UserId): Promise<void> {
  const { id: decisionId } = await newestOf(userId);
  await (await as(userId)).decisions.appeal({ decisionId, text: 'It is not so.' });
  await (await as(other)).decisions.answerAppeal({
    ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
  });
}

const strikesOf = async (userId: UserId) =>
  (await (await as(admin)).decisions.listOfUser({ userId })).strikes;

describe('a report of a review', () => {
  it('is made by those who read the review and have not written it', async () => {
    const { client, consultant, reviewId, ofClient } = await makeReview();
    const stranger = await app.make.client({ email: newEmail() });
    const unlisted = await app.make.consultant({ email: newEmail(), subscribed: false });
    const tryBy = async (userId: UserId, id: typeof reviewId) => {
      const { reports } = await as(userId);
      return reports.reportReview({ reviewId: id, ...report }).then(
        () => 'received',
        (error: { code: string }) => error.code,
      );
    };
    expect(await tryBy(consultant, reviewId)).toBe('received');
    expect(await tryBy(stranger, reviewId)).toBe('received');
    expect(await tryBy(stranger, reviewId)).toBe('REPORTED_ALREADY');
    expect(await tryBy(client, reviewId)).toBe('REVIEW_NOT_FOUND');
    expect(await tryBy(unlisted, reviewId)).toBe('REVIEW_NOT_FOUND');
    expect(await tryBy(client, ofClient)).toBe('received');
    expect(await tryBy(unlisted, ofClient)).toBe('received');
    expect(await tryBy(consultant, ofClient)).toBe('REVIEW_NOT_FOUND');
    expect(await tryBy(stranger, ofClient)).toBe('REVIEW_NOT_FOUND');
  });

  it('shows admins the words as they stood', async () => {
    const { consultant, client, reviewId } = await makeReview();
    const { id } = await (await as(consultant)).reports.reportReview({ reviewId, ...report });
    const { items } = await (await as(admin)).reports.list({ limit: 100 });
    expect(items.find((each) => each.id === id)).toMatchObject({
      ...{ reported: { userId: client }, project: null, conversation: null },
      quote: { of: 'review', projectTitle: 'Close sooner', words, reviewId },
    });
  });

  it('that is upheld removes the review with reasons for its author: a strike, until an appeal', async () => {
    const { consultant, client, reviewId } = await makeReview();
    const { id } = await (await as(consultant)).reports.reportReview({ reviewId, ...report });
    await settle(id, 'upheld');
    expect(await readWords(consultant)).toEqual([]);
    expect(await newestOf(client)).toMatchObject({
      ...{ kind: 'review-removed', reason: found.toReported, ground: 'terms' },
      about: 'Close sooner',
    });
    expect(await strikesOf(client)).toBe(1);
    await winAppeal(client);
    expect(await readWords(consultant)).toEqual([words]);
    expect(await strikesOf(client)).toBe(0);
  });

  it('that is dismissed comes with reasons for the reporter, and waits again after their appeal', async () => {
    const { consultant, client, reviewId } = await makeReview();
    const { id } = await (await as(consultant)).reports.reportReview({ reviewId, ...report });
    await settle(id, 'dismissed');
    expect(await readWords(consultant)).toEqual([words]);
    expect(await newestOf(consultant)).toMatchObject({
      ...{ kind: 'report-dismissed', ground: null, reason: found.toReporter, strikeUntil: null },
      about: 'a review about “Close sooner”',
    });
    expect(await (await as(client)).decisions.listOwn()).toEqual([]);
    await winAppeal(consultant);
    const { items } = await (await as(other)).reports.list({ limit: 100 });
    expect(items.map((each) => each.id)).toContain(id);
    await settle(id, 'upheld');
    expect(await readWords(consultant)).toEqual([]);
  });

  it('stays settled after an appeal where its reporter has reported the same again', async () => {
    const { consultant, reviewId } = await makeReview();
    const { reports } = await as(consultant);
    const first = await reports.reportReview({ reviewId, ...report });
    await settle(first.id, 'dismissed');
    const again = await reports.reportReview({ reviewId, ...report });
    await winAppeal(consultant);
    const { items } = await (await as(other)).reports.list({ limit: 100 });
    const waiting = items.map((each) => each.id);
    expect([waiting.includes(first.id), waiting.includes(again.id)]).toEqual([false, true]);
  });

  it('is settled where another admin has removed the review already, with reasons once', async () => {
    const { consultant, client, reviewId } = await makeReview();
    const { id } = await (await as(consultant)).reports.reportReview({ reviewId, ...report });
    const reasons = { ground: 'law', reason: 'It names a person.' } as const;
    await (await as(other)).decisions.removeReview({ reviewId, ...reasons });
    await settle(id, 'upheld');
    expect(await (await as(client)).decisions.listOwn()).toHaveLength(1);
  });

  it.each([
    [
      'upheld',
      ['We have removed your review of “Close sooner”'],
      ['We have looked at what you reported'],
    ],
    [
      'dismissed',
      ['We have looked at your review about “Close sooner”'],
      ['We have not acted on your report of a review about “Close sooner”'],
    ],
  ] as const)('that is %s sends one mail to each side', async (outcome, toAuthor, toReporter) => {
    const { consultant, client, reviewId } = await makeReview();
    const { id } = await (await as(consultant)).reports.reportReview({ reviewId, ...report });
    await settle(id, outcome);
    await app.settle();
    const subjectsTo = async (userId: UserId) => {
      const { email } = await app.db
        .selectFrom('auth.users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
    };
    const settled = /^We have (looked|removed|upheld|not)/;
    expect((await subjectsTo(client)).filter((each) => settled.test(each))).toEqual(toAuthor);
    expect((await subjectsTo(consultant)).filter((each) => settled.test(each))).toEqual(toReporter);
  });
});

describe('an upheld report about a profile', () => {
  it('is a strike that ends after a year', async () => {
    const consultantId = await app.make.consultant({ email: newEmail() });
    const { reports } = await as(await app.make.client({ email: newEmail() }));
    const { id } = await reports.reportConsultant({ consultantId, ...report });
    await settle(id, 'upheld');
    expect(await newestOf(consultantId)).toMatchObject({ kind: 'warned', about: 'your profile' });
    expect(await strikesOf(consultantId)).toBe(1);
    pass(364 * day);
    expect(await strikesOf(consultantId)).toBe(1);
    pass(day);
    expect(await strikesOf(consultantId)).toBe(0);
  });
});

describe('a report of a reference', () => {
  it('that is upheld removes the reference once, and an appeal of the consultant brings it back', async () => {
    const consultant = await app.make.consultant({ email: newEmail() });
    const email = newEmail();
    const asked = { personName: 'Grace Hopper', companyName: 'Mills', role: 'Head of finance' };
    const { referenceId } = await (await as(consultant)).references.ask({
      ...{ ...asked, project: 'Month-end close', email },
    });
    await app.settle();
    const [mail] = await listMails(app.db, { to: email });
    const token = /\/references\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    await (await as()).references.confirm({ token, words: 'They closed our months.' });
    const client = await app.make.client({ email: newEmail() });
    const shown = async () =>
      (await (await as(client)).references.listOfConsultant({ consultantId: consultant })).items;
    const id = referenceIdSchema.parse(referenceId);
    const sent = await (await as(client)).reports.reportReference({ referenceId: id, ...report });
    const second = await app.make.client({ email: newEmail() });
    const also = await (await as(second)).reports.reportReference({ referenceId: id, ...report });
    await settle(sent.id, 'upheld');
    await settle(also.id, 'upheld');
    expect(await shown()).toEqual([]);
    await expect(
      (await as(client)).reports.reportReference({ referenceId: id, ...report }),
    ).rejects.toMatchObject({ code: 'REFERENCE_NOT_FOUND' });
    expect((await (await as(consultant)).references.listOwn()).items).toMatchObject([
      { isRemoved: true },
    ]);
    expect(await strikesOf(consultant)).toBe(1);
    await winAppeal(consultant);
    expect(await shown()).toHaveLength(1);
  });
});

describe('words taken out of a review', () => {
  const redact = async (reviewId: ReturnType<typeof toReviewId>, passages: string[]) =>
    (await as(admin)).decisions.redactReview({ reviewId, passages, reason: 'It names a person.' });

  it('are gone wherever they stand, while the stars stay, and come back on appeal', async () => {
    const { client, consultant, reviewId } = await makeReview();
    const readStars = async () => {
      const { reviews } = await as(await app.make.client({ email: newEmail() }));
      return (await reviews.listOfConsultant({ consultantId: consultant })).items[0]?.stars;
    };
    const stars = await readStars();
    await redact(reviewId, ['Jo Rivers']);
    expect(await readWords(consultant)).toEqual(['[…] of sales was slow. […] knows it.']);
    expect(await readStars()).toBe(stars);
    expect(await newestOf(client)).toMatchObject({ kind: 'review-redacted', ground: 'law' });
    await winAppeal(client);
    expect(await readWords(consultant)).toEqual([words]);
  });

  it('stay out where another decision took them out, in whichever order appeals are granted', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { client, consultant, reviewId } = await makeReview();
      await redact(reviewId, ['Jo Rivers']);
      pass(1000);
      await redact(reviewId, ['of sales']);
      const decisions = (await (await as(client)).decisions.listOwn()).toReversed();
      const left = [
        'Jo Rivers […] was slow. Jo Rivers knows it.',
        '[…] of sales was slow. […] knows it.',
      ];
      for (const nth of order) {
        const decisionId = decisions[nth]?.id as DecisionId;
        await (await as(client)).decisions.appeal({ decisionId, text: 'It is not so.' });
        await (await as(other)).decisions.answerAppeal({
          ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
        });
        const isFirst = nth === order[0];
        expect(await readWords(consultant)).toEqual([isFirst ? left[nth] : words]);
      }
    }
  });

  it('have to stand in it', async () => {
    const { consultant, reviewId } = await makeReview();
    await expect(redact(reviewId, ['Jo Rivers', 'Someone Else'])).rejects.toMatchObject({
      code: 'PASSAGE_NOT_FOUND',
    });
    expect(await readWords(consultant)).toEqual([words]);
  });

  it('are kept for an appeal, and no longer', async () => {
    const { reviewId } = await makeReview();
    await redact(reviewId, ['Jo Rivers']);
    const kept = () =>
      app.db
        .selectFrom('decisions')
        .select('words')
        .where('review_id', '=', reviewId)
        .executeTakeFirstOrThrow();
    await runJob(app, retentionAged);
    expect(await kept()).toEqual({ words });
    pass(184 * day);
    await runJob(app, retentionAged);
    expect(await kept()).toEqual({ words: '' });
  });

  it('are kept while an appeal waits', async () => {
    const { client, applicationId, reviewId } = await makeReview();
    await redact(reviewId, ['Jo Rivers']);
    const { id: decisionId } = await newestOf(client);
    await (await as(client)).decisions.appeal({ decisionId, text: 'It is not so.' });
    pass(184 * day);
    await runJob(app, retentionAged);
    await (await as(other)).decisions.answerAppeal({
      ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
    });
    const { revealed } = await (await as(client)).reviews.getOfDeal({ applicationId });
    expect(revealed.map((review) => review.words)).toContain(words);
  });
});

describe('the transparency page', () => {
  it('counts reports, decisions and appeals by year, without accounts marked as demo data', async () => {
    const fresh = await createTestApp();
    const [one, two] = [await fresh.make.admin(), await fresh.make.admin()];
    const consultantId = await fresh.make.consultant({ email: newEmail() });
    const client = await fresh.make.client({ email: newEmail() });
    const { id } = await (await fresh.as(client)).reports.reportConsultant({
      ...{ consultantId, ...report },
    });
    fresh.clock.moveTo(new Date(fresh.clock.now().getTime() + 2 * day));
    await (await fresh.as(one)).reports.settle({
      ...{ reportId: reportIdSchema.parse(id), outcome: 'upheld', ...found },
    });
    const [decision] = await (await fresh.as(consultantId)).decisions.listOwn();
    const decisionId = decision?.id as DecisionId;
    await (await fresh.as(consultantId)).decisions.appeal({ decisionId, text: 'No.' });
    await (await fresh.as(two)).decisions.answerAppeal({
      ...{ decisionId, outcome: 'upheld', answer: 'Yes.' },
    });
    const read = async () => (await fresh.as()).decisions.getTransparency({});
    const year = fresh.clock.now().getUTCFullYear();
    expect(await read()).toMatchObject([
      {
        year,
        reports: {
          ...{ received: 1, upheld: 1, dismissed: 0, medianDays: 2 },
          byCause: { 'personal-data': 1, untrue: 0 },
        },
        decisions: { total: 1, byKind: { warned: 1 }, byGround: { terms: 1 } },
        appeals: { received: 1, upheld: 1, reversed: 0, medianDays: 0 },
      },
    ]);
    await fresh.db.updateTable('profiles').set({ is_demo: true }).execute();
    expect(await read()).toEqual([]);
    await fresh.close();
  });
});
