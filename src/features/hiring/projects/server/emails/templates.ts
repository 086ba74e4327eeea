import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { projectAskedAboutMail } from './project-asked-about.tsx';

/** The mails about projects alone. */
export const projectsMailTemplates: readonly MailTemplate[] = [projectAskedAboutMail];
