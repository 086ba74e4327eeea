import { z } from 'zod';

/** A report by a user. */
export const reportIdSchema = z.uuid().brand<'ReportId'>();
export type ReportId = z.output<typeof reportIdSchema>;
