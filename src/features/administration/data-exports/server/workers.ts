import { toUserId } from '#access/user.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { makeExport } from './commands/make-export.ts';
import { removeExpiredExports } from './commands/remove-exports.ts';
import { dataExportReady } from './emails/references.ts';
import { dataExportAsked, dataExportsAged } from './jobs.ts';
import type { DataExportsServices } from './services.ts';

/** Event handlers: exports. */
export const dataExportsWorkers: JobHandler<Services & DataExportsServices>[] = [
  handleJob(dataExportAsked, ({ exportId }, { services, signal }) =>
    makeExport(services, exportId, {
      signal,
      onReady: async (tx, userId) => {
        const recipient = await findRecipient(tx, toUserId(userId));
        if (!recipient) return;
        await services.mailer.queueMail(tx, dataExportReady, {
          to: recipient.to,
          props: {
            firstName: recipient.firstName,
            pageUrl: `${services.publicUrl}/account/your-data`,
          },
          id: derivedId(exportId, 'data-export-ready'),
        });
      },
    }),
  ),

  handleJob(dataExportsAged, (_, { services, signal }) => removeExpiredExports(services, signal)),
];
