import { z } from 'zod';
import type { Brand } from '#lib/brand.ts';

/** The one id of a person; clients, consultants, referrers and admins are all named by it. */
export type UserId = Brand<string, 'UserId'>;

/** Accepts a UUID from outside; whether such a person exists is another question. */
export const userIdSchema = z.uuid().transform((id) => id as UserId);

/** Takes an id that the database itself gave out. */
export const toUserId = (id: string): UserId => id as UserId;
