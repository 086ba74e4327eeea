import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { profileForm } from '#tests/support/profile-form.ts';
import { relevancePeople } from '#tests/support/relevance-people.ts';

/** What a user types; who has to come first, in any order; who has to be among the first ten. */
const table: readonly [text: string, first: readonly string[], alsoInTen?: readonly string[]][] = [
  // Products by name, by what Microsoft calls them, by alias.
  [
    'Finance & Operations',
    [],
    ['ledger', 'payables', 'axapta', 'planner', 'coder', 'migrator', 'manager'],
  ],
  // Who calls themselves so comes before those who list it, whatever their experience.
  ['finance', ['ledger'], ['payables', 'axapta', 'coder']],
  ['F&O', [], ['ledger', 'payables', 'axapta', 'coder']],
  ['FinOps consultant', [], ['ledger', 'payables', 'axapta', 'coder']],
  ['D365 Finance', [], ['ledger', 'payables', 'axapta', 'coder']],
  ['Marketing', ['marketer', 'segments']],
  ['Customer Insights', ['marketer', 'segments']],
  ['Customer Insights – Journeys', ['marketer', 'segments']],
  ['Supply Chain Management', [], ['warehouse', 'planner', 'shops', 'migrator']],
  ['SCM', [], ['warehouse', 'planner', 'shops', 'migrator']],
  ['Retail', ['shops']],
  ['HR', ['people']],
  ['Business Central', ['manager'], ['migrator', 'ledger']],
  ['D365 Business Central', ['manager']],
  ['PowerBI', ['segments', 'reports']],
  ['Power Apps', [], ['field', 'maker', 'pages']],
  ['Microsoft Flow', [], ['seller', 'marketer', 'service', 'people', 'maker', 'robots']],
  ['CRM', [], ['seller', 'marketer', 'segments', 'service', 'field', 'teacher']],
  ['Axapta', [], ['axapta', 'ledger']],
  ['Logic Apps', [], ['pipes', 'reports', 'coder']],
  // Modules and certifications.
  ['general ledger', ['ledger']],
  ['accounts payable', ['payables']],
  ['WMS', ['warehouse']],
  ['MRP', ['planner']],
  ['Copilot Studio', ['service']],
  ['Power Virtual Agents', ['service']],
  ['Common Data Service', ['maker']],
  ['RPA', ['robots']],
  ['VAT', ['payables']],
  ['newsletters', ['marketer']],
  ['MB-500', ['coder']],
  ['PL-300', ['reports']],
  ['PMP', ['manager']],
  // Work, in one's own words.
  ['X++', [], ['coder', 'axapta', 'pages', 'pipes']],
  ['trainer', ['teacher']],
  ['business analyst', [], ['analyst', 'manager', 'payables', 'planner', 'robots']],
  ['programme manager', ['manager']],
  ['portal developer', ['pages']],
  ['warehouses', ['warehouse']],
  ['scheduling', ['field']],
  ['chatbot', ['service']],
  ['dashboards', ['reports']],
  ['electronic invoicing', ['payables']],
  ['upgrades from AX 2012', ['axapta']],
  ['SAP interfaces', ['pipes']],
  // People who list the product of today stand before people who write of the former one.
  ['Navision', ['manager'], ['migrator']],
  ['automotive', ['planner']],
  // Several things at once, and places.
  ['finance month-end', ['ledger']],
  ['sales london', ['seller']],
  ['power bi glasgow', ['reports']],
  ['supply chain germany', ['planner', 'shops']],
  ['zurich programme', ['manager']],
  ['integration engineer in Berlin', ['pipes']],
  ['need help with warehouse picking', ['warehouse']],
  // Mistyped.
  ['wharehouse', ['warehouse']],
  ['Axpata', [], ['axapta', 'ledger']],
  ['musuems', ['marketer']],
  ['powr bi', ['segments', 'reports']],
  ['sheduling', ['field']],
  ['progamme manger', ['manager']],
];

describe('the search', () => {
  let app: TestApp;
  let search: TestClient['search'];
  const keyOf = new Map<string, string>();

  beforeAll(async () => {
    app = await createTestApp();
    for (const { key, profile } of relevancePeople) {
      const userId = await app.make.consultant();
      await (await app.as(userId)).consultants.saveOwnProfile(profileForm(profile));
      keyOf.set(userId, key);
    }
    search = (await app.as(await app.make.client())).search;
    return () => app.close();
  });

  async function find(text: string): Promise<string[]> {
    const { items } = await search.findConsultants({ text, limit: 10 });
    return items.map(({ userId }) => keyOf.get(userId) ?? '');
  }

  describe('a search by relevance', () => {
    it.each(table)('for %j has the right people first', async (text, first, alsoInTen = []) => {
      const found = await find(text);
      expect(found.slice(0, first.length).toSorted()).toEqual(first.toSorted());
      for (const key of alsoInTen) expect(found).toContain(key);
    });

    it('puts a title before a summary, and a summary before experience', async () => {
      const [title, summary, experience] = await Promise.all(
        (['title', 'summary', 'experience'] as const).map(async (part) => {
          const userId = await app.make.consultant();
          const text = 'Beekeeping for municipal gardens';
          const form = profileForm();
          const filled = { ...form, [part]: part === 'title' ? text : `${form[part]} ${text}` };
          await (await app.as(userId)).consultants.saveOwnProfile(filled);
          return userId;
        }),
      );
      const { items } = await search.findConsultants({ text: 'beekeeping' });
      expect(items.map(({ userId }) => userId)).toEqual([title, summary, experience]);
    });

    it('says what everyone was found by, and through what', async () => {
      const { items, reading } = await search.findConsultants({ text: 'WMS' });
      expect(reading).toEqual({
        ...{ isRelaxed: true, fits: true, counts: null, conditions: [] },
        parts: [
          {
            words: 'WMS',
            means: [expect.objectContaining({ kind: 'module', name: 'Warehouse Management' })],
            related: [expect.objectContaining({ kind: 'skill', name: 'Supply Chain' })],
            known: { listed: 1, related: 3 },
            isForeign: false,
            isFound: true,
          },
        ],
      });
      expect(items[0]?.matched[0]).toMatchObject({ words: 'WMS', level: 'title' });
      expect(items[0]?.missed).toEqual([]);
    });

    it('can be narrowed to a product that no primary skill covers', async () => {
      const { items } = await search.findConsultants({ skill: 'business-central' });
      expect(items.map(({ userId }) => keyOf.get(userId))).toEqual(['manager']);
      const { facets } = await search.countConsultants({});
      expect(facets.skills).toContainEqual({ skill: 'business-central', count: 1 });
      const { items: completions } = await search.completeText({ text: 'busin' });
      expect(completions.map(({ text }) => text)).toContain('Business Central');
    });

    it('finds everyone by what is true of everyone', async () => {
      const { total } = await search.findConsultants({ text: 'D365 consultant' });
      expect(total).toEqual((await search.findConsultants({})).total);
    });
  });

  describe('a text that few match as a whole', () => {
    it('finds those who match most of it, and says what each does not match', async () => {
      const { items, reading } = await search.findConsultants({ text: 'museums chatbots' });
      expect(reading?.isRelaxed).toBe(true);
      expect(
        items
          .map(({ userId }) => keyOf.get(userId))
          .slice(0, 2)
          .toSorted(),
      ).toEqual(['marketer', 'service']);
      for (const { matched, missed } of items) {
        expect(matched.length).toBeGreaterThan(0);
        expect([...matched.map(({ words }) => words), ...missed].toSorted()).toEqual([
          'chatbots',
          'museums',
        ]);
      }
    });

    it('has those first who match all of it', async () => {
      const { items } = await search.findConsultants({ text: 'our finance month-end is slow' });
      expect(keyOf.get(items[0]?.userId ?? '')).toBe('ledger');
      expect(items[0]?.missed).toEqual([]);
      expect(items.length).toBeGreaterThan(1);
    });

    it('is counted and paged like any other', async () => {
      const text = 'warehouse picking and chatbots in Glasgow';
      const whole = await search.findConsultants({ text, limit: 100 });
      const first = await search.findConsultants({ text, limit: 2 });
      expect(first.total).toEqual({ count: whole.items.length, isCapped: false });
      const ids: string[] = first.items.map(({ userId }) => userId);
      for (let cursor = first.nextCursor; cursor !== null; ) {
        const page = await search.findConsultants({ text, limit: 2, cursor });
        ids.push(...page.items.map(({ userId }) => userId));
        cursor = page.nextCursor;
      }
      expect(ids).toEqual(whole.items.map(({ userId }) => userId));
      const { total, facets } = await search.countConsultants({ text });
      expect(total).toEqual(first.total);
      for (const { skill, count } of facets.skills) {
        const left = await search.findConsultants({ text, skill, limit: 1 });
        expect(left.total?.count, skill).toBe(count);
      }
    });

    it('stands in any other order, too, with the same people', async () => {
      const text = 'warehouse picking and chatbots in Glasgow';
      const best = await search.findConsultants({ text, limit: 100 });
      const cheapest = await search.findConsultants({ text, limit: 100, sort: 'rate-low' });
      const rates = cheapest.items.map(({ hourlyRateUsd }) => hourlyRateUsd);
      expect(rates).toEqual(rates.toSorted((one, other) => one - other));
      expect(cheapest.items.map(({ userId }) => userId).toSorted()).toEqual(
        best.items.map(({ userId }) => userId).toSorted(),
      );
    });

    it('says what the marketplace does not cover, with the nearest', async () => {
      const { items, reading, correction } = await search.findConsultants({ text: 'Salesforce' });
      expect(correction).toBeNull();
      expect(reading?.parts).toEqual([
        {
          words: 'Salesforce',
          means: [
            expect.objectContaining({ name: 'Sales' }),
            expect.objectContaining({ name: 'Data Migration' }),
          ],
          related: [],
          known: null,
          isForeign: true,
          isFound: false,
        },
      ]);
      expect(items.length).toBeGreaterThan(0);
      for (const { matched } of items) expect(matched[0]?.through).not.toBeNull();
    });

    it.each(['XrmToolBox', 'NAV', 'D365FO', 'Power Pages', 'Great Plains', 'delegation warning'])(
      'never has another word in the place of %s',
      async (text) => {
        expect((await search.findConsultants({ text })).correction).toBeNull();
        const among = await search.findConsultants({ text: `${text} zxqzxq` });
        expect(among.correction).toBeNull();
      },
    );
  });

  describe('a mistyped text', () => {
    it('is answered by what was probably meant, and the answer says so', async () => {
      const { correction } = await search.findConsultants({ text: ' Wharehouse picking ' });
      expect(correction).toEqual({ typed: 'Wharehouse picking', used: 'warehouse picking' });
    });

    it('keeps what was typed right as it was typed', async () => {
      const { correction } = await search.findConsultants({ text: 'F&O Wharehouse' });
      expect(correction?.used).toBe('F&O warehouse');
    });

    it('is counted by what was probably meant, on a full page and on the last', async () => {
      const { total } = await search.findConsultants({ text: 'finance', limit: 2 });
      expect(total?.count).toBeGreaterThan(2);
      for (const limit of [2, 100]) {
        const corrected = await search.findConsultants({ text: 'finanse', limit });
        expect(corrected).toMatchObject({ correction: { used: 'finance' }, total });
      }
      // Of a list of one page the total is the number of those on it; of a longer one it is asked for.
      const narrowed = { text: 'finanse', location: 'london', limit: 1 } as const;
      expect((await search.findConsultants(narrowed)).total).toEqual(
        (await search.findConsultants({ ...narrowed, text: 'finance' })).total,
      );
    });

    it('keeps its meaning on the pages that follow', async () => {
      const text = 'finanse';
      const first = await search.findConsultants({ text, limit: 2 });
      expect(first.correction?.used).toBe('finance');
      const second = await search.findConsultants({
        text,
        limit: 2,
        cursor: first.nextCursor ?? '',
      });
      expect(second.items).toHaveLength(2);
      expect(first.items.map(({ userId }) => userId)).not.toContain(second.items[0]?.userId);
    });

    it.each(['zeplin', 'notion', 'trello', 'figma', 'asana', 'miro', 'odoo', 'jira'])(
      'is left alone when it is the name %s of something else in the world',
      async (text) => {
        const { correction, reading } = await search.findConsultants({ text });
        expect(correction).toBeNull();
        expect(reading?.parts).toMatchObject([{ words: text, isFound: false }]);
      },
    );

    it('of a place is corrected only where it is very like it', async () => {
      expect((await search.findConsultants({ text: 'lodnon' })).correction?.used).toBe('london');
      expect((await search.findConsultants({ text: 'landing' })).correction).toBeNull();
    });

    it('is left alone when a user has written just that, or when nothing is like it', async () => {
      expect((await search.findConsultants({ text: 'warehouse' })).correction).toBeNull();
      const nothing = await search.findConsultants({ text: 'qqqqxyzzy' });
      expect(nothing).toMatchObject({ items: [], correction: null, total: { count: 0 } });
    });
  });
});
