import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegFile } from '#lib/images/hostile/jpeg-fixture.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import { startReading } from './pages/reading.ts';

/* A consultant gives the profile a photo without touching the mouse, and what others see of it. */

let site: TestSite;
let browser: Browser;
let consultant: Person;

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  const { cookies } = await startReading(site.url, 'consultant@demo.test');
  consultant = await openWindow(browser, site.url);
  await consultant.context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  await consultant.context.addInitScript(
    "localStorage.setItem('cookieConsent', 'true'); localStorage.setItem('cookiePreferences', '{}');",
  );
  // While somebody listens, the browser leaves its file dialog to us.
  consultant.page.on('filechooser', () => undefined);
  await consultant.page.goto('/consultant/profile/edit');
  await consultant.page.waitForLoadState('networkidle');
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
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

describe('a photo', () => {
  it('that is none is refused in words, at its field', async () => {
    const { page } = consultant;
    await tabTo(page, 'Choose Photo');
    await choose(page, 'me.jpg', Buffer.from('<html>not me</html>'));
    const field = page.getByRole('group', { name: 'Profile photo' });
    await field.getByText('Please choose a JPG, PNG or GIF.').first().waitFor();
  });

  it('is chosen, moved, enlarged and uploaded by keys alone', async () => {
    const { page } = consultant;
    await page.getByRole('button', { name: 'Choose Photo' }).focus();
    // Twice as wide as high: red and blue on its left half, green and yellow on its right one.
    await choose(page, 'me.jpg', await jpegFile(800, 400));
    await page.getByRole('dialog', { name: 'Crop your photo' }).waitFor();
    const square = page.getByRole('group', { name: 'Position of the picture' });
    await square.waitFor();
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
    await page.getByText('It becomes your photo when you save the profile.').waitFor();
    const focused = await page.evaluate('document.activeElement.textContent');
    expect(focused).toBe('Change Photo');
  });

  it('is the profile’s once the form is saved, cut where it was moved to', async () => {
    const { page } = consultant;
    await page.getByRole('button', { name: 'Save Profile' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/consultant/portal');
    const address = await page.locator('main img').first().getAttribute('src');
    expect(await cornersOf(page, address ?? '')).toEqual(['r', 'r', 'b', 'b']);
  });

  it('is blurred in lists, and opens sharp for a client who has accepted the consultant', async () => {
    const { page } = consultant;
    const sharpOne = await page.locator('main img').first().getAttribute('src');
    const client = await openWindow(browser, site.url);
    const { cookies } = await startReading(site.url, 'client@demo.test');
    await client.context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
    await client.page.goto('/find-consultants?q=Connie');
    const blurred = await client.page.locator('main img').first().getAttribute('src');
    expect(blurred).toMatch(/^\/files\/[0-9a-f]{64}\.webp$/);
    expect(blurred).not.toBe(sharpOne);
    const address = new URL(sharpOne ?? '', site.url);
    expect((await client.page.request.get(address.href)).status()).toBe(200);
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(new URL(blurred ?? '', site.url))).status).toBe(200);
    expect(client.complaints).toEqual([]);
    await client.context.close();
  });

  it('goes when it is removed, and the initials are back', async () => {
    const { page, complaints } = consultant;
    await page.goto('/consultant/profile/edit');
    await page.waitForLoadState('networkidle');
    await tabTo(page, 'Remove Photo');
    await page.keyboard.press('Enter');
    const focused = await page.evaluate('document.activeElement.textContent');
    expect(focused).toBe('Choose Photo');
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await page.waitForURL('**/consultant/portal');
    await page.getByText('Connie D.').first().waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
