import { describe, expect, it } from 'vitest';
import { countedText, type ShownSearch, type UnansweredSearch, watchSearches } from './rules.ts';

const second = 1000;

function openWindow() {
  const recorded: [string, string][] = [];
  const watch = watchSearches(({ text, kind }: UnansweredSearch) => recorded.push([text, kind]));
  let now = 0;
  return {
    recorded,
    openProfile: watch.openProfile,
    wait: (ms: number) => {
      now += ms;
    },
    show: (text: string, { fits = true, found = 7 }: Partial<ShownSearch> = {}) =>
      watch.show({ text, fits, found }, now),
  };
}

describe('a search that is shown', () => {
  it('is unanswered where nothing fits, with or without a list of the nearest', () => {
    const { show, recorded } = openWindow();
    show('plumber', { fits: false });
    show('violin lessons', { fits: false, found: 0 });
    expect(recorded).toEqual([
      ['plumber', 'nothing-fits'],
      ['violin lessons', 'nothing-fits'],
    ]);
  });

  it('is unanswered where the list is empty', () => {
    const { show, recorded } = openWindow();
    show('payroll in lima', { found: 0 });
    expect(recorded).toEqual([['payroll in lima', 'none-found']]);
  });

  it('counts once in a window, however often and in whatever order it is shown', () => {
    const { show, recorded } = openWindow();
    show('plumber', { fits: false });
    show('Plumber ', { fits: false });
    show('payroll');
    show('plumber', { fits: false });
    expect(recorded).toEqual([['plumber', 'nothing-fits']]);
  });

  it('does not count without a text', () => {
    const { show, recorded } = openWindow();
    show('  ', { found: 0 });
    expect(recorded).toEqual([]);
  });
});

describe('a text that is followed by another one', () => {
  it('is reworded where no profile was opened within two minutes', () => {
    const { show, wait, recorded } = openWindow();
    show('closing the books');
    wait(120 * second);
    show('month-end close');
    expect(recorded).toEqual([['closing the books', 'reworded']]);
  });

  it('is not reworded after two minutes', () => {
    const { show, wait, recorded } = openWindow();
    show('closing the books');
    wait(121 * second);
    show('month-end close');
    expect(recorded).toEqual([]);
  });

  it('is not reworded after a profile of its list was opened', () => {
    const { show, openProfile, recorded } = openWindow();
    show('closing the books');
    openProfile();
    show('month-end close');
    expect(recorded).toEqual([]);
  });

  it('is not reworded by the way back to an earlier text', () => {
    const { show, wait, recorded } = openWindow();
    show('month-end close');
    wait(200 * second);
    show('payroll');
    show('month-end close');
    show('payroll');
    expect(recorded).toEqual([]);
  });

  it('counts once, as what was found of it first', () => {
    const { show, recorded } = openWindow();
    show('plumber', { fits: false });
    show('payroll');
    expect(recorded).toEqual([['plumber', 'nothing-fits']]);
  });
});

describe('a text', () => {
  it('is counted in small letters, with single spaces, without control characters', () => {
    expect(countedText('  Month-End\n\tCLOSE \u202e now\0')).toBe('month-end close now');
  });

  it.each([
    'F&O rollout in 3 countries',
    'MB-310',
    'D365 F&O 10.0.39',
    'budget 120,000',
    'dual-write',
  ])('“%s” is counted', (text) => {
    expect(countedText(text)).toBe(text.toLowerCase());
  });

  it.each([
    'ada@example.test',
    'ask @ada',
    'call +44 20 7946 0958',
    'call (020) 7946-0958',
    'https://example.test/me',
    'www.example.test',
    'the team of example.test',
    'x'.repeat(101),
    ' ',
  ])('“%s” is not counted', (text) => {
    expect(countedText(text)).toBeNull();
  });

  it('of a hundred characters is counted', () => {
    expect(countedText('x'.repeat(100))).toBe('x'.repeat(100));
  });
});
