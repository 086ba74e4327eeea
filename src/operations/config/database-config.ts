import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://' });

/** Several addresses, separated by commas. */
const postgresUrls = z.string().transform((text, context) => {
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (addresses.every((address) => postgresUrl.safeParse(address).success)) return addresses;
  context.addIssue({
    code: 'custom',
    message: 'must be addresses that start with postgres:// or postgresql://, separated by commas',
  });
  return z.NEVER;
});

/** Where the database is. */
export const databaseVariables = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: postgresUrls.optional(),
};

/** Throws a SetupProblem where a setting that only adds to DATABASE_URL is there without it. */
export function refuseLoneDatabaseSettings(env: {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_REPLICA_URLS?: string[] | undefined;
}): void {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new SetupProblem(
      'DATABASE_DIRECT_URL is set and DATABASE_URL is not: the first only names the way around a PgBouncer to the database of the second. Set both, or neither.',
    );
  }
  if (env.DATABASE_REPLICA_URLS && !env.DATABASE_URL) {
    throw new SetupProblem(
      'DATABASE_REPLICA_URLS is set and DATABASE_URL is not: the private database has no replicas. Set both, or neither.',
    );
  }
}
