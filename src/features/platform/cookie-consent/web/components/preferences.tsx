import { useEffect, useState } from 'react';
import { usePreferencesDialog } from '../hooks/use-preferences-dialog.ts';
import { preferencesFailed } from '../messages.ts';
import type { PreferencesDialog } from './preferences-dialog.tsx';

/** The place of the preferences; they are loaded when they are first opened. */
export function Preferences() {
  const { isOpen, close } = usePreferencesDialog();
  const [Dialog, setDialog] = useState<typeof PreferencesDialog>();

  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('./preferences-dialog.tsx').then(
      (module) => setDialog(() => module.PreferencesDialog),
      () => {
        close();
        void sayThatItFailed();
      },
    );
  }, [isOpen, Dialog, close]);

  return Dialog ? <Dialog open={isOpen} onClose={close} /> : null;
}

async function sayThatItFailed(): Promise<void> {
  const { title, description } = preferencesFailed;
  try {
    const { notify } = await import('#ui/feedback/notify.ts');
    notify.error(title, description);
  } catch {
    // Without a connection the toasts cannot be fetched either.
    window.alert(description);
  }
}
