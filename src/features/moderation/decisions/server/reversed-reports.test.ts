import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { reportIdSchema } from '#features/moderation/reports/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeRevealedReviews } from '#tests/support/revealed-reviews.ts';
import type { DecisionId } from '../ids.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();
const other = await app.make.admin();

const report = { cause: 'personal-data', text: 'It names my colleague.' } as const;
const found = { toReporter: 'We looked at it.', toReported: 'It names Jo Rivers in full.' };
const bell = 'We do not act on a report of yours any more. Why is in our mail to you.';

async function settle(id: string, outcome: 'upheld' | 'dismissed' = 'upheld'): Promise<void> {
  const { reports } = await app.as(admin);
  await reports.settle({ reportId: reportIdSchema.parse(id), outcome, ...found });
}

/** The person appeals against the newest decision about them, which another admin answers. */
async function appeal(userId: UserId, outcome: 'upheld' | 'reversed'): Promise<void> {
  const { decisions } = await app.as(userId);
  const [decision] = await decisions.listOwn();
  const decisionId = decision?.id as DecisionId;
  await decisions.appeal({ decisionId, text: 'It is not so.' });
  const answer = 'The words of Zacharias are fine.';
  await (await app.as(other)).decisions.answerAppeal({ decisionId, outcome, answer });
  await app.settle();
}

/** The mails of a reversed report to this user, and how often the bell says so. */
async function toldOf(userId: UserId) {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const mails = (await listMails(app.db, { to: email })).filter(({ subject }) =>
    subject.startsWith('We do not act'),
  );
  const { items } = await (await app.as(userId)).notifications.list({});
  return { mails, bells: items.filter((item) => item.words === bell).length };
}

describe('the reporter of something that was upheld', () => {
  it('is notified where an appeal reverses it: without the words or the name of the other side', async () => {
    const consultantId = await app.make.consultant({ firstName: 'Zacharias', lastName: 'Quill' });
    const reporter = await app.make.client();
    const { reports, decisions } = await app.as(reporter);
    const { id } = await reports.reportConsultant({ consultantId, ...report });
    await settle(id);
    await appeal(consultantId, 'reversed');
    const { mails, bells } = await toldOf(reporter);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We do not act on your report of the profile of Zacharias Q. any more',
    ]);
    expect(mails[0]?.text).not.toMatch(/Quill|are fine/);
    expect(mails[0]?.text).toMatch(/found nothing to act on, and taken the decision back/);
    expect(bells).toBe(1);
    // It is the answer to an appeal: there is none against it.
    expect(await decisions.listOwn()).toEqual([]);
  });

  it('is not where the decision stands', async () => {
    const consultantId = await app.make.consultant();
    const reporter = await app.make.client();
    const { id } = await (await app.as(reporter)).reports.reportConsultant({
      ...{ consultantId, ...report },
    });
    await settle(id);
    await appeal(consultantId, 'upheld');
    expect(await toldOf(reporter)).toEqual({ mails: [], bells: 0 });
  });

  it('is notified with each other one of the same review, but for one whose report was dismissed', async () => {
    const {
      client,
      consultant,
      byClient: reviewId,
    } = await makeRevealedReviews(app, 'Jo was late.');
    const reporters = [consultant, await app.make.client(), await app.make.client()] as const;
    const ids: string[] = [];
    for (const userId of reporters) {
      const { reports } = await app.as(userId);
      ids.push((await reports.reportReview({ reviewId, ...report })).id);
    }
    const [first = '', second = '', third = ''] = ids;
    await settle(third, 'dismissed');
    await settle(first);
    await settle(second);
    await appeal(client, 'reversed');
    const counts = await Promise.all(
      reporters.map(async (userId) => (await toldOf(userId)).mails.length),
    );
    expect(counts).toEqual([1, 1, 0]);
  });

  it('is not notified again of a report that an earlier appeal has reversed', async () => {
    const {
      client,
      consultant,
      byClient: reviewId,
    } = await makeRevealedReviews(app, 'Jo was late.');
    const { reports } = await app.as(consultant);
    await settle((await reports.reportReview({ reviewId, ...report })).id);
    await appeal(client, 'reversed');
    const again = await app.make.client();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    const second = await (await app.as(again)).reports.reportReview({ reviewId, ...report });
    await settle(second.id);
    await appeal(client, 'reversed');
    expect((await toldOf(consultant)).mails).toHaveLength(1);
    expect((await toldOf(again)).mails).toHaveLength(1);
  });
});
