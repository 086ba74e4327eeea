import type { ClientViewer } from '#access/viewer.ts';
import type { Owned } from '#features/hiring/projects/policy.ts';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewProjectCard } from '#features/hiring/projects/server/views.ts';
import { getEligibility } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import {
  verifiedCertifications,
  verifiedCertificationsOf,
} from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { reachCountedSince } from '#features/profiles/reach/server/queries/own-reach.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { applicationsContract } from '../../contract/operations.ts';
import { canReadToApply, obstacleOf } from '../../policy.ts';
import { figurePeriods } from '../../rules/figure-periods.ts';
import { acceptApplication, declineApplication } from '../commands/decide-application.ts';
import { markRead } from '../commands/mark-read.ts';
import { submitApplication } from '../commands/submit-application.ts';
import { withdrawApplication } from '../commands/withdraw-application.ts';
import { findProjectToApply } from '../queries/apply-view.ts';
import {
  findOwnApplication,
  getOwnApplication,
  listAppliedProjectIds,
  listOwnApplications,
} from '../queries/own-applications.ts';
import { readOwnFigures } from '../queries/own-figures.ts';
import {
  findReceivedApplication,
  getReceivedApplication,
  type ReceivedApplicationRow,
} from '../queries/received-applications.ts';
import { countReceived } from '../queries/received-counts.ts';
import { listReceivedApplications, readReceivedRequest } from '../queries/received-lists.ts';
import { viewOwnApplication, viewReceivedApplication } from '../views.ts';
import { dealProcedures } from './deals.ts';
import { absent, decideReceived } from './own-rows.ts';
import { triageProcedures } from './triage.ts';

const operations = implementOperations(applicationsContract);

export const applicationsProcedures = {
  getApplyView: operations.getApplyView.handler(async ({ context, input, errors }) => {
    const { db, clock, consultant } = context;
    const project = await findProjectToApply(db, consultant, input.projectId);
    if (!project || !canReadToApply(project)) throw errors.PROJECT_NOT_FOUND();
    const eligibility = await getEligibility(db, consultant.userId, clock.now());
    return {
      project: viewProjectCard(project),
      alreadyApplied: project.hasApplied,
      questions: project.questions,
      invitationId: project.invitationId,
      obstacle: obstacleOf(eligibility),
    };
  }),

  submit: operations.submit.handler(async ({ context, input, errors }) => {
    const { consultant, db, write } = context;
    const outcome = await write((tx) => submitApplication(tx, context, consultant, input));
    if (outcome.refused) throw errors[outcome.refused]();
    const sent = await getOwnApplication(db, consultant, outcome.applicationId);
    return viewOwnApplication(sent, context.clock.now());
  }),

  listOwn: operations.listOwn.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listOwnApplications(context.db, context.consultant, page);
    const now = context.clock.now();
    return { items: items.map((item) => viewOwnApplication(item, now)), nextCursor };
  }),

  listAppliedProjectIds: operations.listAppliedProjectIds.handler(async ({ context }) => ({
    projectIds: await listAppliedProjectIds(context.db, context.consultant),
  })),

  listReceived: operations.listReceived.handler(async ({ context, input, errors }) => {
    const { client, db } = context;
    const request = readReceivedRequest(input);
    if (!request) throw errors.INVALID_CURSOR();
    const project = await findOwnProject(db, client, input.projectId);
    if (!project) throw errors.PROJECT_NOT_FOUND();
    const now = context.clock.now();
    const page = await listReceivedApplications(db, client, project, request, now);
    const { items, nextCursor } = page;
    const consultantIds = items.map(({ consultant_id }) => consultant_id);
    const verified = await verifiedCertifications(db, consultantIds, now);
    return {
      items: items.map((item) =>
        viewReceivedApplication(item, {
          verified: verified.get(item.consultant_id) ?? [],
          now,
          client,
        }),
      ),
      nextCursor,
    };
  }),

  getReceived: operations.getReceived.handler(async ({ context, input, errors }) => {
    const { client, db } = context;
    const application = await findReceivedApplication(db, client, input.applicationId);
    if (!application) throw errors.APPLICATION_NOT_FOUND();
    return viewReceived(context, application);
  }),

  countReceived: operations.countReceived.handler(async ({ context, input }) => ({
    counts: await countReceived(context.db, context.client, input.projectIds),
  })),

  markRead: operations.markRead.handler(async ({ context, input: { applicationId }, errors }) => {
    const { refused } = await decideReceived(context, applicationId, (tx, application) =>
      markRead(tx, context, application),
    );
    if (refused === 'APPLICATION_NOT_FOUND') throw errors.APPLICATION_NOT_FOUND();
    return {};
  }),

  accept: operations.accept.handler(async ({ context, input, errors }) => {
    const { applicationId } = input;
    const { refused } = await decideReceived(context, applicationId, (tx, application) =>
      acceptApplication(tx, context, application, {
        ...input,
        ...{ by: context.client.userId, approvedBy: null },
      }),
    );
    if (refused) throw errors[refused]();
    const accepted = await getReceivedApplication(context.db, context.client, applicationId);
    return viewReceived(context, accepted);
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { applicationId, reason } = input;
    const { refused } = await decideReceived(context, applicationId, (tx, application) =>
      declineApplication(tx, context, application, { reason, by: context.client.userId }),
    );
    if (refused) throw errors[refused]();
    const declined = await getReceivedApplication(context.db, context.client, applicationId);
    return viewReceived(context, declined);
  }),

  ...dealProcedures,
  ...triageProcedures,

  getOwnFigures: operations.getOwnFigures.handler(
    async ({ context: { db, consultant, clock } }) => {
      const now = clock.now();
      const [countedSince, ...periods] = await Promise.all([
        reachCountedSince(db),
        ...figurePeriods.map((days) => readOwnFigures(db, consultant, { days, now })),
      ]);
      return { countedSince, periods };
    },
  ),

  withdraw: operations.withdraw.handler(async ({ context, input: { applicationId }, errors }) => {
    const { consultant, db, write } = context;
    const { refused } = await write(async (tx) => {
      const application = await findOwnApplication(tx, consultant, applicationId);
      return application ? withdrawApplication(tx, context, application) : absent;
    });
    if (refused) throw errors[refused]();
    const withdrawn = await getOwnApplication(db, consultant, applicationId);
    return viewOwnApplication(withdrawn, context.clock.now());
  }),
};

/** An application with what is verified of its consultant now. */
async function viewReceived(
  { db, clock, client }: RequestContext & { client: ClientViewer },
  application: Owned<ReceivedApplicationRow>,
) {
  const { consultant_id } = application;
  const now = clock.now();
  const verified = await verifiedCertificationsOf(db, consultant_id, now);
  return viewReceivedApplication(application, { verified, now, client });
}
