import { useEffect, useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { preferencesMessages } from '../messages.ts';
import type { PreferencesDialog } from './preferences-dialog.tsx';
import { usePreferencesWish } from './use-preferences-wish.ts';

/** The place of the preferences; they are loaded when they are first opened. */
export function Preferences() {
  const { isOpen, close } = usePreferencesWish();
  const [Dialog, setDialog] = useState<typeof PreferencesDialog>();

  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('./preferences-dialog.tsx').then(
      (module) => setDialog(() => module.PreferencesDialog),
      () => {
        close();
        const { title, description } = preferencesMessages.loadFailed;
        notify.error(title, description);
      },
    );
  }, [isOpen, Dialog, close]);

  return Dialog ? <Dialog open={isOpen} onClose={close} /> : null;
}
