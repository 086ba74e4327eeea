import type { MailPreview } from '../contract.ts';
import type { MailPreviewsServices } from './services.ts';

/** Every mail by name, in the order of their names, with the subject of its sample. */
export const listMailPreviews = async ({ mailTemplates }: MailPreviewsServices) => {
  const items = await Promise.all(
    mailTemplates.map(async ({ name, render, preview }) => ({
      name,
      subject: (await render(preview)).subject,
    })),
  );
  return items.sort((one, other) => one.name.localeCompare(other.name));
};

/** One mail with its sample data; null when there is none of this name. */
export async function findMailPreview(
  { mailTemplates }: MailPreviewsServices,
  name: string,
): Promise<MailPreview | null> {
  const template = mailTemplates.find((one) => one.name === name);
  if (!template) return null;
  const { headers, ...content } = await template.render(template.preview);
  return {
    ...{ name, ...content },
    headers: Object.entries(headers).map(([header, value]) => ({ name: header, value })),
  };
}
