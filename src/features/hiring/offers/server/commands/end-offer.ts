import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { areSameTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import { bindDeal } from '#features/hiring/applications/server/commands/decide-application.ts';
import {
  endOffered,
  lockPending,
} from '#features/hiring/applications/server/commands/follow-offer.ts';
import {
  notifyClients,
  notifyConsultants,
  publishChangesOf,
} from '#features/hiring/applications/server/commands/notify-of-applications.ts';
import {
  idsOfDeal,
  recordDealEvents,
} from '#features/hiring/applications/server/commands/record-deal-events.ts';
import { lockProject } from '#features/hiring/projects/server/commands/change-project.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { isSuspendedCompany } from '#features/identity/memberships/server/queries/companies.ts';
import type { Services } from '#server/services.ts';
import type { Made, Received } from '../../policy.ts';
import { stateOf } from '../../rules.ts';
import { type OfferNews, offerNews } from '../jobs.ts';
import { offerKind } from '../notifications.ts';
import { type OfferRow, selectOffers } from '../queries/offer-rows.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** What became of the end of an offer: done, or refused because it has ended already. */
export type EndOutcome = { refused: 'OFFER_STATE' | null };

/** Takes an open offer back; the consultant is notified. */
export async function withdrawOffer(
  tx: Tx,
  services: Recording,
  offer: Made<OfferRow>,
): Promise<EndOutcome> {
  if (!(await lockOpen(tx, services, offer))) return { refused: 'OFFER_STATE' };
  await endOffered(tx, services, offer.applicationId);
  await end(tx, services, offer, { as: 'withdrawn' });
  return { refused: null };
}

/**
 * Accepts an open offer: the application is accepted on its terms, and the other pending ones are rejected with the
 * words of its client.
 */
export async function acceptOffer(
  tx: Tx,
  services: Recording,
  offer: Received<OfferRow>,
): Promise<EndOutcome> {
  const { applicationId: id, projectId, clientId, companyId, terms, wordsToOthers } = offer;
  if (await isHiddenAccount(tx, clientId)) return { refused: 'OFFER_STATE' };
  if (await isSuspendedCompany(tx, companyId)) return { refused: 'OFFER_STATE' };
  if (!(await lockOpen(tx, services, offer))) return { refused: 'OFFER_STATE' };
  const bound = await bindDeal(
    tx,
    services,
    { id, project_id: projectId },
    { terms, wordsToOthers, by: null },
  );
  if (bound.refused) throw new Error(`The locked application ${id} could not be accepted.`);
  await end(tx, services, offer, { as: 'accepted' });
  return { refused: null };
}

/** Declines an open offer; the application stays pending, and its client owes an answer again. */
export async function declineOffer(
  tx: Tx,
  services: Recording,
  offer: Received<OfferRow>,
  answer: string,
): Promise<EndOutcome> {
  if (!(await lockOpen(tx, services, offer))) return { refused: 'OFFER_STATE' };
  await endOffered(tx, services, offer.applicationId);
  await end(tx, services, offer, { as: 'declined', answer });
  return { refused: null };
}

/** Answers an open offer with other terms: they are what the application proposes from now on. */
export async function counterOffer(
  tx: Tx,
  services: Recording,
  offer: Received<OfferRow>,
  { terms, answer }: { terms: Terms; answer: string },
): Promise<{ refused: 'OFFER_STATE' | 'TERMS_UNCHANGED' | null }> {
  if (areSameTerms(terms, offer.terms)) return { refused: 'TERMS_UNCHANGED' };
  if (!(await lockOpen(tx, services, offer))) return { refused: 'OFFER_STATE' };
  await endOffered(tx, services, offer.applicationId, terms);
  await end(tx, services, offer, { as: 'countered', counter: terms, answer });
  return { refused: null };
}

/** Ends a batch of the offers whose time has passed, oldest first; both sides are notified. Returns how many. */
export async function expireOffers(tx: Tx, services: Recording): Promise<number> {
  const due = await selectOffers(tx)
    .where('offer.status', '=', 'open')
    .where('offer.expires_at', '<=', services.clock.now())
    .where('application.status', '=', 'pending')
    .orderBy('offer.expires_at')
    .limit(batchSize)
    .execute();
  let ended = 0;
  for (const offer of due) {
    await lockProject(tx, offer.projectId);
    if (!(await lockPending(tx, offer.applicationId))) continue;
    if (!(await end(tx, services, offer, { as: 'expired' }))) continue;
    await endOffered(tx, services, offer.applicationId);
    ended += 1;
  }
  return ended;
}

/** Locks the project and the application of an offer; whether the offer is open under these locks. */
async function lockOpen(tx: Tx, { clock }: Recording, offer: OfferRow): Promise<boolean> {
  if ((await lockProject(tx, offer.projectId)) !== 'open') return false;
  if (!(await lockPending(tx, offer.applicationId))) return false;
  const current = await selectOffers(tx).where('offer.id', '=', offer.id).executeTakeFirst();
  return current !== undefined && stateOf(current, clock.now()) === 'open';
}

interface End {
  as: Exclude<OfferNews, 'made'>;
  counter?: Terms;
  answer?: string;
}

/** Writes down how an offer ended, and notifies the side that did not end it. */
async function end(
  tx: Tx,
  services: Recording,
  { id, applicationId }: OfferRow,
  { as, counter, answer = '' }: End,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offers')
    .set({
      ...{ status: as, answer, ended_at: services.clock.now() },
      ...(counter && { counter_terms: JSON.stringify(counter) }),
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const notify = as === 'withdrawn' ? notifyConsultants : notifyClients;
  const notified = await notify(tx, services, offerKind(as), [applicationId], id);
  if (as === 'expired') {
    await notifyConsultants(tx, services, offerKind('unanswered'), [applicationId], id);
  }
  await services.jobs.enqueue(tx, offerNews, { offerId: id, news: as });
  await recordDealEvents(tx, services, `offer.${as}`, notified, {
    to: as === 'expired' ? sides : [as === 'withdrawn' ? 'consultant' : 'client'],
    data: (deal) => ({ ...idsOfDeal(deal), offerId: id }),
  });
  await publishChangesOf(tx, notified);
  return true;
}
