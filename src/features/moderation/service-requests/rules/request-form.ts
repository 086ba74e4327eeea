import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';
import { serviceIds } from './services.ts';

/** What the message of a request may hold. */
export const messageLimits = { min: 20, max: 2000 } as const;

/** The form of a request, the same in the browser and on the server. */
export const serviceRequestSchema = z.strictObject({
  service: z.enum(serviceIds, 'Please choose a service'),
  name: typedLine()
    .min(1, 'Please enter your name')
    .max(100, 'A name can have up to 100 characters'),
  company: typedLine().max(200, 'A company can have up to 200 characters'),
  email: emailAddress().toLowerCase(),
  phone: typedLine().max(30, 'A phone number can have up to 30 characters'),
  message: typedText()
    .min(messageLimits.min, `Please write at least ${messageLimits.min} characters`)
    .max(messageLimits.max, `A message can have up to ${messageLimits.max} characters`),
});
export type ServiceRequestForm = z.output<typeof serviceRequestSchema>;

/**
 * How many requests are taken within a day for one inbox, since each writes to it, and how many of all are mailed. A
 * form that any visitor can send must not fill an inbox: beyond `mailed` no mails are sent, and admins find the
 * requests in their list. No number of all requests refuses the next one: it would let one sender shut out all others.
 * How many come from one address and one block of addresses is limited before they are read.
 */
export const dailyLimits = { perSender: 3, mailed: 200 } as const;
