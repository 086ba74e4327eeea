import { expect, it } from 'vitest';
import { isConsultant } from '#access/viewer.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { applyCode } from './commands/apply-code.ts';

const app = await sharedTestApp();

/** A user new joins with this code. */
async function joinWith(code: string): Promise<void> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
  const viewer = await viewerOf(app.db, await app.make.consultant({ subscribed: false }));
  if (!isConsultant(viewer)) throw new Error('This person is no consultant.');
  const outcome = await app.services.write((tx) => applyCode(tx, app.services, viewer, code));
  expect(outcome).toBe('applied');
}

it('tells who joined with one’s code until one ends such mails, by one click in one of them', async () => {
  const email = 'refers@joined.test';
  const referrer = await app.make.consultant({ subscribed: false, email });
  const { code } = await (await app.as(referrer)).referrals.createCode({});
  const subjects = async () => {
    await app.settle();
    return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
  };
  await joinWith(code);
  const first = await subjects();
  expect(first).toEqual(['Test P. joined with your referral code']);
  const [mail] = await listMails(app.db, { to: email });
  const [url = ''] = /https?:[^>]+/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
  expect(url).toMatch(/\?topic=referrals$/);
  const { pathname, search } = new URL(url);
  const response = await app.http.request(`${pathname}${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(response.status).toBe(200);
  await joinWith(code);
  expect(await subjects()).toEqual(first);
});
