import { implementOperations } from '#server/implement-operations.ts';
import { mailPreviewsContract } from '../contract.ts';
import { findMailPreview, listMailPreviews } from './queries.ts';
import type { MailPreviewsServices } from './services.ts';

const operations = implementOperations<typeof mailPreviewsContract, MailPreviewsServices>(
  mailPreviewsContract,
);

export const mailPreviewsProcedures = {
  list: operations.list.handler(async ({ context }) => ({
    items: await listMailPreviews(context),
  })),

  get: operations.get.handler(async ({ context, input, errors }) => {
    const preview = await findMailPreview(context, input.name);
    if (!preview) throw errors.MAIL_NOT_FOUND();
    return preview;
  }),
};
