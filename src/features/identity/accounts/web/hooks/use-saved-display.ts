import { useEffect } from 'react';
import type { ViewerView } from '../../contract/viewer-view.ts';

/**
 * Keeps the currency and the language saved with the account in this browser, for a user who has just signed in as
 * themselves.
 */
export function useSavedDisplay(viewer: ViewerView): void {
  const isOwn = viewer.kind === 'signed-in' && !viewer.lookingIn;
  const currency = isOwn ? viewer.currency : null;
  const language = isOwn ? viewer.language : null;
  useEffect(() => {
    if (!currency && !language) return;
    // Without a connection it is kept with the next page.
    keepHere(currency, language).catch(() => undefined);
  }, [currency, language]);
}

type Saved = Extract<ViewerView, { kind: 'signed-in' }>;

async function keepHere(currency: Saved['currency'], language: Saved['language']): Promise<void> {
  // Few have saved any, and few pages show an amount.
  const { chosenHere, keepChoice } = await import('#lib/money/use-reader-currency.ts');
  const here = chosenHere();
  keepChoice({ currency: currency ?? here.currency, language: language ?? here.language });
}
