import type { AttachmentKind } from '#lib/attachments/attachment-kinds.ts';
import { sizeWords } from '#lib/files/size-words.ts';
import { fileMaxBytes, filesPerApplication, filesPerMessage } from '../../../rules/files.ts';

const kindWords: Record<AttachmentKind, string> = {
  ...{ pdf: 'PDF', png: 'PNG picture', jpeg: 'JPG picture', webp: 'WebP picture' },
  ...{ gif: 'GIF picture', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint' },
  ...{ text: 'Text', csv: 'CSV', zip: 'Zip archive' },
};

/** Such as "PDF, 1.2 MB". */
export const kindAndSize = ({ kind, bytes }: { kind: AttachmentKind; bytes: number }): string =>
  `${kindWords[kind]}, ${sizeWords(bytes)}`;

export const fileWords = {
  tooMany: `A message can carry up to ${filesPerMessage} files.`,
  tooManyForApplication: `An application can carry up to ${filesPerApplication} files.`,
  forApplication: `Up to ${filesPerApplication}, such as a CV. The client finds them in your conversation.`,
  tooLarge: `A file can have up to ${fileMaxBytes / 1024 / 1024} MB.`,
  empty: 'This file is empty.',
  unknownKind: 'You can send PDF, pictures, Word, Excel and PowerPoint, text, CSV and zip.',
  notArrived: 'It did not arrive. Check your connection, and try again.',
  interrupted: 'The page was left before it had arrived. Please choose it again.',
  stillComing: 'A file is still on its way. Wait for it, or remove it.',
  notAllThere: 'A file could not be attached. Remove it, or try again.',
  beingChecked: 'Being checked for viruses. It can be downloaded after that.',
  infected: 'The virus scanner found something in this file, so it cannot be downloaded.',
} as const;
