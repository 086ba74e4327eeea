import type { Tx } from '#db/client.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import type { SearchAt } from '#features/search/query/server/queries/search-at.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { retryAt } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { lookedUpTo } from '../../rules/looks.ts';
import { savedSearchFound } from '../emails/references.ts';
import { newConsultantsFound, newProjectsFound } from '../notifications.ts';
import { type LockedSearch, lockSearch, maySee } from '../queries/due-searches.ts';
import { findNew } from '../queries/new-finds.ts';

interface Looking
  extends Pick<Services, 'mailer' | 'jobs' | 'clock' | 'isDemo' | 'publicUrl' | 'keys'> {
  /** What searches for consultants need; null while the search index is not loaded. */
  searchAt: SearchAt | null;
}

/**
 * Looks at `now` for what a search finds that came since the last look, and tells its person of what they were not told
 * of yet, once. The finds, the notification, the mail and the time of the look are of one transaction.
 */
export async function look(
  tx: Tx,
  looking: Looking,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  const search = await lockSearch(tx, id, now);
  if (!search) return;
  // What comes while they may not see it is not told later either.
  const isAllowed = await maySee(tx, search.userId, search.kind);
  const found = isAllowed
    ? await findNew(tx, looking.searchAt, search, now)
    : { ids: [], lastAt: null };
  const count = await keepFinds(tx, search, found.ids, now);
  if (count > 0) await tell(tx, looking, search, { count, now });
  await tx
    .updateTable('saved_searches')
    .set({ looked_at: lookedUpTo(now, found.lastAt), failures: 0, retry_at: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Has a search whose look failed wait for its next try: longer each time it fails in a row. What comes meanwhile is
 * found then.
 */
export async function putOff(tx: Tx, id: string, now: Date): Promise<void> {
  const search = await tx
    .selectFrom('saved_searches')
    .select('failures')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!search) return;
  // As far as the column goes.
  const failures = Math.min(search.failures + 1, 1000);
  await tx
    .updateTable('saved_searches')
    .set({ failures, retry_at: retryAt(now, failures) })
    .where('id', '=', id)
    .execute();
}

/** Keeps what was found; answers how much of it is new to the search. */
async function keepFinds(
  tx: Tx,
  { id, userId, kind }: LockedSearch,
  foundIds: readonly string[],
  now: Date,
): Promise<number> {
  if (foundIds.length === 0) return 0;
  const isOfConsultants = kind === 'consultants';
  const kept = await tx
    .insertInto('saved_search_finds')
    .values(
      foundIds.map((foundId) => ({
        ...{ search_id: id, user_id: userId, found_at: now },
        consultant_id: isOfConsultants ? foundId : null,
        project_id: isOfConsultants ? null : foundId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['search_id', isOfConsultants ? 'consultant_id' : 'project_id']).doNothing(),
    )
    .returning('id')
    .execute();
  return kept.length;
}

/** Tells the person of it, on the site and in the way they have chosen for mails. */
async function tell(
  tx: Tx,
  looking: Looking,
  { id, userId, kind: searchKind, name }: LockedSearch,
  { count, now }: { count: number; now: Date },
): Promise<void> {
  const kind = searchKind === 'consultants' ? newConsultantsFound : newProjectsFound;
  const event = `${id} ${now.toISOString()}`;
  const about = { id, name, count };
  await recordNotifications(tx, { jobs: looking.jobs, now }, kind, [
    { userId, event, aboutId: null, about },
  ]);
  // A client's searches are their own: endpoints of the company do not receive them.
  if (searchKind === 'projects') {
    await recordWebhookEvents(tx, { jobs: looking.jobs, now }, 'saved-search.found', [
      { subjectId: id, data: { savedSearchId: id }, to: { personIds: [userId] } },
    ]);
  }
  const recipient = await findRecipient(tx, userId);
  if (!recipient) return;
  await mailNotification(tx, looking, { kind, userId, event }, savedSearchFound, {
    to: recipient.to,
    props: {
      recipientFirstName: recipient.firstName,
      kind: searchKind,
      ...{ name, count },
      foundUrl: `${looking.publicUrl}${kind.leadsTo(about)}`,
    },
    id: derivedId(id, `found ${now.toISOString()}`),
  });
}
