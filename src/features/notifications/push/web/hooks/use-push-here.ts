import { useCallback, useEffect, useState } from 'react';
import {
  type BrowserPushState,
  followPermission,
  readBrowserPush,
} from '#features/notifications/lib/push/browser.ts';
import { useConsent } from '#features/platform/cookie-consent/web/hooks/use-consent.ts';
import type { PushHere } from '../messages.ts';

/** How notifications stand in this browser for this person; undefined until it has been asked. `refresh` asks again. */
export function usePushHere(isListedHere: boolean): {
  here: PushHere | undefined;
  refresh: () => Promise<void>;
} {
  const [state, setState] = useState<BrowserPushState>();
  const { functional } = useConsent().preferences;
  const refresh = useCallback(
    // A browser that cannot say has none.
    () => readBrowserPush().then(setState, () => setState('unsupported')),
    [],
  );
  useEffect(() => {
    void refresh();
    return followPermission(() => void refresh());
  }, [refresh]);
  return { here: state && hereOf(state, { isListedHere, isAllowed: functional }), refresh };
}

function hereOf(
  state: BrowserPushState,
  { isListedHere, isAllowed }: { isListedHere: boolean; isAllowed: boolean },
): PushHere {
  if (state === 'unsupported' || state === 'blocked') return state;
  // The worker that shows them goes with the leave to keep something.
  if (!isAllowed) return 'needs-storage';
  return state === 'on' && isListedHere ? 'on' : 'off';
}
