import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

const schema = z.object({
  STRIPE_SECRET_KEY: z
    .string({ error: 'is missing: the secret key of the Stripe account' })
    .regex(/^[sr]k_/, { error: 'must start with sk_ or rk_' }),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error:
        'is missing: the address people type to reach the site, for example https://direct365.example',
    })
    .transform((value) => new URL(value).origin),
});

/** What setting up Stripe needs of the environment, before there is a site. Throws a SetupProblem. */
export function readBillingAddress(environment: NodeJS.ProcessEnv): {
  secretKey: string;
  publicUrl: string;
} {
  const parsed = schema.safeParse(environment);
  if (parsed.success) {
    return { secretKey: parsed.data.STRIPE_SECRET_KEY, publicUrl: parsed.data.PUBLIC_URL };
  }
  throw new SetupProblem(
    parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
  );
}
