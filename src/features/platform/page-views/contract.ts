import { z } from 'zod';

const hostname = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** One page that was seen: nothing of who saw it. */
export const pageViewSchema = z.strictObject({
  /** The pattern of the page's route, such as `/project/$projectId`: never an id, never a query. */
  path: z.string().max(200),
  /** The host of the page that led here from elsewhere, in lower case; absent when there was none. */
  referrerHost: z.string().max(100).regex(hostname).optional(),
});
export type PageView = z.infer<typeof pageViewSchema>;
