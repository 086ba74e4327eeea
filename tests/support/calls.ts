import type { UserId } from '#access/user.ts';
import type { Call } from '#features/conversations/calls/contract/call-views.ts';
import type { TestApp } from './app.ts';

const hour = 60 * 60_000;

/** A full hour, so many hours from now on the clock of the app. */
export const hoursAhead = (app: TestApp, hours: number): string =>
  new Date((Math.floor(app.clock.now().getTime() / hour) + hours) * hour).toISOString();

/** Times for a call that were not proposed yet. */
export const offer = (...startsAt: string[]) => ({ startsAt, minutes: 60, zone: 'Europe/Berlin' });

/** Proposes a call to another user; tomorrow unless other times are given. */
export async function propose(
  app: TestApp,
  from: UserId,
  to: UserId,
  times: readonly string[] = [hoursAhead(app, 48), hoursAhead(app, 72)],
): Promise<Call> {
  return (await app.as(from)).calls.propose({
    callId: crypto.randomUUID(),
    personId: to,
    text: 'Shall we talk?',
    ...offer(...times),
  });
}

/** Picks a time of a call; the first one unless another is given. */
export async function pick(app: TestApp, by: UserId, call: Call, startsAt = call.times[0] ?? '') {
  const { id: callId, revision } = call;
  return (await app.as(by)).calls.pick({ callId, revision, startsAt, zone: 'America/New_York' });
}

/** A call that both have agreed on, as its consultant sees it. */
export async function makeFixedCall(app: TestApp, startsAt = hoursAhead(app, 48)) {
  const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
  const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
  const call = await pick(app, consultant, await propose(app, client, consultant, [startsAt]));
  return { client, consultant, call };
}

/** The call as this person sees it now; null when they see none of this id among those that are open. */
export async function callOf(app: TestApp, person: UserId, callId: string): Promise<Call | null> {
  const { items } = await (await app.as(person)).calls.listOpen({});
  return items.find(({ id }) => id === callId) ?? null;
}
