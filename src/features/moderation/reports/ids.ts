import { z } from 'zod';

/** What somebody has reported. */
export const reportIdSchema = z.uuid().brand<'ReportId'>();
export type ReportId = z.output<typeof reportIdSchema>;
