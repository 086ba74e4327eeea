import { beforeAll, describe, expect, it, vi } from 'vitest';
import { publicAliases, publicPaths } from '#features/site/public-pages/content/public-paths.ts';
import { claims, editableClaimIds } from '#features/site-operations/site-settings/rules/claims.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readPage } from '#tests/support/read-page.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  // Style sheets have no address here, which React says for each page.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return async () => {
    errors.mockRestore();
    await app.close();
  };
});

const pages = [...publicPaths, ...publicAliases, '/how-it-works?for=consultants', '/subscribe'];

// What the product itself makes true: no commission, and the whole rate.
const percentages = /(?<![\d.,])(?!0%|100%)\d+(?:\s*[-–]\s*\d+)?\s*%/;
const times =
  /within (?:\d+ )?(?:hours?|days?)|(?:under|about) \d+ (?:hours?|days?)|\d+-\d+ business days|tomorrow|\d+ hours/i;
// Periods of contracts and laws, and the figures of the ranking's own formula, are no claims.
const legal = ['/terms', '/privacy'];
const measures = ['/how-ranking-works'];

describe('on a real site whose operator has chosen nothing', () => {
  it.each(pages)('%s states no percentage and promises no time', async (path) => {
    const { claims: shown } = await app.services.siteSettings.forDocument();
    const text = await readPage(app, path, { claims: shown });
    for (const id of editableClaimIds) expect(text).not.toContain(claims[id].figure);
    if (!measures.includes(path)) expect(text).not.toMatch(percentages);
    if (![...legal, ...measures].includes(path)) expect(text).not.toMatch(times);
    expect(text).not.toMatch(/undefined|NaN/);
  });
});

describe('in a demo', () => {
  it.each([
    ['/', 'and you save 30-50% against agency fees.'],
    ['/', 'An agency takes 20% of what you pay.'],
    ['/business-home', 'An answer tomorrow'],
    ['/consultant-home', 'Agencies quote 20%.'],
    ['/about', '20-50% of the price of many consulting days'],
    ['/contact', 'Within 24 hours'],
    ['/d365-expertise', '60-80%'],
    ['/how-it-works?for=consultants', 'Agencies keep 20% and more'],
  ])('%s has the text of the specification: %s', async (path, words) => {
    expect(await readPage(app, path)).toContain(words);
  });
});
