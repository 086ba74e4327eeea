import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { typedLine, typedText } from '#lib/api/plain-text.ts';

export const recipientTypes = ['clients', 'consultants'] as const;
export type RecipientType = (typeof recipientTypes)[number];

export const subjectMaxLength = 200;
export const messageMaxLength = 10_000;
export const fromNameMaxLength = 100;

/** Said where subject or message is empty. */
export const fillInBoth = 'Please fill in subject and message';

/** What an admin fills in: to whom, from whom, and the words. */
export const announcementFormShape = {
  recipientType: z.enum(recipientTypes),
  fromName: typedLine().min(1, 'Please say who the mail is from.').max(fromNameMaxLength),
  fromEmail: emailAddress(),
  subject: typedLine().min(1, fillInBoth).max(subjectMaxLength),
  message: typedText().min(1, fillInBoth).max(messageMaxLength),
};
export const announcementFormSchema = z.strictObject(announcementFormShape);
export type AnnouncementForm = z.output<typeof announcementFormSchema>;
