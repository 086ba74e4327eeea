import { isCertificationId } from '#catalogue/certifications.ts';
import { isModuleId } from '#catalogue/modules.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { OwnProfile } from '../../../contract/own-profile.ts';
import { consultantProfileDefaults } from '../../../rules/profile-form.ts';
import type { ProfileFormInput } from './profile-form-schema.ts';

/** The choices without a default are absent: the form starts with "Please select". */
export type ProfileFormStart = Omit<ProfileFormInput, WithoutDefault> &
  Partial<Pick<ProfileFormInput, WithoutDefault>>;
type WithoutDefault = 'country' | 'timezone' | 'workArrangement' | 'agreedToTerms';

/** What an empty form starts with; name and address come from the account, where there is one, the code from a link. */
export function emptyProfile(
  account: { firstName: string; lastName: string; email: string } | undefined,
  referralCode = '',
): ProfileFormStart {
  return {
    ...consultantProfileDefaults,
    firstName: account?.firstName ?? '',
    lastName: account?.lastName ?? '',
    email: account?.email ?? '',
    phone: '',
    title: '',
    city: '',
    languages: [],
    availableFrom: '',
    primarySkills: [],
    skillModules: [],
    secondarySkills: [],
    certifications: [],
    summary: '',
    experience: '',
    portfolioProjects: [],
    linkedinUrl: '',
    websiteUrl: '',
    showsPhotoToClients: false,
    referralCode,
  };
}

/** A saved profile as the form's values. The terms were agreed to when it was first saved. */
export function profileToEdit({
  photo: _photo,
  phoneText: _phoneText,
  verifiedCertifications: _verified,
  shownAvailableFrom: _shown,
  rating: _rating,
  reviewCount: _reviewCount,
  workArrangement,
  ...profile
}: OwnProfile): ProfileFormStart {
  return {
    ...profile,
    ...(workArrangement && { workArrangement }),
    availableFrom: profile.availableFrom ?? '',
    primarySkills: profile.primarySkills.filter(isSkillId),
    skillModules: profile.skillModules.filter(isModuleId),
    secondarySkills: profile.secondarySkills.filter(isSkillId),
    certifications: profile.certifications.filter(isCertificationId),
    referralCode: '',
    agreedToTerms: true,
  };
}
