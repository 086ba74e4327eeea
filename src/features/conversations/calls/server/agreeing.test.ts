import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isCorrespondent } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { callOf, hoursAhead, makeFixedCall, offer, pick, propose } from '#tests/support/calls.ts';
import { makeConversation, pass, suspend, takeBackApproval } from '#tests/support/conversation.ts';
import { callIdSchema } from '../ids.ts';
import { proposalsADay } from '../rules/limits.ts';
import { askedByOffer } from './queries/asked-by-offer.ts';
import { getCall } from './queries/calls.ts';
import { countCallsThatEndWith, listCallsThatEndWith } from './queries/calls-of-leaver.ts';

const app = await sharedTestApp();

const hour = 60 * 60_000;
const pair = async () => ({
  client: await app.make.client({ firstName: 'Grace', lastName: 'Hopper' }),
  consultant: await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' }),
});

describe('times for a call', () => {
  it('are proposed with a message, and wait for the other side', async () => {
    const { client, consultant } = await pair();
    const later = hoursAhead(app, 72);
    const sooner = hoursAhead(app, 48);
    const call = await propose(app, client, consultant, [later, sooner, later]);
    expect(call).toMatchObject({
      ...{ state: 'proposed', revision: 1, times: [sooner, later], minutes: 60, isOwnAct: true },
      ...{ otherName: 'Ada L.', startsAt: null },
      can: { answer: false, change: true, cancel: true },
    });
    expect(await callOf(app, consultant, call.id)).toMatchObject({
      ...{ otherName: 'Grace H.', isOwnAct: false, otherZone: 'Europe/Berlin' },
      can: { answer: true, change: true, cancel: false },
    });
    const { threads, answers } = await app.as(consultant);
    const { items } = await threads.listEntries({ threadId: call.threadId });
    expect(items).toMatchObject([{ kind: 'message', id: call.id, text: 'Shall we talk?' }]);
    expect((await answers.listWaiting()).items).toMatchObject([
      { kind: 'call', id: call.id, from: 'Grace H.', days: 0 },
    ]);
    expect((await (await app.as(client)).answers.listWaiting()).total).toBe(0);
  });

  it('that are proposed again are the same call', async () => {
    const { client, consultant } = await pair();
    const { calls } = await app.as(client);
    const sent = {
      callId: crypto.randomUUID(),
      personId: consultant,
      text: 'Once.',
      ...offer(hoursAhead(app, 24)),
    };
    const first = await calls.propose(sent);
    expect(await calls.propose(sent)).toEqual(first);
    const { threads } = await app.as(client);
    expect((await threads.listEntries({ threadId: first.threadId })).items).toHaveLength(1);
    const other = await app.as(await app.make.client());
    await expect(other.calls.propose(sent)).rejects.toMatchObject({ code: 'CALL_ID_TAKEN' });
  });

  it.each([
    ['have passed', -1],
    ['lie too far ahead', 24 * 181],
  ])('that %s are refused, and nothing is written', async (_, hours) => {
    const { client, consultant } = await pair();
    await expect(
      propose(app, client, consultant, [hoursAhead(app, 2), hoursAhead(app, hours)]),
    ).rejects.toMatchObject({ code: 'TIME_NOT_AHEAD' });
    expect((await (await app.as(client)).threads.list({})).items).toEqual([]);
  });

  it('are proposed to whom one may write, and to no one else', async () => {
    const { client, consultant } = await pair();
    await expect(propose(app, consultant, client)).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
    });
    const unlisted = await app.make.consultant({ subscribed: false });
    await expect(propose(app, client, unlisted)).rejects.toMatchObject({
      code: 'PERSON_NOT_FOUND',
    });
    await propose(app, client, consultant);
    await suspend(app, consultant);
    await expect(propose(app, client, consultant)).rejects.toMatchObject({ code: 'PERSON_AWAY' });
  });

  it('are proposed so often a day', async () => {
    const { client, consultant } = await pair();
    for (let n = 0; n < proposalsADay; n += 1) await propose(app, client, consultant);
    await expect(propose(app, client, consultant)).rejects.toMatchObject({
      code: 'TOO_MANY_CALLS',
      data: { retryAfterSeconds: 24 * 60 * 60 },
    });
  });
});

describe('a call', () => {
  it('is fixed by the side that was proposed the times, at one of them', async () => {
    const { client, consultant } = await pair();
    const call = await propose(app, client, consultant);
    await expect(pick(app, client, call)).rejects.toMatchObject({ code: 'CALL_CHANGED' });
    await expect(pick(app, consultant, call, hoursAhead(app, 50))).rejects.toMatchObject({
      code: 'CALL_CHANGED',
    });
    const fixed = await pick(app, consultant, call, call.times[1]);
    expect(fixed).toMatchObject({
      state: 'fixed',
      revision: 2,
      times: [],
      startsAt: call.times[1],
    });
    expect(await callOf(app, client, call.id)).toMatchObject({
      ...{ state: 'fixed', otherZone: 'America/New_York' },
      can: { answer: false, change: true, cancel: true },
    });
    expect((await (await app.as(consultant)).answers.listWaiting()).total).toBe(0);
  });

  it('is not changed by who has seen an earlier one', async () => {
    const { client, consultant } = await pair();
    const call = await propose(app, client, consultant);
    const seen = { callId: call.id, revision: call.revision };
    const { calls } = await app.as(client);
    await calls.offerTimes({ ...seen, ...offer(call.times[0] ?? '') });
    await expect(pick(app, consultant, call)).rejects.toMatchObject({ code: 'CALL_CHANGED' });
    for (const change of [
      () => calls.cancel(seen),
      () => calls.offerTimes({ ...seen, ...offer(hoursAhead(app, 30)) }),
      () => calls.setLink({ ...seen, meetingUrl: 'https://zoom.us/j/1' }),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'CALL_CHANGED' });
    }
  });

  it('stays where it is until another time is picked', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const to = hoursAhead(app, 96);
    const { calls } = await app.as(consultant);
    const seen = { callId: call.id, revision: call.revision };
    const asked = await calls.offerTimes({ ...seen, ...offer(to) });
    expect(asked).toMatchObject({ state: 'fixed', startsAt: call.startsAt, times: [to] });
    const { calls: theirs, answers } = await app.as(client);
    expect((await answers.listWaiting()).items).toMatchObject([
      { kind: 'call', id: call.id, from: 'Ada L.' },
    ]);
    expect((await (await app.as(consultant)).answers.listWaiting()).total).toBe(0);
    const kept = await theirs.decline({ callId: call.id, revision: asked.revision, words: 'No.' });
    expect(kept).toMatchObject({ state: 'fixed', startsAt: call.startsAt, times: [] });
    expect((await answers.listWaiting()).total).toBe(0);
    const again = await calls.offerTimes({ ...seen, revision: kept.revision, ...offer(to) });
    expect(await pick(app, client, again)).toMatchObject({ state: 'fixed', startsAt: to });
  });

  it('that was to be moved waits for no one any more once it has taken place', async () => {
    const { client, consultant, call } = await makeFixedCall(app, hoursAhead(app, 2));
    const { calls } = await app.as(consultant);
    const seen = { callId: call.id, revision: call.revision };
    await calls.offerTimes({ ...seen, ...offer(hoursAhead(app, 96)) });
    const { answers } = await app.as(client);
    const before = app.clock.now();
    app.clock.moveTo(new Date(new Date(call.endsAt ?? '').getTime() - 1));
    expect((await answers.listWaiting()).total).toBe(1);
    pass(app, 1);
    expect((await answers.listWaiting()).total).toBe(0);
    app.clock.moveTo(before);
  });

  it('is declined with a reason, and taken back by its proposer alone', async () => {
    const { client, consultant } = await pair();
    const call = await propose(app, client, consultant);
    const seen = { callId: call.id, revision: 1 };
    const { calls } = await app.as(consultant);
    await expect(calls.cancel(seen)).rejects.toMatchObject({ code: 'CALL_CHANGED' });
    expect(await calls.decline({ ...seen, words: 'A fair.' })).toMatchObject({ state: 'declined' });
    const mine = await app.as(client);
    expect((await mine.calls.listPast({})).items).toMatchObject([
      { id: call.id, state: 'declined', words: 'A fair.', times: [], isOwnAct: false },
    ]);
    const second = await propose(app, client, consultant);
    await mine.calls.cancel({ callId: second.id, revision: 1 });
    expect(await callOf(app, consultant, second.id)).toBeNull();
  });

  it('that has taken place is past, and stays as it was', async () => {
    const { client, call } = await makeFixedCall(app, hoursAhead(app, 2));
    const { calls } = await app.as(client);
    const before = app.clock.now();
    pass(app, 4 * hour);
    const [past] = (await calls.listPast({})).items;
    expect(past).toMatchObject({
      ...{ id: call.id, state: 'fixed' },
      can: { answer: false, change: false, cancel: false },
    });
    await expect(calls.cancel({ callId: call.id, revision: call.revision })).rejects.toMatchObject({
      code: 'CALL_CHANGED',
    });
    app.clock.moveTo(before);
  });

  it('takes place at an address with https, and at no other', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const { calls } = await app.as(client);
    const seen = { callId: call.id, revision: call.revision };
    for (const meetingUrl of [
      ...['http://zoom.us/j/1', 'javascript:alert(1)', 'zoom.us/j/1', 'https://a:b@zoom.us/j/1'],
      'https://zoom',
    ]) {
      await expect(calls.setLink({ ...seen, meetingUrl })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    }
    await calls.setLink({ ...seen, meetingUrl: 'https://zoom.us/j/1' });
    expect(await callOf(app, consultant, call.id)).toMatchObject({
      meetingUrl: 'https://zoom.us/j/1',
    });
  });

  it('is absent for everyone else', async () => {
    const { call } = await makeFixedCall(app);
    const { calls } = await app.as(await app.make.client());
    const seen = { callId: call.id, revision: call.revision };
    for (const ask of [
      () => calls.cancel(seen),
      () => calls.decline(seen),
      () => calls.offerTimes({ ...seen, ...offer(hoursAhead(app, 9)) }),
      () => calls.pick({ ...seen, startsAt: hoursAhead(app, 9), zone: 'UTC' }),
      () => calls.setLink({ ...seen, meetingUrl: '' }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'CALL_NOT_FOUND' });
    }
    expect((await calls.listOpen({})).items).toEqual([]);
    expect((await calls.listPast({})).items).toEqual([]);
  });

  it('is cancelled, and no more, by who is not approved any more', async () => {
    const { consultant, call } = await makeFixedCall(app);
    await takeBackApproval(app, consultant);
    const { calls } = await app.as(consultant);
    const seen = { callId: call.id, revision: call.revision };
    await expect(calls.offerTimes({ ...seen, ...offer(hoursAhead(app, 9)) })).rejects.toMatchObject(
      { code: 'NOT_APPROVED' },
    );
    expect(await calls.cancel(seen)).toMatchObject({ state: 'cancelled' });
  });
});

describe('what is known of calls', () => {
  it('is read back by its two people alone', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const readAs = async (userId: UserId) => {
      const viewer = await viewerOf(app.db, userId);
      if (!isCorrespondent(viewer)) throw new Error(`${userId} writes to no one.`);
      return getCall(app.db, viewer, callIdSchema.parse(call.id));
    };
    for (const person of [client, consultant]) expect((await readAs(person)).id).toBe(call.id);
    const stranger = await app.make.client();
    await expect(readAs(stranger)).rejects.toThrow(`${stranger} sees no call ${call.id}`);
  });

  it('are the open ones of a conversation, or of all', async () => {
    const { client, consultant } = await pair();
    const one = await propose(app, client, consultant);
    const other = await propose(app, client, await app.make.consultant());
    const { calls } = await app.as(client);
    const idsIn = async (threadId?: string) =>
      (await calls.listOpen(threadId ? { threadId } : {})).items.map(({ id }) => id).toSorted();
    expect(await idsIn()).toEqual([one.id, other.id].toSorted());
    expect(await idsIn(one.threadId)).toEqual([one.id]);
  });

  it('are those that end when one of both leaves, until they are over or cancelled', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const proposed = await propose(app, client, consultant);
    const countFor = (userId: UserId) => countCallsThatEndWith(app.db, userId, app.clock.now());
    for (const person of [client, consultant]) {
      expect(await countFor(person)).toBe(2);
      const listed = await listCallsThatEndWith(app.db, { userId: person }, app.clock.now());
      const ids = [call, proposed].map(({ id, threadId }) => ({ id, threadId }));
      expect(listed).toHaveLength(2);
      expect(listed).toEqual(expect.arrayContaining(ids));
    }
    expect(await countFor(await app.make.client())).toBe(0);
    await (await app.as(client)).calls.cancel({ callId: proposed.id, revision: proposed.revision });
    expect(await countFor(client)).toBe(1);
    expect(await countCallsThatEndWith(app.db, client, new Date(call.endsAt ?? ''))).toBe(0);
  });

  it.each(['client', 'consultant'] as const)(
    'is what a %s was asked by times, and when they answered',
    async (asked) => {
      const { client, consultant } = await makeConversation(app);
      const [from, to] = asked === 'client' ? [consultant, client] : [client, consultant];
      const call = await propose(app, from, to);
      const askedAt = app.clock.now();
      const cases = (since: Date, until: Date, of = to, as = asked) =>
        askedByOffer(app.db, as, {
          ...{ personIds: [of], from: since, until, now: app.clock.now() },
        }).execute();
      const later = new Date(askedAt.getTime() + 1);
      const unanswered = { personId: to, askedAt, answeredAt: null, isMadeUp: false };
      expect(await cases(askedAt, later)).toEqual([unanswered]);
      expect(await cases(later, new Date(later.getTime() + 1))).toEqual([]);
      expect(await cases(new Date(0), askedAt)).toEqual([]);
      expect(
        await cases(askedAt, later, from, asked === 'client' ? 'consultant' : 'client'),
      ).toEqual([]);
      // Others in the same conversation, while these wait, are no other case.
      const more = await propose(app, from, to, [hoursAhead(app, 96)]);
      expect(await cases(askedAt, later)).toEqual([unanswered]);
      pass(app, hour);
      const { calls } = await app.as(to);
      await calls.decline({ callId: call.id, revision: call.revision, words: '' });
      const answered = { ...unanswered, answeredAt: app.clock.now() };
      expect(await cases(askedAt, later)).toEqual(expect.arrayContaining([answered, unanswered]));
      await (await app.as(from)).calls.cancel({ callId: more.id, revision: more.revision });
      expect(await cases(askedAt, later)).toEqual([answered]);
    },
  );
});
