import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';

/* A consultant gives the profile a photo without touching the mouse, and what others see of it. */

const site = demoSite();

let consultant: Person;

test.beforeAll(async () => {
  consultant = await arrive(site, 'consultant@demo.test');
  // With a listener, the browser leaves its file dialog to us.
  consultant.page.on('filechooser', () => undefined);
  await open(consultant.page, '/consultant/profile/edit');
});

/** Tab until the focused control has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = new RegExp(name);
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      'document.activeElement.getAttribute("aria-label") || document.activeElement.textContent',
    );
    if (named.test(String(focused))) return;
  }
  throw new Error(`Tab does not come to ${name}.`);
}

async function choose(page: Page, name: string, file: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await choosing).setFiles({ name, mimeType: 'image/jpeg', buffer: file });
}

/** The colours of the four corners of a picture that this person fetches. */
async function cornersOf(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(new URL(address, site.url).href);
  const { data, info } = await sharp(await answer.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3);
    return `${red > 127 ? 'r' : ''}${green > 127 ? 'g' : ''}${blue > 127 ? 'b' : ''}`;
  };
  const end = info.width - 6;
  return [at(5, 5), at(end, 5), at(5, end), at(end, end)];
}

/** Where the owner of a photo sees it as those do who may see it sharp. */
async function sharpAddress(page: Page): Promise<string> {
  const look = page.getByRole('listitem').filter({ hasText: 'Clients who accepted you' });
  return (await look.locator('img').getAttribute('src')) ?? '';
}

const at = (address: string | null): string => new URL(address ?? '', site.url).href;

/** The card of the consultant among those whom a client finds. */
async function openCard(page: Page) {
  await open(page, '/find-consultants?text=dairy');
  return page.getByRole('listitem').filter({ hasText: 'Connie D.' });
}

let sharpOne: string;

test.describe('a photo', () => {
  test('that is none is refused in words, at its field', async () => {
    const { page } = consultant;
    await tabTo(page, 'Change Photo');
    await choose(page, 'me.jpg', Buffer.from('<html>not me</html>'));
    const field = page.getByRole('group', { name: 'Profile photo' });
    await expect(field.getByText('Please choose a JPG, PNG or GIF.').first()).toBeVisible();
  });

  test('is chosen, moved, enlarged and uploaded by keys alone', async () => {
    const { page } = consultant;
    await page.getByRole('button', { name: 'Change Photo' }).focus();
    // Twice as wide as high: red and blue on its left half, green and yellow on its right one.
    await choose(page, 'me.jpg', await jpegFile(800, 400));
    await expect(page.getByRole('dialog', { name: 'Crop your photo' })).toBeVisible();
    const square = page.getByRole('group', { name: 'Position of the picture' });
    await expect(square).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await tabTo(page, 'Position of the picture');
    for (let n = 0; n < 40; n += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    const zoom = page.getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    await page.keyboard.press('ArrowRight');
    expect(Number(await zoom.inputValue())).toBeCloseTo(1.1);
    await page.keyboard.press('Home');
    await tabTo(page, 'Use This Photo');
    await page.keyboard.press('Enter');
    await expect(page.getByText('It becomes your photo when you save the profile.')).toBeVisible();
    const focused = await page.evaluate('document.activeElement.textContent');
    expect(focused).toBe('Change Photo');
  });

  test('is the profile’s once the form is saved, cut where it was moved to', async () => {
    const { page } = consultant;
    await page.getByRole('button', { name: 'Save Profile' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/consultant/portal');
    sharpOne = await sharpAddress(page);
    expect(await cornersOf(page, sharpOne)).toEqual(['r', 'r', 'b', 'b']);
  });

  test('is blurred in lists by its consultant’s choice, and opens sharp for a client who has accepted them', {
    tag: '@release',
  }, async () => {
    const client = await site.openAs('client@demo.test');
    const card = await openCard(client.page);
    const blurred = await card.locator('img').getAttribute('src');
    expect(blurred).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/);
    expect(blurred).not.toBe(sharpOne);
    const note = 'Connie D. has chosen to keep this photo blurred until you work together.';
    await expect(card.getByTitle(note)).toBeVisible();
    await expect(card).toContainText(note);
    expect((await client.page.request.get(at(sharpOne))).status()).toBe(200);
    expect((await client.page.request.get(at(blurred))).status()).toBe(200);
    for (const address of [sharpOne, blurred]) expect((await fetch(at(address))).status).toBe(404);
    expect(client.complaints).toEqual([]);
    await client.context.close();
  });

  test('is sharp for every approved client once its consultant has chosen so, by key, and blurred when it is taken back', {
    tag: '@release',
  }, async () => {
    const { page } = consultant;
    const choice = page.getByRole('switch', { name: 'Approved clients see my photo sharp' });
    await expect(choice).not.toBeChecked();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Your photo is shown').first()).toBeVisible();
    await expect(choice).toBeChecked();
    await expect(choice).toBeFocused();
    expect(await violationsOf(page)).toEqual([]);

    const client = await site.openAs('client@demo.test');
    const card = await openCard(client.page);
    expect(await card.locator('img').getAttribute('src')).toBe(sharpOne);
    await expect(card).not.toContainText('blurred');

    await choice.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Your photo is blurred').first()).toBeVisible();
    const again = await openCard(client.page);
    expect(await again.locator('img').getAttribute('src')).not.toBe(sharpOne);
    expect(client.complaints).toEqual([]);
    await client.context.close();
  });

  test('goes when it is removed, and the initials are back', { tag: '@release' }, async () => {
    const { page, complaints } = consultant;
    await open(page, '/consultant/profile/edit');
    await tabTo(page, 'Remove Photo');
    await page.keyboard.press('Enter');
    const focused = await page.evaluate('document.activeElement.textContent');
    expect(focused).toBe('Choose Photo');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await page.waitForURL('**/consultant/portal');
    await expect(page.getByText('Connie D.').first()).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});
