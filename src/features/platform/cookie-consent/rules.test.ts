import { describe, expect, it } from 'vitest';
import { defaultPreferences, everythingAllowed, parsePreferences } from './rules.ts';

describe('stored cookie preferences', () => {
  it('come back as they were stored', () => {
    for (const preferences of [defaultPreferences, everythingAllowed]) {
      expect(parsePreferences(JSON.stringify(preferences))).toEqual(preferences);
    }
  });

  it('never switch necessary cookies off', () => {
    expect(parsePreferences('{"necessary":false,"marketing":true}')).toEqual({
      necessary: true,
      analytics: false,
      marketing: true,
      functional: false,
    });
  });

  it.each([
    null,
    '',
    'junk',
    'null',
    '7',
    '"true"',
    '[]',
    '{',
    '{"analytics":"true","marketing":1,"functional":{}}',
    '{"__proto__":{"analytics":true}}',
  ])('that are %s allow nothing but the necessary', (stored) => {
    expect(parsePreferences(stored)).toEqual(defaultPreferences);
  });
});
