import { describe, expect, it } from 'vitest';
import { changelogProblems } from './changelog.ts';

const part = (heading: string, state: string, more = '### For operators\n') =>
  `## ${heading}\n\n${more}\n- Database: \`${state}\`\n\n`;
const next = part('[0.10.0] - Unreleased', '0300_next');
const previous = part('[0.9.1] - 2026-11-23', '0271_last');
const states = ['0271_last', '0300_next'];

describe('the changelog', () => {
  it('has a part for each version, the one being made on top', () => {
    expect(changelogProblems(`# Changelog\n\n${next}${previous}`, '0.10.0', states)).toEqual([]);
  });

  it('is there', () => {
    expect(changelogProblems(null, '0.10.0', [])[0]).toContain('is missing');
  });

  it.each([
    [
      'begins with the version of the program',
      previous,
      /package\.json: says 0\.10\.0.*begins with 0\.9\.1/,
    ],
    [
      'says of each what it asks of operators',
      next.replace('### For operators', '') + previous,
      /0\.10\.0 has no part/,
    ],
    [
      'has versions with a day',
      `${next}${previous.replace(' - 2026-11-23', '')}`,
      /is no version with its day/,
    ],
    [
      'has the newest on top',
      `${next}${part('[0.11.0] - 2026-11-23', '0271_last')}`,
      /0\.10\.0 stands above 0\.11\.0/,
    ],
    [
      'has nothing unreleased below',
      `${next}${previous.replace('2026-11-23', 'Unreleased')}`,
      /0\.9\.1 is unreleased/,
    ],
    [
      'names each released state',
      `${next}${part('[0.9.1] - 2026-11-23', '0270_other')}`,
      /0 versions name `0271_last`/,
    ],
    [
      'names it once',
      `${next.replace('0300_next', '0300_next`, `0271_last')}${previous}`,
      /2 versions name `0271_last`/,
    ],
  ])('%s', (_, text, says) => {
    expect(changelogProblems(`# Changelog\n\n${text}`, '0.10.0', states).join('\n')).toMatch(says);
  });
});
