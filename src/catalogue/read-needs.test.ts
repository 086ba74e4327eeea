import { describe, expect, it } from 'vitest';
import { isExtraSkillId } from './extra-skills.ts';
import { listPhrases } from './find-terms.ts';
import { isModuleId } from './modules.ts';
import { needs } from './needs/all-needs.ts';
import { normalisePhrase } from './normalise-phrase.ts';
import { readNeeds } from './read-needs.ts';
import { isSkillId } from './skills.ts';

/** What was understood: names as `+id`, sayings as `~what was said`, other words as they are; without everyday words. */
const understood = (text: string): string[] =>
  readNeeds(text)
    .filter(({ isEveryday }) => !isEveryday)
    .map(({ phrase, terms, need }) => {
      if (need) return `~${need.said}`;
      return terms.length > 0 ? `+${terms.map(({ id }) => id).join('+')}` : phrase;
    });

describe('the lines', () => {
  it.each(needs)('$said leads somewhere, and is no name of the catalogue', ({ said, means }) => {
    expect(normalisePhrase(said)).toBe(said);
    expect(listPhrases().has(said)).toBe(false);
    expect(means.length).toBeGreaterThan(0);
    expect(new Set(means).size).toBe(means.length);
    for (const id of means)
      expect(isSkillId(id) || isModuleId(id) || isExtraSkillId(id)).toBe(true);
  });

  it.each(needs)('$said is understood as itself', ({ said, means }) => {
    const [part, ...others] = readNeeds(said).filter(({ isEveryday }) => !isEveryday);
    expect(others).toEqual([]);
    // Two lines may be forms of the same words, when they mean the same.
    expect(part?.need?.means).toEqual(means);
  });
});

describe('what people say', () => {
  it.each([
    ['our F&O month-end close is slow', ['+finance-operations', '~month end close']],
    ['closing the month takes ages', ['~close month']],
    ['warehouse slow picking', ['~warehouse', '~picking']],
    ['We are on NAV and want to move', ['~nav', 'move']],
    ['canvas app slow, delegation warning', ['+power-platform.canvas-apps', '~delegation warning']],
    ['moving from Salesforce', ['moving', '~salesforce']],
    ['batch jobs stuck overnight', ['~batch jobs', 'overnight']],
    ['Dual-write keeps failing', ['+system-integration']],
    ['XrmToolBox', ['~xrmtoolbox']],
    ['please help', []],
  ])('%j is understood', (text, parts) => {
    expect(understood(text)).toEqual(parts);
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
