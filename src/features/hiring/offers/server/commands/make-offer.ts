import type { Tx } from '#db/client.ts';
import { areSameTerms, type Terms } from '#features/hiring/applications/rules/terms.ts';
import {
  findOffered,
  lockPending,
  markOffered,
} from '#features/hiring/applications/server/commands/follow-offer.ts';
import {
  notifyConsultants,
  publishChangesOf,
} from '#features/hiring/applications/server/commands/notify-of-applications.ts';
import {
  idsOfDeal,
  recordDealEvents,
} from '#features/hiring/applications/server/commands/record-deal-events.ts';
import type { ReceivedApplicationRow } from '#features/hiring/applications/server/queries/received-applications.ts';
import type { DealApprovalId } from '#features/hiring/deal-approvals/ids.ts';
import {
  type Agreeing,
  askWhereNeeded,
  lockRule,
} from '#features/hiring/deal-approvals/server/commands/ask-approval.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import {
  keepOpenByOffer,
  lockProject,
} from '#features/hiring/projects/server/commands/change-project.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import type { Services } from '#server/services.ts';
import { type OfferId, toOfferId } from '../../ids.ts';
import { expiryOf } from '../../rules.ts';
import { offerNews } from '../jobs.ts';
import { offerKind } from '../notifications.ts';

interface OfferInput {
  terms: Terms;
  message: string;
  wordsToOthers: string;
  validDays: number;
}

export type MakeOutcome =
  | {
      refused:
        | 'APPLICATION_STATE'
        | 'APPLICANT_SUSPENDED'
        | 'TERMS_UNCHANGED'
        | 'OFFER_OPEN'
        | 'OFFER_ELSEWHERE'
        | 'APPROVAL_WAITS';
    }
  | { refused: null; offerId: OfferId }
  | { refused: null; approvalId: DealApprovalId };

/**
 * Offers an applicant other terms than they propose, or has that wait where the company's limit asks for approval. The
 * project is locked, then the application, so a project has one open offer however many are made at once.
 */
export async function makeOffer(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  application: Owned<ReceivedApplicationRow>,
  { terms, message, wordsToOthers, validDays, ...agreeing }: OfferInput & Agreeing,
): Promise<MakeOutcome> {
  const { id: applicationId, project_id: projectId, consultant_id: consultantId } = application;
  if (await isHiddenAccount(tx, consultantId)) return { refused: 'APPLICANT_SUSPENDED' };
  const rule = await lockRule(tx, application.company_id, agreeing);
  if ((await lockProject(tx, projectId)) !== 'open') return { refused: 'APPLICATION_STATE' };
  const current = await lockPending(tx, applicationId);
  if (!current) return { refused: 'APPLICATION_STATE' };
  if (areSameTerms(terms, current.terms)) return { refused: 'TERMS_UNCHANGED' };
  const offered = await findOffered(tx, services, projectId);
  if (offered) return { refused: offered === applicationId ? 'OFFER_OPEN' : 'OFFER_ELSEWHERE' };
  const { by, approvedBy } = agreeing;
  const act = { act: 'offer', terms, message, wordsToOthers, validDays, by } as const;
  const asked = await askWhereNeeded(tx, services, applicationId, rule, act);
  if (asked) return asked;
  const now = services.clock.now();
  // One that has expired, or had ended with the application before it stood again.
  await tx
    .updateTable('offers')
    .set((eb) => ({
      status: 'expired',
      ended_at: eb.fn<Date>('least', ['expires_at', eb.val(now)]),
    }))
    .where('application_id', '=', applicationId)
    .where('status', '=', 'open')
    .execute();
  const expiresAt = expiryOf(now, validDays);
  const { id } = await tx
    .insertInto('offers')
    .values({
      application_id: applicationId,
      proposed_terms: current.terms && JSON.stringify(current.terms),
      terms: JSON.stringify(terms),
      message,
      words_to_others: wordsToOthers,
      ...{ made_by: by, approved_by: approvedBy },
      expires_at: expiresAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await markOffered(tx, services, applicationId, expiresAt);
  await keepOpenByOffer(tx, services, projectId);
  const kind = offerKind('made');
  const notified = await notifyConsultants(tx, services, kind, [applicationId], id);
  await services.jobs.enqueue(tx, offerNews, { offerId: id, news: 'made' });
  await recordDealEvents(tx, services, 'offer.made', notified, {
    to: ['consultant'],
    data: (deal) => ({ ...idsOfDeal(deal), offerId: id }),
  });
  await publishChangesOf(tx, notified);
  return { refused: null, offerId: toOfferId(id) };
}
