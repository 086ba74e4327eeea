import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { findSignInMeans } from '../queries/credentials.ts';
import { viewerOf } from '../viewer.ts';
import { changePassword } from './change-password.ts';
import { renewPasswordHash } from './replace-password-hash.ts';

const key = { hash: 'the hash of a new secret', cookie: 'not kept' };

const app = await sharedTestApp();

/** A user with this hash of a password, another way in, and a link to a new password. */
async function makePerson(hash: string): Promise<UserId> {
  const userId = await app.make.client();
  for (const [provider, password] of [
    ['credential', hash],
    ['microsoft', null],
  ] as const) {
    await app.db
      .insertInto('auth.accounts')
      .values({ user_id: userId, account_id: userId, provider_id: provider, password })
      .execute();
  }
  await app.db
    .insertInto('auth.verifications')
    .values({
      identifier: `reset of ${userId}`,
      value: userId,
      expires_at: new Date(app.clock.now().getTime() + 60_000),
    })
    .execute();
  return userId;
}

const change = async (userId: UserId, replacedHash: string, newHash: string) => {
  const person = await viewerOf(app.db, userId);
  const now = app.clock.now();
  return app.services.write((tx) =>
    changePassword(tx, app.services, person, { replacedHash, newHash, key, now }),
  );
};
const hashOf = async (userId: UserId) => (await findSignInMeans(app.db, userId)).passwordHash;
const linksOf = (userId: UserId) =>
  app.db.selectFrom('auth.verifications').select('id').where('value', '=', userId).execute();
const sessionsOf = (userId: UserId) =>
  app.db.selectFrom('auth.sessions').select('token').where('user_id', '=', userId).execute();

describe('a change of password', () => {
  it('takes the links to a new one with it, and concerns no one else', async () => {
    const [person, other] = [await makePerson('old'), await makePerson('old')];
    await app.cookieOf(other);
    const [otherSession] = await sessionsOf(other);
    expect(await change(person, 'old', 'new')).toEqual({ refused: null, endedSessions: 0 });
    expect([await hashOf(person), await hashOf(other)]).toEqual(['new', 'old']);
    expect(await linksOf(person)).toEqual([]);
    expect(await linksOf(other)).toHaveLength(1);
    expect(await sessionsOf(other)).toEqual([otherSession]);
  });

  it('changes nothing when the password has been changed meanwhile', async () => {
    const person = await makePerson('of another device');
    await app.cookieOf(person);
    const before = await sessionsOf(person);
    expect(await change(person, 'old', 'new')).toEqual({ refused: 'CHANGED_MEANWHILE' });
    expect(await hashOf(person)).toBe('of another device');
    expect(await linksOf(person)).toHaveLength(1);
    expect(await sessionsOf(person)).toEqual(before);
  });
});

describe('another hash of the same password', () => {
  const renew = (userId: UserId, replacedHash: string) =>
    app.services.write((tx) =>
      renewPasswordHash(tx, { userId, replacedHash, newHash: 'renewed', now: app.clock.now() }),
    );

  it('is kept in the place of the one that it was made for, and of no newer one', async () => {
    const [person, other] = [await makePerson('old'), await makePerson('of another device')];
    expect([await renew(person, 'old'), await renew(other, 'old')]).toEqual([true, false]);
    expect([await hashOf(person), await hashOf(other)]).toEqual(['renewed', 'of another device']);
  });
});
