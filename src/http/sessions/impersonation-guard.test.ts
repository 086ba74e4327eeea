import { describe, expect, it } from 'vitest';
import { impersonationHeader } from '#lib/api/impersonation-header.ts';
import { sessionHintCookie } from '#lib/auth/session-hint.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { givePhoto } from '#tests/support/photos.ts';

const app = await sharedTestApp();
const consultant = await app.make.consultant();
const cookie = await beginImpersonating(app, consultant);

const ask = (path: string, { method = 'GET', headers = {} }: RequestInit = {}) =>
  app.http.request(path, {
    method,
    headers: {
      cookie,
      origin: app.services.publicUrl,
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });

const codeOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { code: unknown }).code;

describe('an admin who impersonates a user', () => {
  it.each([
    '/auth/v1/sign-in/email',
    '/auth/v1/sign-up/email',
    '/auth/v1/request-password-reset',
    '/auth/v1/factors',
    '/auth/confirm',
    '/auth',
  ])('sends nothing to %s', async (path) => {
    const answer = await ask(path, { method: 'POST' });
    expect(answer.status).toBe(403);
    expect(await codeOf(answer)).toBe('LOOKING_IN');
  });

  it.each(['/admin/export/users.csv?userType=client', '/admin/export/audit-log.csv'])(
    'does not get %s',
    async (path) => {
      expect(await codeOf(await ask(path))).toBe('LOOKING_IN');
    },
  );

  it('gets no session', async () => {
    expect(await (await ask('/auth/v1/get-session')).json()).toBeNull();
  });

  it('sees the photos that the person sees, and their browser keeps none', async () => {
    const { largeUrl, blurredUrl } = await givePhoto(app, consultant);
    for (const url of [largeUrl, blurredUrl]) {
      const answer = await ask(url);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
    const others = await givePhoto(app, await app.make.consultant());
    expect((await ask(others.largeUrl)).status).toBe(404);
  });

  it('is flagged in the hint cookie, for pages that are the same for every visitor', async () => {
    const hintOf = (answer: Response) =>
      answer.headers.getSetCookie().find((each) => each.startsWith(sessionHintCookie));
    expect(hintOf(await ask('/api/me'))).toContain(`${sessionHintCookie}=2;`);
    const marked = { headers: { cookie: `${cookie}; ${sessionHintCookie}=2` } };
    expect(hintOf(await ask('/api/me', marked))).toBeUndefined();
  });

  it('has no session prolonged, however old it is', async () => {
    const admin = await app.make.admin();
    const old = await beginImpersonating(app, consultant, { adminId: admin });
    const usedAt = new Date(app.clock.now().getTime() - 48 * 60 * 60_000);
    await app.db
      .updateTable('auth.sessions')
      .set({ updated_at: usedAt })
      .where('user_id', '=', admin)
      .execute();
    await ask('/api/me', { headers: { cookie: old } });
    const sessions = await app.db
      .selectFrom('auth.sessions')
      .select('updated_at')
      .where('user_id', '=', admin)
      .execute();
    expect(sessions).toEqual([{ updated_at: usedAt }]);
  });
});

describe('a page that was made for other eyes', () => {
  const changed = async (browserToken: string, asked: string): Promise<unknown> =>
    codeOf(
      await ask('/api/me', { headers: { cookie: asked, [impersonationHeader]: browserToken } }),
    );

  it('gets an error when the impersonation has begun or ended elsewhere', async () => {
    const admin = await app.make.admin();
    const asThemselves = await app.cookieOf(admin);
    const me = (await (await ask('/api/me')).json()) as { lookingIn: { lookInId: string } };
    const { lookInId } = me.lookingIn;
    expect(await changed(lookInId, cookie)).toBeUndefined();
    expect(await changed('none', asThemselves)).toBeUndefined();
    expect(await changed('none', cookie)).toBe('EYES_CHANGED');
    expect(await changed(lookInId, asThemselves)).toBe('EYES_CHANGED');
    expect(await changed(crypto.randomUUID(), cookie)).toBe('EYES_CHANGED');
  });

  it('is answered as a visitor’s once they have signed out', async () => {
    expect(await changed('none', 'theme=dark')).toBeUndefined();
  });
});
