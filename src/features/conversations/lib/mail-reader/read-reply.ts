import EmailReplyParser from 'email-reply-parser';
import { compile } from 'html-to-text';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { z } from 'zod';
import type { SandboxedModule } from '#lib/sandboxed/run-sandboxed.ts';
import { automaticBecause } from './automatic-mail.ts';

/** What the reader finds in a reply: why no person wrote it, or the text of its writer without quotes. */
export const readReplySchema = z.union([
  z.object({ automatic: z.enum(['bounce', 'automatic', 'bulk']) }),
  z.object({
    text: z.string(),
    /** The first that were attached, in Base64; pictures inside the text are none. */
    files: z.array(z.object({ name: z.string(), content: z.string() })),
    messageId: z.string(),
    /** The addresses that To and Cc name, in lower case. */
    recipients: z.array(z.string()),
  }),
]);
export type ReadReply = z.infer<typeof readReplySchema>;

/** More than a message may carry. */
const mostFiles = 20;

/** More than a message may have, and little enough for the patterns of quotes. */
const mostCharacters = 40_000;

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    // What mail programs mark as quoted.
    { selector: 'blockquote', format: 'skip' },
    { selector: '.gmail_quote', format: 'skip' },
    { selector: '#appendonsend', format: 'skip' },
  ],
});

/** Reads a mail. Only for a process that is made for it: a mail may cost it all that it has. */
export async function readReply(raw: Uint8Array): Promise<ReadReply> {
  const mail = await PostalMime.parse(raw, {
    ...{ maxNestingDepth: 32, maxHeadersSize: 256 * 1024 },
    attachmentEncoding: 'base64',
  });
  const automatic = automaticBecause(mail.headers);
  if (automatic) return { automatic };
  return {
    text: writtenIn(mail),
    files: mail.attachments.filter(isFileOf(mail)).slice(0, mostFiles).map(toFile),
    messageId: mail.messageId ?? '',
    recipients: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address, group }) =>
      [address, ...(group ?? []).map((member) => member.address)].flatMap((one) =>
        one ? [one.toLowerCase()] : [],
      ),
    ),
  };
}

/** A file of the writer: no signature, and no picture that the text shows. Apple Mail calls files `inline`, too. */
const isFileOf =
  ({ html = '' }: Email) =>
  ({ mimeType, related, contentId }: Attachment): boolean =>
    !related &&
    !/^application\/(x-)?(pkcs7|pgp)-signature$/.test(mimeType) &&
    !(contentId && html.includes(`cid:${contentId.replace(/^<|>$/g, '')}`));

const toFile = ({ filename, content }: Attachment) => ({
  name: filename?.trim().slice(0, 200) || 'unnamed',
  content: String(content),
});

/** What the writer added. Outlook marks where its quote begins by a line and the headers of the mail before. */
function writtenIn({ text, html }: Email): string {
  const plain = text?.trim() ? text : toText((html ?? '').slice(0, 10 * mostCharacters));
  const lines = plain.slice(0, mostCharacters).replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');
  const [above = ''] = lines.split(/\n_{20,}\n\s*(?=\S+ ?:)/u);
  return new EmailReplyParser()
    .parseReply(above)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const sandboxedWork: SandboxedModule['sandboxedWork'] = (input) => readReply(input);
