/** Rates of a group are shown from this many people on: below it they would be the rates of single people. */
export const smallestGroupWithRates = 3;
