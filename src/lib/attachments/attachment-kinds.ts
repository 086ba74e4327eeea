/** The kinds of file that people may hand to each other, and how each is known by its name and told to browsers. */
export const attachmentKinds = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf' },
  png: { extensions: ['png'], mediaType: 'image/png' },
  jpeg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  webp: { extensions: ['webp'], mediaType: 'image/webp' },
  gif: { extensions: ['gif'], mediaType: 'image/gif' },
  docx: {
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    extensions: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    extensions: ['pptx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  text: { extensions: ['txt', 'md', 'log'], mediaType: 'text/plain' },
  csv: { extensions: ['csv'], mediaType: 'text/csv' },
  zip: { extensions: ['zip'], mediaType: 'application/zip' },
} as const;

export type AttachmentKind = keyof typeof attachmentKinds;
export const attachmentKindNames = [
  ...(['pdf', 'png', 'jpeg', 'webp', 'gif'] as const),
  ...(['docx', 'xlsx', 'pptx', 'text', 'csv', 'zip'] as const),
] satisfies AttachmentKind[];

export const pictureKinds = ['png', 'jpeg', 'webp', 'gif'] as const satisfies AttachmentKind[];
export type PictureKind = (typeof pictureKinds)[number];

export const isPictureKind = (kind: AttachmentKind): kind is PictureKind =>
  pictureKinds.some((picture) => picture === kind);

/** Reads a kind that was kept; null for a word that is none. */
export const parseAttachmentKind = (word: string): AttachmentKind | null =>
  attachmentKindNames.find((kind) => kind === word) ?? null;

/** The kind of a file by the end of its name; null for kinds that may not be sent. */
export function kindOfName(name: string): AttachmentKind | null {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return (
    attachmentKindNames.find((kind) =>
      attachmentKinds[kind].extensions.some((one) => one === extension),
    ) ?? null
  );
}
