import { beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';
import { rounds } from '#tests/support/rounds.ts';
import { runJob } from '#tests/support/run-job.ts';
import { accountCreated } from '../jobs.ts';

const email = 'robin@example.test';
const fields = {
  userType: 'client',
  firstName: 'Robin',
  lastName: 'Rowe',
  email,
  password: 'correct horse battery staple',
};

const app = await sharedTestApp();
beforeEach(async () => {
  await app.settle();
  await app.pool.query('truncate auth.users, profiles, rate_limits, development_mailbox cascade');
});

const signUp = (changes: Record<string, string> = {}, intentKey?: string) =>
  app.http.request('/auth/v1/sign-up/email', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.services.publicUrl,
      ...(intentKey ? { 'idempotency-key': intentKey } : {}),
    },
    body: JSON.stringify({ ...fields, ...changes }),
  });

const mails = async () => {
  await app.settle();
  return listMails(app.db, { to: email });
};

const minutesLater = (minutes: number): void =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));

const people = async () =>
  (
    await app.pool.query(
      'select user_type, first_name, last_name, approved_at from profiles order by created_at',
    )
  ).rows;

const companies = async () =>
  (await app.pool.query('select company_name from profiles')).rows.map((row) => row.company_name);

describe('the company that a client names', () => {
  it('is theirs, and told to the admins; a consultant has none', async () => {
    const admin = await app.make.admin({ email: 'admin@example.test' });
    await signUp({ companyName: ' Loomworks Mills ' });
    await app.settle();
    const [mail] = await listMails(app.db, { to: 'admin@example.test' });
    expect(mail?.text).toContain('Company: Loomworks Mills');
    await app.pool.query('update auth.users set email_verified = true where email = $1', [email]);
    const { items } = await (await app.as(admin)).approvals.listPending({ userType: 'client' });
    expect(items).toMatchObject([{ companyName: 'Loomworks Mills' }]);
    await app.pool.query('delete from auth.users where id = $1', [admin]);
    await app.pool.query('truncate auth.users, profiles cascade');
    await signUp({ userType: 'consultant', companyName: 'Loomworks Mills' });
    expect(await companies()).toEqual([null]);
  });

  it('comes back with a sign-up that a later one had replaced', async () => {
    const cookie = cookieFrom(await signUp({ companyName: 'Loomworks Mills' }));
    const [own] = await mails();
    minutesLater(3);
    await signUp({ firstName: 'Other' });
    expect(await companies()).toEqual([null]);
    await confirm(app, linkIn(own?.text, '/auth/confirm'), { cookie });
    expect(await companies()).toEqual(['Loomworks Mills']);
  });

  it('makes it another sign-up where it differs', async () => {
    await signUp({ companyName: 'Loomworks Mills' });
    await signUp({ companyName: 'Loomworks Looms' });
    expect(await companies()).toEqual(['Loomworks Looms']);
  });
});

describe('a sign-up', () => {
  it('replaces all that another user typed for the address', async () => {
    await signUp({
      userType: 'consultant',
      firstName: 'Mallory',
      lastName: 'Stranger',
      password: 'what a stranger would like it to be',
    });
    // Two mails at once could be written in either order.
    await app.settle();
    const cookie = cookieFrom(await signUp());
    expect(await people()).toEqual([
      { user_type: 'client', first_name: 'Robin', last_name: 'Rowe', approved_at: null },
    ]);
    const [newest] = await mails();
    await confirm(app, linkIn(newest?.text, '/auth/confirm'), { cookie });
    const signIn = async (password: string) =>
      (
        await app.http.request('/auth/v1/sign-in/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
          body: JSON.stringify({ email, password }),
        })
      ).status;
    expect(await signIn('what a stranger would like it to be')).toBe(401);
    expect(await signIn(fields.password)).toBe(200);
  });

  it('leaves an address alone that a user has confirmed', async () => {
    const owner = await app.make.client({ email, firstName: 'Olive' });
    await signUp();
    const { rows } = await app.pool.query('select id, first_name from auth.users');
    expect(rows).toEqual([{ id: owner, first_name: 'Olive' }]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'You already have a Direct365 account',
    ]);
  });

  it('is told to the admins once, however often it is replaced', async () => {
    const admin = 'admin@example.test';
    await app.make.admin({ email: admin });
    await signUp();
    await signUp({ firstName: 'Robyn' });
    await app.settle();
    const notified = await listMails(app.db, { to: admin });
    expect(notified.map(({ subject }) => subject)).toEqual([
      'New client registration on Direct365',
    ]);
  });

  it('is told to the admins also where it was replaced before the workers came to it', async () => {
    const admin = 'admin@example.test';
    await app.make.admin({ email: admin });
    await signUp();
    const { rows } = await app.pool.query('select id from auth.users where email = $1', [email]);
    await signUp({ firstName: 'Robyn' });
    await app.settle();
    await app.pool.query('truncate development_mailbox');
    await runJob(app, accountCreated, { data: { userId: rows[0].id } });
    expect(await mails()).toEqual([]);
    const [mail, ...others] = await listMails(app.db, { to: admin });
    expect(mail?.text).toContain('Robyn Rowe');
    expect(others).toEqual([]);
  });

  it.each([
    [{}, 'Robin Rowe'],
    [{ lastName: '' }, 'Robin'],
    [{ firstName: '', lastName: '' }, 'robin'],
  ])('(%j) is kept under the name %s', async (names, name) => {
    await signUp(names);
    expect((await app.pool.query('select name from auth.users')).rows).toEqual([{ name }]);
  });

  it('keeps names of one line', async () => {
    await signUp({ firstName: 'Robin\nBcc: all@example.test', lastName: ' Ro\u0000we\u2028 ' });
    expect(await people()).toMatchObject([
      { first_name: 'Robin Bcc: all@example.test', last_name: 'Ro we' },
    ]);
  });
});

describe('a sign-up that a client sends again, for it heard no answer', () => {
  it('writes one mail, and its link takes either answer’s cookie', async () => {
    const answers = [await signUp(), await signUp()];
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    for (const cookie of answers.map(cookieFrom)) {
      const { isConfirmed } = await confirm(app, linkIn(mail?.text, '/auth/confirm'), { cookie });
      expect(isConfirmed).toBe(true);
      await app.pool.query('update auth.users set email_verified = false');
    }
  });

  it('writes one mail when both arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(await people()).toHaveLength(1);
    // Whichever answer the browser hears, it is the one that signed up.
    for (const cookie of answers.map(cookieFrom)) {
      const { isConfirmed } = await confirm(app, linkIn(mail?.text, '/auth/confirm'), { cookie });
      expect(isConfirmed).toBe(true);
      await app.pool.query('update auth.users set email_verified = false');
    }
  });

  it('writes another mail two minutes later to the moment, and none before', async () => {
    await signUp();
    minutesLater(1.99);
    await signUp();
    expect(await mails()).toHaveLength(1);
    minutesLater(0.01);
    await signUp();
    expect(await mails()).toHaveLength(2);
  });

  it('writes none later either, when it names the same intent', async () => {
    await signUp({}, 'one intent');
    minutesLater(3);
    await signUp({}, 'one intent');
    expect(await mails()).toHaveLength(1);
    await signUp({}, 'another');
    expect(await mails()).toHaveLength(2);
  });

  it('writes one mail to the owner of an address that is confirmed', async () => {
    await app.make.client({ email });
    await signUp();
    await signUp();
    expect(await mails()).toHaveLength(1);
    minutesLater(3);
    await signUp();
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['another password', { password: 'what a stranger would like it to be' }],
    ['another name', { firstName: 'Mallory' }],
    ['another role', { userType: 'consultant' }],
    ['another way on', { next: '/subscribe' }],
  ])('is no repetition with %s: no one holds back the mail of the owner', async (_what, other) => {
    await signUp(other, 'the same key');
    // A sign-up that is replaced before its mail is written gets none.
    expect(await mails()).toHaveLength(1);
    await signUp({}, 'the same key');
    expect(await mails()).toHaveLength(2);
    expect(await people()).toMatchObject([{ user_type: 'client', first_name: 'Robin' }]);
  });
});

describe('a sign-up and a confirmation at the same moment', () => {
  it('leave one account, confirmed by its own person or waiting', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      await app.pool.query(
        'truncate auth.users, profiles, rate_limits, development_mailbox cascade',
      );
      const cookie = cookieFrom(await signUp());
      const [mail] = await mails();
      const link = linkIn(mail?.text, '/auth/confirm');
      const [{ isConfirmed }, other] = await Promise.all([
        confirm(app, link, { cookie }),
        signUp({ firstName: 'Mallory', password: 'what a stranger would like it to be' }),
      ]);
      expect(other.status).toBe(200);
      const { rows } = await app.pool.query(
        'select first_name, email_verified from auth.users join auth.accounts on user_id = users.id',
      );
      expect(rows).toEqual([
        isConfirmed
          ? { first_name: 'Robin', email_verified: true }
          : { first_name: 'Mallory', email_verified: false },
      ]);
      await app.settle();
    }
  });
});
