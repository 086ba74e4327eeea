import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { MailTemplate } from './define-mail.ts';

const isTemplate = (value: unknown): value is MailTemplate =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'render' in value &&
  typeof value.render === 'function';

const compiled = z.object({ mailTemplates: z.array(z.custom<MailTemplate>(isTemplate)) });

/** Loads the templates that the build compiled into `file`. Throws when it is not such a file. */
export async function loadMailTemplates(file: string): Promise<MailTemplate[]> {
  return compiled.parse(await import(pathToFileURL(file).href)).mailTemplates;
}
