import { spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import {
  type PhoneNumber,
  parsePhoneNumber,
} from '#features/profiles/consultants/rules/phone-number.ts';
import { consultantProfileSchema } from '#features/profiles/consultants/rules/profile-form.ts';
import { profileLimits } from '#features/profiles/consultants/rules/profile-limits.ts';
import { cleanLine, cleanText } from '#lib/api/clean-text.ts';
import { draftSkills } from './draft-skills.ts';
import type { FoundProfile, FoundWork, LeftOut, Said } from './found-profile.ts';
import { mostLeftOut } from './import-limits.ts';
import type { Month } from './month.ts';
import { distinctPlaces, type Place } from './place.ts';
import type { DraftFields, ProfileDraft } from './profile-draft.ts';
import { readLanguages } from './read-languages.ts';
import { shorten, shortenLine } from './shorten.ts';
import { countryOfCode, readWhereFrom } from './where-from.ts';
import { yearsOfExperience } from './years-of-experience.ts';

interface Part {
  fields: DraftFields;
  leftOut: LeftOut[];
}

const nothing: Part = { fields: {}, leftOut: [] };

const from = <Value>(value: Value, ...places: readonly Place[]) => ({
  value,
  places: distinctPlaces(places),
  words: [],
});

const lineOf = ({ text, place }: Said, max: number) =>
  from(shortenLine(cleanLine(text), max), place);

/**
 * A number as it is written; one that is too long for the form without what stands between its digits, for cut it would
 * be another.
 */
function phoneText(text: string, number: PhoneNumber): string {
  const written = cleanLine(text);
  return written.length > profileLimits.phone.max ? number : written;
}

/** Name, address of work and phone. */
function draftPerson({ firstName, lastName, location, phones }: FoundProfile): Part {
  const read = location && readWhereFrom(location.text);
  const coded = location?.countryCode ? countryOfCode(location.countryCode) : null;
  // With a code beside it the text is a city, whatever it is called.
  const country = coded?.country ?? read?.country ?? null;
  const timezone = read?.timezone ?? coded?.timezone ?? null;
  const city = coded && location ? (location.text.split(',')[0] ?? '').trim() : (read?.city ?? '');
  const [dialable] = phones.flatMap((each) => {
    const number = parsePhoneNumber(each.text, country ?? 'other');
    return number === null ? [] : [{ said: each, number }];
  });
  const unread = phones.filter((each) => each !== dialable?.said);
  return {
    fields: {
      ...(firstName && { firstName: lineOf(firstName, 100) }),
      ...(lastName && { lastName: lineOf(lastName, 100) }),
      ...(dialable && {
        phone: from(phoneText(dialable.said.text, dialable.number), dialable.said.place),
      }),
      ...(location && city !== '' && { city: from(cleanLine(city).slice(0, 100), location.place) }),
      ...(location && country && { country: from(country, location.place) }),
      ...(location && timezone && { timezone: from(timezone, location.place) }),
    },
    leftOut: unread.map(({ text, place }) => ({
      what: text,
      reason: dialable ? 'too-many' : 'not-understood',
      place,
    })),
  };
}

const monthText = ({ year, month }: Month): string =>
  month === null
    ? `${year}`
    : new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(Date.UTC(year, month - 1, 1)),
      );

/** "Lead consultant, Example Ltd (Jan 2020 – today)", and what was done there. */
function workText({ title, organisation, description, start, end }: FoundWork): string {
  const what = [title, organisation].filter((part) => part !== '').join(', ');
  const until = end === 'now' ? 'today' : end && monthText(end);
  const when = start ? ` (${monthText(start)}${until ? ` – ${until}` : ''})` : '';
  return [`${what}${when}`, description].filter((part) => part.trim() !== '').join('\n');
}

/** Title, years, summary and experience: the person's own words, as far as they fit. */
function draftWork(
  { headline, summary, work, workText: asWritten, hasUnreadDates }: FoundProfile,
  now: Date,
): Part {
  const current = work.find(({ end, title }) => end === 'now' && title !== '');
  const title = headline ?? (current && { text: current.title, place: current.place });
  const dated = work.filter(({ start }) => start !== null);
  // With one date unread the number of years is unknown.
  const years = hasUnreadDates ? null : yearsOfExperience(work, now);
  const told = work.filter((each) => each.title !== '' || each.description !== '');
  const experience = cleanText(
    asWritten.length > 0
      ? asWritten.map(({ text }) => text).join('\n')
      : told.map(workText).join('\n\n'),
  );
  const places = (asWritten.length > 0 ? asWritten : told).map(({ place }) => place);
  const lastPlace = places.at(-1);
  const { max } = profileLimits.experience;
  const summaryText = summary ? cleanText(summary.text) : '';
  const { max: summaryMax } = profileLimits.summary;
  return {
    fields: {
      ...(title && cleanLine(title.text) !== '' && { title: lineOf(title, 120) }),
      ...(years !== null &&
        years >= profileLimits.yearsExperience.min && {
          yearsExperience: from(
            Math.min(years, profileLimits.yearsExperience.max),
            ...dated.map(({ place }) => place),
          ),
        }),
      ...(summary &&
        summaryText !== '' && { summary: from(shorten(summaryText, summaryMax), summary.place) }),
      ...(experience !== '' && { experience: from(shorten(experience, max), ...places) }),
    },
    leftOut: [
      ...(summary ? [shortened(summaryText, summaryMax, summary.place)] : []),
      ...(lastPlace ? [shortened(experience, max, lastPlace)] : []),
    ],
  };
}

/** What did not fit, by how it begins; of what fits that is nothing, which is not told. */
const shortened = (text: string, max: number, place: Place): LeftOut => ({
  what: text.slice(shorten(text, max).length),
  reason: 'shortened',
  place,
});

/** Each language once, with the level that is said of it first. */
function draftLanguages({ languages }: FoundProfile): Part {
  const read = languages.map((each) => ({ ...each, found: readLanguages(each.text) }));
  const all = read.flatMap(({ found, place }) => (found ?? []).map((each) => ({ ...each, place })));
  const distinct = all.filter(
    ({ language }, index) => all.findIndex((each) => each.language === language) === index,
  );
  const { max } = profileLimits.languages;
  const taken = distinct.slice(0, max);
  return {
    fields: {
      ...(taken.length > 0 && {
        languages: from(
          taken.map(({ language, level }) => ({ language, level })),
          ...taken.map(({ place }) => place),
        ),
      }),
    },
    leftOut: [
      ...read.flatMap(({ text, place, found }): LeftOut[] =>
        found ? [] : [{ what: text, reason: 'not-understood', place }],
      ),
      ...distinct.slice(max).map(
        ({ language, place }): LeftOut => ({
          what: spokenLanguages.label(language),
          reason: 'too-many',
          place,
        }),
      ),
    ],
  };
}

const { title: titleSchema, description: descriptionSchema } =
  consultantProfileSchema.shape.portfolioProjects.element.shape;

/** Projects that the form takes as they are: those without a word about them are left out. */
function draftProjects({ projects }: FoundProfile): Part {
  const ready = projects.flatMap(({ title, description, place }) => {
    const project = {
      title: titleSchema.safeParse(shortenLine(cleanLine(title), 200)),
      description: descriptionSchema.safeParse(shorten(cleanText(description), 2000)),
    };
    return project.title.success && project.description.success
      ? [{ title: project.title.data, description: project.description.data, place }]
      : [];
  });
  const { max } = profileLimits.portfolioProjects;
  const taken = ready.slice(0, max);
  const leftOut = projects
    .filter(({ place }) => !taken.some((each) => each.place === place))
    .map(
      ({ title, place }): LeftOut => ({
        what: title,
        reason: ready.some((each) => each.place === place) ? 'too-many' : 'incomplete',
        place,
      }),
    );
  if (taken.length === 0) return { fields: {}, leftOut };
  const value = taken.map(({ title, description }) => ({ title, description }));
  return {
    fields: { portfolioProjects: from(value, ...taken.map(({ place }) => place)) },
    leftOut,
  };
}

/** The same address, however it is written. */
const comparableAddress = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

/** The profile at LinkedIn, and the first other address. */
function draftLinks({ links }: FoundProfile): Part {
  const isLinkedIn = (text: string) => /^https?:\/\/([a-z]+\.)?linkedin\.com\//i.test(text);
  const schema = consultantProfileSchema.shape.websiteUrl;
  const read = links.map(({ text, place }) => {
    const address = schema.safeParse(text.replace(/[.,]+$/, ''));
    return { text, place, address: address.success ? address.data : '' };
  });
  const distinct = new Map(
    read
      .filter(({ address }) => address !== '')
      .reverse()
      .map(({ address, place }) => [comparableAddress(address), { text: address, place }]),
  );
  const valid = [...distinct.values()].reverse();
  const linkedIn = valid.find(({ text }) => isLinkedIn(text));
  const website = valid.find(({ text }) => !isLinkedIn(text));
  return {
    fields: {
      ...(linkedIn && { linkedinUrl: from(linkedIn.text, linkedIn.place) }),
      ...(website && { websiteUrl: from(website.text, website.place) }),
    },
    leftOut: [
      ...valid
        .filter((each) => each !== linkedIn && each !== website)
        .map(({ text, place }): LeftOut => ({ what: text, reason: 'too-many', place })),
      ...read
        .filter(({ address }) => address === '')
        .map(({ text, place }): LeftOut => ({ what: text, reason: 'not-understood', place })),
    ],
  };
}

const briefly = (left: LeftOut): LeftOut => ({
  ...left,
  what: shorten(cleanLine(left.what), 120),
});

/** Makes a draft of the profile form out of what a file says. Nothing is guessed: what it does not say stays empty. */
export function draftOf(found: FoundProfile, now: Date): Omit<ProfileDraft, 'format'> {
  const parts: Part[] = [
    draftPerson(found),
    draftWork(found, now),
    draftLanguages(found),
    draftSkills(found, now),
    draftProjects(found),
    draftLinks(found),
    { ...nothing, leftOut: [...found.leftOut] },
  ];
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    leftOut: parts
      .flatMap(({ leftOut }) => leftOut)
      .map(briefly)
      .filter(({ what }) => what !== '')
      .slice(0, mostLeftOut),
  };
}
