import { describe, expect, it } from 'vitest';
import { moduleSameAs } from '#catalogue/same-things.ts';
import { type ConsultantOffer, scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { formerNames, tradeCertifications, tradeNeeds } from '#tests/support/trade-names.ts';
import { readRequirements } from './requirements.ts';

const read = (text: string) => {
  const { modules, extraSkills, skills } = readRequirements(text);
  const idsOf = (said: readonly { value: string }[]) => said.map(({ value }) => value);
  return { modules: idsOf(modules), extraSkills: idsOf([...extraSkills, ...skills]) };
};
const asksFor = (text: string): string[] => {
  const { modules, extraSkills } = read(text);
  return [...modules, ...extraSkills];
};
/** The skill, or the module that is the same. */
const either = (id: string): string[] => [id, moduleSameAs(id) ?? id];

describe('a brief', () => {
  it.each(tradeNeeds)('understands %s', (text, id) => {
    expect(asksFor(text)).toContain(id);
  });

  it.each(formerNames)('knows %s by its name of today', (name, id) => {
    expect(asksFor(`We need someone for ${name}`).some((asked) => either(id).includes(asked))).toBe(
      true,
    );
  });

  it.each(tradeCertifications)('asks for what %s proves', (written, _, proves) => {
    expect(asksFor(`Someone with ${written}`).some((asked) => either(proves).includes(asked))).toBe(
      true,
    );
  });
});

describe('the score of what a brief asks for', () => {
  const anywhere = { workArrangement: null, place: '' };
  const offer: ConsultantOffer = {
    ...{ workArrangement: null, city: 'Leeds', country: 'uk' },
    ...{ primarySkills: [], secondarySkills: [], modules: [] },
    ...{ hourlyRateUsd: 100, availability: 'available', yearsExperience: 5 },
    ...{ verifiedCertifications: [], written: [] },
  };
  const score = (text: string, listed: Partial<ConsultantOffer>): number =>
    scoreMatch(
      { ...read(text), timeline: 'ongoing', budgetMaxUsd: 100_000, words: [], ...anywhere },
      { ...offer, ...listed },
    ).total;

  it.each([...tradeNeeds, ...formerNames])(
    'puts those who list it before all others: %s',
    (text, id) => {
      const [skill = ''] = id.split('.');
      const lists = id.includes('.')
        ? { primarySkills: [skill], modules: [id] }
        : { primarySkills: [skill] };
      for (const other of ['finance-operations', 'supply-chain', 'sales', 'commerce']) {
        if (other === skill) continue;
        expect(score(text, lists)).toBeGreaterThan(score(text, { primarySkills: [other] }));
      }
    },
  );
});
