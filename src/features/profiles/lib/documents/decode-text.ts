/**
 * Text in UTF-8 or UTF-16, by its mark, without the mark, each letter as one (NFC); what is neither is read as Windows
 * writes it in western Europe.
 */
export const decodeText = (file: Uint8Array): string => decoded(file).normalize('NFC');

function decoded(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
