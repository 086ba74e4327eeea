import { useCallback, useEffect, useRef, useState } from 'react';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { consentEvents, takePreferencesRequest } from '../consent-script.ts';

/**
 * Opens the preferences whenever a visitor asks for them, and sees to the focus when they close: the dialog gives it
 * back to what was used to open it. Where that is gone with the banner, it goes to the page's content.
 */
export function usePreferencesDialog(): { isOpen: boolean; close: () => void } {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<Element>(null);
  const focusTarget = useFocusAfterChange<HTMLElement>(isOpen);

  useEffect(() => {
    function open(element: unknown) {
      takePreferencesRequest();
      opener.current = element instanceof Element ? element : null;
      setIsOpen(true);
    }
    const handleWish = (event: Event) => open(event instanceof CustomEvent ? event.detail : null);
    if (takePreferencesRequest()) open(document.activeElement);
    window.addEventListener(consentEvents.preferencesWanted, handleWish);
    return () => window.removeEventListener(consentEvents.preferencesWanted, handleWish);
  }, []);

  useEffect(() => {
    if (isOpen) return;
    const { current } = opener;
    const isThere = current instanceof HTMLElement && current.isConnected;
    focusTarget.current = isThere ? current : document.getElementById('content');
  }, [isOpen, focusTarget]);

  return { isOpen, close: useCallback(() => setIsOpen(false), []) };
}
