import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { littleWords } from './everyday-words.ts';
import { isExtraSkillId } from './extra-skills.ts';
import { listPhrases } from './find-terms.ts';
import { isModuleId } from './modules.ts';
import { type Need, needs } from './needs/all-needs.ts';
import { normalisePhrase } from './normalise-phrase.ts';
import { readNeeds } from './read-needs.ts';
import { isSkillId } from './skills.ts';

/**
 * What was understood: names as `+id`, sayings as `~what was said`, other words as they are; without everyday words.
 */
const understood = (text: string): string[] =>
  readNeeds(text)
    .filter(({ isEveryday }) => !isEveryday)
    .map(({ phrase, terms, need }) => {
      if (need) return `~${need.said}`;
      return terms.length > 0 ? `+${terms.map(({ id }) => id).join('+')}` : phrase;
    });

/** What each saying fails at, of those that fail. */
const failing = (isWrong: (need: Need) => boolean): string[] =>
  needs.filter(isWrong).map(({ said }) => said);

describe('the lines', () => {
  it('stand as they are compared, each once', () => {
    expect(failing(({ said }) => normalisePhrase(said) !== said)).toEqual([]);
    expect(new Set(needs.map(({ said }) => said)).size).toBe(needs.length);
  });

  it('are no names of the catalogue', () => {
    const names = listPhrases();
    expect(failing(({ said }) => names.has(said))).toEqual([]);
  });

  it('lead to entries of the catalogue, to each once', () => {
    const isEntry = (id: string) => isSkillId(id) || isModuleId(id) || isExtraSkillId(id);
    const isWrong = ({ means }: Need) =>
      means.length === 0 || new Set(means).size < means.length || !means.every(isEntry);
    expect(failing(isWrong)).toEqual([]);
  });

  it('are understood as themselves', () => {
    // Two lines may be forms of the same words, when they mean the same.
    const isWrong = ({ said, means }: Need) => {
      const [part, ...others] = readNeeds(said).filter(({ isEveryday }) => !isEveryday);
      return others.length > 0 || !isDeepStrictEqual(part?.need?.means, means);
    };
    expect(failing(isWrong)).toEqual([]);
  });

  it('of several words are not left with one when the little words are passed over', () => {
    const isWrong = ({ said }: Need) =>
      said.includes(' ') && said.split(' ').filter((word) => !littleWords.has(word)).length < 2;
    // A search may be helped by these where the one word stands alone; a brief takes them as a whole.
    expect(failing(isWrong)).toEqual([
      'out of stock',
      'opt in',
      'opt out',
      'no signal',
      'out of sync',
    ]);
  });
});

describe('what people say', () => {
  it.each([
    ['our F&O month-end close is slow', ['+finance-operations', '~month end close']],
    ['closing the month takes ages', ['~close month']],
    ['warehouse slow picking', ['~warehouse', '~picking']],
    ['We are on NAV and want to move', ['+business-central', 'move']],
    ['canvas app slow, delegation warning', ['+power-platform.canvas-apps', '~delegation warning']],
    ['moving from Salesforce', ['moving', '~salesforce']],
    ['batch jobs stuck overnight', ['~batch jobs', 'overnight']],
    ['Dual-write keeps failing', ['+dual-write']],
    ['XrmToolBox', ['~xrmtoolbox']],
    ['please help', []],
  ])('%j is understood', (text, parts) => {
    expect(understood(text)).toEqual(parts);
  });

  it.each([
    ['our customers complain', ['customers', 'complain']],
    ['orders', ['orders']],
    ['my order', ['order']],
    ['the stored value', ['stored', 'value']],
    ['two versions', ['two', 'versions']],
    ['many hands', ['hands']],
  ])('%j is not taken for a saying that merely shares a word', (text, parts) => {
    expect(understood(text)).toEqual(parts);
  });

  it.each([
    ['customs at the border', '~customs'],
    ['double opt in for mails', '~double opt in'],
    ['quantity on hand is wrong', '~quantity on hand'],
  ])('%j is understood with its little words', (text, part) => {
    expect(understood(text)).toContain(part);
  });

  it('distinguishes a saying with one decisive word from that word alone', () => {
    const words = new Set(needs.filter(({ said }) => !said.includes(' ')).map(({ said }) => said));
    for (const { said } of needs) {
      const telling = said.split(' ').filter((word) => !littleWords.has(word));
      const [only = ''] = telling;
      if (telling.length > 1 || only === said || words.has(only)) continue;
      expect(readNeeds(only)[0]?.need?.said, said).not.toBe(said);
    }
  });

  it('is shown as it was typed', () => {
    const typed = (text: string) =>
      readNeeds(text)
        .filter(({ isEveryday }) => !isEveryday)
        .map((part) => part.typed);
    expect(typed('Our (F&O) Month-End close, is slow!')).toEqual(['F&O', 'Month-End close']);
    expect(typed('X++ and Dynamics 365 Sales.')).toEqual(['X++', 'Dynamics 365 Sales']);
  });
});
