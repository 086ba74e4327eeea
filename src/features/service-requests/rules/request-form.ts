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

/** From the plus of an address on; the database counts by its source, too. */
export const afterPlus = /\+[^@]*@/;

/** The inbox that an address leads to: with most services whatever stands after a plus makes no other. */
export const inboxOf = (email: string): string => email.replace(afterPlus, '@');

/**
 * How many requests are taken within a day: for one inbox, since each writes to it, and altogether. A form that anybody can send
 * must not fill anybody's inbox: beyond `mailed` nobody gets mails, and admins find the requests in their list. So whoever sends
 * many keeps nobody else from ordering, until there are so many that nobody could read them.
 */
export const dailyLimits = { perSender: 3, mailed: 200, altogether: 5000 } as const;
