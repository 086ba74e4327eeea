/** Cuts a text to so many characters: after a sentence, else after a line or a word. What fits stays as it is. */
export function shorten(text: string, max: number): string {
  const letters = [...text];
  if (letters.length <= max) return text;
  const kept = letters.slice(0, max).join('');
  const sentence = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((end) => kept.lastIndexOf(end)),
  );
  if (sentence >= kept.length / 2) return kept.slice(0, sentence + 1);
  const line = kept.lastIndexOf('\n');
  if (line >= kept.length / 2) return kept.slice(0, line).trimEnd();
  const word = kept.lastIndexOf(' ', kept.length - 1);
  return word > 0 ? kept.slice(0, word).replace(/[\s,;:–—-]+$/, '') : kept;
}

/**
 * Cuts a line such as a headline to so many characters: whole parts between | · • and the like, where there are some.
 */
export function shortenLine(text: string, max: number): string {
  if ([...text].length <= max) return text;
  const parts = text.split(/\s+[|·•/]\s+|\s+[–—-]\s+/);
  let kept = '';
  for (const part of parts) {
    const longer =
      kept === '' ? part : text.slice(0, text.indexOf(part, kept.length) + part.length);
    if ([...longer].length > max) break;
    kept = longer;
  }
  return kept === '' ? shorten(text, max) : kept;
}
