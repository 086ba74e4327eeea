import { z } from 'zod';

/** Accepts a UUID from outside; whether there is such a blast is another question. */
export const announcementIdSchema = z.uuid().brand<'AnnouncementId'>();
export type AnnouncementId = z.output<typeof announcementIdSchema>;

/** Takes an id that the database gave out, or one that was just made. */
export const toAnnouncementId = (id: string): AnnouncementId => id as AnnouncementId;

/** Accepts a UUID from outside; whether there is such a delivery is another question. */
export const deliveryIdSchema = z.uuid().brand<'DeliveryId'>();
export type DeliveryId = z.output<typeof deliveryIdSchema>;
