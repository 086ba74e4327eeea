import { describe, expect, it } from 'vitest';
import { currencyForLocale } from '#lib/money/negotiate.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SiteSettingsView } from '../contract.ts';
import { rememberSettings } from './queries/present-settings.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ firstName: 'Olive', lastName: 'Operator' });
const other = await app.make.admin({ firstName: 'Petra', lastName: 'Second' });

const settings = async (who = admin) => (await app.as(who)).siteSettings;

/** The form as the page fills it, to be changed. */
const claimsForm = ({ claims }: SiteSettingsView) => ({
  revision: claims.revision,
  reason: 'Counted by hand.',
  claims: Object.fromEntries(
    claims.entries
      .filter(({ isFixed }) => !isFixed)
      .map(({ id, source, figure }) => [id, { source, figure }]),
  ),
});
// Strict types are the contract's matter; what is wrong on purpose is sent as it is.
type Claims = Parameters<Awaited<ReturnType<typeof settings>>['saveClaims']>[0];
const withClaim = (view: SiteSettingsView, id: string, choice: object, more: object = {}) => {
  const form = claimsForm(view);
  return { ...form, claims: { ...form.claims, [id]: choice }, ...more } as unknown as Claims;
};

const currenciesForm = ({ currencies }: SiteSettingsView) => {
  const { USD: _, ...perUsd } = currencies.perUsd;
  const { revision, languages, countries } = currencies;
  return { revision, languages, countries, perUsd, ratesOn: '2026-11-01', reason: '' };
};
type Currencies = Parameters<Awaited<ReturnType<typeof settings>>['saveCurrencies']>[0];
const withCurrencies = (view: SiteSettingsView, change: object) =>
  ({ ...currenciesForm(view), ...change }) as unknown as Currencies;

describe('claims', () => {
  it('are not stated where they cannot be counted, and measured where they can', async () => {
    const { claims } = await (await settings()).get();
    expect(claims).toMatchObject({ revision: 0, changedAt: null, changedBy: null });
    const sourceOf = (id: string) => claims.entries.find((entry) => entry.id === id)?.source;
    expect(sourceOf('agencySaving')).toBe('none');
    expect(sourceOf('certifiedConsultants')).toBe('measured');
    const { claims: shown } = await (await app.as()).siteSettings.getPublished();
    expect(shown.agencySaving).toBeNull();
    expect(shown.certifiedConsultants).toBeNull();
  });

  it('say what an operator writes, on record with old and new', async () => {
    const api = await settings();
    const form = withClaim(await api.get(), 'supportResponse', {
      source: 'text',
      figure: 'within <b>2</b> days',
    });
    const { claims } = await api.saveClaims(form);
    expect(claims).toMatchObject({ revision: 1, changedBy: 'Olive Operator' });
    const { claims: shown } = await (await app.as()).siteSettings.getPublished();
    expect(shown.supportResponse).toEqual({ figure: 'within <b>2</b> days' });
    const { items } = await (await app.as(admin)).audit.list({ action: 'site-claims-changed' });
    expect(items).toMatchObject([
      {
        actor: { name: 'Olive Operator' },
        reason: 'Counted by hand.',
        details: ['changes: supportResponse: not stated → “within <b>2</b> days”'],
      },
    ]);
  });

  it('are no change when they are as before', async () => {
    const api = await settings();
    const before = await api.get();
    const { claims } = await api.saveClaims(claimsForm(before) as unknown as Claims);
    expect(claims.revision).toBe(before.claims.revision);
  });

  it.each([
    ['supportResponse', { source: 'text', figure: ' ' }],
    ['supportResponse', { source: 'text', figure: 'x'.repeat(41) }],
    ['agencyCommission', { source: 'text', figure: 'a fifth' }],
    ['agencyCommission', { source: 'text', figure: '0%' }],
    ['agencyCommission', { source: 'text', figure: '20-50%' }],
    ['agencySaving', { source: 'measured', figure: '30-50%' }],
    ['agencySaving', { source: 'hidden', figure: '30-50%' }],
    ['ownCommission', { source: 'text', figure: '5%' }],
    ['madeUp', { source: 'text', figure: '5%' }],
  ])('refuse %s as %j', async (id, choice) => {
    const api = await settings();
    const form = withClaim(await api.get(), id, choice);
    await expect(api.saveClaims(form)).rejects.toMatchObject({ status: 400 });
  });

  it('ask where a figure comes from', async () => {
    const api = await settings();
    const form = withClaim(
      await api.get(),
      'taskSpeed',
      { source: 'text', figure: '10%' },
      { reason: ' ' },
    );
    await expect(api.saveClaims(form)).rejects.toMatchObject({ status: 400 });
  });
});

describe('two admins at once', () => {
  it('do not overwrite each other: the second is told, and nothing is changed', async () => {
    const seen = await (await settings()).get();
    await (await settings(other)).saveClaims(
      withClaim(seen, 'taskSpeed', { source: 'text', figure: '41-51%' }),
    );
    const late = withClaim(seen, 'operatingCost', { source: 'text', figure: '1%' });
    await expect((await settings()).saveClaims(late)).rejects.toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    const { claims } = await (await settings()).get();
    expect(claims.entries.find(({ id }) => id === 'operatingCost')?.figure).toBe('25-35%');
    expect(claims.changedBy).toBe('Petra Second');
  });

  it('are told apart in the same moment too', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const seen = await (await settings()).get();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, async (_, index) =>
          (await settings(index % 2 ? admin : other)).saveCurrencies(
            withCurrencies(seen, {
              perUsd: { ...currenciesForm(seen).perUsd, GBP: (501 + 10 * round + index) / 1000 },
            }),
          ),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const after = await (await settings()).get();
      expect(after.currencies.revision).toBe(seen.currencies.revision + 1);
    }
  });
});

interface Wrong {
  perUsd?: object;
  languages?: object;
  countries?: object;
  ratesOn?: string;
}

describe('currencies and rates', () => {
  it('decide what readers are shown, and the pounds of the admins’ lists', async () => {
    const api = await settings();
    const seen = await api.get();
    await api.saveCurrencies(
      withCurrencies(seen, {
        languages: { ...seen.currencies.languages, pl: 'EUR' },
        countries: [{ country: 'ie', currency: 'EUR' }],
        perUsd: { ...currenciesForm(seen).perUsd, GBP: 0.5 },
      }),
    );
    const map = await app.services.siteSettings.currencyMap();
    expect(currencyForLocale('pl-PL', map)).toMatchObject({ code: 'EUR', locale: 'pl-PL' });
    expect(currencyForLocale('en-IE', map)).toMatchObject({ code: 'EUR', locale: 'en-US' });
    const userId = await app.make.consultant();
    const user = await (await app.as(admin)).users.get({ userId });
    expect(user.ratePounds).toBe(60);
    const { items } = await (await app.as(admin)).audit.list({ action: 'site-currencies-changed' });
    expect(items[0]?.details.join()).toContain('pl: PLN → EUR; IE: none → EUR; 1 USD in GBP: ');
  });

  it.each([
    ['a rate of 0', { perUsd: { GBP: 0 } }],
    ['a rate below 0', { perUsd: { GBP: -1 } }],
    ['five decimals', { perUsd: { GBP: 0.12345 } }],
    ['a rate beyond all', { perUsd: { GBP: 1e7 } }],
    ['another rate for the dollar', { perUsd: { USD: 2 } }],
    ['a currency that is not known', { perUsd: { XXX: 2 } }],
    ['an unknown currency for a language', { languages: { de: 'XXX' } }],
    ['a lower-case code', { languages: { de: 'eur' } }],
    ['a country that is none', { countries: [{ country: 'XX', currency: 'EUR' }] }],
    ['a country among the languages', { countries: [{ country: 'GB', currency: 'EUR' }] }],
    [
      'a country twice',
      {
        countries: [
          { country: 'IE', currency: 'EUR' },
          { country: 'ie', currency: 'USD' },
        ],
      },
    ],
    ['no day', { ratesOn: '' }],
    ['a day that is none', { ratesOn: '2026-02-30' }],
  ])('refuse %s', async (_, { perUsd, languages, ...change }: Wrong) => {
    const api = await settings();
    const seen = await api.get();
    const form = currenciesForm(seen);
    const sent = withCurrencies(seen, {
      ...change,
      perUsd: { ...form.perUsd, ...perUsd },
      languages: { ...form.languages, ...languages },
    });
    await expect(api.saveCurrencies(sent)).rejects.toMatchObject({ status: 400 });
    expect((await api.get()).currencies.revision).toBe(seen.currencies.revision);
  });

  it('are asked about again where a rate is three times the one before, or a third of it', async () => {
    const api = await settings();
    const seen = await api.get();
    const form = currenciesForm(seen);
    const gbp = seen.currencies.perUsd.GBP;
    const withPounds = (GBP: number, change: object = {}) =>
      withCurrencies(seen, { perUsd: { ...form.perUsd, GBP }, ...change });
    for (const slip of [gbp * 100, gbp / 100, gbp * 3, gbp / 4]) {
      await expect(api.saveCurrencies(withPounds(Number(slip.toFixed(4))))).rejects.toMatchObject({
        code: 'FAR_RATES',
      });
    }
    expect((await api.get()).currencies).toEqual(seen.currencies);
    await api.saveCurrencies(withPounds(gbp * 100, { confirmsFarRates: true }));
    const saved = await api.get();
    expect(saved.currencies.perUsd.GBP).toBe(gbp * 100);
    await api.saveCurrencies(
      withCurrencies(saved, {
        perUsd: { ...form.perUsd, GBP: Number((gbp * 34).toFixed(4)) },
      }),
    );
  });

  it('refuse the rates of a day that has not come', async () => {
    const api = await settings();
    const ratesOn = new Date(app.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10);
    await expect(
      api.saveCurrencies(withCurrencies(await api.get(), { ratesOn })),
    ).rejects.toMatchObject({ code: 'RATES_OF_TOMORROW' });
  });
});

describe('what a node remembers', () => {
  const node = (freshMs?: number) =>
    rememberSettings({
      ...{ db: app.db, log: app.services.log, isDemo: false, mailSenders: [] },
      ...(freshMs === undefined ? {} : { freshMs }),
    });

  it('is new at once where it was changed, and soon on every other', async () => {
    const sameNode = app.services.siteSettings;
    const otherNode = node(0);
    const before = await otherNode.forDocument();
    expect(await sameNode.forDocument()).toEqual(before);
    const api = await settings();
    await api.saveClaims(
      withClaim(await api.get(), 'manualTasks', { source: 'text', figure: '12%' }),
    );
    const after = await otherNode.forDocument();
    expect(after.claims).toContain('"manualTasks":{"figure":"12%"}');
    expect(after.version).not.toBe(before.version);
    expect(await sameNode.forDocument()).toEqual(after);
  });

  it('stays when the database fails', async () => {
    let fails = false;
    const failing = new Proxy(app.db, {
      get(target, key) {
        if (fails && key === 'selectFrom') throw new Error('The database is gone.');
        return Reflect.get(target, key);
      },
    });
    const remembered = rememberSettings({
      ...{ db: failing, log: app.services.log, isDemo: false, mailSenders: [], freshMs: 0 },
    });
    const known = await remembered.forDocument();
    fails = true;
    expect(await remembered.forDocument()).toEqual(known);
  });
});
