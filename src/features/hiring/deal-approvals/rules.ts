import type { Terms } from '#features/hiring/applications/rules/terms.ts';

/** What is to be done once it is approved: accept the application as it stands, or offer other terms. */
export const approvedActs = ['acceptance', 'offer'] as const;
export type ApprovedAct = (typeof approvedActs)[number];

/** Why a member refuses has so many characters at most. */
export const refusalMaxLength = 1000;

/**
 * What a deal on these terms comes to at most, in whole US dollars: the fixed price, or the most that is billed at the
 * rate. Null where the terms name neither: a rate alone says nothing of how many hours there will be.
 */
export const totalOf = (terms: Terms | null): number | null =>
  terms?.fixedPriceUsd ?? terms?.capUsd ?? null;

/** Whether terms come to more than the limit. Terms without a total may come to any amount. */
export function isAbove(limitUsd: number | null, terms: Terms | null): boolean {
  if (limitUsd === null) return false;
  const total = totalOf(terms);
  return total === null || total > limitUsd;
}
