import { randomInt } from 'node:crypto';

const minute = 60_000;

/** A code of six digits to be sent; each is as likely as the others. */
export const createSentCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** So many wrong codes end a challenge: with one code, a guess is right once in two hundred thousand. */
export const mostWrongCodes = 5;

/** How codes are sent, beside apps that make their own. */
export type SentKind = 'phone' | 'email';

interface SendingLimit {
  most: number;
  withinMs: number;
}

/**
 * How often codes are sent. Text messages cost money, and fraudsters earn by having them sent to numbers of their own.
 * So there is a limit for each destination, over all users, and one for all together.
 */
export const sendingLimits = {
  person: [
    { most: 6, withinMs: 60 * minute },
    { most: 20, withinMs: 24 * 60 * minute },
  ],
  destination: [
    { most: 6, withinMs: 60 * minute },
    { most: 12, withinMs: 24 * 60 * minute },
  ],
  allMessages: [
    { most: 200, withinMs: 60 * minute },
    { most: 1000, withinMs: 24 * 60 * minute },
  ],
} as const satisfies Record<string, readonly SendingLimit[]>;

/** After so long what was sent counts towards no limit. */
export const sentCodesCountMs = 24 * 60 * minute;
