import { asApiProblem } from '#lib/api/problem.ts';

const words: Record<string, string> = {
  EMAIL_NOT_VERIFIED:
    'Please confirm your e-mail address first. The link is in your inbox; you can ask for a new one below.',
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is not right.',
  INVALID_TOKEN: 'This link is not valid any more. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link has expired. Please ask for a new one.',
  USER_NOT_FOUND: 'This link is not valid any more. Please ask for a new one.',
};

/** The words for a failure of sign-in, sign-up or a link. */
export function messageForAuthCode(code: string): string {
  return words[code.toUpperCase()] ?? 'Something went wrong. Please try again.';
}

/** The words for a caught failure: ours where we have better ones, else what the server says. */
export function messageForAuthError(error: unknown): string {
  const problem = asApiProblem(error);
  if (!problem) return 'The server cannot be reached. Please check your connection and try again.';
  return words[problem.code] ?? problem.message;
}
