import { useEffect } from 'react';
import { pageHydrated } from './early-clicks.ts';

/** Says that the page is hydrated; clicks are given again after that. */
export function useEarlyClicks(): void {
  useEffect(() => {
    dispatchEvent(new Event(pageHydrated));
  }, []);
}
