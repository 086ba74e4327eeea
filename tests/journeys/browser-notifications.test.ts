import { demoSite } from '#tests/support/journey/demo-site.ts';
import { open } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';

/* A browser shows notifications once its person has asked for it there; this one never may, whatever it is granted. */

const site = demoSite();

test('A browser that may not show notifications says why, and offers nothing', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, '/account');
  await expect(page.getByText('This browser blocks notifications of Direct365.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toHaveCount(0);
  await context.close();
});
