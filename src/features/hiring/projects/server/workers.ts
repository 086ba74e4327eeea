import { inBatches } from '#db/in-batches.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { closingDayOf } from '../rules/still-open.ts';
import {
  askAboutProjects,
  askNow,
  closeUnconfirmed,
  takeBackQuestions,
} from './commands/keep-open.ts';
import { projectAskedAboutNotification } from './emails/references.ts';
import { openProjectsAged, projectAskedAbout } from './jobs.ts';
import { projectStillOpen } from './notifications.ts';
import { findAskedProject } from './queries/asked-projects.ts';

/** Handlers for projects that are open for long: their clients are asked, and unconfirmed ones close. */
export const projectsWorkers: JobHandler<Services>[] = [
  handleJob(openProjectsAged, async (_, { services, signal }) => {
    const { write, log } = services;
    await write((tx) => takeBackQuestions(tx, services));
    const closed = await inBatches(write, signal, (tx) => closeUnconfirmed(tx, services));
    const asked = await inBatches(write, signal, (tx) => askAboutProjects(tx, services));
    if (closed + asked > 0) log.info({ asked, closed }, 'looked at projects open for long');
  }),

  handleJob(projectAskedAbout, async ({ projectId, askedAt: put }, { id, services }) => {
    const { write, publicUrl, jobs, clock } = services;
    await write(async (tx) => {
      const project = await findAskedProject(tx, projectId);
      // Answered, taken back, or put again: then another job tells of it.
      if (!project || project.askedAt.toISOString() !== put) return;
      const { firstName, lastName, email, title, createdAt } = project;
      const askedAt = await askNow(tx, services, projectId, project.askedAt);
      await recordNotifications(tx, { jobs, now: clock.now() }, projectStillOpen, [
        { userId: project.clientId, event: id, aboutId: null, about: { projectId, title } },
      ]);
      const notified = { kind: projectStillOpen, userId: project.clientId, event: id };
      await mailNotification(tx, services, notified, projectAskedAboutNotification, {
        to: { name: `${firstName} ${lastName}`.trim(), address: email },
        props: {
          recipientFirstName: firstName,
          projectTitle: title,
          postedOn: dayInWords(createdAt),
          closesOn: dayInWords(closingDayOf({ ...project, askedAt })),
          projectUrl: `${publicUrl}/project/${projectId}`,
        },
        id: derivedId(id, 'is it still open'),
      });
    });
  }),
];
