import { cleanText } from '#lib/api/clean-text.ts';

/** What codes are made of: no 0 or O, no 1, I or L, and no U that is read as V. The table holds codes to it, too. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;
const longestCode = 40;

/** A code as it is kept, however it was typed; of anything longer than a code only the beginning. */
export const normaliseCode = (typed: string): string =>
  cleanText(typed).toUpperCase().slice(0, longestCode);

/** What decides whether a code counts for the person who uses it. */
export interface CodeUse {
  isOwnCode: boolean;
  /** Whether the code's owner had an account before this person: only then can they have brought them here. */
  ownerCameFirst: boolean;
  /** Whether this person has paid for a plan before. */
  hasPaid: boolean;
}

/** Why a code does not count; people are told which of the two it is. */
export const codeRefusals = ['invalid', 'owner-came-later'] as const;
export type CodeRefusal = (typeof codeRefusals)[number];

/**
 * Why a code does not count; null when it does. Consultants cannot refer themselves, nor a consultant who was here
 * before, and no month is earned for a consultant who pays already.
 */
export function refusalOfCode({ isOwnCode, ownerCameFirst, hasPaid }: CodeUse): CodeRefusal | null {
  if (isOwnCode) return 'invalid';
  if (!ownerCameFirst) return 'owner-came-later';
  return hasPaid ? 'invalid' : null;
}

/**
 * What one month of a subscription is worth, in whole units of its currency, rounded up: the credit for a free month.
 */
export const monthWorth = ({
  plan,
  amount,
}: {
  plan: 'monthly' | 'annual';
  amount: number;
}): number => (plan === 'annual' ? Math.ceil(amount / 12) : amount);
