import { z } from 'zod';
import { operation } from '#access/operation.ts';

export const mailPreviewSchema = z.object({
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type MailPreview = z.infer<typeof mailPreviewSchema>;

export const mailPreviewsContract = {
  list: operation({
    method: 'GET',
    path: '/admin/mails',
    access: 'admin',
    summary: 'Every mail that the product sends, by name, with the subject of its sample',
  }).output(z.object({ items: z.array(z.object({ name: z.string(), subject: z.string() })) })),

  get: operation({
    method: 'GET',
    path: '/admin/mails/{name}',
    access: 'admin',
    summary: 'One mail, written with sample data',
  })
    .input(z.strictObject({ name: z.string().max(100) }))
    .output(mailPreviewSchema)
    .errors({ MAIL_NOT_FOUND: { status: 404, message: 'There is no mail of this name.' } }),
};
