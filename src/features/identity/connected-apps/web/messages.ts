import { asApiProblem } from '#lib/api/problem.ts';
import type { AppRequestView, ConnectedAppView } from '../contract.ts';

/** What is said about connected apps. */
export const appMessages = {
  listFailed: 'Your connected apps could not be loaded.',
  disconnected: { title: 'App disconnected', description: 'It has no access any more.' },
  failed: 'That did not work. Please try again.',
  gone: {
    title: 'This request has expired or was answered',
    text: 'To connect an app, start in the app. Your account settings list those that are connected.',
  },
} as const;

/** What an app may do. */
export const appScopeWords: Record<ConnectedAppView['scope'], string> = {
  read: 'reads only',
  write: 'reads and changes',
};

/** Where the answer of a user goes. */
export function receiverWords({ receiver, isThisComputer }: AppRequestView): string {
  if (!isThisComputer) return receiver ?? '';
  return 'A program on this computer. Allow it only if you have just started it yourself.';
}

/** The sentence of a refusal, or that something went wrong. */
export const messageForAppError = (error: unknown): string =>
  asApiProblem(error)?.message ?? appMessages.failed;
