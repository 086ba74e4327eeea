import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

// Letters and digits alone: they mean themselves in every file and address.
const secret = z.string().regex(/^[\w-]{32,}$/);

const secretsSchema = z.strictObject({
  /** AUTH_SECRET and METRICS_TOKEN of every node. */
  auth: secret,
  metrics: secret,
  /** Of PostgreSQL's users: the site's, the superuser, those who copy and who bring a former primary back. */
  site: secret,
  superuser: secret,
  replication: secret,
  rewind: secret,
  /** The credentials for Patroni's restart and failover API. */
  patroni: secret,
  /** Keeps the etcd of one cluster from joining another's. */
  etcd: secret,
});

/** What a cluster's parts know each other by. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Makes the secrets of a new cluster. */
export function makeSecrets(): Secrets {
  const make = (): string => randomBytes(32).toString('base64url');
  return {
    ...{ auth: make(), metrics: make(), site: make(), superuser: make() },
    ...{ replication: make(), rewind: make(), patroni: make(), etcd: make() },
  };
}

/** Reads the secrets of this file, or makes them and keeps them there, for its owner alone. */
export function keepSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const made = makeSecrets();
    writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  }
  const parsed = secretsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole');
  throw new SetupProblem(`${file} is no file of a cluster's secrets: ${places.join(', ')}.`);
}
