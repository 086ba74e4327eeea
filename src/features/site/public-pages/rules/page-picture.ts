import { type CanonicalPath, canonicalPaths, pageMetadata } from '../content/page-metadata.ts';
import { type PictureSubject, type PictureText, pictureAddress } from './picture-address.ts';

/** The picture of a page, a skill or a city: what it is about, what it says, and where it is. */
export interface PagePicture {
  subject: PictureSubject;
  text: PictureText;
}

/** `/how-it-works?for=consultants` is `how-it-works-for-consultants`, and `/` is `home`. */
const nameOf = (path: CanonicalPath): string =>
  path === '/' ? 'home' : path.slice(1).replace(/[^a-z0-9]/g, '-');

/** The picture of one of the pages in the register. */
export function pictureOfPage(path: CanonicalPath): PagePicture {
  const { title, picture } = pageMetadata[path];
  return {
    subject: { kind: 'page', name: nameOf(path) },
    text: { headline: picture.headline ?? title, line: picture.line },
  };
}

/** The page whose picture has this name; null when there is none. */
export const findPageOfPicture = (name: string): CanonicalPath | null =>
  canonicalPaths.find((path) => nameOf(path) === name) ?? null;

/** The picture of a skill's page, by the title of its guide. */
export const pictureOfSkill = (skill: string, title: string): PagePicture => ({
  subject: { kind: 'skill', name: skill },
  text: { headline: title, line: 'Rates, availability and typical projects. No agency.' },
});

// What the typeface has letters for, and a line has room for.
const drawable = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]{1,28}$/u;

/** The picture of a city's page; without the name where that cannot be drawn. */
export function pictureOfCity(city: string, name: string): PagePicture {
  const composed = name.normalize('NFC');
  return {
    subject: { kind: 'city', name: city },
    text: {
      headline: drawable.test(composed)
        ? `Dynamics 365 consultants in ${composed}`
        : 'Dynamics 365 consultants, city by city',
      line: 'Direct contact. No agency.',
    },
  };
}

/** Where a picture is, from the root of the site. */
export const addressOfPicture = ({ subject, text }: PagePicture): string =>
  pictureAddress(subject, text);
