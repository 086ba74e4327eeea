import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { everythingAllowed } from '../rules.ts';
import { choiceAttribute, consentScript } from './consent-script.ts';

/** A browser that has this stored, or refuses to store, after the script has run in it. */
function afterScript(stored: Record<string, string>, refusesStorage = false) {
  const attributes = new Set<string>();
  const storage = { ...stored };
  let handleClick: ((event: { target: unknown }) => void) | undefined;
  runInNewContext(consentScript, {
    document: {
      documentElement: {
        setAttribute: (name: string) => attributes.add(name),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
    localStorage: {
      getItem(key: string) {
        if (refusesStorage) throw new Error('denied');
        return storage[key] ?? null;
      },
      setItem(key: string, value: string) {
        if (refusesStorage) throw new Error('denied');
        storage[key] = value;
      },
    },
    addEventListener(_type: string, listener: typeof handleClick) {
      handleClick = listener;
    },
  });
  const click = (choice: string | undefined) =>
    handleClick?.({
      target: {
        closest: () => (choice === undefined ? null : { getAttribute: () => choice }),
      },
    });
  return { attributes, storage, click };
}

const ofButton = (choice: ReturnType<typeof choiceAttribute>) => choice['data-consent'];

describe('the script that shows the banner before the page is painted', () => {
  it('shows it to whoever has not chosen', () => {
    expect([...afterScript({}).attributes]).toEqual(['data-bottom-bar']);
    expect([...afterScript({ cookieConsent: 'yes' }).attributes]).toEqual(['data-bottom-bar']);
  });

  it('leaves it away where a choice is stored', () => {
    expect([...afterScript({ cookieConsent: 'true' }).attributes]).toEqual([]);
  });

  it('shows it where the browser refuses storage, and takes a choice there', () => {
    const browser = afterScript({}, true);
    expect([...browser.attributes]).toEqual(['data-bottom-bar']);
    browser.click(ofButton(choiceAttribute(everythingAllowed)));
    expect([...browser.attributes]).toEqual([]);
  });

  it('stores a choice that is made before the page has come alive', () => {
    const browser = afterScript({});
    browser.click(ofButton(choiceAttribute(everythingAllowed)));
    expect(browser.storage).toEqual({
      cookiePreferences: JSON.stringify(everythingAllowed),
      cookieConsent: 'true',
    });
    expect([...browser.attributes]).toEqual([]);
  });

  it('keeps in mind who wants to customize, and leaves every other click alone', () => {
    const browser = afterScript({});
    browser.click(undefined);
    expect([...browser.attributes]).toEqual(['data-bottom-bar']);
    browser.click(ofButton(choiceAttribute()));
    expect([...browser.attributes]).toEqual(['data-bottom-bar', 'data-wants-preferences']);
    expect(browser.storage).toEqual({});
  });

  it('can stand in a script element as it is', () => {
    expect(consentScript).not.toMatch(/<|&/);
  });
});
