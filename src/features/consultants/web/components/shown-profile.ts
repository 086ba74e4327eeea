import { initialsOf, shortNameOf } from '#features/accounts/rules/person-name.ts';
import type { OwnProfile } from '../../contract.ts';
import type { ShownProfile } from './profile-view.tsx';

/** The own profile as approved clients get it. */
export function shownToClients(own: OwnProfile): ShownProfile {
  const { firstName, lastName, hourlyRate, ...rest } = own;
  return {
    ...rest,
    name: shortNameOf(firstName, lastName),
    initials: initialsOf(firstName, lastName),
    avatar: null,
    hourlyRateUsd: hourlyRate,
    rating: null,
  };
}
