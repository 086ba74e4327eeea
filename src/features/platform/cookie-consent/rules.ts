/** The categories of the specification, in the order in which they are offered. */
export const cookieCategories = ['necessary', 'analytics', 'marketing', 'functional'] as const;
export type CookieCategory = (typeof cookieCategories)[number];

/** What a visitor allows. `necessary` is always true, whatever anybody chooses or stores. */
export type CookiePreferences = Readonly<Record<CookieCategory, boolean>>;

/** What holds until a visitor chooses, and what Reject All stores. */
export const defaultPreferences: CookiePreferences = {
  necessary: true,
  analytics: false,
  marketing: false,
  functional: false,
};

/** What Accept All stores. */
export const everythingAllowed: CookiePreferences = {
  necessary: true,
  analytics: true,
  marketing: true,
  functional: true,
};

/** The keys in the browser's local storage, and the text of the flag that says that a choice was made. */
export const consentStorage = {
  preferences: 'cookiePreferences',
  flag: 'cookieConsent',
  flagSet: 'true',
} as const;

/** Reads stored preferences. What is missing or unreadable is not allowed; necessary cookies always are. */
export function parsePreferences(stored: string | null): CookiePreferences {
  const given = parseObject(stored);
  return {
    necessary: true,
    analytics: given.analytics === true,
    marketing: given.marketing === true,
    functional: given.functional === true,
  };
}

function parseObject(text: string | null): Partial<Record<CookieCategory, unknown>> {
  try {
    // Nothing, and what is no object, becomes an object without categories.
    return Object(JSON.parse(String(text)));
  } catch {
    return {};
  }
}
