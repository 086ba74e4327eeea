import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { dataExportReadyMail } from './data-export-ready.tsx';

/** Every mail about exports, for the build to compile. */
export const dataExportsMailTemplates: readonly MailTemplate[] = [dataExportReadyMail];
