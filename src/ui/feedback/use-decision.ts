import { useMutation } from '@tanstack/react-query';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify, type ToastWords } from './notify.ts';

/** What goes with a call, so that one decision is carried out once, however often it is sent. */
export interface OnceCall {
  context: { idempotencyKey: string };
}

interface DecisionOptions<Change, Result> {
  send: (change: Change, call: OnceCall) => Promise<Result>;
  /** The words of the toast that says it is done. */
  done: (change: Change, result: Result) => ToastWords;
  /**
   * The message for a failure that closes the dialog, mostly because another user has decided meanwhile. Undefined for
   * other failures: the dialog shows them and can retry.
   */
  refusal: (error: unknown) => string | undefined;
  /** Closes the dialog. */
  onEnd: () => void;
  /** Shows how things are now; without a result after a refusal. */
  refresh: (result: Result | undefined) => unknown;
}

/** Carries out what a person has decided in a dialog: once, with a toast, and with the screen brought up to date. */
export function useDecision<Change, Result>(options: DecisionOptions<Change, Result>) {
  const { send, done, refusal, onEnd, refresh } = options;
  const intent = useIntentKey();
  const decision = useMutation({
    mutationFn: (change: Change) => send(change, { context: { idempotencyKey: intent.current() } }),
    onSuccess: async (result, change) => {
      intent.renew();
      onEnd();
      notify.success(done(change, result));
      await refresh(result);
    },
    onError: (error) => {
      // Without an answer it may have been carried out, and is sent again under its key.
      if (asApiProblem(error)) intent.renew();
    },
  });

  /** Throws a failure that does not end the question. */
  async function tryToDecide(change: Change): Promise<void> {
    try {
      await decision.mutateAsync(change);
    } catch (error) {
      const words = refusal(error);
      if (words === undefined) throw error;
      onEnd();
      notify.error('Error', words);
      await refresh(undefined);
    }
  }

  return {
    tryToDecide,
    /** The same for dialogs that show `failed`. */
    decide: (change: Change) => void tryToDecide(change).catch(() => undefined),
    isDeciding: decision.isPending,
    /** What was decided at last. */
    decided: decision.isSuccess ? decision.variables : undefined,
    /** The decision that has failed, until the next one. */
    failed: decision.isError ? decision.variables : undefined,
  };
}
