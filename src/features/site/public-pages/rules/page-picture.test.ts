import { describe, expect, it } from 'vitest';
import { canonicalPaths, pageMetadata } from '../content/page-metadata.ts';
import {
  addressOfPicture,
  findPageOfPicture,
  pictureOfCity,
  pictureOfPage,
  pictureOfSkill,
} from './page-picture.ts';
import { readPictureAddress } from './picture-address.ts';

describe('the picture of a page', () => {
  it('has a name that leads back to the page', () => {
    for (const path of canonicalPaths) {
      expect(findPageOfPicture(pictureOfPage(path).subject.name)).toBe(path);
    }
    expect(findPageOfPicture('no one-wrote-this')).toBeNull();
  });

  it('is named in one line of letters, digits and hyphens', () => {
    expect(pictureOfPage('/').subject).toEqual({ kind: 'page', name: 'home' });
    expect(pictureOfPage('/d365-expertise').subject.name).toBe('d365-expertise');
    expect(pictureOfPage('/how-it-works?for=consultants').subject.name).toBe(
      'how-it-works-for-consultants',
    );
  });

  it('says the title, or the headline that stands in its place', () => {
    const { title, picture } = pageMetadata['/'];
    expect(pictureOfPage('/').text).toEqual(picture);
    expect(picture.headline).not.toBe(title);
    const terms = pageMetadata['/terms'];
    expect(terms.picture.headline).toBeUndefined();
    expect(pictureOfPage('/terms').text).toEqual({
      headline: terms.title,
      line: terms.picture.line,
    });
  });
});

it('the picture of a skill says the title of its guide', () => {
  expect(pictureOfSkill('sales', 'Dynamics 365 Sales consultants')).toEqual({
    subject: { kind: 'skill', name: 'sales' },
    text: {
      headline: 'Dynamics 365 Sales consultants',
      line: 'Rates, availability and typical projects. No agency.',
    },
  });
});

describe('the picture of a city', () => {
  const headlineFor = (name: string) => pictureOfCity('somewhere', name).text.headline;

  it.each(['Bath', 'Київ', 'St. John’s 2', 'x'.repeat(28)])('names %s', (name) => {
    expect(headlineFor(name)).toBe(`Dynamics 365 consultants in ${name}`);
  });

  it.each(['東京', 'Bath 東', '東 Bath', '', 'x'.repeat(29)])(
    'goes without %j, which cannot be drawn',
    (name) => {
      expect(headlineFor(name)).toBe('Dynamics 365 consultants, city by city');
    },
  );

  it('is the same however the accents are typed', () => {
    expect(headlineFor('Lie\u0300ge')).toBe('Dynamics 365 consultants in Li\u00e8ge');
  });

  it('is found under the city, and changes with its name', () => {
    const bath = pictureOfCity('bath-uk', 'Bath');
    expect(bath.text.line).toBe('Direct contact. No agency.');
    expect(readPictureAddress(addressOfPicture(bath))).toEqual(bath.subject);
    expect(addressOfPicture(bath)).not.toBe(addressOfPicture(pictureOfCity('bath-uk', 'Baths')));
  });
});
