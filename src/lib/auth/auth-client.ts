import { ApiProblem, isProblemBody } from '#lib/api/problem.ts';

type AuthPath =
  | '/sign-up/email'
  | '/sign-up/microsoft'
  | '/sign-in/email'
  | '/sign-out'
  | '/send-verification-email'
  | '/request-password-reset'
  | '/reset-password';

/**
 * Posts to the auth endpoints. Throws ApiProblem with its code and message when they refuse, and another error when
 * nothing of ours answered, whatever the status. A proxy's page does not mean that anything was done.
 */
export async function postAuth(path: AuthPath, body: Record<string, string>): Promise<void> {
  const response = await fetch(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && isObject(answer)) return;
  if (isProblemBody(answer)) throw new ApiProblem(answer);
  throw new Error(`An answer with status ${response.status} that is not ours`);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
