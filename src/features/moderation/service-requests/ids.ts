import { z } from 'zod';

/** Accepts a UUID from outside: the sender of a request makes it. */
export const serviceRequestIdSchema = z.uuid().brand<'ServiceRequestId'>();

export type ServiceRequestId = z.output<typeof serviceRequestIdSchema>;
