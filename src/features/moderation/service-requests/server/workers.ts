import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { isServiceId, serviceNames } from '../rules/services.ts';
import { removeAnswered } from './commands.ts';
import { serviceRequestForAdmins, serviceRequestReceived } from './emails/references.ts';
import { serviceRequested, serviceRequestsAged } from './jobs.ts';
import { findRequest } from './queries.ts';

// As the privacy policy says of correspondence.
const keptMonths = 36;

/** Event handlers of service requests: they notify sender and admins, and remove the request years later. */
export const serviceRequestsWorkers: JobHandler<Services>[] = [
  handleJob(serviceRequested, async ({ requestId, isLastOfDay }, { id, services }) => {
    const { db, mailer, publicUrl } = services;
    const request = await findRequest(db, requestId);
    if (!request || !isServiceId(request.service)) return;
    const service = serviceNames[request.service];
    await mailer.queueMail(db, serviceRequestReceived, {
      // Neither name nor message: the form may name another person's address.
      to: { name: '', address: request.email },
      props: { service },
      id: derivedId(id, 'receipt'),
    });
    const { name, company, email, phone, message } = request;
    const admins = await listAdmins(db);
    await mailer.queueMails(
      db,
      serviceRequestForAdmins,
      admins.map((admin) => ({
        to: { name: admin.name, address: admin.email },
        props: {
          service,
          name,
          company,
          email,
          phone,
          message,
          isLastOfDay,
          requestsUrl: `${publicUrl}/admin/service-requests`,
        },
        id: derivedId(id, `request for ${admin.userId}`),
      })),
    );
  }),

  handleJob(serviceRequestsAged, async (_, { services: { write, clock, log } }) => {
    const before = addCalendarMonths(clock.now(), -keptMonths);
    const requests = await write((tx) => removeAnswered(tx, before));
    if (requests > 0) log.info({ requests }, 'old service requests removed');
  }),
];
