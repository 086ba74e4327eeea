import { z } from 'zod';
import { absoluteUrl, defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To a user who asked for an export: it can be fetched. */
export const dataExportReady = defineMailReference(
  'data-export-ready',
  z.strictObject({ firstName: z.string(), pageUrl: absoluteUrl }),
);
