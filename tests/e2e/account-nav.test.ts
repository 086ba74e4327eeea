import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { layoutShift } from '#tests/support/e2e/layout-shift.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { expectFocusOn, pressOn, tabTo } from './pages/by-keyboard.ts';
import { callsTo } from './pages/calls.ts';

/* The account nav of a signed-in user, below the bar for every visitor, on phones and desktops. */

const site = demoSite();
const { call } = callsTo(site);

const row = (page: Page) => page.getByRole('navigation', { name: 'Your work' });
const links = (page: Page) => row(page).getByRole('link');
const current = (page: Page) => row(page).locator('[aria-current]');

const widthOf = (page: Page) => page.evaluate('document.documentElement.scrollWidth');

const readers = [
  ['client@demo.test', '/client/portal', ['Projects', 'Find', 'Shortlist'], 'Projects'],
  [
    'consultant@demo.test',
    '/consultant/portal',
    ['Projects', 'Applications', 'Profile', 'Plan'],
    'Profile',
  ],
  ['admin@demo.test', '/admin/approvals', ['Approvals', 'Credentials', 'People'], 'Approvals'],
] as const;

test.describe('the account nav of a signed-in user', () => {
  for (const [reader, home, names, here] of readers)
    test(`leads ${reader} everywhere by key at 360 px, and says where they are`, async () => {
      const { page, context, complaints } = await site.openAs(reader, { width: 360, height: 740 });
      await open(page, home);
      await expect(links(page)).toHaveText([...names]);
      await expect(current(page)).toHaveText([here]);
      expect(await widthOf(page)).toBe(360);
      expect(await violationsOf(page)).toEqual([]);
      for (const name of names) {
        const link = row(page).getByRole('link', { name, exact: true });
        await tabTo(page, link);
        const box = await link.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
        expect(box?.height).toBeGreaterThanOrEqual(44);
        // Nothing of it lies under what has come for them.
        await link.click({ trial: true, position: { x: (box?.width ?? 1) - 2, y: 22 } });
        await page.keyboard.press('Enter');
        await expect(current(page)).toHaveText([name]);
        await expect(link).toHaveAttribute('aria-current', 'page');
        expect(await widthOf(page)).toBe(360);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('marks the part a page belongs to', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await open(page, '/post-project');
    await expect(current(page)).toHaveText(['Projects']);
    await expect(current(page)).toHaveAttribute('aria-current', 'true');
    await pressOn(page, row(page).getByRole('link', { name: 'Find' }));
    await page.waitForURL('**/find-consultants');
    await expectFocusOn(page, row(page).getByRole('link', { name: 'Find' }));
    await context.close();
  });

  test('comes on shared pages without moving them, and visitors have none', async () => {
    const client = await site.openAs('client@demo.test');
    await open(client.page, '/about');
    await expect(links(client.page)).toHaveText(['Projects', 'Find', 'Shortlist']);
    await expect(current(client.page)).toHaveCount(0);
    expect(await layoutShift(client.page)).toBeLessThan(0.01);
    await client.context.close();
    const visitor = await site.openWindow();
    await open(visitor.page, '/about');
    await expect(row(visitor.page)).toHaveCount(0);
    expect(await layoutShift(visitor.page)).toBeLessThan(0.01);
    await visitor.context.close();
  });
});

const threads = z.object({ items: z.array(z.object({ id: z.string() })) });

test('many messages cover no word, and more of them are spoken on whatever page', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  let messages = 62;
  await page.route('**/api/threads/unread', (route) =>
    route.fulfill({ json: { messages, threads: 3 } }),
  );
  await open(page, '/about');
  const link = page.getByRole('link', { name: '62 unread Messages' });
  const [badge, word] = await Promise.all([
    link.getByText('62', { exact: true }).boundingBox(),
    link.getByText('Messages', { exact: true }).boundingBox(),
  ]);
  expect((badge?.x ?? 999) + (badge?.width ?? 999)).toBeLessThanOrEqual(word?.x ?? 0);

  messages = 64;
  const consultant = await site.openAs('consultant@demo.test');
  const [thread] = threads.parse(await call(consultant.page, 'GET', '/threads')).items;
  await call(consultant.page, 'POST', `/threads/${thread?.id}/messages`, {
    ...{ messageId: crypto.randomUUID(), text: 'Are you there?' },
  });
  await expect(page.getByRole('status').getByText('2 new messages. 64 unread.')).toBeAttached();
  await consultant.context.close();
  await context.close();
});

async function rename(firstName: string): Promise<void> {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  try {
    await database.query(
      `update profiles set first_name = $1
        where user_id = (select id from auth.users where email = 'client@demo.test')`,
      [firstName],
    );
  } finally {
    await database.end();
  }
}

test.describe('the header', () => {
  for (const [what, firstName, shown] of [
    [
      'a name of a hundred letters',
      'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100),
      null,
    ],
    [
      'a name of many words',
      'Maria de los Ángeles Inmaculada Concepción de Todos los Santos',
      null,
    ],
    ['a name from right to left', 'عبد الرحمن بن عبد العزيز', null],
    ['no name', '', 'client@demo.test'],
  ] as const)
    test(`holds ${what}`, async () => {
      await rename(firstName);
      for (const width of [360, 768, 1024, 1280]) {
        const { page, context } = await site.openAs('client@demo.test', { width });
        await open(page, '/shortlist');
        expect(await widthOf(page)).toBe(width);
        if (width >= 768) {
          const menu = page.getByRole('button', { name: shown ?? firstName, exact: true });
          await expect(menu).toBeVisible();
          const box = await menu.boundingBox();
          expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(width);
          expect(box?.height).toBeLessThan(50);
          // The portal, beside the menu, is not pushed away.
          const portal = await page.getByRole('link', { name: 'Client Portal' }).boundingBox();
          expect(portal?.height).toBeLessThan(50);
          // On a wide screen all of it stands in one row.
          const logo = await page
            .getByRole('link', { name: /start page$/ })
            .first()
            .boundingBox();
          if (width === 1280) expect(Math.abs((box?.y ?? 999) - (logo?.y ?? 0))).toBeLessThan(20);
        }
        await context.close();
      }
    });
});
