import {
  passkeyObstacle,
  wasCancelled,
  wasMadeBefore,
} from '#features/identity/lib/webauthn/device.ts';
import { asApiProblem } from '#lib/api/problem.ts';

/** What is said about passkeys. */
export const passkeyMessages = {
  listFailed: 'Your passkeys could not be loaded.',
  added: { title: 'Passkey added', description: 'It signs you in without a password.' },
  removed: {
    title: 'Passkey removed',
    description: 'It does not sign in any more. You can delete it on your device, too.',
  },
  renamed: { title: 'Name saved', description: 'The passkey has its new name.' },
  cancelled: 'Nothing was done: your device did not confirm that it is you.',
  madeBefore: 'This device has a passkey for your account already.',
  unconfirmed: 'Please confirm your e-mail address first. The link is in your inbox.',
  failed: 'That did not work. Please try again.',
} as const;

/** Why this browser has no passkeys here. */
export const obstacleMessages = {
  'old-browser': 'This browser has no passkeys. A newer one does.',
  'bare-address':
    'Passkeys need a site with a name, and the address of this one is a number. On your own machine, start it with HOST=localhost and open it as localhost.',
} as const;

/** The sentence for a failure, of the browser's dialog or of the server. */
export function messageForPasskeyError(error: unknown): string {
  const problem = asApiProblem(error);
  if (problem) {
    return problem.code === 'EMAIL_NOT_VERIFIED' ? passkeyMessages.unconfirmed : problem.message;
  }
  const obstacle = passkeyObstacle();
  if (obstacle) return obstacleMessages[obstacle];
  if (wasMadeBefore(error)) return passkeyMessages.madeBefore;
  return wasCancelled(error) ? passkeyMessages.cancelled : passkeyMessages.failed;
}
