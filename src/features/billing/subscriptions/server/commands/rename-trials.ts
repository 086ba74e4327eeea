import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import type { Services } from '#server/services.ts';
import { personKey } from '../queries/trials.ts';

const rowsAtOnce = 500;

/**
 * Keeps the trials of people who are here under the present secret, some at a time; returns how many. What they are
 * kept under is made of the address, so that those of people who have left stay under the secret that they were kept
 * with.
 */
export async function renameTrials({
  write,
  keys,
}: Pick<Services, 'write' | 'keys'>): Promise<number> {
  let renamed = 0;
  let after: string | null = null;
  for (;;) {
    const batch: { renamed: number; last: string | null } = await write((tx) =>
      renameBatch(tx, { keys }, after),
    );
    renamed += batch.renamed;
    if (batch.last === null) return renamed;
    after = batch.last;
  }
}

async function renameBatch(
  tx: Tx,
  services: Pick<Services, 'keys'>,
  after: string | null,
): Promise<{ renamed: number; last: string | null }> {
  const trials = await tx
    .selectFrom('trials')
    .select(['id', 'user_id'])
    .where('user_id', 'is not', null)
    .where(sql<boolean>`not starts_with(person_key, ${services.keys.presentPrefix})`)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(rowsAtOnce)
    .forUpdate()
    .execute();
  const addresses = await findEmailAddresses(
    tx,
    trials.flatMap(({ user_id }) => user_id ?? []),
  );
  const named = trials.flatMap(({ id, user_id }) => {
    const address = addresses.get(user_id ?? '');
    return address ? { id, key: personKey(services, address) } : [];
  });
  // Two people may share what their addresses come to: then the first has it.
  const { numAffectedRows = 0n } = await sql`
    update trials as kept set person_key = anew.key
    from (
      select distinct on (key) id, key
      from unnest(${named.map(({ id }) => id)}::uuid[], ${named.map(({ key }) => key)}::text[])
        as given (id, key)
      order by key, id
    ) as anew
    where kept.id = anew.id
      and not exists (select from trials as other where other.person_key = anew.key)`.execute(tx);
  return { renamed: Number(numAffectedRows), last: trials.at(-1)?.id ?? null };
}
