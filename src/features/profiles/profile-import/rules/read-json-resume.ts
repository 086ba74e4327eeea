import {
  type FoundCertificate,
  type FoundProfile,
  type FoundProject,
  type FoundWork,
  type LeftOut,
  nothingFound,
  type Said,
} from './found-profile.ts';
import { readEnd, readMonth } from './month.ts';
import type { Place } from './place.ts';
import { languageText } from './read-languages.ts';
import { splitName } from './split-name.ts';

/** A value of the document and the path that leads to it: "work[0].summary". */
interface Node {
  value: unknown;
  path: string;
}

const child = ({ value, path }: Node, key: string): Node => ({
  value:
    typeof value === 'object' && value !== null && Object.hasOwn(value, key)
      ? (value as Record<string, unknown>)[key]
      : undefined,
  path: path === '' ? key : `${path}.${key}`,
});

const items = ({ value, path }: Node): Node[] =>
  Array.isArray(value)
    ? value.map((each: unknown, index) => ({ value: each, path: `${path}[${index}]` }))
    : [];

const placeOf = ({ path }: Node): Place => ({ kind: 'path', path });

function textOf({ value }: Node): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

const said = (node: Node): Said | null =>
  textOf(node) === '' ? null : { text: textOf(node), place: placeOf(node) };

/** The first of these keys that holds a text; older documents have other names. */
const firstOf = (node: Node, ...keys: readonly string[]): string =>
  keys.map((key) => textOf(child(node, key))).find((text) => text !== '') ?? '';

const paragraphsOf = (node: Node): string =>
  [firstOf(node, 'summary', 'description'), ...items(child(node, 'highlights')).map(textOf)]
    .filter((text) => text !== '')
    .join('\n');

/** Dates of a position that are not understood. */
const unreadDates = (node: Node): Node[] =>
  [child(node, 'startDate'), child(node, 'endDate')].filter(
    (date) => textOf(date) !== '' && readEnd(textOf(date)) === null,
  );

const workOf = (node: Node): FoundWork => {
  const end = firstOf(node, 'endDate');
  return {
    title: firstOf(node, 'position', 'title'),
    organisation: firstOf(node, 'name', 'company'),
    description: paragraphsOf(node),
    start: readMonth(firstOf(node, 'startDate')),
    end: end === '' ? 'now' : readEnd(end),
    place: placeOf(node),
  };
};

const projectOf = (node: Node): FoundProject => ({
  title: firstOf(node, 'name'),
  description: paragraphsOf(node),
  place: placeOf(node),
});

const certificateOf = (node: Node): FoundCertificate => ({
  name: firstOf(node, 'name', 'title'),
  issuer: firstOf(node, 'issuer', 'awarder'),
  expires: readMonth(firstOf(node, 'endDate', 'expires')),
  place: placeOf(node),
});

/** A skill, or a heading with the skills below it. */
function skillsOf(node: Node): FoundProfile['skills'][number][] {
  const keywords = items(child(node, 'keywords')).flatMap((keyword) => said(keyword) ?? []);
  const name = said(child(node, 'name'));
  const named = name && { ...name, ...(keywords.length > 0 && { isHeading: true as const }) };
  return [...(named ? [named] : []), ...keywords];
}

const otherSections = [
  'education',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
];

function locationOf(basics: Node): FoundProfile['location'] {
  const location = child(basics, 'location');
  const written = said(location);
  if (written) return written;
  const parts = ['city', 'region', 'country'].map((key) => textOf(child(location, key)));
  const text = parts.filter((part) => part !== '').join(', ');
  const countryCode = textOf(child(location, 'countryCode'));
  return text === '' && countryCode === '' ? null : { text, place: placeOf(location), countryCode };
}

const ownSections = [
  'basics',
  'work',
  'skills',
  'languages',
  'certificates',
  'projects',
  ...otherSections,
];
const ofBasics = [
  ...[
    'name',
    'label',
    'image',
    'picture',
    'email',
    'phone',
    'url',
    'website',
    'summary',
    'location',
  ],
  'profiles',
];

const keysOf = ({ value }: Node): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

const isEmptyValue = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** What of an object is none of these keys and holds something. */
const unknownIn = (node: Node, known: readonly string[]): Node[] =>
  keysOf(node)
    .filter((key) => !known.includes(key) && !/^[$_]|^meta$/.test(key))
    .map((key) => child(node, key))
    .filter(({ value }) => !isEmptyValue(value));

/**
 * Whether a parsed JSON document is a JSON Resume, by the sections it has: Reactive Resume has `basics`, too, and the
 * rest elsewhere.
 */
export const isJsonResume = (value: unknown): boolean => {
  const root = { value, path: '' };
  const basics = child(root, 'basics').value;
  if (typeof (child(root, 'sections').value ?? '') === 'object') return false;
  return (
    (typeof basics === 'object' && basics !== null) ||
    items(child(root, 'work')).length > 0 ||
    items(child(root, 'skills')).length > 0
  );
};

/**
 * Reads a JSON Resume (jsonresume.org), of version 1 or of the one before it. Values of other kinds than a text are
 * passed over.
 */
export function readJsonResume(value: unknown): FoundProfile {
  const root: Node = { value, path: '' };
  const basics = child(root, 'basics');
  const name = said(child(basics, 'name'));
  const names = name ? splitName(name.text) : null;
  const part = (text: string | undefined): Said | null =>
    name && text ? { text, place: name.place } : null;
  const address = said(child(basics, 'url')) ?? said(child(basics, 'website'));
  const sections = otherSections.map((section) => child(root, section));
  const work = items(child(root, 'work')).map(workOf);

  const unread = items(child(root, 'work')).flatMap(unreadDates);
  const notUnderstood = [
    ...unknownIn(root, ownSections),
    ...unknownIn(basics, ofBasics),
    ...unread.filter(({ path }) => path.endsWith('endDate')),
    ...items(child(root, 'certificates')).flatMap((certificate) =>
      [child(certificate, 'endDate'), child(certificate, 'expires')].filter(
        (date) => textOf(date) !== '' && readEnd(textOf(date)) === null,
      ),
    ),
    // A profile that is named and has no address.
    ...items(child(basics, 'profiles')).filter(
      (profile) =>
        textOf(child(profile, 'url')) === '' && textOf(child(profile, 'username')) !== '',
    ),
  ];

  const leftOut: LeftOut[] = [
    ...notUnderstood.map(
      (node): LeftOut => ({
        what: textOf(node) || node.path,
        reason: 'not-understood',
        place: placeOf(node),
      }),
    ),
    ...sections
      .filter((section) => items(section).length > 0)
      .map(
        (section): LeftOut => ({
          what: section.path,
          reason: 'no-field',
          place: placeOf(section),
        }),
      ),
    ...(said(child(basics, 'email'))
      ? [
          {
            what: 'basics.email',
            reason: 'account-has-it',
            place: placeOf(child(basics, 'email')),
          } as const,
        ]
      : []),
    ...((said(child(basics, 'image')) ?? said(child(basics, 'picture')))
      ? [
          {
            what: 'basics.image',
            reason: 'no-field',
            place: placeOf(child(basics, 'image')),
          } as const,
        ]
      : []),
    ...work
      .filter(({ start }) => start === null)
      .map(
        (each): LeftOut => ({
          what: each.title || each.organisation,
          reason: 'not-understood',
          place: each.place,
        }),
      ),
  ];

  return {
    ...nothingFound,
    firstName: part(names?.firstName),
    lastName: part(names?.lastName),
    phones: [said(child(basics, 'phone'))].flatMap((each) => each ?? []),
    headline: said(child(basics, 'label')),
    location: locationOf(basics),
    summary: said(child(basics, 'summary')),
    work,
    skills: items(child(root, 'skills')).flatMap(skillsOf),
    languages: items(child(root, 'languages'))
      .map((each) => ({
        text: languageText(firstOf(each, 'language', 'name'), firstOf(each, 'fluency', 'level')),
        place: placeOf(each),
      }))
      .filter(({ text }) => text !== ''),
    certificates: items(child(root, 'certificates')).map(certificateOf),
    projects: items(child(root, 'projects')).map(projectOf),
    links: [
      address,
      ...items(child(basics, 'profiles')).map((each) => said(child(each, 'url'))),
    ].flatMap((each) => each ?? []),
    hasUnreadDates: unread.length > 0,
    leftOut,
  };
}
