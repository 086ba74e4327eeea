import { describe, expect, it } from 'vitest';
import type { MailMessage } from '#lib/mail/mail-message.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { approve, tellOfApprovals } from '#tests/support/approve.ts';
import { testMailSenders } from '#tests/support/site.ts';
import type { SiteSettingsView } from '../contract.ts';
import { mailsWithKind } from '../rules/mail-kinds.ts';
import { senderOfKind } from '../rules/senders.ts';

const sent: MailMessage[] = [];
const app = await sharedTestApp({
  mailTransport: {
    deliver: async (message) => {
      sent.push(message);
    },
    close: () => undefined,
  },
});
const admin = await app.make.admin({ email: 'olive@admins.test', firstName: 'Olive' });

const settings = async () => (await app.as(admin)).siteSettings;
const formOf = ({ senders }: SiteSettingsView) => ({
  revision: senders.revision,
  names: senders.allowed.map(({ address, name }) => ({ address, name })),
  byKind: senders.byKind,
  reason: '',
});
const mailsTo = async (to: string) => {
  await app.settle();
  return sent.filter((mail) => mail.to.address === to);
};
const [usual, news] = testMailSenders;

describe('senders', () => {
  it('are those of the environment, the usual one for every kind', async () => {
    const { senders } = await (await settings()).get();
    expect(senders.allowed.map(({ address, name }) => ({ name, address }))).toEqual(
      testMailSenders,
    );
    expect(new Set(Object.values(senders.byKind))).toEqual(new Set([usual.address]));
  });

  it('have names, and each kind of mail its own, in mails and among those of a blast', async () => {
    const api = await settings();
    const form = formOf(await api.get());
    await api.saveSenders({
      ...form,
      names: [
        { address: usual.address, name: 'The Marketplace' },
        { address: news.address, name: news.name },
      ],
      byKind: { ...form.byKind, announcement: news.address },
    });
    const userId = await app.make.client({ approved: false, email: 'ada@senders.test' });
    await approve(await app.as(admin), userId);
    await tellOfApprovals(app);
    const [mail] = await mailsTo('ada@senders.test');
    expect(mail?.from).toEqual({ name: 'The Marketplace', address: usual.address });
    const { senders } = await (await app.as(admin)).announcements.getAudience();
    expect(senders.map(({ address }) => address)).toEqual([news.address, usual.address]);
    const { items } = await (await app.as(admin)).audit.list({ action: 'site-senders-changed' });
    expect(items[0]?.details).toEqual([
      `changes: name of ${usual.address}: as usual → The Marketplace; announcement mails: usual sender → ${news.address}`,
    ]);
  });

  it('are none that the environment does not allow', async () => {
    const api = await settings();
    const form = formOf(await api.get());
    const foreign = 'eve@example.com';
    const refused = { code: 'SENDER_NOT_ALLOWED' };
    await expect(
      api.saveSenders({ ...form, byKind: { ...form.byKind, billing: foreign } }),
    ).rejects.toMatchObject(refused);
    await expect(
      api.saveSenders({ ...form, names: [{ address: foreign, name: 'Eve' }] }),
    ).rejects.toMatchObject(refused);
    await expect(api.sendTest({ address: foreign, name: 'Eve' })).rejects.toMatchObject(refused);
  });

  it.each(['', 'x'.repeat(71), 'bank@example.com', 'A <b>'])('are not named %j', async (name) => {
    const api = await settings();
    const form = formOf(await api.get());
    const names = [{ address: usual.address, name }];
    await expect(api.saveSenders({ ...form, names })).rejects.toMatchObject({ status: 400 });
  });

  it('are tried by a mail to oneself alone', async () => {
    const api = await settings();
    const { address } = await api.sendTest({ address: news.address, name: 'Fresh\nNews' });
    expect(address).toBe('olive@admins.test');
    const [mail, ...others] = await mailsTo('olive@admins.test');
    expect(others).toEqual([]);
    expect(mail?.from).toEqual({ name: 'Fresh News', address: news.address });
    expect(mail?.text).toContain(`Fresh News <${news.address}>`);
  });

  it('fall back to the usual one when one is not allowed any more', () => {
    const choices = { names: {}, byKind: { billing: 'gone@direct365.example' } };
    expect(senderOfKind('billing', testMailSenders, choices)).toEqual(usual);
  });

  it('know the mails that they are chosen for', () => {
    const known = app.services.mailTemplates.map(({ name }) => name);
    expect(mailsWithKind.filter((mail) => !known.includes(mail))).toEqual([]);
  });
});
