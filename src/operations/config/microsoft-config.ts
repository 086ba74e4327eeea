import { z } from 'zod';
import type { MicrosoftSettings } from '#features/identity/lib/openid/microsoft-provider.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** Unencrypted only on this machine. */
function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

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
  MICROSOFT_AUTHORITY: z
    .url({
      protocol: /^https?$/,
      error: 'must be a full address such as https://login.microsoftonline.com',
      abort: true,
    })
    .refine(isSafe, { error: 'must begin with https://, but for a provider on this machine' })
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
