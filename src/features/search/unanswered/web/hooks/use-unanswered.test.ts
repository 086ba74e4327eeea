import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences, everythingAllowed } from '#features/platform/cookie-consent/rules.ts';
import { resetConsent, savePreferences } from '#features/platform/cookie-consent/web/consent.ts';
import { sessionHintCookie, sessionHintValues } from '#lib/auth/session-hint.ts';
import { mayCountSearches } from './use-unanswered.ts';

const page = { cookie: '', documentElement: { toggleAttribute: () => undefined } };

beforeAll(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
});
afterAll(() => {
  resetConsent();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  page.cookie = '';
  resetConsent();
});

describe('searches are counted', () => {
  it('after the user has allowed analytics, and not before', () => {
    expect(mayCountSearches()).toBe(false);
    savePreferences(everythingAllowed);
    expect(mayCountSearches()).toBe(true);
  });

  it('not after a refusal, and not after a withdrawal', () => {
    savePreferences({ ...everythingAllowed, analytics: false });
    expect(mayCountSearches()).toBe(false);
    savePreferences(everythingAllowed);
    savePreferences(defaultPreferences);
    expect(mayCountSearches()).toBe(false);
  });

  it('not while an admin impersonates the user', () => {
    savePreferences(everythingAllowed);
    page.cookie = `${sessionHintCookie}=${sessionHintValues['looking-in']}`;
    expect(mayCountSearches()).toBe(false);
  });
});
