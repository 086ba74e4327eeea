import { z } from 'zod';
import { emailAddress } from '#lib/api/email-address.ts';
import { dayHasPassed, isPastAnew } from '../../../rules/available-from.ts';
import {
  consultantProfileSchema,
  invalidPhoneNumber,
  portfolioProjectSchema,
} from '../../../rules/profile-form.ts';
import { profileLimits } from '../../../rules/profile-limits.ts';

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

const { portfolioProjects } = profileLimits;
const { phone, country } = consultantProfileSchema.shape;
const dialledFrom = z.object({ phone, country });

/**
 * Whether the number can be dialled, as the server checks too. The number plans are large: they are loaded when needed.
 */
async function isDialable(given: z.output<typeof dialledFrom>): Promise<boolean> {
  try {
    const { parsePhoneNumber } = await import('../../../rules/phone-number.ts');
    return parsePhoneNumber(given.phone, given.country) !== null;
  } catch {
    // They did not come: the server has the last word anyway.
    return true;
  }
}

const phoneCheck = {
  path: ['phone'],
  error: invalidPhoneNumber,
  when: ({ value }: { value: unknown }) => dialledFrom.safeParse(value).success,
};

/** The address belongs to the account and is not saved with the profile: a visitor opens one with it. */
const profileFields = consultantProfileSchema.safeExtend({
  // Asked of all who save: only the profiles of before have no answer.
  workArrangement: consultantProfileSchema.shape.workArrangement.unwrap(),
  languages: consultantProfileSchema.shape.languages.unwrap(),
  // An empty date field holds an empty text.
  availableFrom: z
    .string()
    .nullable()
    .transform((day) => day || null)
    .pipe(consultantProfileSchema.shape.availableFrom.unwrap()),
  email: emailAddress(),
});

/** What the server checks, and the address. */
export const createProfileSchema = profileFields.refine(isDialable, phoneCheck);

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
export const editProfileSchema = profileFields
  .safeExtend({
    portfolioProjects: z
      .array(draftProjectSchema)
      .max(portfolioProjects.max, portfolioProjects.tooMany),
  })
  .refine(isDialable, phoneCheck);

const { availableFrom, timezone } = consultantProfileSchema.shape;
const dated = z.object({ availableFrom: availableFrom.unwrap(), timezone });

/** The schema of a form, which also refuses to name a day anew that has passed. `stored` is the one of the profile. */
export const refusingPastDays = (
  schema: z.ZodType<ProfileFormValues, ProfileFormInput>,
  stored: string | null,
) =>
  schema.refine((profile) => !isPastAnew(dated.parse(profile), stored, new Date()), {
    path: ['availableFrom'],
    error: dayHasPassed,
    when: ({ value }) => dated.safeParse(value).success,
  });

export type ProfileFormInput = z.input<typeof createProfileSchema>;
export type ProfileFormValues = z.output<typeof createProfileSchema>;
