import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { problemOf } from './config-fixture.ts';

const script = 'https://stats.example/js/script.js';

describe('a measuring service', () => {
  it('is none unless its script is named', () => {
    expect(readConfig({}).analytics).toBeUndefined();
    expect(readConfig({ ANALYTICS_ORIGINS: 'https://x.example' }).analytics).toBeUndefined();
  });

  it('may send to where its script comes from, and to nowhere else', () => {
    expect(readConfig({ ANALYTICS_SCRIPT: script }).analytics).toEqual({
      scriptUrl: script,
      attributes: {},
      origins: ['https://stats.example'],
    });
  });

  it('may have attributes, and further places to send to', () => {
    const { analytics } = readConfig({
      ANALYTICS_SCRIPT: script,
      ANALYTICS_ATTRIBUTES: 'data-domain=direct365.example  data-api=https://in.example/?a=b',
      ANALYTICS_ORIGINS: 'https://in.example/path, https://stats.example',
    });
    expect(analytics).toEqual({
      scriptUrl: script,
      attributes: { 'data-domain': 'direct365.example', 'data-api': 'https://in.example/?a=b' },
      origins: ['https://stats.example', 'https://in.example'],
    });
  });

  it.each([
    ['ANALYTICS_SCRIPT', 'stats.example/y.js'],
    ['ANALYTICS_SCRIPT', 'http://stats.example/x.js'],
    ['ANALYTICS_SCRIPT', 'javascript:alert(1)'],
    ['ANALYTICS_ATTRIBUTES', 'onload=alert(1)'],
    ['ANALYTICS_ATTRIBUTES', 'data-x'],
    ['ANALYTICS_ORIGINS', '*'],
    ['ANALYTICS_ORIGINS', "https://in.example, 'unsafe-inline'"],
  ])('is refused with a wrong %s (%j), in a sentence', (name, value) => {
    const problem = problemOf({ ANALYTICS_SCRIPT: script, [name]: value });
    expect(problem).toMatch(new RegExp(`^${name}.* must be`, 'm'));
    expect(problem).not.toContain(value);
  });
});
