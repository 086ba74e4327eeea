import { z } from 'zod';
import { operation } from '#access/operation.ts';

/** A consultant's views, search appearances and applications of the last `days` calendar days (UTC), with today. */
const figuresSchema = z.object({
  days: z.int(),
  /** The first of the days. */
  from: z.iso.date(),
  /** How many approved clients opened the profile, each counted once a day. */
  profileViews: z.int(),
  /** How often the consultant was on a page of results of an approved client's search. */
  searchAppearances: z.int(),
  applicationsSent: z.int(),
  /** Applications that a client accepted or rejected, or first made an offer for; not those that time has ended. */
  answersReceived: z.int(),
  /** Applications that were accepted, but for deals that were undone. */
  wins: z.int(),
});

export const ownFiguresSchema = z.object({
  /** Views and appearances of days before are not known. */
  countedSince: z.iso.date(),
  /** Of 30 and of 90 days. */
  periods: z.array(figuresSchema),
});
export type OwnFigures = z.infer<typeof ownFiguresSchema>;

export const ownFiguresContract = {
  getOwnFigures: operation({
    method: 'GET',
    path: '/me/figures',
    access: 'consultant',
    programs: true,
    summary: 'Own profile views, search appearances and applications of the last 30 and 90 days',
    description:
      'What admins look at does not count. Views and appearances are counted some seconds after they happen.',
  }).output(ownFiguresSchema),
};
