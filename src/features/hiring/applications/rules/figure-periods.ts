import { reachKeptDays } from '#features/profiles/reach/rules.ts';

/** The figures of a consultant are about so many calendar days (UTC), today included. */
export const figurePeriods = [30, reachKeptDays] as const;
