import { canReadToApply } from '#features/applications/policy.ts';
import { listApplicantIds } from '#features/applications/server/queries/applicants.ts';
import { findProjectToApply } from '#features/applications/server/queries/apply-view.ts';
import { findReceivedApplication } from '#features/applications/server/queries/received-applications.ts';
import { findProfile } from '#features/consultants/server/queries/profile-rows.ts';
import { verifiedCertificationsOf } from '#features/credentials/server/queries/verified-certifications.ts';
import { findOwnProject } from '#features/projects/server/queries/project-rows.ts';
import { actors } from '#server/actors.ts';
import { matchingContract } from '../contract.ts';
import { scoreMatch } from '../rules/match-score.ts';
import { suggestConsultants } from './queries/suggest-consultants.ts';
import { viewNeed, viewOffer } from './views.ts';

const { asApprovedClient, asConsultant } = actors(matchingContract);

export const matchingProcedures = {
  suggestConsultants: asApprovedClient.suggestConsultants.handler(
    async ({ context, input, errors }) => {
      const { client, db, clock } = context;
      const project = await findOwnProject(db, client, input.projectId);
      if (!project) throw errors.PROJECT_NOT_FOUND();
      const { best } = await suggestConsultants(db, clock.now(), viewNeed(project), {
        limit: input.limit,
        besides: await listApplicantIds(db, project),
      });
      return { items: best.map(({ card, match }) => ({ consultant: card, match })) };
    },
  ),

  getApplicantMatch: asApprovedClient.getApplicantMatch.handler(
    async ({ context, input, errors }) => {
      const { client, db, clock } = context;
      const application = await findReceivedApplication(db, client, input.applicationId);
      if (!application) throw errors.APPLICATION_NOT_FOUND();
      const { project_id: projectId, consultant_id: consultantId } = application;
      const project = await findOwnProject(db, client, projectId);
      const profile = await findProfile(db, consultantId);
      if (!project || !profile) throw errors.APPLICATION_NOT_FOUND();
      const verified = await verifiedCertificationsOf(db, consultantId, clock.now());
      return scoreMatch(viewNeed(project), viewOffer(profile, verified));
    },
  ),

  getOwnMatch: asConsultant.getOwnMatch.handler(async ({ context, input, errors }) => {
    const { consultant, db, clock } = context;
    const project = await findProjectToApply(db, consultant, input.projectId);
    if (!project || !canReadToApply(project)) throw errors.PROJECT_NOT_FOUND();
    const profile = await findProfile(db, consultant.userId);
    if (!profile) throw errors.PROFILE_REQUIRED();
    const verified = await verifiedCertificationsOf(db, consultant.userId, clock.now());
    return scoreMatch(viewNeed(project), viewOffer(profile, verified));
  }),
};
