import { toast } from 'sonner';
import { makePlaceForToasts } from './toast-place.ts';
import { ToastRegion } from './toast-region.tsx';

makePlaceForToasts(ToastRegion);

/** Failures stay longer than other toasts, in milliseconds: they say what to do next. */
const ERROR_DURATION = 10_000;

/** A running action's toast, to be turned into its outcome. */
export type LoadingToast = {
  success: (title: string, description?: string) => void;
  error: (title: string, description?: string) => void;
  warning: (title: string, description?: string) => void;
  dismiss: () => void;
};

type Kind = 'success' | 'error' | 'warning' | 'info';

function show(kind: Kind, title: string, description?: string, id?: string | number) {
  toast[kind](title, {
    // Said even when there is none: an outcome must not keep the sentence of the waiting.
    description,
    ...(id === undefined ? {} : { id }),
    ...(kind === 'error' ? { duration: ERROR_DURATION } : {}),
  });
}

/**
 * Says in a toast how something went. The title is the outcome in a few words ("Profile saved"), the description one
 * sentence on what follows or what to do. What the reader must not miss belongs in the page, in a `Banner`.
 */
export const notify = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  warning: (title: string, description?: string) => show('warning', title, description),
  info: (title: string, description?: string) => show('info', title, description),

  /** Stays until one of the returned functions is called. */
  loading(title: string, description?: string): LoadingToast {
    const id = toast.loading(title, description === undefined ? {} : { description });
    return {
      success: (text, more) => show('success', text, more, id),
      error: (text, more) => show('error', text, more, id),
      warning: (text, more) => show('warning', text, more, id),
      dismiss: () => void toast.dismiss(id),
    };
  },
};
