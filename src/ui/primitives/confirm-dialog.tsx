import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { keepToastsOff } from '#ui/feedback/toast-room.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import {
  backdropClassName,
  dialogDescriptionClassName,
  dialogFooterClassName,
  dialogPopupClassName,
  dialogTitleClassName,
} from './dialog-frame.ts';
import { Field } from './field.tsx';
import { Textarea } from './textarea.tsx';

/** A text asked for together with the confirmation, such as why an application is declined. */
export type ConfirmReason = {
  label: string;
  hint?: string | undefined;
  maxLength: number;
  /** The message shown when it is left empty. Without it the reason may stay empty. */
  requiredMessage?: string | undefined;
};

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** What is to be read before confirming, such as a list. */
  details?: ReactNode;
  /** The act itself as a verb: "Withdraw application", not "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  destructive?: boolean | undefined;
  reason?: ConfirmReason | undefined;
  /** Called with the trimmed reason, or an empty string when none is asked. The caller closes the dialog. */
  onConfirm: (reason: string) => void;
  pending?: boolean | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
};

/** Asks before something that cannot simply be taken back. Focus starts on the harmless choice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, reason, pending = false } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  const reasonRef = useRef<HTMLTextAreaElement>(null);

  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClassName} />
        <AlertDialog.Popup
          ref={keepToastsOff}
          initialFocus={reason ? reasonRef : cancelRef}
          className={dialogPopupClassName('sm')}
        >
          <div className="px-5 pt-5 sm:px-6">
            <AlertDialog.Title className={dialogTitleClassName}>{title}</AlertDialog.Title>
            <AlertDialog.Description className={dialogDescriptionClassName}>
              {description}
            </AlertDialog.Description>
          </div>
          <ConfirmForm {...props} pending={pending} cancelRef={cancelRef} reasonRef={reasonRef} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

type ConfirmFormProps = ConfirmDialogProps & {
  cancelRef: React.RefObject<HTMLButtonElement | null>;
  reasonRef: React.RefObject<HTMLTextAreaElement | null>;
};

/** Mounted only while the dialog is open, so that every opening starts with an empty reason. */
function ConfirmForm(props: ConfirmFormProps) {
  const { reason, pending, error, destructive, cancelRef, reasonRef } = props;
  const formId = useId();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = text.trim();
    if (reason?.requiredMessage && given === '') {
      setMissing(true);
      reasonRef.current?.focus();
      return;
    }
    if (reason && given.length > reason.maxLength) {
      reasonRef.current?.focus();
      return;
    }
    props.onConfirm(given);
  }

  return (
    <>
      <form
        id={formId}
        noValidate
        onSubmit={handleSubmit}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto px-5 py-5 sm:px-6"
      >
        {error && <Banner tone="danger">{error}</Banner>}
        {props.details}
        {reason && (
          <Field
            label={reason.label}
            hint={reason.hint}
            error={missing && text.trim() === '' ? reason.requiredMessage : undefined}
            required={reason.requiredMessage !== undefined}
            optional={reason.requiredMessage === undefined}
            counter={{ length: text.length, max: reason.maxLength }}
          >
            {(control) => (
              <Textarea
                {...control}
                ref={reasonRef}
                rows={4}
                value={text}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </form>
      <div className={dialogFooterClassName}>
        <AlertDialog.Close
          disabled={pending}
          render={
            <Button ref={cancelRef} variant="secondary">
              {props.cancelLabel ?? 'Cancel'}
            </Button>
          }
        />
        <Button
          type="submit"
          form={formId}
          variant={destructive ? 'destructive' : 'primary'}
          pending={pending}
        >
          {props.confirmLabel}
        </Button>
      </div>
    </>
  );
}
