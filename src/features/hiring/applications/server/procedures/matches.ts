import { setImmediate } from 'node:timers/promises';
import { findOwnProject } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewNeed } from '#features/hiring/projects/server/views.ts';
import { findProfile } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { viewOffer } from '#features/profiles/consultants/server/views/offer.ts';
import { verifiedCertificationsOf } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import { scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { matchContract } from '../../contract/match-operations.ts';
import { canReadToApply } from '../../policy.ts';
import { scoreApplicants } from '../queries/applicant-scores.ts';
import { listApplicants } from '../queries/applicants.ts';
import { findProjectToApply, listProjectsToApply } from '../queries/apply-view.ts';
import { findReceivedApplication } from '../queries/received-applications.ts';

const operations = implementOperations(matchContract);

/** How well one consultant fits one project: by what both are now. */
export const matchProcedures = {
  getApplicantMatch: operations.getApplicantMatch.handler(async ({ context, input, errors }) => {
    const { client, db, clock } = context;
    const application = await findReceivedApplication(db, client, input.applicationId);
    if (!application) throw errors.APPLICATION_NOT_FOUND();
    const { project_id: projectId, consultant_id: consultantId } = application;
    const project = await findOwnProject(db, client, projectId);
    const profile = await findProfile(db, consultantId);
    if (!project || !profile) throw errors.APPLICATION_NOT_FOUND();
    const verified = await verifiedCertificationsOf(db, consultantId, clock.now());
    return scoreMatch(viewNeed(project), viewOffer(profile, verified));
  }),

  listApplicantScores: operations.listApplicantScores.handler(
    async ({ context, input, errors }) => {
      const { client, db, clock } = context;
      const project = await findOwnProject(db, client, input.projectId);
      if (!project) throw errors.PROJECT_NOT_FOUND();
      const applicants = await listApplicants(db, project, input.applicationIds);
      const consultantIds = applicants.map(({ consultantId }) => consultantId);
      const scores = await scoreApplicants(db, project, consultantIds, clock.now());
      return {
        scores: applicants.flatMap(({ applicationId, consultantId }) => {
          const total = scores.get(consultantId);
          return total === undefined ? [] : [{ applicationId, total }];
        }),
      };
    },
  ),

  listOwnScores: operations.listOwnScores.handler(async ({ context, input }) => {
    const { consultant, db, clock } = context;
    const profile = await findProfile(db, consultant.userId);
    if (!profile) return { scores: [] };
    const [projects, verified] = await Promise.all([
      listProjectsToApply(db, consultant, input.projectIds),
      verifiedCertificationsOf(db, consultant.userId, clock.now()),
    ]);
    const offer = viewOffer(profile, verified);
    const scores: { projectId: string; total: number }[] = [];
    for (const project of projects.filter(canReadToApply)) {
      scores.push({ projectId: project.id, total: scoreMatch(viewNeed(project), offer).total });
      // Reading long texts takes a while, which others do not have to wait for.
      await setImmediate();
    }
    return { scores };
  }),

  getOwnMatch: operations.getOwnMatch.handler(async ({ context, input, errors }) => {
    const { consultant, db, clock } = context;
    const project = await findProjectToApply(db, consultant, input.projectId);
    if (!project || !canReadToApply(project)) throw errors.PROJECT_NOT_FOUND();
    const profile = await findProfile(db, consultant.userId);
    if (!profile) throw errors.PROFILE_REQUIRED();
    const verified = await verifiedCertificationsOf(db, consultant.userId, clock.now());
    return scoreMatch(viewNeed(project), viewOffer(profile, verified));
  }),
};
