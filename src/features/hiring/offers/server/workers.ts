import { inBatches } from '#db/in-batches.ts';
import { openTerms } from '#features/hiring/applications/rules/terms.ts';
import { termLines } from '#features/hiring/applications/rules/terms-in-words.ts';
import { addressOf, findDeal } from '#features/hiring/applications/server/queries/deals.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { nameForApprovedClient } from '#features/profiles/consultants/policy.ts';
import { dayInWords } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { stateOf } from '../rules.ts';
import { expireOffers } from './commands/end-offer.ts';
import { offerEndedNotification, offerReceivedNotification } from './emails/references.ts';
import { offerNews, offersAged } from './jobs.ts';
import { offerKind } from './notifications.ts';
import { selectOffers } from './queries/offer-rows.ts';

/** Event handlers of offers: they mail the other side. Each mail's id is made from the offer, so it is sent once. */
export const offersWorkers: JobHandler<Services>[] = [
  handleJob(offerNews, async ({ offerId, news }, { services }) => {
    const { db, publicUrl, clock } = services;
    const offer = await selectOffers(db).where('offer.id', '=', offerId).executeTakeFirst();
    const deal = offer && (await findDeal(db, offer.applicationId));
    if (!deal) return;
    const id = derivedId(offerId, `offer-${news}`);
    const { projectTitle } = deal;
    const portalUrl = `${publicUrl}/consultant/portal?tab=projects&view=applications`;
    if (news === 'made') {
      if (stateOf(offer, clock.now()) !== 'open') return;
      const notified = { kind: offerKind(news), userId: deal.consultantId, event: offerId };
      await mailNotification(db, services, notified, offerReceivedNotification, {
        to: addressOf(deal, 'consultant'),
        props: {
          recipientFirstName: deal.consultantFirstName,
          companyName: deal.companyName,
          projectTitle,
          terms: termLines(offer.terms),
          message: offer.message,
          until: dayInWords(offer.expiresAt),
          portalUrl,
        },
        id,
        replyTo: await services.replyTo(db, { ...deal, userId: deal.consultantId }),
      });
      return;
    }
    const to = news === 'withdrawn' ? 'consultant' : 'client';
    const isClient = to === 'client';
    const userId = isClient ? deal.clientId : deal.consultantId;
    const name = { firstName: deal.consultantFirstName, lastName: deal.consultantLastName };
    const notified = {
      kind: offerKind(news),
      ...{ userId, event: offerId },
    };
    await mailNotification(db, services, notified, offerEndedNotification, {
      to: addressOf(deal, to),
      props: {
        recipientFirstName: isClient ? deal.clientFirstName : deal.consultantFirstName,
        projectTitle,
        as: news,
        consultantName: deal.clientIsApproved
          ? nameForApprovedClient(name, { hasAccepted: deal.status === 'accepted' })
          : null,
        terms:
          news === 'accepted' ? termLines(offer.terms) : termLines(offer.counterTerms ?? openTerms),
        answer: offer.answer,
        url: isClient ? `${publicUrl}/application/${deal.applicationId}` : portalUrl,
      },
      id,
      replyTo: await services.replyTo(db, { ...deal, userId }),
    });
  }),

  handleJob(offersAged, async (_, { services, signal }) => {
    const expired = await inBatches(services.write, signal, (tx) => expireOffers(tx, services));
    if (expired > 0) services.log.info({ expired }, 'offers expired');
  }),
];
