import { join } from 'node:path';
import type { Config } from '#lib/env/config.ts';
import { readOrCreateSecret } from '#lib/env/secret-file.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { RunningDatabase } from './database.ts';

/** The secret of the site: the operator's, or that of a demo, which is made at its first start. */
export async function authSecretFor(
  { authSecret }: Config,
  { dataDir }: Pick<RunningDatabase, 'dataDir'>,
): Promise<string> {
  if (authSecret) return authSecret;
  if (!dataDir) throw new SetupProblem('AUTH_SECRET is missing.');
  return readOrCreateSecret(join(dataDir, 'secrets', 'auth'));
}
