import { initialsOf, shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { writePhoneNumber } from '#features/profiles/consultants/rules/phone-number.ts';
import { viewPhotoForClient } from '#features/profiles/photos/server/views.ts';
import type { Correspondent, Thread } from '../../contract/thread-views.ts';
import { mayKnowFully, type Rights } from '../../policy.ts';
import type { Correspondence, PersonRow } from '../queries/people.ts';

type Named = Pick<PersonRow, 'firstName' | 'lastName'>;

const fullNameOf = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim() || shortNameOf(firstName, lastName);

/** What the one who asks may call the other person. */
export const nameFor = (person: Named, rights: Rights): string =>
  mayKnowFully(rights) ? fullNameOf(person) : shortNameOf(person.firstName, person.lastName);

/** The other person of a thread: of names, photos and companies no more than there is a right to. */
export function viewCorrespondent({ other, tie }: Correspondence, rights: Rights): Correspondent {
  const isConsultant = other.userType === 'consultant';
  const photo = viewPhotoForClient(
    { blurred_file: other.blurred_file, medium_file: other.medium_file },
    { hasAccepted: rights.hasAccepted, isShownToClients: other.showsPhoto === true },
  );
  return {
    userId: other.userId,
    userType: other.userType,
    name: nameFor(other, rights),
    initials: initialsOf(other.firstName, other.lastName),
    avatar: isConsultant ? photo.url : null,
    isAvatarSharp: isConsultant && photo.isSharp,
    title: other.title ?? '',
    // An applicant knows whose project it is.
    company: isConsultant ? '' : (tie?.companyName ?? ''),
    isListed: other.isListed,
  };
}

type Contact = Omit<NonNullable<Thread['otherContact']>, 'because'>;

/** How to reach this person. Of a client whose project it is about: whom that project names. */
export function viewContact(person: PersonRow, tie: Correspondence['tie']): Contact {
  if (person.userType === 'client') {
    return {
      name: tie?.isAccepted ? tie.contactName : fullNameOf(person),
      email: tie?.isAccepted ? tie.contactEmail : (person.email ?? ''),
      phone: tie?.isAccepted ? tie.contactPhone : '',
      phoneText: tie?.isAccepted ? tie.contactPhone : '',
      company: tie?.companyName ?? '',
      websiteUrl: '',
      linkedinUrl: '',
    };
  }
  return {
    name: fullNameOf(person),
    email: person.email ?? '',
    phone: person.phone ?? '',
    phoneText: writePhoneNumber(person.phone ?? '', person.country ?? 'other'),
    company: '',
    websiteUrl: person.websiteUrl ?? '',
    linkedinUrl: person.linkedinUrl ?? '',
  };
}
