import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const projectIdSchema = z.uuid().brand<'ProjectId'>();

export type ProjectId = z.output<typeof projectIdSchema>;

/** Accepts a UUID from outside; whether such a template exists is another question. */
export const templateIdSchema = z.uuid().brand<'TemplateId'>();

export type TemplateId = z.output<typeof templateIdSchema>;

/** Takes an id that the database itself gave out. */
export const toProjectId = (id: string): ProjectId => id as ProjectId;
