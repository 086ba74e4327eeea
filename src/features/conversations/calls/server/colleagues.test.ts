import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { callOf, pick, propose } from '#tests/support/calls.ts';
import { companyOf, makeConversation } from '#tests/support/conversation.ts';
import { endCallsOf } from './commands/end-calls-of.ts';

const app = await sharedTestApp();

async function shared() {
  const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
  const colleague = await app.make.colleague(client, 'hiring', {
    ...{ firstName: 'Alan', lastName: 'Turing' },
  });
  return { ...(await makeConversation(app, { client })), colleague };
}

const openOf = async (userId: UserId) => (await (await app.as(userId)).calls.listOpen({})).items;

describe('a call of a member who is not in charge of the conversation', () => {
  it('is theirs with the consultant, and no colleague sees or changes it', async () => {
    const { client, colleague, consultant, threadId } = await shared();
    const call = await propose(app, colleague, consultant);
    expect(call).toMatchObject({ threadId, otherId: consultant });
    expect(await callOf(app, consultant, call.id)).toMatchObject({ otherName: 'Alan T.' });
    expect(await openOf(client)).toEqual([]);
    const { calls } = await app.as(client);
    const seen = { callId: call.id, revision: call.revision };
    await expect(calls.cancel({ ...seen, words: '' })).rejects.toMatchObject({
      code: 'CALL_NOT_FOUND',
    });
    const fixed = await pick(app, consultant, call);
    expect(fixed).toMatchObject({ state: 'fixed', otherId: colleague });
    const row = await app.db
      .selectFrom('calls')
      .select(['client_id', 'company_id'])
      .where('id', '=', call.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ client_id: colleague, company_id: await companyOf(app, client) });
  });

  it('leaves its steps in the conversation, which colleagues read with the name', async () => {
    const { client, colleague, consultant, threadId } = await shared();
    const proposed = await propose(app, colleague, consultant);
    const fixed = await pick(app, consultant, proposed);
    const { calls } = await app.as(colleague);
    await app.db.deleteFrom('live_events').execute();
    await calls.cancel({ callId: fixed.id, revision: fixed.revision, words: '' });
    const told = await app.db
      .selectFrom('live_events')
      .select('person_id')
      .where('topic', '=', 'call')
      .execute();
    expect(told.map(({ person_id }) => person_id).sort()).toEqual(
      [client, colleague, consultant].sort(),
    );
    const stepsOf = async (userId: UserId) => {
      const { items } = await (await app.as(userId)).threads.listEntries({ threadId });
      return items.flatMap((entry) =>
        'callId' in entry ? [[entry.kind, entry.isOwn, entry.by]] : [],
      );
    };
    expect(await stepsOf(client)).toEqual([
      ['call-cancelled', false, 'Alan Turing'],
      ['call-fixed', false, null],
    ]);
    expect(await stepsOf(consultant)).toEqual([
      ['call-cancelled', false, 'Alan T.'],
      ['call-fixed', true, null],
    ]);
  });

  it('is with the member whom the consultant asks, else with the one in charge', async () => {
    const { client, colleague, consultant } = await shared();
    const viewer = await app.make.colleague(client, 'viewer');
    expect(await propose(app, consultant, colleague)).toMatchObject({ otherId: colleague });
    expect(await propose(app, consultant, viewer)).toMatchObject({ otherId: client });
    expect(await openOf(colleague)).toHaveLength(1);
  });

  it('ends when they leave the company, and calls for other companies stay', async () => {
    const { client, colleague, consultant } = await shared();
    const call = await propose(app, colleague, consultant);
    const others = await companyOf(app, await app.make.client());
    const end = (companyId: typeof others) =>
      app.services.write((tx) => endCallsOf(tx, app.services, colleague, 'They left.', companyId));
    await end(others);
    expect(await callOf(app, consultant, call.id)).toMatchObject({ state: 'proposed' });
    await end(await companyOf(app, client));
    expect(await callOf(app, consultant, call.id)).toBeNull();
  });
});
