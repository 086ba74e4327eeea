import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { everythingAllowed } from '../rules.ts';
import { choiceAttribute, consentScript } from './consent-script.ts';

/** A browser that has this stored, or refuses to store, after the script has run in it. */
function afterScript(stored: Record<string, string>, refusesStorage = false) {
  const attributes = new Set<string>();
  const storage = { ...stored };
  const told: unknown[] = [];
  let handleClick: ((event: object) => void) | undefined;
  const refuse = () => {
    if (refusesStorage) throw new Error('denied');
  };
  runInNewContext(consentScript(), {
    document: {
      documentElement: {
        setAttribute: (name: string) => attributes.add(name),
        removeAttribute: (name: string) => attributes.delete(name),
      },
      getElementById: () => ({ focus: () => undefined }),
      addEventListener(type: string, listener: typeof handleClick) {
        if (type === 'click') handleClick = listener;
      },
    },
    localStorage: {
      getItem(key: string) {
        refuse();
        return storage[key] ?? null;
      },
      setItem(key: string, value: string) {
        refuse();
        storage[key] = value;
      },
    },
    CustomEvent,
    dispatchEvent: ({ type, detail }: CustomEvent) => told.push([type, detail]),
  });
  /** Clicks on what carries this, or on what carries nothing of the kind. */
  const click = (carried: Partial<ReturnType<typeof choiceAttribute>>) => {
    const value = carried['data-consent'];
    const closest = value === undefined ? null : { getAttribute: () => value };
    handleClick?.({ target: { closest: () => closest }, preventDefault: () => undefined });
  };
  return { attributes: () => [...attributes], storage, told, click };
}

const acceptAll = choiceAttribute(everythingAllowed);
const acceptedText = JSON.stringify(everythingAllowed);

describe('the script that shows the banner before the page is painted', () => {
  it('shows it to anyone who has not chosen', () => {
    expect(afterScript({}).attributes()).toEqual(['data-bottom-bar']);
    expect(afterScript({ cookieConsent: 'yes' }).attributes()).toEqual(['data-bottom-bar']);
  });

  it('leaves it away where a choice is stored', () => {
    expect(afterScript({ cookieConsent: 'true' }).attributes()).toEqual([]);
  });

  it('stores the choice, hides the banner and tells the page', () => {
    const browser = afterScript({});
    browser.click(acceptAll);
    expect(browser.storage).toEqual({ cookiePreferences: acceptedText, cookieConsent: 'true' });
    expect(browser.attributes()).toEqual([]);
    expect(browser.told).toEqual([['cookie-consent', acceptedText]]);
  });

  it('shows it where the browser refuses storage, and takes the choice there as well', () => {
    const browser = afterScript({}, true);
    expect(browser.attributes()).toEqual(['data-bottom-bar']);
    browser.click(acceptAll);
    expect(browser.attributes()).toEqual([]);
    expect(browser.told).toEqual([['cookie-consent', acceptedText]]);
  });

  it('keeps in mind who asks for the preferences, and leaves every other click alone', () => {
    const browser = afterScript({});
    browser.click({});
    expect(browser.attributes()).toEqual(['data-bottom-bar']);
    browser.click(choiceAttribute());
    expect(browser.attributes()).toEqual(['data-bottom-bar', 'data-wants-preferences']);
    expect(browser.told).toEqual([['cookie-preferences', expect.anything()]]);
    expect(browser.storage).toEqual({});
  });

  it('can stand in a script element as it is', () => {
    expect(consentScript()).not.toMatch(/<|&/);
  });
});
