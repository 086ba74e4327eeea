import type { UserId } from '#access/user.ts';
import type { TestApp } from './app.ts';
import { type DealInProgress, makeDealInProgress } from './completed-deal.ts';
import { statementsIn } from './statements-of-work.ts';

/** What tests do with milestones, in the app that is there by then. */
export function milestonesIn(app: TestApp) {
  const { propose, accept } = statementsIn(app);
  const milestonesOf = async (userId: UserId) => (await app.as(userId)).milestones;

  /** The client proposes a version, and both sides accept it. */
  async function sign(
    deal: DealInProgress,
    basedOn = 0,
    content: Parameters<typeof propose>[3] = {},
  ): Promise<void> {
    await propose(deal.client, deal, basedOn, content);
    await accept(deal.client, deal, basedOn + 1);
    await accept(deal.consultant, deal, basedOn + 1);
  }

  /** A deal with a statement of work in force, of two deliverables. */
  async function makeSigned(): Promise<DealInProgress> {
    const deal = await makeDealInProgress(app);
    await sign(deal);
    return deal;
  }

  const read = async (userId: UserId, { applicationId }: DealInProgress) =>
    (await milestonesOf(userId)).list({ applicationId });
  const deliver = async (
    { consultant, applicationId }: DealInProgress,
    name = 'Close calendar',
    note = '',
  ) => (await milestonesOf(consultant)).deliver({ applicationId, name, note });

  /** The milestone as this person reads it, to be decided. */
  async function delivery(userId: UserId, deal: DealInProgress, name = 'Close calendar') {
    const { items } = await read(userId, deal);
    const deliveredAt = items.find((each) => each.name === name)?.deliveredAt ?? '';
    return { applicationId: deal.applicationId, name, deliveredAt };
  }
  const accepted = async (userId: UserId, deal: DealInProgress, name = 'Close calendar') =>
    (await milestonesOf(userId)).accept(await delivery(userId, deal, name));
  const returned = async (userId: UserId, deal: DealInProgress, reason = 'A chapter is missing.') =>
    (await milestonesOf(userId)).return({ ...(await delivery(userId, deal)), reason });
  return { milestonesOf, sign, makeSigned, read, deliver, delivery, accepted, returned };
}
