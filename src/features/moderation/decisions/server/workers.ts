import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { lastDayBefore } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { answerUntil } from '../rules.ts';
import { appealAnswered, appealForAdmins, decisionMade } from './emails/references.ts';
import { contentDecided, decisionAppealed } from './jobs.ts';
import { findDecision, listConcerned } from './queries/decisions.ts';
import { nameOf } from './views.ts';

/** Event handlers of decisions: people get the reasons and the answers, admins the appeals. */
export const decisionsWorkers: JobHandler<Services>[] = [
  handleJob(contentDecided, async ({ decisionId, step }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const decision = await findDecision(db, decisionId);
    if (!decision) return;
    for (const { userId, firstName, lastName, email } of await listConcerned(db, decision)) {
      const mail = {
        to: { name: `${firstName} ${lastName}`.trim() || email, address: email },
        id: derivedId(id, `${step} to ${userId}`),
      };
      const about = {
        ...{ firstName, kind: decision.kind, about: decision.about },
        decisionsUrl: `${publicUrl}/account#decisions-about-you`,
      };
      if (step === 'decided') {
        const { ground, reason } = decision;
        const lastDay = lastDayBefore(decision.appeal_until);
        const props = { ...about, ground, reason, lastDay };
        await mailer.queueMail(db, decisionMade, { ...mail, props });
      } else if (decision.outcome && decision.answer) {
        const { outcome, answer } = decision;
        const props = { ...about, outcome, answer };
        await mailer.queueMail(db, appealAnswered, { ...mail, props });
      }
    }
  }),

  handleJob(decisionAppealed, async ({ decisionId }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const decision = await findDecision(db, decisionId);
    if (!decision?.appeal || !decision.appealed_at || decision.outcome) return;
    const props = {
      ...{ kind: decision.kind, about: decision.about, name: nameOf(decision) },
      appeal: decision.appeal,
      answerUntil: lastDayBefore(answerUntil(decision.appealed_at)),
      reportsUrl: `${publicUrl}/admin/reports`,
    };
    const admins = (await listAdmins(db)).filter(({ userId }) => userId !== decision.decided_by);
    await mailer.queueMails(
      db,
      appealForAdmins,
      admins.map((admin) => ({
        to: { name: admin.name, address: admin.email },
        props,
        id: derivedId(id, `appeal for ${admin.userId}`),
      })),
    );
  }),
];
