import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To the client, when a project has been open for long: is it still? */
export const projectAskedAboutNotification = defineMailReference(
  'project-asked-about',
  z.strictObject({
    recipientFirstName: z.string(),
    projectTitle: z.string(),
    postedOn: z.string(),
    /** The day on which it closes unless the client says so. */
    closesOn: z.string(),
    projectUrl: absoluteUrl,
  }),
  { hasSetting: true },
);
