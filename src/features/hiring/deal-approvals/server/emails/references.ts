import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';
import { approvedActs } from '../../rules.ts';

/** To each member who may approve, when a colleague agrees to something above the limit of their company. */
export const approvalAskedNotification = defineMailReference(
  'deal-approval-asked',
  z.strictObject({
    recipientFirstName: z.string(),
    askedBy: z.string(),
    consultantName: z.string(),
    projectTitle: z.string(),
    act: z.enum(approvedActs),
    /** Each with its name: "Fixed price: $24,000". */
    terms: z.array(z.string()),
    /** What it comes to, in words; null where the terms have no total. */
    total: z.string().nullable(),
    limit: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);

/** To the member who asked, when it was approved or refused. */
export const approvalDecidedNotification = defineMailReference(
  'deal-approval-decided',
  z.strictObject({
    recipientFirstName: z.string(),
    as: z.enum(['approved', 'refused']),
    decidedBy: z.string(),
    consultantName: z.string(),
    projectTitle: z.string(),
    act: z.enum(approvedActs),
    /** Why it was refused; empty without a reason. */
    reason: z.string(),
    url: absoluteUrl,
  }),
  { hasSetting: true },
);
