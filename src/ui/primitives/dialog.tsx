import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { keepToastsOff } from '#ui/feedback/toast-room.ts';
import {
  backdropClassName,
  type DialogSize,
  dialogDescriptionClassName,
  dialogFooterClassName,
  dialogPopupClassName,
  dialogTitleClassName,
} from './dialog-frame.ts';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The button that opens the dialog. Leave it out to control `open` from elsewhere. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What had opened it and has focus again when it closes, where that is no `trigger`. */
  openedBy?: RefObject<HTMLElement | null> | undefined;
  size?: DialogSize | undefined;
  /** Buttons; the most important one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A panel that asks for attention before the page goes on. Escape and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { title, description, trigger, open, onOpenChange, openedBy, size = 'md' } = props;
  const { footer, children } = props;
  return (
    <BaseDialog.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => onOpenChange?.(next)}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClassName} />
        <BaseDialog.Popup
          ref={keepToastsOff}
          {...(openedBy && { finalFocus: openedBy })}
          className={dialogPopupClassName(size)}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-6">
            <div className="min-w-0">
              <BaseDialog.Title className={dialogTitleClassName}>{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className={dialogDescriptionClassName}>
                  {description}
                </BaseDialog.Description>
              )}
            </div>
            <BaseDialog.Close
              render={
                <IconButton label="Close" className="-mt-1.5 -mr-2">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
            {children}
          </div>
          {footer && <div className={dialogFooterClassName}>{footer}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Closes the dialog it stands in: `<DialogClose render={<Button>Cancel</Button>} />`. */
export function DialogClose({ render }: { render: ReactElement }) {
  return <BaseDialog.Close render={render} />;
}
