/** Keys of the real Stripe's live mode, which moves real money. */
const isLiveKey = (key: string): boolean => /^[sr]k_live_/.test(key);

/** Throws for a key under which money is expected to move. */
export function requireHarmlessKey(secretKey: string): void {
  if (!isLiveKey(secretKey)) return;
  throw new Error('The local Stripe takes no live key, because it moves no money.');
}
