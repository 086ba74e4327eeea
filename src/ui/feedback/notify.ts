import { idle } from '../idle.ts';
import { regionStands } from './toast-place.ts';

type Toasts = typeof import('./toasts.ts');

/** Failures stay longer than other toasts, in milliseconds: they say what to do next. */
const ERROR_DURATION = 10_000;

let loading: Promise<Toasts> | undefined;
let loaded: Toasts | undefined;
let count = 0;

/** No page needs the code of toasts to be seen or used. It is there before the first one, or on the way with it. */
function loadToasts(): Promise<Toasts> {
  loading ??= import('./toasts.ts').then(
    async (toasts) => {
      await regionStands;
      loaded = toasts;
      return toasts;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Called where there may soon be a toast. Its region is to be there before the first, for those who hear it, and it may
 * have to say that there is no connection any more.
 */
export async function expectToasts(): Promise<void> {
  await idle();
  // Where it fails, it is tried again when there is something to say.
  await loadToasts().catch(() => undefined);
}

/** What is said before the code has come is said then, in the same order. */
function withToasts(say: (toasts: Toasts) => void): void {
  if (loaded) say(loaded);
  else void loadToasts().then(say);
}

/** A running action's toast, to be turned into its outcome. */
export type LoadingToast = {
  success: (title: string, description?: string) => void;
  error: (title: string, description?: string) => void;
  warning: (title: string, description?: string) => void;
  dismiss: () => void;
};

type Kind = 'success' | 'error' | 'warning' | 'info';

/** A button in a toast: pressing it closes the toast, which stays for as long as the action is possible. */
export interface ToastAction {
  label: string;
  seconds: number;
  onPress: () => void;
}

interface ToastExtras {
  /** Of the toast that this one replaces. */
  id?: string;
  action?: ToastAction | undefined;
}

function show(kind: Kind, title: string, description?: string, { id, action }: ToastExtras = {}) {
  withToasts(({ showToast }) => {
    showToast[kind](title, {
      // Said even when there is none: an outcome must not keep the sentence of the waiting.
      description,
      ...(id === undefined ? {} : { id }),
      ...(kind === 'error' ? { duration: ERROR_DURATION } : {}),
      ...(action && {
        duration: action.seconds * 1000,
        action: { label: action.label, onClick: action.onPress },
      }),
    });
  });
}

/**
 * Says in a toast how something went. The title is the outcome in a few words ("Profile saved"), the description one
 * sentence on what follows or what to do. What the reader must not miss belongs in the page, in a `Banner`.
 */
export const notify = {
  success: (title: string, description?: string, action?: ToastAction) =>
    show('success', title, description, { action }),
  error: (title: string, description?: string) => show('error', title, description),
  warning: (title: string, description?: string) => show('warning', title, description),
  info: (title: string, description?: string) => show('info', title, description),

  /** Stays until one of the returned functions is called. */
  loading(title: string, description?: string): LoadingToast {
    count += 1;
    const id = `loading-${count}`;
    withToasts(({ showToast }) => {
      showToast.loading(title, { id, ...(description === undefined ? {} : { description }) });
    });
    return {
      success: (text, more) => show('success', text, more, { id }),
      error: (text, more) => show('error', text, more, { id }),
      warning: (text, more) => show('warning', text, more, { id }),
      dismiss: () => withToasts(({ showToast }) => void showToast.dismiss(id)),
    };
  },
};
