import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { currencyCodes } from '#lib/money/currencies.ts';
import { draftFormSchema } from './rules/draft-form.ts';

export const draftKinds = ['ubl', 'xrechnung', 'factur-x'] as const;
export type DraftKind = (typeof draftKinds)[number];

const draftSchema = z.object({
  currency: z.enum(currencyCodes),
  /** Whole units with decimals. */
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  /** What an XRechnung needs and is not stated, as a sentence names it. Where there is any, that file is left out. */
  xrechnungLacks: z.array(z.string()),
  files: z.array(
    z.object({
      kind: z.enum(draftKinds),
      name: z.string(),
      mediaType: z.string(),
      base64: z.string(),
    }),
  ),
});
export type InvoiceDraft = z.infer<typeof draftSchema>;

/** Drafts of invoices that consultants issue from their own systems. */
export const invoiceDraftsContract = {
  make: operation({
    method: 'POST',
    path: '/applications/{applicationId}/invoice-draft',
    access: 'consultant',
    summary: 'Make a draft of an invoice from approved weeks or accepted milestones of a deal',
    description:
      'As UBL, XRechnung and Factur-X of EN 16931. Nothing is stored. The draft has no number and is no invoice. ' +
      'Weeks are billed where a rate is agreed, milestones where the statement of work in force has a fixed price.',
  })
    .input(draftFormSchema.safeExtend({ applicationId: applicationIdSchema }))
    .output(draftSchema)
    .errors({
      APPLICATION_NOT_FOUND: { status: 404, message: 'This application does not exist.' },
      INVOICE_DRAFTS_OFF: { status: 409, message: 'This site does not offer invoice drafts now.' },
      NO_APPROVED_WEEKS: { status: 409, message: 'No week of this period is approved.' },
      FIXED_PRICE: {
        status: 409,
        message: 'This deal has a fixed price. Draft the invoice from its milestones.',
      },
      NO_ACCEPTED_MILESTONES: {
        status: 409,
        message: 'Not all of these milestones are accepted at a fixed price.',
      },
      DETAILS_MISSING: { status: 409, message: 'Details for an invoice are missing.' },
      TOO_BUSY: { status: 503, message: 'Please try again in a moment.' },
    }),
};
