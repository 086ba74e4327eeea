import { ApiProblem } from '#lib/api/problem.ts';

type AuthPath =
  | '/sign-up/email'
  | '/sign-in/email'
  | '/sign-out'
  | '/send-verification-email'
  | '/request-password-reset'
  | '/reset-password';

/** Posts to the auth library. Throws ApiProblem with its code and message when it refuses. */
export async function postAuth(path: AuthPath, body: Record<string, string>): Promise<void> {
  const response = await fetch(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return;
  const problem = await response.json().catch(() => ({}));
  throw new ApiProblem({
    code: String(problem.code ?? 'UNKNOWN'),
    status: response.status,
    detail: String(problem.detail ?? problem.message ?? 'Something went wrong. Please try again.'),
  });
}
