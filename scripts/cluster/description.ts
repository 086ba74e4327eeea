import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { SetupProblem } from '#lib/errors/setup-problem.ts';

const address = z
  .string()
  .refine(isIPv4, { error: 'must be an IPv4 address of the private network' });
const port = z.int().min(1).max(65_535);
const path = z.string().regex(/^\/[\w./-]*$/, { error: 'must be an absolute path without blanks' });

const machine = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, {
    error: 'must be a name of lower-case letters, digits and hyphens',
  }),
  address,
});

const site = machine.extend({
  /** Where its PgBouncer and its proxy to the databases listen: only the machine itself needs them. */
  loopback: address.default('127.0.0.1'),
});

/** What is the same on every node, and is no setting of the operator's. */
const madeHere = new Set([
  ...['HOST', 'PORT', 'PUBLIC_URL', 'DEMO'],
  ...['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'],
  ...['AUTH_SECRET', 'METRICS_TOKEN', 'TRUSTED_PROXIES', 'DRAIN_SECONDS'],
]);

/**
 * Of PostgreSQL, and on whichever of its servers leads: through PgBouncer, direct ones, and those of reads while it was
 * a standby.
 */
export const sessionsOfSite = { pooled: 20, direct: 5, reading: 11 } as const;
const perSite = Object.values(sessionsOfSite).reduce((sum, each) => sum + each, 0);
/** For Patroni, the standbys, backups and operators. */
const sessionsOfOthers = 20;

const descriptionSchema = z
  .strictObject({
    /** The address people type. */
    publicUrl: z
      .url({
        protocol: /^https?$/,
        error: 'must be a full address such as https://direct365.example',
      })
      .transform((value) => new URL(value).origin),
    /** Where the entries listen for people, and with https the file of the certificate and its key. */
    listen: z.strictObject({
      address: z.union([z.literal('*'), address]).default('*'),
      port,
      certificate: path.optional(),
    }),
    entries: z.array(machine).min(1),
    sites: z.array(site).min(1),
    databases: z.array(machine).refine(({ length }) => length % 2 === 1, {
      error: 'must be an odd number of machines, three at least for one of them to be lost',
    }),
    /** Sessions of PostgreSQL; every site needs its own. Read when the first database is made. */
    connections: z.int().min(60).max(5000).default(300),
    /**
     * How long a site that is stopped goes on: longer than the entries need to notice. More on machines that are slow.
     */
    drainSeconds: z.int().min(4).max(300).default(4),
    postgresPrograms: path.default('/usr/lib/postgresql/15/bin'),
    /** Settings of the site (.env.example) that all nodes share: mail, payments, files. */
    environment: z.record(
      z
        .string()
        .regex(/^[A-Z][A-Z0-9_]*$/)
        .refine((name) => !madeHere.has(name), {
          error: 'follows from the rest of the description',
        }),
      // As systemd and the shell read such files, these mean themselves.
      z
        .string()
        .regex(/^[^\p{Cc}"'\\]*$/u, { error: 'must be one line without quotes or backslashes' }),
    ),
  })
  .superRefine(({ publicUrl, listen, entries, sites, databases, connections }, context) => {
    const machines = [...entries, ...sites, ...databases];
    for (const what of ['name', 'address'] as const) {
      const values = machines.map((each) => each[what]);
      const twice = values.find((value, index) => values.indexOf(value) !== index);
      if (twice)
        context.addIssue({ code: 'custom', message: `${twice} is the ${what} of two machines` });
    }
    if (publicUrl.startsWith('https:') !== (listen.certificate !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['listen', 'certificate'],
        message: 'belongs to a publicUrl with https, and to no other',
      });
    }
    const needed = sites.length * perSite + sessionsOfOthers;
    if (needed > connections) {
      context.addIssue({
        code: 'custom',
        path: ['connections'],
        message: `must be ${needed} at least for so many sites`,
      });
    }
  });

/** A cluster in one piece: what every configuration file is made of, but for the secrets. */
export type Description = z.infer<typeof descriptionSchema>;
/** What is written by hand: without what has a default. */
export type GivenDescription = z.input<typeof descriptionSchema>;
export type Machine = z.infer<typeof machine>;
export type SiteMachine = z.infer<typeof site>;

/** Where the programs of a machine listen: the same on each of them. */
export const ports = {
  site: 3000,
  pooler: 6432,
  primary: 5000,
  postgres: 5432,
  patroni: 8008,
  etcd: 2379,
  etcdPeers: 2380,
} as const;

/** Reads a description. Throws a SetupProblem that names each place that is wrong. */
export function readDescription(given: unknown): Description {
  const parsed = descriptionSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path: place, message }) => `  ${place.join('.') || 'the whole'}: ${message}.`,
  );
  throw new SetupProblem(['The description of the cluster is not right:', ...problems].join('\n'));
}
