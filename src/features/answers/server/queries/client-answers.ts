import type { ConsultantViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { canReadToApply } from '#features/applications/policy.ts';
import { listProjectsToApply } from '#features/applications/server/queries/apply-view.ts';
import {
  type AnsweredApplications,
  measureAnswers,
} from '#features/applications/server/queries/client-answers.ts';
import type { ProjectId } from '#features/projects/ids.ts';
import { figurePeriod, soonDays } from '../../rules/figures.ts';

/** How the client of one project answers. */
export interface ClientAnswers {
  projectId: ProjectId;
  answers: AnsweredApplications;
}

const noneYet: AnsweredApplications = {
  ...{ cases: 0, answered: 0, answeredSoon: 0 },
  medianHours: null,
};

/** How the clients of these projects answer, of those that this consultant may read: in two statements, however many they are. */
export async function listClientAnswers(
  db: Db,
  consultant: ConsultantViewer,
  projectIds: readonly ProjectId[],
  { now, isDemo }: { now: Date; isDemo: boolean },
): Promise<ClientAnswers[]> {
  const projects = (await listProjectsToApply(db, consultant, projectIds)).filter(canReadToApply);
  const clientIds = [...new Set(projects.map(({ client_id }) => client_id))];
  const period = { ...figurePeriod(now), soonDays, isDemo };
  const answersOf = await measureAnswers(db, clientIds, period);
  return projects.map(({ id, client_id }) => ({
    projectId: id,
    answers: answersOf.get(client_id) ?? noneYet,
  }));
}
