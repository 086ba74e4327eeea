import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { certificationIds } from '#catalogue/certifications.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { languageLevels, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { moduleIds, modulesOf } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import { incompleteDay } from '#lib/api/day.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type OwnProfile, ownProfileSchema } from './contract/own-profile.ts';
import { parsePhoneNumber } from './rules/phone-number.ts';
import {
  createProfileSchema,
  editProfileSchema,
  isUnfinished,
  type ProfileFormInput,
  type ProfileFormValues,
} from './web/components/profile-form/profile-form-schema.ts';
import { profileToEdit } from './web/components/profile-form/profile-form-start.ts';
import { leaveOutUnfinished } from './web/components/profile-form/sent-projects.ts';

/*
 * The form and the server speak of the same profiles: what the one takes the other takes and gives back. What the
 * server refuses the form has refused, with the same words at the same field.
 */

const app = await sharedTestApp();
const consultant = await app.make.consultant({ profile: false, subscribed: false });
const cookie = await app.cookieOf(consultant);

const character = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  { weight: 2, arbitrary: fc.constantFrom(' ', '\n', '\t', '\u00a0', '"', '\\', '<', "'", '%') },
  // Control characters and halves of characters, as a clipboard may bring them.
  { weight: 1, arbitrary: fc.constantFrom('\u0000', '\u001f', '\u0085', '\ud83c', '\udc00') },
);
const textOf = (minLength: number, maxLength: number) =>
  fc.string({ unit: character, minLength, maxLength });
/** Text whose length is about a limit, on either side. */
const textAbout = (...limits: number[]) =>
  fc.oneof(...limits.map((limit) => textOf(Math.max(limit - 3, 0), limit + 3)));
const anyOf = (values: readonly string[], minLength: number, maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength, maxLength });

const phones = ['+44 20 7946 0000', '+14155550132', '+49 30 901820', '+33 1 42 68 53 00'];
const portfolioProject = fc.record({ title: textOf(15, 80), description: textOf(70, 400) });

const languageRow = fc.record({
  language: fc.constantFrom(...spokenLanguages.values),
  level: fc.constantFrom(...languageLevels.values),
});

/** Every field right, though it may hold what no keyboard writes. */
const rightForm = anyOf(skillIds, 3, 8).chain((primarySkills) =>
  fc.record({
    firstName: textOf(8, 80),
    lastName: textOf(8, 80),
    phone: fc.constantFrom(...phones),
    title: textOf(15, 100),
    yearsExperience: fc.integer({ min: 1, max: 50 }),
    hourlyRate: fc.integer({ min: 25, max: 1000 }),
    country: fc.constantFrom(...countries.values),
    city: textOf(8, 80),
    timezone: fc.constantFrom(...timezones.values),
    workArrangement: fc.constantFrom(...workArrangements.values),
    languages: fc.uniqueArray(languageRow, { selector: ({ language }) => language, maxLength: 10 }),
    primarySkills: fc.constant(primarySkills),
    skillModules: fc
      .subarray(skillIds.filter((id) => primarySkills.includes(id)).flatMap((id) => modulesOf(id)))
      .map((modules) => modules.map(({ id }) => id)),
    secondarySkills: anyOf(skillIds, 0, 10),
    certifications: anyOf(certificationIds, 0, 10),
    availability: fc.constantFrom(...availabilities.values),
    // None of these days has passed when they are read.
    availableFrom: fc.constantFrom(null, '2099-01-03', '2100-12-31'),
    hoursPerWeek: fc.integer({ min: 5, max: 60 }),
    preferredProjectDuration: fc.constantFrom(...preferredDurations.values),
    summary: textOf(130, 470),
    experience: textOf(250, 900),
    portfolioProjects: fc.array(portfolioProject, { maxLength: 3 }),
    linkedinUrl: fc.oneof(fc.webUrl(), fc.constantFrom('', '   ', 'https://müller.de/ä')),
    websiteUrl: fc.oneof(fc.webUrl(), fc.constantFrom('', '\u0000', ' https://example.com ')),
    referralCode: textOf(0, 60),
    agreedToTerms: fc.constant(true),
  }),
);

const number = (...odd: number[]) => fc.constantFrom<unknown>(...odd, 1.5, 1e300, '7', null);
const webAddress = fc.constantFrom(
  'javascript:alert(1)',
  'example.com',
  'https://exa mple.com',
  'https://a.b/\u0000',
  'http://[::1]/',
  `https://example.com/${'x'.repeat(300)}`,
);

/** What single fields may be besides: at their limits, beyond them, or something else altogether. */
const oddFields: Record<string, fc.Arbitrary<unknown>> = {
  firstName: textAbout(2, 100),
  lastName: textAbout(2, 100),
  phone: fc.oneof(fc.stringMatching(/^\+?[0-9 ()-]{8,31}$/), textAbout(10, 30)),
  title: textAbout(5, 120),
  yearsExperience: number(0, 51),
  hourlyRate: number(24, 1001),
  country: fc.constantFrom<unknown>('', 'nowhere', null),
  city: textAbout(2, 100),
  timezone: fc.constantFrom<unknown>('', 'utc', 3),
  workArrangement: fc.constantFrom<unknown>('', 'hybrid', null),
  languages: fc.array(
    fc.record({
      language: fc.constantFrom('de', 'fr', '', 'xx'),
      level: fc.constantFrom('basic', '', 'C1'),
    }),
    { minLength: 1, maxLength: 11 },
  ),
  primarySkills: fc.array(fc.constantFrom(...skillIds, 'cobol'), { maxLength: 10 }),
  skillModules: fc.array(fc.constantFrom(...moduleIds, 'cobol'), { maxLength: 5 }),
  secondarySkills: fc.array(fc.constantFrom(...skillIds), { minLength: 1, maxLength: 13 }),
  certifications: fc.array(fc.constantFrom(...certificationIds), { minLength: 1, maxLength: 13 }),
  availability: fc.constantFrom<unknown>('soon', null),
  availableFrom: fc.constantFrom<unknown>('soon', '2099-02-30', '0026-01-03', incompleteDay),
  hoursPerWeek: number(4, 61),
  preferredProjectDuration: fc.constantFrom<unknown>('forever', null),
  summary: textAbout(100, 500),
  experience: textAbout(200, 2000),
  portfolioProjects: fc.array(
    fc.record({ title: textAbout(0, 5, 200), description: textAbout(0, 50) }),
    { minLength: 1, maxLength: 11 },
  ),
  linkedinUrl: webAddress,
  websiteUrl: webAddress,
  agreedToTerms: fc.constantFrom<unknown>(false, null),
};

/** Forms as people fill them in: mostly right, and odd in a field or two. */
const filledIn = fc
  .tuple(
    rightForm,
    fc
      .subarray(Object.keys(oddFields), { maxLength: 2 })
      .chain((names) =>
        fc.record(
          Object.fromEntries(names.map((name) => [name, oddFields[name] ?? fc.constant(0)])),
        ),
      ),
  )
  .map(([right, odd]) => ({ ...right, ...odd }));

const answerSchema = z.union([
  z.object({ profile: ownProfileSchema }),
  z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
]);

async function send(profile: object) {
  const response = await app.http.request('/api/me/consultant-profile', {
    method: 'PUT',
    headers: { cookie, origin: testPublicUrl, 'content-type': 'application/json' },
    body: JSON.stringify(profile),
  });
  return answerSchema.parse(await response.json());
}

/** What the server gives back of these values. */
function kept(values: ProfileFormValues): Partial<OwnProfile> {
  const {
    email: _email,
    agreedToTerms: _agreed,
    referralCode: _code,
    photoId: _photo,
    showsPhotoToClients,
    languages,
    availableFrom = null,
    ...rest
  } = values;
  return {
    ...rest,
    availableFrom,
    ...(languages && { languages }),
    ...(showsPhotoToClients !== undefined && { showsPhotoToClients }),
    phone: parsePhoneNumber(rest.phone, rest.country) ?? '',
  };
}

const account = { email: 'ada@example.test' };

describe.each([
  ['creating', createProfileSchema],
  ['editing', editProfileSchema],
] as const)('the form for %s a profile and the server', (_, schema) => {
  it('agree on every profile, and on what is wrong with it', async () => {
    const seen = { taken: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(filledIn, async (profile) => {
        const form = await schema.safeParseAsync({ ...profile, ...account });
        if (form.success) {
          seen.taken += 1;
          const { values } = leaveOutUnfinished(form.data);
          const { email: _email, ...sent } = values;
          const answer = await send(sent);
          expect(answer).toHaveProperty(
            'profile',
            expect.objectContaining(kept(await cleaned(values))),
          );
          // And what was given back can be edited.
          if (!('profile' in answer)) return;
          const again = await editProfileSchema.safeParseAsync(profileToEdit(answer.profile));
          expect(again.error).toBeUndefined();
          return;
        }
        seen.refused += 1;
        const said = form.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        const answer = await send(profile);
        if ('profile' in answer) expect.unreachable(`The form alone refuses: ${said.join('; ')}`);
        if (!('errors' in answer)) return;
        for (const { path, message } of answer.errors) {
          // When editing, the form leaves such a row out, and says so.
          if (!isUnfinishedRow(profile, path)) expect(said).toContain(`${path}: ${message}`);
        }
      }),
      { numRuns: rounds(40, 500) },
    );
    // Neither half of the question went unasked.
    expect(seen.taken).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });
});

/** The rows of a portfolio are cleaned by the server alone when they are edited. */
const cleaned = (values: ProfileFormValues): Promise<ProfileFormValues> =>
  createProfileSchema.parseAsync(values satisfies ProfileFormInput);

const portfolioSchema = z.array(z.object({ title: z.string(), description: z.string() }));

function isUnfinishedRow(profile: { portfolioProjects: unknown }, path: string): boolean {
  const [, row] = /^portfolioProjects\.(\d+)/.exec(path) ?? [];
  const project = portfolioSchema.parse(profile.portfolioProjects)[Number(row)];
  return project !== undefined && isUnfinished(project);
}
