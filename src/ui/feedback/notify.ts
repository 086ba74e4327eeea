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
  success: (words: ToastWords, description?: string) => void;
  error: (words: ToastWords, description?: string) => void;
  warning: (words: ToastWords, description?: string) => void;
  dismiss: () => void;
};

type Kind = 'success' | 'error' | 'warning' | 'info';

/** A button in a toast: pressing it closes the toast, which stays for as long as the action is possible. */
export interface ToastAction {
  label: string;
  seconds: number;
  onPress: () => void;
}

/** A title, alone or with a sentence and a button. */
export type ToastWords =
  | string
  | { title: string; description?: string | undefined; action?: ToastAction | undefined };

/** Of a loading toast, the id: it is replaced. */
function show(kind: Kind, words: ToastWords, sentence?: string, id?: string) {
  const {
    title,
    description = sentence,
    action,
  } = typeof words === 'string' ? { title: words } : words;
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
  success: (words: ToastWords, description?: string) => show('success', words, description),
  error: (words: ToastWords, description?: string) => show('error', words, description),
  warning: (words: ToastWords, description?: string) => show('warning', words, description),
  info: (words: ToastWords, description?: string) => show('info', words, description),

  /** Stays until one of the returned functions is called. */
  loading(title: string, description?: string): LoadingToast {
    count += 1;
    const id = `loading-${count}`;
    withToasts(({ showToast }) => {
      showToast.loading(title, { id, ...(description === undefined ? {} : { description }) });
    });
    return {
      success: (words, more) => show('success', words, more, id),
      error: (words, more) => show('error', words, more, id),
      warning: (words, more) => show('warning', words, more, id),
      dismiss: () => withToasts(({ showToast }) => void showToast.dismiss(id)),
    };
  },
};
