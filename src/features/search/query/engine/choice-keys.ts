import type { EntryVersion } from './entry-version.ts';

/**
 * The posting of a choice: no word begins with this sign. Skills and modules are words, too, in the texts that name
 * them.
 */
export const choiceKey = (choice: string): string => `=${choice}`;

/** The choice of an availability, by its rank. */
export const availabilityChoice = (rank: number): string => `availability ${rank}`;

/** The choice of those who have a verified certification. */
export const anyVerified = 'any verified';

/** What can be chosen and is no entry of a list: no id has a space. */
export const furtherChoices = ({
  availability,
  verified,
}: Pick<EntryVersion, 'availability' | 'verified'>): string[] => [
  availabilityChoice(availability),
  ...(verified.length > 0 ? [anyVerified] : []),
  ...verified,
];
