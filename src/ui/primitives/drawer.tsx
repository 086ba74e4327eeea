import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { backdropClassName, dialogTitleClassName } from './dialog-frame.ts';
import { IconButton } from './icon-button.tsx';

type DrawerProps = {
  title: ReactNode;
  /** The button that opens the drawer. */
  trigger?: ReactElement | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  side?: 'left' | 'right' | 'bottom' | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

const upright = 'inset-y-0 w-80 max-w-[calc(100vw-3rem)]';

const sides = {
  right: `${upright} right-0 border-l data-ending-style:translate-x-8 data-starting-style:translate-x-8`,
  left: `${upright} left-0 border-r data-ending-style:-translate-x-8 data-starting-style:-translate-x-8`,
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-lg border-t data-ending-style:translate-y-8 data-starting-style:translate-y-8',
} as const;

/**
 * A panel from the side of the screen, such as the navigation on phones, or from below, such as filters there. Close it
 * when a link inside is followed.
 */
export function Drawer(props: DrawerProps) {
  const { title, trigger, open, onOpenChange, side = 'right', footer, children } = props;
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdropClassName} />
        <BaseDialog.Popup
          className={cx(
            'fixed z-40 flex flex-col border-line bg-raised text-ink',
            'shadow-dialog outline-none transition-[translate,opacity] duration-(--motion-calm)',
            'data-starting-style:opacity-0 data-ending-style:opacity-0',
            sides[side],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2.5 pl-5">
            <BaseDialog.Title className={dialogTitleClassName}>{title}</BaseDialog.Title>
            <BaseDialog.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && <div className="border-t border-line p-5">{footer}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
