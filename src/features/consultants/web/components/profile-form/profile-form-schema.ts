import { z } from 'zod';
import { isCertificationId } from '#catalogue/certifications.ts';
import { isModuleId } from '#catalogue/modules.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { OwnProfile } from '../../../contract.ts';
import {
  consultantProfileDefaults,
  consultantProfileSchema,
  portfolioProjectSchema,
} from '../../../rules.ts';

interface PortfolioProject {
  title: string;
  description: string;
}

/** Without a title or without a description, a portfolio project is not worth showing. */
export const isUnfinished = ({ title, description }: PortfolioProject): boolean =>
  title.trim() === '' || description.trim() === '';

/** Nothing typed at all: leaving such a row out needs no word. */
export const isBlank = ({ title, description }: PortfolioProject): boolean =>
  title.trim() === '' && description.trim() === '';

/** A row that is either left unfinished, to be dropped before saving, or right. */
const draftProjectSchema = z
  .strictObject({ title: z.string(), description: z.string() })
  .superRefine((project, context) => {
    if (isUnfinished(project)) return;
    const checked = portfolioProjectSchema.safeParse(project);
    for (const { path, message } of checked.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  });

/** Editing checks what creating checks, but lets unfinished portfolio projects pass: they are dropped before saving. */
export const editProfileSchema = consultantProfileSchema.safeExtend({
  portfolioProjects: z.array(draftProjectSchema).max(10, 'Maximum 10 projects allowed'),
});

export type ProfileFormInput = z.input<typeof consultantProfileSchema>;
export type ProfileFormValues = z.output<typeof consultantProfileSchema>;

/** The choices without a default are absent: the form starts with "Please select". */
export type ProfileFormStart = Omit<ProfileFormInput, 'country' | 'timezone' | 'agreedToTerms'> &
  Partial<Pick<ProfileFormInput, 'country' | 'timezone' | 'agreedToTerms'>>;

/** What an empty form starts with; the names come from the account. */
export function emptyProfile(names: { firstName: string; lastName: string }): ProfileFormStart {
  return {
    ...consultantProfileDefaults,
    ...names,
    phone: '',
    title: '',
    city: '',
    primarySkills: [],
    skillModules: [],
    secondarySkills: [],
    certifications: [],
    summary: '',
    experience: '',
    portfolioProjects: [],
    linkedinUrl: '',
    websiteUrl: '',
  };
}

/** A saved profile as the form's values. The terms were agreed to when it was first saved. */
export function profileToEdit({
  email: _email,
  photo: _photo,
  ...profile
}: OwnProfile): ProfileFormStart {
  return {
    ...profile,
    primarySkills: profile.primarySkills.filter(isSkillId),
    skillModules: profile.skillModules.filter(isModuleId),
    secondarySkills: profile.secondarySkills.filter(isSkillId),
    certifications: profile.certifications.filter(isCertificationId),
    agreedToTerms: true,
  };
}
