import { z } from 'zod';
import type { CompletionSettings } from '#features/hiring/lib/completions/completion-provider.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** Unencrypted only on this machine. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

/** The variables that name the service for language. */
export const completionVariables = {
  BRIEF_PROVIDER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://api.example/v1',
      abort: true,
    })
    .refine(isSafe, { error: 'must begin with https://, but for a service on this machine' })
    .optional(),
  BRIEF_PROVIDER_KEY: z.string().optional(),
  BRIEF_PROVIDER_MODEL: z.string().optional(),
};

const environmentSchema = z.object(completionVariables);

/** The service that the checked variables name; undefined without its address. */
export function readCompletionSettings(
  env: z.output<typeof environmentSchema>,
): CompletionSettings | undefined {
  const { BRIEF_PROVIDER_URL: url, BRIEF_PROVIDER_KEY: key, BRIEF_PROVIDER_MODEL: model } = env;
  if (!url) return undefined;
  if (!model) {
    throw new SetupProblem(
      'BRIEF_PROVIDER_MODEL is missing: BRIEF_PROVIDER_URL is set, and the service needs the name of a model.',
    );
  }
  return { url, key, model };
}
