import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const invoiceIdSchema = z.uuid().brand<'InvoiceId'>();

export type InvoiceId = z.output<typeof invoiceIdSchema>;
