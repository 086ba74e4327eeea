import { type AttachmentKind, attachmentKinds, kindOfName } from './attachment-kinds.ts';

/** The longest name that a file keeps, in UTF-16 units, its extension included. */
export const nameMaxLength = 120;

/** What Windows keeps for its devices, whatever extension follows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * A file's name as it can be shown and saved everywhere. On one line, without what reads in another direction or not at
 * all, without the marks of folders, not hidden. Its length is bounded, and its extension is that of its kind.
 */
export function safeName(given: string, kind: AttachmentKind): string {
  const plain = given
    .toWellFormed()
    .normalize('NFC')
    // Control, formatting (direction, width) and unassigned characters; line and paragraph separators.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/\s+/g, ' ');
  const extension = plain.slice(plain.lastIndexOf('.') + 1).toLowerCase();
  const [usual] = attachmentKinds[kind].extensions;
  const isItsOwn = kindOfName(plain) === kind;
  const ending = `.${isItsOwn ? extension : usual}`;
  // A picture that goes by the extension of another kind of picture gets its own in its place.
  const base = kindOfName(plain) ? plain.slice(0, plain.lastIndexOf('.')) : plain;
  const trimmed = base
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(reserved, '_$1')
    .slice(0, nameMaxLength - ending.length)
    .toWellFormed()
    .replace(/[\s.\u{FFFD}]+$/u, '');
  return `${trimmed || 'file'}${ending}`;
}

/** The header that has a browser save a file under its name (RFC 6266), for those that read only ASCII as well. */
export function attachmentDisposition(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
