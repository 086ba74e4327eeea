import { useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog, DialogClose } from '#ui/primitives/dialog.tsx';
import { Hint } from '#ui/primitives/hint.tsx';
import { Switch } from '#ui/primitives/switch.tsx';
import { cookieCategories } from '../../rules.ts';
import { readConsent, resetConsent, savePreferences } from '../consent.ts';
import { categoryMessages, preferencesMessages as messages } from './preferences-messages.ts';

interface PreferencesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The four categories to switch on and off. Nothing is stored before it is saved. */
export function PreferencesDialog({ open, onClose }: PreferencesDialogProps) {
  return (
    <Dialog
      title={messages.title}
      description={messages.description}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          <DialogClose render={<Button variant="secondary">{messages.cancel}</Button>} />
          <Button type="submit" form={formId}>
            {messages.save}
          </Button>
        </>
      }
    >
      <PreferencesForm onDone={onClose} />
    </Dialog>
  );
}

const formId = 'cookie-preferences';

/** Mounted with each opening, so that it starts with what is stored. */
function PreferencesForm({ onDone }: { onDone: () => void }) {
  const [{ hasChosen, preferences }] = useState(readConsent);
  const [chosen, setChosen] = useState(preferences);
  return (
    <form
      id={formId}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        savePreferences(chosen);
        onDone();
      }}
    >
      {cookieCategories.map((category) => (
        <Switch
          key={category}
          {...categoryMessages[category]}
          disabled={category === 'necessary'}
          checked={chosen[category]}
          onChange={({ currentTarget: { checked } }) =>
            setChosen((before) => ({ ...before, [category]: checked }))
          }
        />
      ))}
      {hasChosen && (
        <div className="border-t border-line pt-4">
          <Button
            variant="link"
            size="sm"
            aria-describedby="cookie-reset-hint"
            onClick={() => {
              resetConsent();
              onDone();
            }}
          >
            {messages.reset}
          </Button>
          <Hint id="cookie-reset-hint">{messages.resetHint}</Hint>
        </div>
      )}
    </form>
  );
}
