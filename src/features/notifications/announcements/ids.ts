import { z } from 'zod';

/** Accepts a UUID from outside; whether there is such a blast is another question. */
export const mailBlastIdSchema = z.uuid().brand<'MailBlastId'>();
export type MailBlastId = z.output<typeof mailBlastIdSchema>;

/** Takes an id that the database gave out, or one that was just made. */
export const toMailBlastId = (id: string): MailBlastId => id as MailBlastId;

/** Accepts a UUID from outside; whether there is such a delivery is another question. */
export const deliveryIdSchema = z.uuid().brand<'DeliveryId'>();
export type DeliveryId = z.output<typeof deliveryIdSchema>;
