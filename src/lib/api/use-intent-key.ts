import { useCallback, useRef } from 'react';

/**
 * A key that names one intent of the person at the screen: sent again (double click, resent form), the
 * server does it once. Call `renew` after a success, so that the next intent has its own key.
 */
export function useIntentKey(): { current: () => string; renew: () => void } {
  const key = useRef<string>(undefined);
  const current = useCallback(() => {
    key.current ??= crypto.randomUUID();
    return key.current;
  }, []);
  const renew = useCallback(() => {
    key.current = undefined;
  }, []);
  return { current, renew };
}
