import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { listMembersByRole } from '#features/identity/memberships/server/queries/members.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import {
  membershipAnsweredMailReference,
  membershipAskedMailReference,
} from './emails/references.ts';
import { membershipAnswered, membershipAsked } from './jobs.ts';
import { findRequest } from './queries/requests.ts';

/** Event handlers of joining: they mail who is asked, and who asked. */
export const joiningWorkers: JobHandler<Services>[] = [
  handleJob(membershipAsked, async ({ requestId }, { services }) => {
    const { db, mailer, publicUrl } = services;
    const request = await findRequest(db, requestId);
    if (!request || request.endedAs) return;
    const { companyId, companyName, firstName, lastName, email } = request;
    for (const { userId, role } of await listMembersByRole(db, companyId)) {
      const recipient = role === 'owner' ? await findRecipient(db, userId) : null;
      if (!recipient) continue;
      await mailer.queueMail(db, membershipAskedMailReference, {
        to: recipient.to,
        props: {
          ...{ firstName: recipient.firstName, companyName, email },
          name: `${firstName} ${lastName}`.trim() || email,
          companyUrl: `${publicUrl}/company`,
        },
        id: derivedId(requestId, `membership-asked ${userId}`),
      });
    }
  }),
  handleJob(membershipAnswered, async ({ requestId }, { services }) => {
    const { db, mailer, publicUrl } = services;
    const request = await findRequest(db, requestId);
    const recipient = request && (await findRecipient(db, request.userId));
    if (!request?.endedAs || !recipient) return;
    await mailer.queueMail(db, membershipAnsweredMailReference, {
      to: recipient.to,
      props: {
        firstName: recipient.firstName,
        companyName: request.companyName,
        isAccepted: request.endedAs === 'accepted',
        portalUrl: `${publicUrl}/client/portal`,
      },
      id: derivedId(requestId, 'membership-answered'),
    });
  }),
];
