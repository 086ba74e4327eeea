import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const dealApprovalIdSchema = z.uuid().brand<'DealApprovalId'>();

export type DealApprovalId = z.output<typeof dealApprovalIdSchema>;

/** Takes an id that the database itself gave out. */
export const toDealApprovalId = (id: string): DealApprovalId => id as DealApprovalId;
