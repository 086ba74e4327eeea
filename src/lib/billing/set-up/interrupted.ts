import Stripe from 'stripe';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { isPassingFault } from '../passing-fault.ts';

/**
 * The error for the operator when Stripe stops a set-up: the cause, what had been done before, and what to do. Other
 * errors are returned as they are.
 */
export function interruptedBy(error: unknown, done: readonly string[]): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const lines = [
    reasonOf(error),
    ...(done.length > 0 ? ['Done before that:', ...done.map((line) => `  ${line}`)] : []),
    isPassingFault(error)
      ? 'Run the same command again later: it goes on where this run has stopped.'
      : 'Mend that, and run the same command again: it goes on where this run has stopped.',
  ];
  return new SetupProblem(lines.join('\n'), { cause: error });
}

const tooManyRequests = 429;

function reasonOf(error: Stripe.errors.StripeError): string {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return 'Stripe does not know the key in STRIPE_SECRET_KEY.';
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    return 'Stripe cannot be reached, or its answer broke off or took too long.';
  }
  if (error.statusCode === tooManyRequests) return 'Stripe has too many requests at the moment.';
  if (isPassingFault(error))
    return `Stripe failed (${error.statusCode ?? 'no answer of its own'}).`;
  return `Stripe refused: ${error.message}`;
}
