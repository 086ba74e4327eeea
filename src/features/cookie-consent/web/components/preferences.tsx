import { useEffect, useRef, useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { preferencesMessages } from '../messages.ts';
import { focusAfterBanner } from './focus-after-banner.ts';
import type { PreferencesDialog } from './preferences-dialog.tsx';
import { closePreferences, usePreferencesOpener } from './preferences-opening.ts';

/** The place of the preferences; they are loaded when they are first opened. */
export function Preferences() {
  const opener = usePreferencesOpener();
  const isOpen = opener !== undefined;
  const [Dialog, setDialog] = useState<typeof PreferencesDialog>();
  const lastOpener = useRef<HTMLElement>(undefined);
  const focusTarget = useFocusAfterChange<HTMLElement>(isOpen);

  useEffect(() => {
    if (opener) lastOpener.current = opener;
    else focusTarget.current = focusAfterBanner(lastOpener.current);
  }, [opener, focusTarget]);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('./preferences-dialog.tsx').then(
      (module) => setDialog(() => module.PreferencesDialog),
      () => {
        closePreferences();
        const { title, description } = preferencesMessages.loadFailed;
        notify.error(title, description);
      },
    );
  }, [isOpen, Dialog]);

  return Dialog ? <Dialog open={isOpen} onClose={closePreferences} /> : null;
}
