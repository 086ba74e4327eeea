import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { offerIdSchema } from '../ids.ts';

const news = z.enum(['made', 'withdrawn', 'accepted', 'declined', 'countered', 'expired']);
export type OfferNews = z.output<typeof news>;

/** An offer was made, or has ended: the other side is mailed. */
export const offerNews = defineJob({
  name: 'offer-news',
  data: z.strictObject({ offerId: offerIdSchema, news }),
  batch: 20,
});

/** Time has passed: offers may have expired. */
export const offersAged = defineRecurringJob({
  name: 'offers-aged',
  cron: '*/10 * * * *',
});
