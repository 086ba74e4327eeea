import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { sessionLifetimeSeconds } from '../../rules/session-lifetime.ts';
import { listOwnSessions } from '../queries/sessions.ts';
import { viewerOf } from '../viewer.ts';
import { beginSession, endAllSessions, endSession, renewSession } from './sessions.ts';

const app = await sharedTestApp();

const key = () => ({ hash: crypto.randomUUID(), cookie: 'not kept' });

type Begun = Parameters<typeof beginSession>[1];
const begin = (userId: UserId, options: Partial<Begun> = {}) =>
  app.services.write((tx) =>
    beginSession(tx, {
      ...{ userId, key: key(), madeBy: 'passkey', assurance: 'aal2', now: app.clock.now() },
      ...{ userAgent: undefined, address: undefined, replaced: undefined, ...options },
    }),
  );

const sessionsOf = (userId: UserId) =>
  app.db
    .selectFrom('auth.sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

const epochOf = async (userId: UserId): Promise<number> => {
  const { token_epoch } = await app.db
    .selectFrom('auth.users')
    .select('token_epoch')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return token_epoch;
};

const minutesAgo = (minutes: number): Date =>
  new Date(app.clock.now().getTime() - minutes * 60_000);

describe('a session that begins', () => {
  it('keeps how it was made, from where, and for how long', async () => {
    const userId = await app.make.client();
    const now = app.clock.now();
    const session = { key: key(), userAgent: 'A browser', address: '192.0.2.7' };
    await begin(userId, session);
    expect(await sessionsOf(userId)).toMatchObject([
      {
        token: session.key.hash,
        made_by: 'passkey',
        assurance: 'aal2',
        user_agent: 'A browser',
        ip_address: '192.0.2.7',
        proven_at: now,
        created_at: now,
        expires_at: new Date(now.getTime() + sessionLifetimeSeconds * 1000),
      },
    ]);
  });

  it('is as old in its proof as the service says where one signed in', async () => {
    const userId = await app.make.client();
    await begin(userId, { madeBy: 'microsoft', provenAt: minutesAgo(50) });
    expect(await sessionsOf(userId)).toMatchObject([
      { made_by: 'microsoft', proven_at: minutesAgo(50), user_agent: null, ip_address: null },
    ]);
  });

  it('replaces the one that its browser had, and no other', async () => {
    const userId = await app.make.client();
    await begin(userId, { now: minutesAgo(2) });
    await begin(userId, { now: minutesAgo(1) });
    const [replaced, kept] = await sessionsOf(userId);
    await begin(userId, { replaced: replaced?.id });
    const ids = (await sessionsOf(userId)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(kept?.id);
  });
});

describe('a session whose person proves again who they are', () => {
  it('gets a new secret and keeps its level, until a stronger step raises it', async () => {
    const userId = await app.make.client();
    await begin(userId, { assurance: 'aal1', now: minutesAgo(9) });
    await begin(userId, { assurance: 'aal1', now: minutesAgo(8) });
    const [session, other] = await sessionsOf(userId);
    const now = app.clock.now();
    const renew = (proof: object) =>
      app.services.write((tx) =>
        renewSession(tx, session?.id ?? '', { key: key(), now, ...proof }),
      );

    expect(await renew({})).toBe(true);
    const [proven] = await sessionsOf(userId);
    expect(proven).toMatchObject({ assurance: 'aal1', proven_at: now, second_step_at: null });
    expect(proven?.token).not.toBe(session?.token);

    expect(await renew({ isSecondStep: true })).toBe(true);
    expect((await sessionsOf(userId))[0]).toMatchObject({ assurance: 'aal1', second_step_at: now });
    expect(await renew({ assurance: 'aal2' })).toBe(true);
    expect((await sessionsOf(userId))[0]).toMatchObject({ assurance: 'aal2', second_step_at: now });
    expect((await sessionsOf(userId))[1]).toEqual(other);
  });

  it('is not begun anew when it has ended meanwhile', async () => {
    const userId = await app.make.client();
    const proof = { key: key(), now: app.clock.now() };
    expect(await app.services.write((tx) => renewSession(tx, crypto.randomUUID(), proof))).toBe(
      false,
    );
    expect(await sessionsOf(userId)).toEqual([]);
  });
});

describe('the sessions of a person', () => {
  it('are ended by that person alone', async () => {
    const [owner, other] = [await app.make.client(), await app.make.client()];
    await begin(owner);
    const [session] = await sessionsOf(owner);
    const end = (userId: UserId) =>
      app.services.write((tx) => endSession(tx, userId, session?.id ?? ''));
    expect(await end(other)).toBe(false);
    expect(await sessionsOf(owner)).toHaveLength(1);
    expect(await end(owner)).toBe(true);
    expect(await sessionsOf(owner)).toEqual([]);
  });

  it('are listed last used first, without those of others and those that have run out', async () => {
    const [owner, other] = [await app.make.client(), await app.make.client()];
    const justOver = new Date(app.clock.now().getTime() - sessionLifetimeSeconds * 1000);
    await begin(owner, { now: minutesAgo(5), userAgent: 'used before' });
    await begin(owner, { now: minutesAgo(1), userAgent: 'used last' });
    await begin(owner, { now: minutesAgo(9), userAgent: 'used first' });
    await begin(owner, { now: justOver, userAgent: 'over' });
    await begin(other, { userAgent: 'of another' });
    const listed = await listOwnSessions(app.db, await viewerOf(app.db, owner), app.clock.now());
    expect(listed.map(({ userAgent }) => userAgent)).toEqual([
      'used last',
      'used before',
      'used first',
    ]);
  });
});

describe('ending all sessions of a user at the operator’s word', () => {
  const endAll = (userId: UserId) =>
    app.services.write((tx) => endAllSessions(tx, app.services, userId));
  const recordOf = (userId: UserId) =>
    app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', userId)
      .execute();

  it('is on record, told by mail, and takes the tokens of programs with it', async () => {
    const email = 'in-wrong-hands@example.test';
    const [person, bystander] = [await app.make.client({ email }), await app.make.client()];
    await begin(person);
    await begin(person);
    await begin(bystander);
    const [before, ofBystander] = [await epochOf(person), await epochOf(bystander)];
    expect(await endAll(person)).toBe(2);
    expect(await sessionsOf(person)).toEqual([]);
    expect(await sessionsOf(bystander)).toHaveLength(1);
    expect(await epochOf(person)).toBe(before + 1);
    expect(await epochOf(bystander)).toBe(ofBystander);
    expect(await recordOf(person)).toEqual([{ actor_id: null, action: 'sessions-ended' }]);
    await app.settle();
    expect(await listMails(app.db, { to: email })).toHaveLength(1);
  });

  it('does nothing for a user who is signed in nowhere', async () => {
    const email = 'signed-in-nowhere@example.test';
    const person = await app.make.client({ email });
    expect(await endAll(person)).toBe(0);
    expect(await recordOf(person)).toEqual([]);
    await app.settle();
    expect(await listMails(app.db, { to: email })).toEqual([]);
  });
});
