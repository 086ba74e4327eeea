import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { Spinner } from '#ui/primitives/spinner.tsx';
import { keepFocusedToasts } from './toast-focus.ts';

/** How long a toast stays, in milliseconds; hovering or focusing it stops the clock. */
const TOAST_DURATION = 6000;

/** Toasts stand above the bar at the bottom edge and the dialog that is open, and never higher than the screen. */
const standOff = (edge: string) => ({
  bottom: `min(${edge} + max(var(--bottom-bar, 0px), var(--dialog-rise, 0px)), 100dvh - var(--front-toast-height) - ${edge})`,
});

const icons = {
  success: <CircleCheck aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  loading: <Spinner />,
  close: <X aria-hidden="true" className="size-4.5" />,
};

/** Where toasts appear. Alt+T opens the stack, Escape folds it, and a swipe sends a toast away. */
export function ToastRegion() {
  return (
    <Sonner
      ref={keepFocusedToasts}
      className="toaster"
      offset={standOff('1.5rem')}
      mobileOffset={standOff('1rem')}
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      customAriaLabel="Notifications"
      closeButton
      duration={TOAST_DURATION}
      gap={10}
      icons={icons}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close toast',
        classNames: {
          toast: 'toast',
          icon: 'toast-icon',
          content: 'toast-content',
          title: 'toast-title',
          description: 'toast-description',
          actionButton: 'toast-action',
          closeButton: 'toast-close',
        },
      }}
    />
  );
}
