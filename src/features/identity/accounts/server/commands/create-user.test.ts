import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { createUser } from './create-user.ts';

const app = await sharedTestApp();

const create = (email: string, names = { firstName: 'Robin', lastName: 'Rowe' }) =>
  app.services.write((tx) =>
    createUser(
      tx,
      { jobs: app.services.jobs, now: app.clock.now() },
      { userType: 'consultant', email, ...names },
    ),
  );

const usersWith = (email: string) =>
  app.db
    .selectFrom('auth.users as user')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .leftJoin('auth.accounts as account', 'account.user_id', 'user.id')
    .select([
      'user.id',
      'user.name',
      'user.email_verified as isConfirmed',
      'profile.user_type as userType',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.approved_at as approvedAt',
      'account.id as accessGrant',
    ])
    .where('user.email', '=', email)
    .execute();

const recordOf = (userId = '') =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'detail'])
    .where('subject_id', '=', userId)
    .execute();

describe('an account that the operator makes', () => {
  it('is confirmed, without approval and way in, on record, and told of by mail', async () => {
    const email = 'robin@example.test';
    expect(await create(email)).toBe('created');
    const [user, ...others] = await usersWith(email);
    expect(others).toEqual([]);
    expect(user).toMatchObject({
      ...{ name: 'Robin Rowe', firstName: 'Robin', lastName: 'Rowe', userType: 'consultant' },
      ...{ isConfirmed: true, approvedAt: null, accessGrant: null },
    });
    expect(await recordOf(user?.id)).toEqual([
      { actor_id: null, action: 'account-created', detail: { userType: 'consultant' } },
    ]);
    await app.settle();
    const [mail, ...otherMails] = await listMails(app.db, { to: email });
    expect(otherMails).toEqual([]);
    expect(mail?.text).toContain(`${app.services.publicUrl}/auth/forgot-password`);
  });

  it.each([
    ['only@example.test', { firstName: 'Robin', lastName: '' }, 'Robin'],
    ['no.name@example.test', { firstName: '', lastName: '' }, 'no.name'],
  ])('(%s) is called by what is known', async (email, names, name) => {
    await create(email, names);
    expect(await usersWith(email)).toMatchObject([{ name }]);
  });

  it('never takes the place of one that is there, confirmed or not', async () => {
    for (const confirmed of [true, false]) {
      const email = `taken-${confirmed}@example.test`;
      const userId = await app.make.client({ email, confirmed, firstName: 'Olive' });
      expect(await create(email)).toBe('taken');
      expect(await usersWith(email)).toMatchObject([
        { id: userId, firstName: 'Olive', userType: 'client', isConfirmed: confirmed },
      ]);
      expect(await recordOf(userId)).toEqual([]);
      await app.settle();
      expect(await listMails(app.db, { to: email })).toEqual([]);
    }
  });
});
