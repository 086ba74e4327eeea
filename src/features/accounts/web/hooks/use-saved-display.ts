import { useEffect } from 'react';
import { chosenHere, keepChoice } from '#lib/money/use-reader-currency.ts';
import type { ViewerView } from '../../contract/viewer-view.ts';

/** Keeps the currency and the language saved with the account in this browser, for somebody who has just signed in as themselves. */
export function useSavedDisplay(viewer: ViewerView): void {
  const isOwn = viewer.kind === 'signed-in' && !viewer.lookingIn;
  const currency = isOwn ? viewer.currency : null;
  const language = isOwn ? viewer.language : null;
  useEffect(() => {
    if (!currency && !language) return;
    const here = chosenHere();
    keepChoice({ currency: currency ?? here.currency, language: language ?? here.language });
  }, [currency, language]);
}
