/** Rates of a group are told from this many people on: below it they would be the rates of single people. */
export const smallestGroupWithRates = 3;

/** Whether anyone may know what a group of so many consultants asks for. */
export const mayShowRates = (consultants: number): boolean => consultants >= smallestGroupWithRates;
