import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To every admin: a user has reported a profile or a project. */
export const reportForAdmins = defineMailReference(
  'report-for-admins',
  z.strictObject({
    /** What is reported: a name, or a project's title. */
    about: z.string(),
    cause: z.string(),
    text: z.string(),
    reportsUrl: absoluteUrl,
  }),
);

/** To the one who reported: what was found. */
export const reportAnswered = defineMailReference(
  'report-answered',
  z.strictObject({ firstName: z.string(), about: z.string(), finding: z.string() }),
);

/** To the one who was reported: what was found, and never who reported it. */
export const reportedFinding = defineMailReference(
  'reported-finding',
  z.strictObject({
    firstName: z.string(),
    about: z.string(),
    finding: z.string(),
    contactUrl: absoluteUrl,
  }),
);

/** To the one whose report was upheld: an appeal has reversed that decision. */
export const reportReversedMailed = defineMailReference(
  'report-reversed',
  z.strictObject({ firstName: z.string(), about: z.string() }),
);
