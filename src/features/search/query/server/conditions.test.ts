import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { profileForm } from '#tests/support/profile-form.ts';

const keyOf = new Map<string, string>();

const people = {
  leeds: { city: 'Leeds', country: 'uk', hourlyRate: 80, workArrangement: 'on-site' },
  london: { city: 'London', country: 'uk', hourlyRate: 120, workArrangement: 'remote' },
  munich: { city: 'Munich', country: 'de', hourlyRate: 90, workArrangement: 'both' },
} as const;

const app = await sharedTestApp();
for (const [key, profile] of Object.entries(people)) {
  const userId = await app.make.consultant();
  const title = 'Beekeeping consultant';
  await (await app.as(userId)).consultants.saveOwnProfile(profileForm({ ...profile, title }));
  keyOf.set(userId, key);
}
const search = (await app.as(await app.make.client())).search;

async function find(text: string, options: { dropped?: string; spelling?: 'typed' } = {}) {
  const page = await search.findConsultants({ text, ...options });
  return { ...page, found: page.items.map(({ userId }) => keyOf.get(userId)).sort() };
}

describe('the conditions of a text', () => {
  it.each([
    ['beekeeping in Leeds', ['leeds']],
    ['beekeeping in the UK, max 100 USD/h', ['leeds']],
    ['remote beekeeping', ['london', 'munich']],
    ['DACH', ['munich']],
    ['not in London', ['leeds', 'munich']],
  ])('narrow the list: "%s"', async (text, expected) => {
    const { found, total } = await find(text);
    expect(found).toEqual(expected);
    expect(total?.count).toBe(expected.length);
    const counts = await search.countConsultants({ text });
    expect(counts.total.count).toBe(expected.length);
  });

  it('are named with their words, and are no words to search for', async () => {
    const { reading } = await find('beekeeping in the UK, max 100 USD/h');
    expect(reading?.conditions).toEqual([
      { kind: 'place', words: 'in the UK', label: 'In the United Kingdom', foundWithout: null },
      { kind: 'rate', words: 'max 100 USD/h', label: 'At most 100 USD/h', foundWithout: null },
    ]);
    expect(reading?.parts.map(({ words }) => words)).toEqual(['beekeeping']);
  });

  it('can be dropped one by one, and are no words then either', async () => {
    const { found, reading } = await find('beekeeping in Leeds, max 100 USD/h', {
      dropped: 'in Leeds',
    });
    expect(found).toEqual(['leeds', 'munich']);
    expect(reading?.conditions.map(({ words }) => words)).toEqual(['max 100 USD/h']);
    expect(reading?.parts.map(({ words }) => words)).toEqual(['beekeeping']);
  });

  it('say which of them stands in the way where they leave no one', async () => {
    const { found, reading } = await find('beekeeping in Leeds, remote');
    expect(found).toEqual([]);
    expect(reading?.fits).toBe(true);
    expect(reading?.conditions.map(({ label, foundWithout }) => [label, foundWithout])).toEqual([
      ['In Leeds', 2],
      ['Remote', 1],
    ]);
  });

  it('go on to the next pages', async () => {
    const first = await search.findConsultants({ text: 'remote beekeeping', limit: 1 });
    const next = await search.findConsultants({
      ...{ text: 'remote beekeeping', limit: 1 },
      cursor: first.nextCursor ?? '',
    });
    const found = [...first.items, ...next.items].map(({ userId }) => keyOf.get(userId));
    expect(found.sort()).toEqual(['london', 'munich']);
    expect(next.nextCursor).toBeNull();
  });
});

describe('a mistyped word', () => {
  it('is replaced, and is not where the search asks for the text as it was typed', async () => {
    const { correction, found } = await find('beekeping');
    expect(correction).toEqual({ typed: 'beekeping', used: 'beekeeping' });
    expect(found).toHaveLength(3);
    expect(await find('beekeping', { spelling: 'typed' })).toMatchObject({
      ...{ correction: null, found: [] },
    });
  });

  it('is none of the words of plain English, nor a short one', async () => {
    for (const text of ['driver', 'bees']) expect((await find(text)).correction).toBeNull();
  });
});

it('the list has those with half of the best score, where they are enough', async () => {
  const { experience } = profileForm();
  const profiles = {
    ...Object.fromEntries(
      [1, 2, 3, 4, 5].map((n) => [`best ${n}`, { title: 'Falconry and heraldry' }]),
    ),
    both: { experience: `${experience} Falconry and heraldry.` },
    one: { experience: `${experience} Falconry.` },
  };
  for (const [key, profile] of Object.entries(profiles)) {
    const userId = await app.make.consultant();
    await (await app.as(userId)).consultants.saveOwnProfile(profileForm(profile));
    keyOf.set(userId, key);
  }
  const { found } = await find('falconry heraldry');
  expect(found).toEqual(['best 1', 'best 2', 'best 3', 'best 4', 'best 5', 'both']);
});

it('a score can be computed again from what the answer says', async () => {
  const { items, reading } = await search.findConsultants({
    ...{ text: 'beekeeping power bi', explain: 'score' },
  });
  const { people: all = 0, found = [] } = reading?.counts ?? {};
  expect(items.length).toBeGreaterThan(0);
  for (const { score } of items) {
    let total = 0;
    for (const { words, kind, weight, rarity, count, points } of score?.parts ?? []) {
      const having = found.find((each) => each.words === words && each.kind === kind)?.found ?? 0;
      expect(rarity).toBe(Math.round(100 * Math.log(1 + (all - having + 0.5) / (having + 0.5))));
      expect(points).toBe(Math.round(weight * rarity * (count / (count + 1.2))));
      total += points;
    }
    expect(score?.total).toBe(total);
  }
  const [plain] = (await search.findConsultants({ text: 'beekeeping' })).items;
  expect(plain?.score).toBeNull();
});
