import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { arrive } from './pages/demo-person.ts';

/* An admin sees how the marketplace grows. The people of the demo count: the site is one. */

const site = demoSite();

const figures = [
  'Sign-ups',
  'Approvals',
  'Subscriptions',
  'Projects',
  'Applications',
  'Median first answer',
];

test('an admin reads each figure as a picture and in the table beside it', async () => {
  const { page } = await arrive(site, 'admin@demo.test');
  await open(page, '/admin');
  await page.getByRole('link', { name: 'Growth', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Growth' })).toBeVisible();
  for (const figure of figures) {
    await expect(page.getByRole('img', { name: `${figure} by month` })).toBeVisible();
    const table = page.getByRole('table', { name: `${figure} by month` });
    await expect(table.getByRole('row')).toHaveCount(13);
  }
  const projects = page.getByRole('table', { name: 'Projects by month' });
  const counts = await projects.getByRole('cell').allTextContents();
  const sum = counts.reduce((total, count) => total + Number(count.replaceAll(',', '')), 0);
  expect(sum).toBeGreaterThan(0);
  expect(await violationsOf(page)).toEqual([]);
});

test('without scripts the figures are there, too', async () => {
  const context = await site.newContext({ javaScriptEnabled: false });
  const cookies = await site.cookiesOf('admin@demo.test');
  await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  const page = await context.newPage();
  await page.goto('/admin/growth');
  await expect(page.getByRole('table', { name: 'Sign-ups by month' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sign-ups by month' })).toBeVisible();
  await context.close();
});
