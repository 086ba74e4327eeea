/**
 * `npm run build && node scripts/readme-pictures.ts`: starts a demo and takes the pictures of the README, Find
 * Consultants in light and in dark, into docs/pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { startApp } from '#tests/processes/app-process.ts';
import { newDataFolder, removeDataFolders } from '#tests/processes/data-folder.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { projectFolder } from './project-folder.ts';

const path = '/find-consultants?text=month-end+close+is+slow';
const reader = { email: 'client@demo.test', password: 'direct365 demo account' };
const size = { width: 1280, height: 800 };
const mostBytes = 150 * 1024;

const folder = join(projectFolder, 'docs/pictures');
mkdirSync(folder, { recursive: true });
const app = await startApp({ DATA_DIR: await newDataFolder() });
try {
  const browser = await launchBrowser();
  try {
    for (const theme of ['light', 'dark'] as const) await takePicture(browser, theme);
  } finally {
    await browser.close();
  }
} finally {
  await app.terminate();
  await removeDataFolders();
}

async function takePicture(browser: Browser, theme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: size,
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const signIn = await context.request.post('/auth/v1/sign-in/email', {
    data: reader,
    headers: { origin: app.url },
  });
  if (!signIn.ok()) throw new Error(`${reader.email} cannot sign in: ${signIn.status()}.`);
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(path);
  const consent = page.getByRole('button', { name: 'Reject All' });
  if (await consent.isVisible()) await consent.click();
  await page.mouse.move(0, 0);
  await page.locator('section[aria-labelledby="found"] img').first().waitFor();
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer();
  if (picture.length > mostBytes) {
    throw new Error(`The ${theme} picture has ${picture.length} bytes.`);
  }
  const file = join(folder, `find-consultants-${theme}.webp`);
  writeFileSync(file, picture);
  process.stdout.write(`${file}: ${Math.round(picture.length / 1024)} KiB\n`);
  await context.close();
}
