import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { timezones } from '#catalogue/enumerations/places.ts';
import { verifiedCertificationSchema } from '#features/profiles/credentials/contract.ts';
import { consultantCardSchema } from './consultant-card.ts';

/** A listed consultant's whole profile, as approved clients read it: no surname, but how to reach them. */
export const listedProfileSchema = consultantCardSchema.extend({
  timezone: z.enum(timezones.values),
  skillModules: z.array(z.string()),
  certifications: z.array(z.string()),
  verifiedCertifications: z.array(verifiedCertificationSchema),
  hoursPerWeek: z.number().int(),
  preferredProjectDuration: z.enum(preferredDurations.values),
  experience: z.string(),
  portfolioProjects: z.array(z.object({ title: z.string(), description: z.string() })),
  /** E.164. */
  phone: z.string(),
  /** The same as people of the consultant's country write it. */
  phoneText: z.string(),
  websiteUrl: z.string(),
  linkedinUrl: z.string(),
});
export type ListedProfile = z.infer<typeof listedProfileSchema>;

export const listedProfileContract = {
  getConsultant: operation({
    method: 'GET',
    path: '/consultants/{consultantId}',
    access: 'approved-client',
    programs: true,
    summary: 'The profile of one listed consultant, with contact details',
    description: 'A consultant who is not approved or not subscribed is as absent as a stranger.',
  })
    .input(z.strictObject({ consultantId: z.uuid() }))
    .output(listedProfileSchema)
    .errors({ CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' } }),

  recordView: operation({
    method: 'POST',
    path: '/consultants/{consultantId}/views',
    access: 'approved-client',
    right: 'read',
    summary: 'Count that the page of a listed consultant was opened',
    description:
      'Counted once a client and day, for the figures of the consultant, who never learns who it was. Views of admins do not count.',
  })
    .input(z.strictObject({ consultantId: z.uuid() }))
    .output(z.object({ received: z.literal(true) }))
    .errors({ CONSULTANT_NOT_FOUND: { status: 404, message: 'This consultant is not listed.' } }),
};
