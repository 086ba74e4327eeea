import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { accountAnswer, accountQuestion } from './emails/references.ts';
import { questionAnswered, questionAsked } from './jobs.ts';
import { findAsked } from './queries/questions.ts';

/** Event handlers of questions and answers. */
export const vettingWorkers: JobHandler<Services>[] = [
  handleJob(questionAsked, async ({ questionId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const asked = await findAsked(db, questionId);
    // Answered already on the page: a mail would ask again.
    if (!asked || asked.answer !== null) return;
    const { userType, firstName, lastName, email, text } = asked;
    await mailer.queueMail(db, accountQuestion, {
      to: { name: `${firstName} ${lastName}`.trim(), address: email },
      props: { firstName, question: text, portalUrl: `${publicUrl}/${userType}/portal` },
      id: derivedId(id, 'mail'),
    });
  }),

  handleJob(questionAnswered, async ({ questionId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const asked = await findAsked(db, questionId);
    if (!asked || asked.answer === null) return;
    const { userId, firstName, lastName, email, text, answer } = asked;
    const admins = await listAdmins(db);
    await mailer.queueMails(
      db,
      accountAnswer,
      admins.map((admin) => ({
        to: { name: admin.name, address: admin.email },
        props: {
          name: `${firstName} ${lastName}`.trim() || email,
          question: text,
          answer,
          userUrl: `${publicUrl}/admin/users/${userId}`,
        },
        id: derivedId(id, `answer for ${admin.userId}`),
      })),
    );
  }),
];
