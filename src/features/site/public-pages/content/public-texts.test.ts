import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claims } from '#features/site-operations/site-settings/rules/claims.ts';
import { businessServices } from './business-services.ts';
import { complexityLevels } from './d365-expertise.ts';
import type { LegalDocument } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const textOf = (document: LegalDocument, id: string): string =>
  JSON.stringify(document.sections.find((section) => section.id === id)?.blocks ?? '');

describe('the legal texts', () => {
  it('have the sections and the date that the specification gives', () => {
    expect(terms.sections).toHaveLength(15);
    expect(privacy.sections).toHaveLength(13);
    expect([terms.lastUpdated, privacy.lastUpdated]).toEqual(['2025-01', '2025-01']);
  });

  it('have an anchor of its own for each section', () => {
    for (const { sections } of [terms, privacy]) {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  it('state the fees and how long data is kept', () => {
    for (const fact of ['Basic use', '100%', '30 days', 'non-refundable', 'processing fees']) {
      expect(textOf(terms, 'fees')).toContain(fact);
    }
    for (const fact of ['plus 30 days', '7 years', '3 years', 'plus 1 year']) {
      expect(textOf(privacy, 'retention')).toContain(fact);
    }
    expect(textOf(privacy, 'sharing')).toContain('do not sell');
    expect(textOf(privacy, 'children')).toContain('under 18');
  });
});

describe('the figures of the public pages', () => {
  it('are the specification’s until the operator changes them', () => {
    expect(Object.values(claims).map(({ figure }) => figure)).toEqual([
      '500+',
      '1000+',
      'under 24 hours',
      '100%',
      '30-50%',
      '20%',
      '20-50%',
      '0%',
      '100%',
      '1-2 business days',
      'within 24 hours',
      '60-80%',
      '40-50%',
      '25-35%',
    ]);
    expect(businessServices.map(({ fromGbp, unit }) => `${fromGbp} per ${unit}`)).toEqual([
      '75 per interview',
      '300 per search',
      '250 per contract',
    ]);
    expect(complexityLevels.map(({ duration }) => duration)).toEqual([
      '1-2 weeks',
      '4-8 weeks',
      '3-6 months',
      '6-12 months',
    ]);
  });
});

describe('the sentences of public pages', () => {
  const folders = ['src/pages/public', 'src/features/site/public-pages'];
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => ({
        file,
        text: readFileSync(join(folder, file), 'utf8').replace(/\s+/g, ' '),
      })),
  );
  const saying = (promise: RegExp) =>
    texts.filter(({ text }) => promise.test(text)).map(({ file }) => file);

  // Each of these was said once, and nothing does it yet. Anyone who builds it may say it again.
  it.each([
    [
      'an answer to each application',
      /(every|no) application (gets|ends|is left)|each gets an answer/i,
    ],
    ['closing an account by oneself', /you can close your account/i],
    ['announcements by e-mail', /announced by e-mail/i],
    ['orders by e-mail', /order(ed)? (it )?by e-mail/i],
    ['interviews that we hold', /\binterviewed\b/i],
  ])('do not promise %s', (_, promise) => {
    expect(saying(promise)).toEqual([]);
  });
});
