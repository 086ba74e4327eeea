/** What a text is that is no number. */
const unreadable = Number.NaN;

/** Said where a text is no number, or one that can be read in two ways. */
export const unreadableNumber =
  'Please write digits only, without thousands separators, such as 1250 or 85.5.';

/**
 * The number that was typed, wherever it was typed: a point or a comma is the decimal sign. Null when nothing was
 * typed, not a number when it cannot be read or can be read in two ways: `1,000` is a thousand in London and one in
 * Berlin. Of whole numbers `1.000` is refused too.
 */
export function readNumber(text: string, isWhole = false): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  const [, whole, sign, decimals] = /^(-?\d+)(?:([.,])(\d+))?$/.exec(typed) ?? [];
  if (whole === undefined) return unreadable;
  if (sign === undefined) return Number(whole);
  const mayBeThousands = decimals?.length === 3 && /[1-9]/.test(whole);
  if (mayBeThousands && (sign === ',' || isWhole)) return unreadable;
  return Number(`${whole}.${decimals}`);
}
