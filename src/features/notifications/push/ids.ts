import { z } from 'zod';

/** Accepts a UUID from outside; whether such a subscription exists is another question. */
export const pushSubscriptionIdSchema = z.uuid().brand<'PushSubscriptionId'>();
