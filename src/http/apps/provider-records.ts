import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { Db } from '#db/client.ts';
import type { Write } from '#db/write.ts';
import {
  consumeRecord,
  endGrant,
  endGrantOfRecord,
  keepRecord,
  removeRecord,
} from '#features/identity/connected-apps/server/commands/records.ts';
import {
  findGrant,
  findRecord,
  type RecordKind,
} from '#features/identity/connected-apps/server/queries/records.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { Clock } from '#lib/clock.ts';
import { readRegisteredApp } from './registered-apps.ts';

interface Keeping {
  db: Db;
  write: Write;
  clock: Clock;
  keys: Keyring;
}

/** Where the authorization server keeps what it makes, by its names of kinds. */
export const providerRecords =
  (keeping: Keeping) =>
  (model: string): Adapter => {
    if (model === 'Grant') return grants(keeping);
    if (model === 'Client') return registered(keeping);
    const kind = kinds.find((known) => known === model);
    return kind ? records(kind, keeping) : nothing;
  };

const kinds: readonly RecordKind[] = [
  'Interaction',
  'AuthorizationCode',
  'AccessToken',
  'RefreshToken',
];

const never = async (): Promise<undefined> => undefined;

/** Sessions are the site's own. */
const nothing: Adapter = {
  upsert: never,
  find: never,
  findByUid: never,
  findByUserCode: never,
  consume: never,
  destroy: never,
  revokeByGrantId: never,
};

/** Apps that know no documents: their id says what they have registered. */
const registered = ({ keys }: Keeping): Adapter => ({
  ...nothing,
  find: async (id) => readRegisteredApp(keys, id) as AdapterPayload | undefined,
});

/** A grant is made by its user's answer alone. */
const grants = ({ db, write, clock }: Keeping): Adapter => ({
  ...nothing,
  upsert: async () => {
    throw new Error('A grant is made where its user answers.');
  },
  find: (id) => findGrant(db, id, clock.now()),
  destroy: (id) => write((tx) => endGrant(tx, id)),
});

const records = (kind: RecordKind, { db, write, clock }: Keeping): Adapter => ({
  ...nothing,
  async upsert(id, payload: AdapterPayload, expiresIn = 0) {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + expiresIn * 1000);
    const { grantId, session, lastSubmission, ...asked } = payload;
    // A question to one user knows nothing of the answer of another.
    const record =
      kind === 'Interaction'
        ? { payload: asked, grantId: null }
        : { payload: { ...payload }, grantId: grantId ?? null };
    const isKept = await write((tx) => keepRecord(tx, kind, { id, ...record, expiresAt, now }));
    if (!isKept) throw new errors.InvalidGrant('grant not found');
  },
  find: (id) => findRecord(db, kind, { id, now: clock.now() }),
  async consume(id) {
    const isFirst = await write(async (tx) => {
      const isConsumed = await consumeRecord(tx, kind, { id, now: clock.now() });
      if (!isConsumed) await endGrantOfRecord(tx, kind, id);
      return isConsumed;
    });
    if (!isFirst) throw new errors.InvalidGrant('it was used already');
  },
  destroy: (id) => write((tx) => removeRecord(tx, kind, id)),
  // The codes and tokens of a grant are removed with its row.
});
