import { z } from 'zod';

/** One point of a checklist. */
export const checklistItemIdSchema = z.uuid().brand<'ChecklistItemId'>();
export type ChecklistItemId = z.output<typeof checklistItemIdSchema>;

/** A question to a user about their account. */
export const questionIdSchema = z.uuid().brand<'QuestionId'>();
export type QuestionId = z.output<typeof questionIdSchema>;
