import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { savedSearchFoundMail } from './saved-search-found.tsx';

export const savedSearchesMailTemplates: readonly MailTemplate[] = [savedSearchFoundMail];
