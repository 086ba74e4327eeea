/** How many months growth is shown for, the present one included. */
export const growthMonths = 12;

/** Fewer cases than this have no median worth the name. */
export const fewestCases = 5;

/** The last months up to `now` in UTC, oldest first, such as `2026-11`. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1))
      .toISOString()
      .slice(0, 7),
  );
}
