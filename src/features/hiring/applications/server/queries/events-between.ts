import { sql } from 'kysely';
import type { ApplicationStatus } from '#catalogue/enumerations/application.ts';
import type { ProjectStatus } from '#catalogue/enumerations/project.ts';
import type { Db } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import type { ApplicationId } from '../../ids.ts';
import type { Pair } from './ties.ts';

/** What can happen between a client and a consultant by way of applications. */
export type ApplicationEventKind =
  | 'application-submitted'
  | 'application-accepted'
  | 'application-rejected'
  | 'application-withdrawn'
  | 'deal-undone'
  | 'project-completed'
  | 'project-cancelled';

/** An event's place among those of a pair: events of one moment are told apart by their ids. */
export interface EventPosition {
  at: Date;
  id: string;
}

/** When each thing happened, out of what is stored of an application and its project; null where it has not. */
const happened = sql<{ kind: ApplicationEventKind; at: Date }>`(values
  ('application-submitted', application.created_at),
  ('application-accepted', case when application.status = 'accepted' or application.undone_at is not null then application.decided_at end),
  ('application-rejected', case when application.status = 'rejected' and application.undone_at is null then application.decided_at end),
  ('deal-undone', application.undone_at),
  ('application-withdrawn', case application.status when 'withdrawn' then application.updated_at end),
  ('project-' || project.status, case application.status when 'accepted' then project.closed_at end))`;

// In the order of its bytes, as other programs compare it.
const eventId = sql<string>`(application.id || ':' || fact.kind) collate "C"`;

const selectEvents = (db: Db) =>
  db
    .selectFrom('applications as application')
    .innerJoin(selectProjects(db).as('project'), 'project.id', 'application.project_id')
    .innerJoinLateral(happened.as<'fact'>(sql`fact(kind, at)`), (join) => join.onTrue())
    .select([
      eventId.as('id'),
      'fact.kind',
      'fact.at',
      'application.id as applicationId',
      'application.status',
      'application.decision_reason as reason',
      'application.decided_at as decidedAt',
      'application.ended_by_silence as endedBySilence',
      'application.passed_over as isPassedOver',
      'application.undone_at as undoneAt',
      'project.id as projectId',
      'project.title as projectTitle',
      'project.status as projectStatus',
      'project.closed_at as projectClosedAt',
      'project.ended_by_silence as projectEndedBySilence',
    ])
    .$narrowType<{
      applicationId: ApplicationId;
      projectId: ProjectId;
      status: ApplicationStatus;
      projectStatus: ProjectStatus;
    }>();

/** Something that happened between a client and a consultant by way of an application. */
export type ApplicationEvent = Awaited<
  ReturnType<ReturnType<typeof selectEvents>['execute']>
>[number];

/**
 * What happened between a company and a consultant before this position, newest first, at most so many; null begins at
 * the newest.
 */
export function listEventsBetween(
  db: Db,
  { companyId, consultantId }: Pair,
  { before, limit }: { before: EventPosition | null; limit: number },
): Promise<ApplicationEvent[]> {
  return selectEvents(db)
    .where('project.company_id', '=', companyId)
    .where('application.consultant_id', '=', consultantId)
    .where('fact.at', 'is not', null)
    .where((eb) =>
      before ? sql<boolean>`(fact.at, ${eventId}) < (${before.at}, ${before.id})` : eb.lit(true),
    )
    .orderBy('fact.at', 'desc')
    .orderBy(eventId, 'desc')
    .limit(limit)
    .execute();
}
