import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { z } from 'zod';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import {
  banner,
  button,
  category,
  choice,
  choose,
  focused,
  footerLink,
  necessary,
  phone,
  preferences,
  prepareVisits,
  stored,
} from './visiting.ts';

/* The banner stays until the visitor chooses, and does not block the page meanwhile. */

const { asVisitor } = prepareVisits();

test.describe('by keyboard alone', () => {
  test('the banner comes first, is chosen from, and lets go', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      const stops: string[] = [];
      for (let stop = 0; stop < 5; stop += 1) {
        await page.keyboard.press('Tab');
        stops.push(await focused(page));
      }
      expect(stops).toEqual([
        'What is stored, and why',
        'Customize',
        'Reject All',
        'Accept All',
        'Skip to the content',
      ]);
      for (let back = 0; back < 2; back += 1) await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toEqual(choice(necessary));
      // Back where it came from.
      expect(await focused(page)).toBe('Skip to the content');
    }));

  test('the preferences are opened, changed and saved', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').focus();
      await page.keyboard.press('Enter');
      await expect(preferences(page)).toBeVisible();
      await category(page, 'Analytics Cookies').focus();
      await page.keyboard.press('Space');
      await button(page, 'Save Preferences').focus();
      await page.keyboard.press('Enter');
      await expect(preferences(page)).toBeHidden();
      expect(await stored(page)).toEqual(choice({ ...necessary, analytics: true }));
      await expect.poll(() => focused(page)).toBe('content');
    }));

  test('a choice keeps the focus of a visitor who was writing', () =>
    asVisitor(async (page) => {
      await page.goto('/auth?mode=signin');
      await page.getByLabel('Email').fill('someone@');
      await choose(page, 'Accept All');
      await page.keyboard.type('example.test');
      await expect(page.getByLabel('Email')).toHaveValue('someone@example.test');
    }));
});

/** The focused element, if it is hidden: under the banner, or outside of the window. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    // Some frames later: the skip link has to come into sight.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    const bar = document.querySelector('.bottom-bar');
    if (!element || !bar || element === document.body || bar.contains(element)) return null;
    const { top, bottom } = element.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top;
    // What is higher than the room above the banner cannot be seen as a whole.
    const isSeen = bottom - top > edge ? top < edge && bottom > 0 : top >= 0 && bottom <= edge;
    return isSeen ? null : `${element.outerHTML.slice(0, 120)} from ${top} to ${bottom}`;
  });

test.describe('what has the focus', () => {
  for (const [path, look] of [
    ['/auth', phone],
    ['/contact', phone],
    ['/', { width: 1280, height: 600 }],
  ] as const)
    test(`on ${path} is never under the banner, there and back again`, () =>
      asVisitor(async (page) => {
        await open(page, path);
        const hidden: string[] = [];
        for (const key of ['Tab', 'Shift+Tab']) {
          for (let stop = 0; stop < 45; stop += 1) {
            await page.keyboard.press(key);
            const found = await hiddenFocus(page);
            if (found) hidden.push(`${key}: ${found}`);
          }
        }
        expect(hidden).toEqual([]);
      }, look));

  test('is brought into sight when a script focuses it without scrolling', () =>
    asVisitor(async (page) => {
      await open(page, '/auth');
      const isCovered = await page.evaluate(() => {
        const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect();
        const covered = [...document.querySelectorAll<HTMLElement>('main input, main a')].find(
          (each) => bar && each.getBoundingClientRect().bottom > bar.top,
        );
        covered?.focus({ preventScroll: true });
        return covered !== undefined;
      });
      expect(isCovered).toBe(true);
      expect(await hiddenFocus(page)).toBeNull();
    }, phone));

  test('is not covered by a banner that comes back', () =>
    asVisitor(async (page) => {
      await page.goto('/about');
      await choose(page, 'Accept All');
      await footerLink(page).click();
      await button(page, 'Forget my choice').click();
      await expect(banner(page)).toBeVisible();
      await expect.poll(() => focused(page)).toBe('Cookie preferences');
      await expect.poll(() => hiddenFocus(page)).toBeNull();
    }, phone));

  test('stays under the pointer while something half covered is clicked', () =>
    asVisitor(async (page) => {
      await open(page, '/privacy');
      const link = page.getByRole('main').getByRole('link').first();
      await link.evaluate((each) => {
        const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
        scrollBy(0, each.getBoundingClientRect().bottom - bar - 8);
      });
      const before = await page.evaluate(() => scrollY);
      const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
      await page.mouse.move(x + 5, y + 5);
      await page.mouse.down();
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.mouse.up();
    }, phone));
});

test.describe('the banner', () => {
  test('says that it has come, for those who do not see it', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await expect(
        banner(page).getByRole('status').getByText('We use cookies to improve your experience'),
      ).toBeVisible();
    }));

  test('leaves the end of the page free', () =>
    asVisitor(async (page) => {
      await open(page, '/about');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const [end, edge] = await page.evaluate(() =>
        ['footer', '.bottom-bar'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        ),
      );
      // Pages scroll by whole pixels.
      expect(end?.bottom).toBeLessThanOrEqual((edge?.top ?? 0) + 1);
    }, phone));

  test('lets toasts rise above it', () =>
    asVisitor(async (page) => {
      await page.goto('/about?notice=consultants-only');
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
      await expect(toast.getByText('Access Denied')).toBeVisible();
      const edge = (await banner(page).boundingBox())?.y ?? 0;
      const bottom = async () => {
        const { y, height } = (await toast.boundingBox()) ?? { y: 0, height: 9999 };
        return y + height;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(edge);
    }, phone));

  test('is covered by a dialog, and not part of what it asks', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').click();
      await expect(preferences(page)).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    }, phone));
});

const axeSchema = z.object({ violations: z.array(z.object({ id: z.string() })) });

for (const look of [
  { ...phone, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const)
  test.describe(`at ${look.width} px, ${look.colorScheme}`, () => {
    test('axe finds nothing in the banner, nor in the preferences', () =>
      asVisitor(async (page) => {
        const check = async (selector: string): Promise<unknown> => {
          await page.evaluate(axe.source);
          const result: unknown = await page.evaluate(`axe.run(${JSON.stringify(selector)})`);
          return axeSchema.parse(result).violations;
        };
        await open(page, '/');
        expect(await check('.bottom-bar')).toEqual([]);
        await choose(page, 'Reject All');
        await footerLink(page).click();
        await expect(preferences(page)).toBeVisible();
        expect(await check('[role=dialog]')).toEqual([]);
      }, look));
  });
