import { describe, expect, it } from 'vitest';
import { type KeptMail, listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, linkIn } from '#tests/support/confirm.ts';

const password = 'a sentence that no one else types';

const app = await sharedTestApp();

async function post(path: string, body: object): Promise<number> {
  const response = await app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
    body: JSON.stringify(body),
  });
  return response.status;
}

const signUp = (email: string, userType: 'client' | 'consultant', firstName = 'Ada') =>
  post('/sign-up/email', { email, password, userType, firstName, lastName: 'Lovelace' });

async function mailsTo(email: string): Promise<KeptMail[]> {
  await app.settle();
  return (await listMails(app.db, { to: email })).reverse();
}

const isConfirmed = async (email: string): Promise<boolean> => {
  const user = await app.db
    .selectFrom('auth.users')
    .select('email_verified')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return user.email_verified;
};

describe('signing up', () => {
  it.each([
    ['consultant', 'create your consultant profile'],
    ['client', 'write to you once yours is approved'],
  ] as const)('as a %s brings a link that confirms the address', async (userType, nextStep) => {
    const email = `new-${userType}@example.test`;
    expect(await signUp(email, userType)).toBe(200);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(nextStep);
    expect(mail?.text).toContain('24 hours');
    expect(await isConfirmed(email)).toBe(false);
    await confirm(app, linkIn(mail?.text, '/auth/confirm'), { password });
    expect(await isConfirmed(email)).toBe(true);
  });

  it.each([
    ['consultant', 'Create my profile', '/consultant/profile/new'],
    ['client', 'Post a project', '/post-project'],
  ] as const)('as a %s ends with a welcome, once, by name', async (userType, act, path) => {
    const email = `welcome-${userType}@example.test`;
    await signUp(email, userType);
    const [first] = await mailsTo(email);
    const link = linkIn(first?.text, '/auth/confirm');
    await Promise.all([confirm(app, link, { password }), confirm(app, link, { password })]);
    const [, welcome, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(welcome?.subject).toBe('Welcome to Direct365');
    expect(welcome?.text).toContain('Hello Ada,');
    expect(welcome?.text).toContain(`${act} ${app.services.publicUrl}${path}`);
  });

  it('writes nothing to the address that its sender typed', async () => {
    const email = 'stranger@example.test';
    await signUp(email, 'client', 'Buy at spam.example');
    const [mail] = await mailsTo(email);
    expect(`${mail?.toName} ${mail?.subject} ${mail?.html} ${mail?.text}`).not.toContain('spam');
  });

  it('is told to every admin, and to no one else', async () => {
    const admins = ['first-admin@example.test', 'second-admin@example.test'];
    for (const email of admins) await app.make.admin({ email });
    const bystander = 'bystander@example.test';
    await app.make.client({ email: bystander });
    await signUp('grace@example.test', 'consultant', 'Grace');
    for (const email of admins) {
      const [mail, ...others] = await mailsTo(email);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('New consultant registration on Direct365');
      expect(mail?.text).toContain('Grace Lovelace');
      expect(mail?.text).toContain('grace@example.test');
      expect(mail?.text).toContain(`${app.services.publicUrl}/admin/approvals`);
    }
    expect(await mailsTo(bystander)).toEqual([]);
  });

  it('with a known address answers alike and writes to its owner', async () => {
    const email = 'owner@example.test';
    await app.make.client({ email, firstName: 'Olive' });
    expect(await signUp(email, 'client')).toBe(200);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You already have a Direct365 account');
    expect(mail?.text).toContain('Hello Olive');
    expect(mail?.text).toContain(`${app.services.publicUrl}/auth?mode=signin`);
  });

  it('again a while later brings another link', async () => {
    const email = 'impatient@example.test';
    await signUp(email, 'client');
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3 * 60_000));
    await signUp(email, 'client');
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(2).fill('Confirm your e-mail address for Direct365'));
  });
});

describe('asking for another confirmation', () => {
  it('brings a link while there is something to confirm', async () => {
    const waiting = 'waiting@example.test';
    const confirmed = 'confirmed@example.test';
    await app.make.client({ email: waiting, confirmed: false });
    await app.make.client({ email: confirmed });
    const answers: number[] = [];
    for (const email of [waiting, confirmed, 'unknown@example.test']) {
      answers.push(await post('/send-verification-email', { email }));
    }
    expect(new Set(answers).size).toBe(1);
    const [mail] = await mailsTo(waiting);
    expect(linkIn(mail?.text, '/auth/confirm').searchParams.get('token')).not.toBeNull();
    expect(await mailsTo(confirmed)).toEqual([]);
    expect(await mailsTo('unknown@example.test')).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('brings a link with a token that changes it once', async () => {
    const email = 'forgetful@example.test';
    await signUp(email, 'client');
    const [confirmation] = await mailsTo(email);
    await confirm(app, linkIn(confirmation?.text, '/auth/confirm'), { password });
    expect(await post('/request-password-reset', { email })).toBe(200);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Choose a new password for Direct365');
    expect(mail?.text).toContain('one hour');
    const token = linkIn(mail?.text, '/auth/reset-password').searchParams.get('token');
    const newPassword = 'another sentence that no one types';
    expect(await post('/reset-password', { token, newPassword })).toBe(200);
    expect(await post('/reset-password', { token, newPassword })).toBe(400);
    expect(await post('/sign-in/email', { email, password: newPassword })).toBe(200);
  });

  it('brings a link that leads on to where one was going, and never to another site', async () => {
    const email = 'on-the-way@example.test';
    await signUp(email, 'client');
    const [confirmation] = await mailsTo(email);
    await confirm(app, linkIn(confirmation?.text, '/auth/confirm'), { password });
    for (const [next, kept] of [
      ['/find-consultants?text=F%26O%20close#found', '/find-consultants?text=F%26O%20close#found'],
      ['/project/a%2Fb', '/project/a%2Fb'],
      ['https://evil.example/', null],
      ['//evil.example', null],
    ] as const) {
      expect(await post('/request-password-reset', { email, next })).toBe(200);
      const mail = (await mailsTo(email)).at(-1);
      const link = linkIn(mail?.text, '/auth/reset-password');
      expect(link.searchParams.get('next')).toBe(kept);
      expect(link.searchParams.get('token')).toMatch(/./);
    }
  });

  it('for an address that no one confirmed brings a way to start afresh, and nothing to reset', async () => {
    const email = 'unfinished@example.test';
    await signUp(email, 'client', 'Buy at spam.example');
    // Mails that wait together leave in any order.
    await app.settle();
    expect(await post('/request-password-reset', { email })).toBe(200);
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('Your sign-up to Direct365 is not finished');
    expect(`${mail?.toName} ${mail?.html} ${mail?.text}`).not.toContain('spam');
    expect(mail?.text).toContain(`${app.services.publicUrl}/auth`);
    expect(mail?.text).not.toContain('token');
  });

  it('answers alike for an address that no one has', async () => {
    const email = 'nobody@example.test';
    expect(await post('/request-password-reset', { email })).toBe(200);
    expect(await mailsTo(email)).toEqual([]);
  });
});
