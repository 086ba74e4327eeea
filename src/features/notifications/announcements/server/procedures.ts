import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { preferencesUrl } from '#features/notifications/preferences/server/queries.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { announcementsContract } from '../contract.ts';
import { type AnnouncementId, toAnnouncementId } from '../ids.ts';
import type { AnnouncementForm } from '../rules/announcement-form.ts';
import { personalise } from '../rules/personalise.ts';
import { startAnnouncement } from './commands/start-announcement.ts';
import { repeatDeliveries, steerAnnouncement } from './commands/steer-announcement.ts';
import { announcement } from './emails/references.ts';
import { findAnnouncement, listAnnouncements, listDeliveries } from './queries/announcements.ts';
import { countAudience, findRecipientAt } from './queries/audience.ts';
import { countDeliveries } from './queries/deliveries.ts';
import type { AnnouncementsServices } from './services.ts';
import { viewAnnouncement, viewDelivery } from './views.ts';

const operations = implementOperations<typeof announcementsContract, AnnouncementsServices>(
  announcementsContract,
);

export const announcementsProcedures = {
  getAudience: operations.getAudience.handler(async ({ context: { db, listSenders } }) => {
    const [clients, consultants, senders] = await Promise.all([
      countAudience(db, 'clients'),
      countAudience(db, 'consultants'),
      listSenders(),
    ]);
    return { clients, consultants, senders: [...senders] };
  }),

  getRecipient: operations.getRecipient.handler(async ({ context, input }) => ({
    recipient: await findRecipientAt(context.db, input.recipientType, input.position),
  })),

  sendTest: operations.sendTest.handler(async ({ context, input, errors }) => {
    const { admin, mailer, write } = context;
    if (!mayBeFrom(context, input)) throw errors.SENDER_NOT_ALLOWED();
    await write(async (tx) => {
      await mailer.queueMail(tx, announcement, {
        to: { name: nameOf(admin), address: admin.email },
        from: { name: input.fromName, address: input.fromEmail },
        props: {
          subject: personalise(input.subject, admin),
          message: personalise(input.message, admin),
          preferencesUrl: preferencesUrl(context, admin.userId),
        },
      });
    });
    return { address: admin.email };
  }),

  start: operations.start.handler(async ({ context, input, errors }) => {
    const { admin, db, jobs, clock, write } = context;
    if (!mayBeFrom(context, input)) throw errors.SENDER_NOT_ALLOWED();
    const answer = await write((tx) =>
      startAnnouncement(tx, { jobs, now: clock.now() }, admin, input),
    );
    if (answer.refused === 'NO_RECIPIENTS') throw errors.NO_RECIPIENTS();
    if (answer.refused) {
      throw errors.RECIPIENTS_CHANGED({ data: { recipients: answer.recipients } });
    }
    return getAnnouncement(db, toAnnouncementId(answer.blastId));
  }),

  list: operations.list.handler(async ({ context: { db }, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listAnnouncements(db, page);
    const counts = await countDeliveries(
      db,
      items.map(({ id }) => id),
    );
    return {
      items: items.map((row) => viewAnnouncement(row, countsOf(counts, row.id))),
      nextCursor,
    };
  }),

  get: operations.get.handler(async ({ context: { db }, input, errors }) => {
    const blast = await viewOf(db, input.blastId);
    if (!blast) throw errors.BLAST_NOT_FOUND();
    return blast;
  }),

  listDeliveries: operations.listDeliveries.handler(async ({ context: { db }, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const blast = await findAnnouncement(db, input.blastId);
    if (!blast) throw errors.BLAST_NOT_FOUND();
    const { items, nextCursor } = await listDeliveries(db, input.blastId, input.status, page);
    return { items: items.map((row) => viewDelivery(row, blast)), nextCursor };
  }),

  steer: operations.steer.handler(async ({ context, input, errors }) => {
    const { admin, db, jobs, clock, write } = context;
    const { refused } = await write((tx) =>
      steerAnnouncement(tx, { jobs, now: clock.now() }, admin, input),
    );
    if (refused) throw errors[refused]();
    return getAnnouncement(db, input.blastId);
  }),

  repeat: operations.repeat.handler(async ({ context, input, errors }) => {
    const { admin, jobs, clock, write } = context;
    const { refused, repeated } = await write((tx) =>
      repeatDeliveries(tx, { jobs, now: clock.now() }, admin, input),
    );
    if (refused) throw errors[refused]();
    return { repeated };
  }),
};

const nameOf = ({ firstName, lastName }: SignedIn): string => `${firstName} ${lastName}`.trim();

const mayBeFrom = (
  { mailSenders }: AnnouncementsServices,
  { fromEmail }: Pick<AnnouncementForm, 'fromEmail'>,
): boolean => mailSenders.some(({ address }) => address.toLowerCase() === fromEmail.toLowerCase());

async function viewOf(db: Db, blastId: AnnouncementId) {
  const blast = await findAnnouncement(db, blastId);
  return blast && viewAnnouncement(blast, countsOf(await countDeliveries(db, [blastId]), blastId));
}

async function getAnnouncement(db: Db, blastId: AnnouncementId) {
  const blast = await viewOf(db, blastId);
  if (!blast) throw new Error('The blast is gone.');
  return blast;
}

function countsOf(counts: Awaited<ReturnType<typeof countDeliveries>>, id: string) {
  const own = counts.get(id);
  if (!own) throw new Error('The deliveries of the blast were not counted.');
  return own;
}
