import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import type { EventPosition } from '#features/hiring/applications/server/queries/events-between.ts';
import {
  applicationsBetween,
  type Pair,
} from '#features/hiring/applications/server/queries/ties.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { OfferStepKind } from '../../rules.ts';

/** When each thing happened to an offer. That it was accepted is an event of its application. */
const happened = sql<{ kind: OfferStepKind; at: Date }>`(values
  ('offer-made', offer.created_at),
  ('offer-' || offer.status, case when offer.status in ('declined', 'countered', 'withdrawn', 'expired') then offer.ended_at end))`;

// In the order of its bytes, as other programs compare it.
const stepId = sql<string>`(offer.id || ':' || step.kind) collate "C"`;

const selectSteps = (db: Db) =>
  db
    .selectFrom('offers as offer')
    .innerJoin(applicationsBetween(db).as('application'), 'application.id', 'offer.application_id')
    .innerJoinLateral(happened.as<'step'>(sql`step(kind, at)`), (join) => join.onTrue())
    .select([
      stepId.as('id'),
      'step.kind',
      'step.at',
      'offer.application_id as applicationId',
      'offer.terms',
      'offer.counter_terms as counterTerms',
      'offer.message',
      'offer.answer',
      'application.project_id as projectId',
      'application.title as projectTitle',
    ])
    .$narrowType<{ applicationId: ApplicationId; projectId: ProjectId }>();

/** Something that client or consultant did with an offer, or that time did. */
export type OfferStep = Awaited<ReturnType<ReturnType<typeof selectSteps>['execute']>>[number];

/**
 * What a company and a consultant did with offers before this position, newest first, at most so many; null begins at
 * the newest.
 */
export const listOfferStepsBetween = (
  db: Db,
  { companyId, consultantId }: Pair,
  { before, limit }: { before: EventPosition | null; limit: number },
): Promise<OfferStep[]> =>
  selectSteps(db)
    .where('application.company_id', '=', companyId)
    .where('application.consultant_id', '=', consultantId)
    .where('step.at', 'is not', null)
    .where((eb) =>
      before ? sql<boolean>`(step.at, ${stepId}) < (${before.at}, ${before.id})` : eb.lit(true),
    )
    .orderBy('step.at', 'desc')
    .orderBy(stepId, 'desc')
    .limit(limit)
    .execute();
