import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { someBusiness } from '#tests/support/suppliers.ts';

/* A consultant at a phone saves a VAT id, which the site checks at VIES once the operator has switched that on. */

const site = demoSite();
const phone = { width: 360, height: 740 };

test('a VAT id is checked at VIES, and its consultant reads the result', async () => {
  const { page: admin } = await site.openAs('admin@demo.test');
  await open(admin, '/admin/settings?section=agreements');
  await admin.getByLabel('VAT checks').check();
  await admin.getByRole('button', { name: 'Save Agreements' }).click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();

  const { page } = await site.openAs('consultant@demo.test', phone);
  for (const [vatId, result] of [
    ['DE123456789', /^Your VAT id: VIES confirmed this number on \d+ \w+ \d{4}\.$/],
    ['DE123456200', /^Your VAT id: VIES did not know this number on \d+ \w+ \d{4}\.$/],
  ] as const) {
    const answer = await page.request.put('/api/me/supplier-profile/business', {
      headers: { origin: site.url },
      data: { ...someBusiness, country: 'de', vatId },
    });
    expect(answer.ok()).toBe(true);
    await site.jobsDone();
    await open(page, '/consultant/supplier');
    await expect(page.getByText(result)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
  }
});
