import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ email: 'olive@example.test' });

async function fetchFile(path: string, userId?: UserId): Promise<Response> {
  return app.http.request(
    path,
    userId ? { headers: { cookie: await app.cookieOf(userId) } } : undefined,
  );
}

const usersFile = '/admin/export/users.csv?userType=client';

describe('exports', () => {
  const table = readFileSync(
    join(import.meta.dirname, '../../../docs/security/authorisation.md'),
    'utf8',
  );
  const people: Record<string, () => Promise<UserId | undefined>> = {
    'a visitor': async () => undefined,
    'an unconfirmed user': () => app.make.client({ confirmed: false, approved: false }),
    'a pending client': () => app.make.client({ approved: false }),
    'a client': () => app.make.client(),
    'a pending consultant': () => app.make.consultant({ approved: false }),
    'a subscriber': () => app.make.consultant(),
    'an admin': async () => admin,
  };

  it.each(Object.entries(people))('are sent to %s as the table says', async (who, make) => {
    const row = table.match(new RegExp(`^\\| exports: ${who} \\| (\\d+) \\| (\\d+) \\|$`, 'm'));
    const userId = await make();
    const answers = await Promise.all(
      [usersFile, '/admin/export/audit-log.csv'].map((path) => fetchFile(path, userId)),
    );
    for (const answer of answers) await answer.text();
    expect(answers.map(({ status }) => String(status))).toEqual(row?.slice(1));
  });

  it('are files of all rows in the order of the list, with formulas made harmless, and on record', async () => {
    await app.make.client({
      firstName: '=HYPERLINK("x")',
      lastName: 'Zed',
      email: 'zed@example.test',
    });
    const response = await fetchFile(`${usersFile}&sort=name&direction=ascending&text=zed`, admin);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    const rows: Record<string, string>[] = parse(file, { columns: true, bom: true });
    expect(rows).toMatchObject([
      { Name: '\'=HYPERLINK("x") Zed', Email: 'zed@example.test', Status: 'approved' },
    ]);
    const log = await fetchFile('/admin/export/audit-log.csv?action=users-exported', admin);
    const entries: Record<string, string>[] = parse(await log.text(), { columns: true });
    expect(entries[0]).toMatchObject({
      What: 'users-exported',
      Who: 'olive@example.test',
      From: '127.0.0.1',
    });
  });

  it('have every row of more than one batch, once', async () => {
    await app.pool.query(
      `insert into auth.users (name, email, email_verified, user_type, created_at)
       select 'crowd', 'crowd-' || nth || '@example.test', true, 'consultant', $1
         from generate_series(1, 2500) nth`,
      [app.clock.now()],
    );
    const response = await fetchFile(
      '/admin/export/users.csv?userType=consultant&text=crowd',
      admin,
    );
    const rows: Record<string, string>[] = parse(await response.text(), { columns: true });
    expect(rows).toHaveLength(2500);
    expect(new Set(rows.map(({ Email }) => Email)).size).toBe(2500);
  });

  it('ask an admin who signed in long ago who they are: a browser on a page, and back from there', async () => {
    const headers = { cookie: await app.cookieOf(admin) };
    await app.db
      .updateTable('auth.sessions')
      .set({ proven_at: new Date(app.clock.now().getTime() - 16 * 60_000) })
      .where('user_id', '=', admin)
      .execute();
    const told = await app.http.request(usersFile, { headers });
    expect([told.status, ((await told.json()) as { code: string }).code]).toEqual([
      403,
      'SIGN_IN_AGAIN',
    ]);
    const led = await app.http.request(usersFile, {
      headers: { ...headers, accept: 'text/html', referer: 'https://site.test/admin?show=clients' },
    });
    expect([led.status, led.headers.get('location')]).toEqual([
      303,
      '/auth/again?next=%2Fadmin%3Fshow%3Dclients',
    ]);
  });

  it('refuse lists that there are not', async () => {
    for (const query of [
      '',
      '?userType=unknown',
      '?userType=client&sort=rate',
      '?userType=client&x=1',
    ]) {
      const response = await fetchFile(`/admin/export/users.csv${query}`, admin);
      expect([query, response.status]).toEqual([query, 400]);
    }
  });
});
