import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { THEME_STORAGE_KEY, themeScript } from './theme-script.ts';
import { parseThemeSetting } from './theme-setting.ts';

/** Runs the script against a browser that has this stored, and returns what it puts on <html>. */
function themeAfterScript(stored: string | null | Error): string | undefined {
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored;
        return key === THEME_STORAGE_KEY ? stored : null;
      },
    },
  });
  return dataset.theme;
}

describe('the script that sets the theme before the page is painted', () => {
  it('puts a stored choice on the page', () => {
    expect(themeAfterScript('dark')).toBe('dark');
    expect(themeAfterScript('light')).toBe('light');
  });

  it('leaves the page to the device when nothing, or nothing known, is stored', () => {
    expect(themeAfterScript(null)).toBeUndefined();
    expect(themeAfterScript('system')).toBeUndefined();
    expect(themeAfterScript('"><script>')).toBeUndefined();
  });

  it('survives a browser that refuses storage', () => {
    expect(themeAfterScript(new Error('denied'))).toBeUndefined();
  });

  it('can stand in a script element as it is', () => {
    expect(themeScript).not.toMatch(/<|&/);
  });
});

describe('a stored theme', () => {
  it('is one of three, and anything else means the system', () => {
    expect(['light', 'dark', 'system', 'blue', '', null, undefined].map(parseThemeSetting)).toEqual(
      ['light', 'dark', 'system', 'system', 'system', 'system', 'system'],
    );
  });
});
