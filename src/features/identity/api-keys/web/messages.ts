import { asApiProblem } from '#lib/api/problem.ts';
import type { ApiKeyView } from '../contract.ts';

/** What is said about API keys. */
export const apiKeyMessages = {
  listFailed: 'Your API keys could not be loaded.',
  made: { title: 'API key made', description: 'Copy it now: it is shown this once.' },
  revoked: { title: 'API key revoked', description: 'Its program does not get in any more.' },
  copied: { title: 'Copied!', description: 'Keep the key where only your program finds it.' },
  notCopied: 'It could not be copied. Please copy it by hand.',
  failed: 'That did not work. Please try again.',
} as const;

/** Why a key opens nothing, behind its other particulars; empty where it opens. */
export const stateWords: Record<ApiKeyView['state'], string> = {
  good: '',
  expired: '. It has run out: make a new one for its program.',
  outdated: '. It is from before you switched two-step sign-in on: make a new one for its program.',
};

/** What a key lets its program do. */
export const scopeWords: Record<ApiKeyView['scope'], string> = {
  read: 'reads only',
  write: 'reads and changes',
};

/** The sentence of a refusal, or that something went wrong. */
export const messageForApiKeyError = (error: unknown): string =>
  asApiProblem(error)?.message ?? apiKeyMessages.failed;
