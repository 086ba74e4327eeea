import { afterAll, describe, expect, it, vi } from 'vitest';
import { publicAliases, publicPaths } from '#features/site/public-pages/content/public-paths.ts';
import { claims, editableClaimIds } from '#features/site-operations/site-settings/rules/claims.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { readPage } from '#tests/support/read-page.tsx';

const app = await sharedTestApp();
// Style sheets have no address here, which React says for each page.
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterAll(() => errors.mockRestore());

const pages = [...publicPaths, ...publicAliases, '/how-it-works?for=consultants', '/subscribe'];

// What the product itself makes true: no commission, and the whole rate.
const percentages = /(?<![\d.,])(?!0%|100%)\d+(?:\s*[-–]\s*\d+)?\s*%/;
const times =
  /within (?:\d+ )?(?:hours?|days?)|(?:under|about) \d+ (?:hours?|days?)|\d+-\d+ business days|tomorrow|\d+ hours/i;
// Periods of contracts and laws, and the figures of the ranking's own formula, are no claims.
const legal = ['/terms', '/privacy', '/transparency'];
const measures = ['/how-ranking-works'];

describe('on a real site whose operator has chosen nothing', () => {
  it.each(pages)('%s states no percentage and promises no time', async (path) => {
    const { claims: shown } = await app.services.siteSettings.forDocument();
    const text = await readPage(app, path, { claims: shown });
    for (const id of editableClaimIds) {
      // The whole rate is a figure that the product makes true.
      if (id !== 'checkedConsultants') expect(text).not.toContain(claims[id].figure);
    }
    expect(text).not.toContain('every consultant’s profile');
    if (!measures.includes(path)) expect(text).not.toMatch(percentages);
    if (![...legal, ...measures].includes(path)) expect(text).not.toMatch(times);
    expect(text).not.toMatch(/undefined|NaN/);
  });
});

describe('in a demo', () => {
  // What is saved against agency fees, and what agencies take, are of two counts: side by side they contradict.
  it.each(pages)('%s states one figure about agencies', async (path) => {
    const text = await readPage(app, path);
    const { agencySaving, agencyCommission, agencyCommissionRange } = claims;
    const stated = [agencySaving, agencyCommissionRange, agencyCommission].filter(({ figure }) =>
      new RegExp(`(?<![\\d-])${figure}`).test(text),
    );
    expect(stated.length).toBeLessThan(2);
  });

  it.each([
    ['/', 'and you save 30-50% against agency fees.'],
    ['/business-home', 'An answer tomorrow'],
    ['/business-home', 'A person reads every consultant’s profile'],
    ['/consultant-home', 'Agencies quote 20%.'],
    ['/about', '20-50% of the price of many consulting days'],
    ['/contact', 'Within 24 hours'],
    ['/d365-expertise', '60-80%'],
    ['/how-it-works?for=consultants', 'Agencies keep 20% and more'],
  ])('%s has the text of the specification: %s', async (path, words) => {
    expect(await readPage(app, path)).toContain(words);
  });
});
