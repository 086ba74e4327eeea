import { describe, expect, it } from 'vitest';
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
  soon,
  stored,
} from './visiting.ts';

/* The cookie banner and the preferences: each state and each way from one to the next, as a visitor meets them. */

const { asVisitor } = prepareVisits();

describe('the choices', () => {
  it('Accept All stores all four categories, and the banner goes', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await choose(page, 'Accept All');
      expect(await stored(page)).toEqual(choice(everything));
      await page.reload();
      expect(await banner(page).isVisible()).toBe(false);
    }));

  it('Reject All stores that only the necessary is allowed', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await choose(page, 'Reject All');
      expect(await stored(page)).toEqual(choice(necessary));
    }));

  it('Customize opens four switches, of which the first cannot be moved', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').click();
      const dialog = preferences(page);
      await dialog.waitFor();
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
      expect(await button(page, 'Forget my choice').isVisible()).toBe(false);
    }));

  it('Save Preferences stores what was switched on, the necessary with it', () =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').click();
      await category(page, 'Marketing Cookies').check();
      // Whatever somebody does to the page, the necessary stays on.
      await category(page, 'Necessary Cookies').evaluate((each) =>
        each.removeAttribute('disabled'),
      );
      await category(page, 'Necessary Cookies').uncheck();
      await button(page, 'Save Preferences').click();
      await preferences(page).waitFor({ state: 'hidden' });
      expect(await banner(page).isVisible()).toBe(false);
      expect(await stored(page)).toEqual(choice({ ...necessary, marketing: true }));
    }));

  it.each(['Cancel', 'Close', 'Escape'])('%s closes the preferences and stores nothing', (way) =>
    asVisitor(async (page) => {
      await page.goto('/');
      await button(page, 'Customize').click();
      await category(page, 'Marketing Cookies').check();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await button(page, way).click();
      await preferences(page).waitFor({ state: 'hidden' });
      expect(await stored(page)).toEqual(nothingStored);
      expect(await banner(page).isVisible()).toBe(true);
      await expect.poll(() => focused(page), soon).toBe('Customize');
      await button(page, 'Customize').click();
      expect(await category(page, 'Marketing Cookies').isChecked()).toBe(false);
    }),
  );
});

describe('whoever has chosen', () => {
  it('changes it through the footer, from what is stored', () =>
    asVisitor(async (page) => {
      await page.goto('/about');
      await choose(page, 'Accept All');
      await footerLink(page).click();
      expect(await category(page, 'Analytics Cookies').isChecked()).toBe(true);
      await category(page, 'Analytics Cookies').uncheck();
      await button(page, 'Save Preferences').click();
      await preferences(page).waitFor({ state: 'hidden' });
      expect(await stored(page)).toEqual(choice({ ...everything, analytics: false }));
      await expect.poll(() => focused(page), soon).toBe('Cookie preferences');
      expect(new URL(page.url()).pathname).toBe('/about');
    }));

  it('takes it back there: both items go, the banner comes, the defaults are back', () =>
    asVisitor(async (page) => {
      await page.goto('/about');
      await choose(page, 'Accept All');
      await footerLink(page).click();
      await button(page, 'Forget my choice').click();
      await banner(page).waitFor();
      expect(await stored(page)).toEqual(nothingStored);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await button(page, 'Customize').click();
      expect(await category(page, 'Analytics Cookies').isChecked()).toBe(false);
    }));

  it('is not asked again in another tab, and is asked there again after taking it back', () =>
    asVisitor(async (page, context) => {
      const other = await context.newPage();
      await Promise.all([page.goto('/'), other.goto('/terms')]);
      await button(other, 'Customize').waitFor();
      await choose(page, 'Reject All');
      await banner(other).waitFor({ state: 'hidden' });
      await footerLink(other).click();
      await button(other, 'Forget my choice').click();
      await banner(page).waitFor();
    }));

  it.each(['{{{', 'null', '[1]', '{"analytics":"yes"}'])(
    'with %s stored keeps the choice, and allows nothing but the necessary',
    (junk) =>
      asVisitor(async (page, context) => {
        await context.addInitScript((text) => {
          localStorage.setItem('cookieConsent', 'true');
          localStorage.setItem('cookiePreferences', text);
        }, junk);
        await page.goto('/');
        await footerLink(page).click();
        expect(await category(page, 'Analytics Cookies').isChecked()).toBe(false);
        expect(await banner(page).isVisible()).toBe(false);
      }),
  );
});
