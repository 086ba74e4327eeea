import { initialsOf, shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import type { ListedProfile } from '../../contract/listed-profile.ts';
import type { OwnProfile } from '../../contract/own-profile.ts';

/** What is shown of a profile: all that an approved client gets, but for the person's id. */
export type ShownProfile = Omit<ListedProfile, 'userId'>;

/** The own profile as approved clients get it. */
export function shownToClients(own: OwnProfile): ShownProfile {
  const {
    firstName,
    lastName,
    hourlyRate,
    photo,
    showsPhotoToClients,
    shownAvailableFrom,
    ...rest
  } = own;
  return {
    ...rest,
    name: shortNameOf(firstName, lastName),
    initials: initialsOf(firstName, lastName),
    avatar: (showsPhotoToClients ? photo?.mediumUrl : photo?.blurredUrl) ?? null,
    isAvatarSharp: photo !== null && showsPhotoToClients,
    hourlyRateUsd: hourlyRate,
    availableFrom: shownAvailableFrom,
    verifiedCertificationCount: own.verifiedCertifications.length,
  };
}
