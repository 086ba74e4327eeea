import { join } from 'node:path';
import { createKeyring, type Keyring } from '#lib/auth/keyring.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { Config } from '#operations/config/config.ts';
import { readOrCreateSecret } from '#operations/config/secret-file.ts';
import type { RunningDatabase } from './database.ts';

/** The keys of the site, of the operator's secrets, or in a demo of one that is made at its first start. */
export async function openKeyring(
  { secrets }: Pick<Config, 'secrets'>,
  { dataDir }: Pick<RunningDatabase, 'dataDir'>,
): Promise<Keyring> {
  if (secrets.present) return createKeyring({ ...secrets, present: secrets.present });
  if (!dataDir) throw new SetupProblem('AUTH_SECRET is missing.');
  const own = await readOrCreateSecret(join(dataDir, 'secrets', 'auth'));
  return createKeyring({ ...secrets, present: own });
}
