/** The page of the plans, and where to go on to from there. */
export const plansAddress = (next: string | undefined): string =>
  next ? `/subscribe?next=${encodeURIComponent(next)}` : '/subscribe';
