import { expect, test } from '#tests/support/e2e/test.ts';

import {
  banner,
  button,
  category,
  choice,
  choose,
  everything,
  focused,
  footerLink,
  necessary,
  nothingStored,
  preferences,
  prepareVisits,
  stored,
} from './visiting.ts';

/* The cookie banner and the preferences: each state and each way from one to the next, as a visitor meets them. */

const { asVisitor } = prepareVisits();

test.describe('the choices', () => {
  test('Accept All stores all four categories, and the banner goes', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await choose(page, 'Accept All');
      expect(await stored(page)).toEqual(choice(everything));
      await page.reload();
      await expect(banner(page)).toBeHidden();
    }));

  test('Reject All stores that only the necessary is allowed', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await choose(page, 'Reject All');
      expect(await stored(page)).toEqual(choice(necessary));
    }));

  test('Customize opens four switches; the first is locked', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').click();
      const dialog = preferences(page);
      await expect(dialog).toBeVisible();
      const text = await dialog.textContent();
      for (const words of [
        'Choose which cookies you allow us to use. You can change these settings at any time.',
        'Essential for the website to function properly. Cannot be disabled.',
        'Help us understand how visitors interact with our website.',
        'Used to deliver personalized advertisements.',
        'Enable enhanced functionality and personalization.',
      ]) {
        expect(text).toContain(words);
      }
      const states = await dialog
        .getByRole('switch')
        .evaluateAll((all) =>
          all.map((each) =>
            each instanceof HTMLInputElement ? [each.checked, each.disabled] : [],
          ),
        );
      expect(states).toEqual([[true, true], ...Array(3).fill([false, false])]);
      await expect(button(page, 'Forget my choice')).toBeHidden();
    }));

  test('Save Preferences stores what was switched on, the necessary with it', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').click();
      await category(page, 'Marketing Cookies').check();
      // Whatever a visitor does to the page, the necessary cookies stay on.
      await category(page, 'Necessary Cookies').evaluate((each) =>
        each.removeAttribute('disabled'),
      );
      await category(page, 'Necessary Cookies').uncheck();
      await button(page, 'Save Preferences').click();
      await expect(preferences(page)).toBeHidden();
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toEqual(choice({ ...necessary, marketing: true }));
    }));

  for (const way of ['Cancel', 'Close', 'Escape'])
    test(`${way} closes the preferences and stores nothing`, () =>
      asVisitor(async (page) => {
        await page.goto('/');
        await button(page, 'Customize').click();
        await category(page, 'Marketing Cookies').check();
        if (way === 'Escape') await page.keyboard.press('Escape');
        else await button(page, way).click();
        await expect(preferences(page)).toBeHidden();
        expect(await stored(page)).toEqual(nothingStored);
        await expect(banner(page)).toBeVisible();
        await expect.poll(() => focused(page)).toBe('Customize');
        await button(page, 'Customize').click();
        await expect(category(page, 'Marketing Cookies')).not.toBeChecked();
      }));
});

test.describe('a visitor who has chosen', () => {
  test('changes it through the footer, from what is stored', () =>
    asVisitor(async (page) => {
      await page.goto('/about');
      await choose(page, 'Accept All');
      await footerLink(page).click();
      await expect(category(page, 'Analytics Cookies')).toBeChecked();
      await category(page, 'Analytics Cookies').uncheck();
      await button(page, 'Save Preferences').click();
      await expect(preferences(page)).toBeHidden();
      expect(await stored(page)).toEqual(choice({ ...everything, analytics: false }));
      await expect.poll(() => focused(page)).toBe('Cookie preferences');
      expect(new URL(page.url()).pathname).toBe('/about');
    }));

  test('takes it back there: both items go, the banner comes, the defaults are back', () =>
    asVisitor(async (page) => {
      await page.goto('/about');
      await choose(page, 'Accept All');
      await footerLink(page).click();
      await button(page, 'Forget my choice').click();
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toEqual(nothingStored);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await button(page, 'Customize').click();
      await expect(category(page, 'Analytics Cookies')).not.toBeChecked();
    }));

  test('is not asked again in another tab, and is asked there again after taking it back', () =>
    asVisitor(async (page, context) => {
      const other = await context.newPage();
      await Promise.all([page.goto('/'), other.goto('/terms')]);
      await expect(button(other, 'Customize')).toBeVisible();
      await choose(page, 'Reject All');
      await expect(banner(other)).toBeHidden();
      await footerLink(other).click();
      await button(other, 'Forget my choice').click();
      await expect(banner(page)).toBeVisible();
    }));

  for (const junk of ['{{{', 'null', '[1]', '{"analytics":"yes"}'])
    test(`with ${junk} stored keeps the choice, and allows nothing but the necessary`, () =>
      asVisitor(async (page, context) => {
        await context.addInitScript((text) => {
          localStorage.setItem('cookieConsent', 'true');
          localStorage.setItem('cookiePreferences', text);
        }, junk);
        await page.goto('/');
        await footerLink(page).click();
        await expect(category(page, 'Analytics Cookies')).not.toBeChecked();
        await expect(banner(page)).toBeHidden();
      }));
});
