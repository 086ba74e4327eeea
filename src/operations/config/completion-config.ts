import { z } from 'zod';
import type { CompletionSettings } from '#features/hiring/lib/completions/completion-provider.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { serviceUrl } from './service-url.ts';

/** The variables that name the service for language. */
export const completionVariables = {
  BRIEF_PROVIDER_URL: serviceUrl({ example: 'https://api.example/v1', noun: 'service' }).optional(),
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
