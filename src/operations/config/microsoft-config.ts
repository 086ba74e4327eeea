import { z } from 'zod';
import type { MicrosoftSettings } from '#features/identity/lib/openid/microsoft-provider.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { serviceUrl } from './service-url.ts';

/** The variables that name our registration at Microsoft. */
export const microsoftVariables = {
  MICROSOFT_CLIENT_ID: z
    .guid({
      error: 'must be the "Application (client) ID" of the registration, with 36 characters',
    })
    .optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i, {
      error: 'must be common, organizations, consumers, or the id or domain of one tenant',
    })
    .default('common'),
  MICROSOFT_AUTHORITY: serviceUrl({
    example: 'https://login.microsoftonline.com',
    noun: 'provider',
  })
    .transform((value) => new URL(value).origin)
    .default('https://login.microsoftonline.com'),
};

const environmentSchema = z.object(microsoftVariables);

/** The registration that the checked variables name; undefined without one. */
export function readMicrosoftSettings(
  env: z.output<typeof environmentSchema>,
): MicrosoftSettings | undefined {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = env;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) {
    throw new SetupProblem(
      'MICROSOFT_CLIENT_ID is missing: MICROSOFT_CLIENT_SECRET is set, and Microsoft needs the registration that it belongs to.',
    );
  }
  if (!clientSecret) {
    throw new SetupProblem(
      'MICROSOFT_CLIENT_SECRET is missing: MICROSOFT_CLIENT_ID is set, and Microsoft does not confirm a sign-in without the secret of the registration.',
    );
  }
  const { MICROSOFT_AUTHORITY: authority, MICROSOFT_TENANT: tenant } = env;
  return { authority, tenant: tenant.toLowerCase(), clientId, clientSecret };
}
