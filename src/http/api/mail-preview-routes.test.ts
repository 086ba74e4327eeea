import { describe, expect, it } from 'vitest';
import { mailTemplates } from '#app/mail-templates.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

describe('the preview of mails', () => {
  it('has every mail of the product, written with its sample data', async () => {
    const { mailPreviews } = await app.as(await app.make.admin());
    const { items } = await mailPreviews.list();
    expect(items.map(({ name }) => name)).toEqual(mailTemplates.map(({ name }) => name).sort());
    for (const { name, subject } of items) {
      const mail = await mailPreviews.get({ name });
      expect(mail.subject).toBe(subject);
      expect(mail.text.length).toBeGreaterThan(20);
      expect(mail.html).toContain('Direct365');
    }
    await expect(mailPreviews.get({ name: 'no-such-mail' })).rejects.toMatchObject({
      code: 'MAIL_NOT_FOUND',
    });
  });

  it('shows a mail to admins alone, without scripts, in our own frames only', async () => {
    const path = '/admin/mails/mail-blast/html';
    const ask = async (userId: string) =>
      app.http.request(path, { headers: { cookie: await app.cookieOf(userId) } });
    expect((await app.http.request(path)).status).toBe(401);
    expect((await ask(await app.make.client())).status).toBe(403);
    const response = await ask(await app.make.admin());
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('New this month');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox;');
    expect(policy).toContain("frame-ancestors 'self'");
    expect((await ask(await app.make.admin())).headers.get('x-frame-options')).toBeNull();
  });
});
