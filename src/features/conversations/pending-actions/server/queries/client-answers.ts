import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { askedByOffer } from '#features/conversations/calls/server/queries/asked-by-offer.ts';
import { canReadToApply } from '#features/hiring/applications/policy.ts';
import { listProjectsToApply } from '#features/hiring/applications/server/queries/apply-view.ts';
import { askedByApplication } from '#features/hiring/applications/server/queries/asked-by-application.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { figurePeriod } from '../../rules/figures.ts';
import { type MeasuredAnswers, measuredAnswers, nothingAsked } from './measured-answers.ts';

/** How the client of one project answers. */
export interface ClientAnswers {
  projectId: ProjectId;
  answers: MeasuredAnswers;
}

interface Asked {
  now: Date;
  isDemo: boolean;
}

/**
 * How the clients of these projects answer, of those that this consultant may read: in two statements, however many
 * they are.
 */
export async function listClientAnswers(
  db: Db,
  consultant: ConsultantViewer,
  projectIds: readonly ProjectId[],
  at: Asked,
): Promise<ClientAnswers[]> {
  const projects = (await listProjectsToApply(db, consultant, projectIds)).filter(canReadToApply);
  const clientIds = [...new Set(projects.map(({ client_id }) => client_id))];
  const answersOf = await measureClients(db, clientIds, at);
  return projects.map(({ id, client_id }) => ({
    projectId: id,
    answers: answersOf.get(client_id) ?? nothingAsked,
  }));
}

async function measureClients(
  db: Db,
  clientIds: readonly UserId[],
  { now, isDemo }: Asked,
): Promise<Map<UserId, MeasuredAnswers>> {
  if (clientIds.length === 0) return new Map();
  const of = { personIds: clientIds, ...figurePeriod(now) };
  const asked = askedByApplication(db, of).unionAll(askedByOffer(db, 'client', { ...of, now }));
  const rows = await measuredAnswers(db, asked, isDemo).execute();
  return new Map(rows.map(({ personId, ...answers }) => [personId, answers]));
}
