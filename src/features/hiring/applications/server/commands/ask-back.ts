import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import { lockProject } from '#features/hiring/projects/server/commands/change-project.ts';
import { getEligibility } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { ApplicationId } from '../../ids.ts';
import {
  type Applied,
  canTellUndecided,
  type EligibilityRefusal,
  refusalByEligibility,
} from '../../policy.ts';
import { anotherWasChosen } from '../../rules/life-cycle.ts';
import { applicationNews } from '../jobs.ts';
import * as notifications from '../notifications.ts';
import type { OwnApplicationRow } from '../queries/own-applications.ts';
import type { ReceivedApplicationRow } from '../queries/received-applications.ts';
import type { DecisionOutcome } from './decide-application.ts';
import { notifyClients, notifyConsultants, publishChangesOf } from './notify-of-applications.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** Tells an applicant that nothing is decided yet. The days until the application ends unanswered start again. */
export async function tellUndecided(
  tx: Tx,
  services: Recording,
  application: Owned<ReceivedApplicationRow>,
): Promise<{ refused: 'APPLICATION_STATE' | 'TOLD_ALREADY' | null }> {
  const { id } = application;
  const now = services.clock.now();
  const projectStatus = await lockProject(tx, application.project_id);
  const current = await tx
    .selectFrom('applications')
    .select('undecided_at as undecidedAt')
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  if (!current || projectStatus !== 'open') return { refused: 'APPLICATION_STATE' };
  if (!canTellUndecided({ status: 'pending', projectStatus, ...current }, now)) {
    return { refused: 'TOLD_ALREADY' };
  }
  await tx
    .updateTable('applications')
    .set({ undecided_at: now, waits_since: now })
    .where('id', '=', id)
    .execute();
  await notify(tx, services, { id, news: 'undecided' });
  return { refused: null };
}

/** Asks an applicant back who was rejected for another, once, while the project is open again. */
export async function askBack(
  tx: Tx,
  services: Recording,
  application: Owned<ReceivedApplicationRow>,
): Promise<DecisionOutcome> {
  const { id, project_id: projectId } = application;
  if ((await lockProject(tx, projectId)) !== 'open') return { refused: 'APPLICATION_STATE' };
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ asked_back_at: services.clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where((eb) =>
      // What was decided before there were words to others is told by its sentence.
      eb.or([eb('passed_over', '=', true), eb('decision_reason', '=', anotherWasChosen)]),
    )
    .where('asked_back_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'APPLICATION_STATE' };
  await notify(tx, services, { id, news: 'asked-back' });
  return { refused: null };
}

/** Lets an application stand again for which the client has asked back: it is pending once more. */
export async function standAgain(
  tx: Tx,
  services: Recording,
  consultant: ConsultantViewer,
  application: Applied<OwnApplicationRow>,
): Promise<{ refused: 'APPLICATION_STATE' | EligibilityRefusal | null }> {
  const now = services.clock.now();
  const { application_id: id, id: projectId } = application;
  const refused = refusalByEligibility(await getEligibility(tx, consultant.userId, now));
  if (refused) return { refused };
  if ((await lockProject(tx, projectId)) !== 'open') return { refused: 'APPLICATION_STATE' };
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({
      ...{ status: 'pending', decided_at: null, decision_reason: null, passed_over: false },
      ...{ asked_back_at: null, offered_until: null, waits_since: now, updated_at: now },
    })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where('asked_back_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'APPLICATION_STATE' };
  await notify(tx, services, { id, news: 'stands-again' });
  return { refused: null };
}

type News = { id: ApplicationId; news: 'undecided' | 'asked-back' | 'stands-again' };

async function notify(tx: Tx, services: Recording, { id, news }: News) {
  const event = derivedId(id, `${news} ${services.clock.now().toISOString()}`);
  const tell = news === 'stands-again' ? notifyClients : notifyConsultants;
  const deals = await tell(tx, services, notifications.applicationNews(news), [id], event);
  await services.jobs.enqueue(tx, applicationNews, { applicationId: id, event, news });
  await publishChangesOf(tx, deals);
}
