import { plainLetters } from '#catalogue/plain-letters.ts';
import type { LeftOut, Said } from './found-profile.ts';
import { hasRole } from './line-words.ts';
import { isDay, readMonth } from './month.ts';
import type { ResumeLine } from './resume-lines.ts';
import { findSpan } from './spans.ts';
import { isCountry, postcode, readWhereFrom } from './where-from.ts';

export const email = /[^\s@<>()[\],;:|"]+@[^\s@<>()[\],;:|"]+\.[\p{L}\d-]+/u;
const phone = /(?:\(?\+|\(0|\b0|\b\(?\d{3})[\d\s().\-/]{7,20}\d/g;
export const webAddress = /(?:https?:\/\/|www\.|\blinkedin\.com\/)[^\s|,;()<>"']+/gi;
const bareAddress =
  /^(?!(?:asp|vb|ado|node|www)\.|linkedin\.com)[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|net|org|io|dev|eu|example|[a-z]{2})(?:\/\S*)?$/;

/** What stands by itself on a line above the headings: between bars and dots, or the whole line. */
export interface Piece extends Said {
  kind: 'mail' | 'phone' | 'address' | 'place' | 'personal' | 'date' | 'street' | 'words';
  /** What it holds, without a label before it. */
  value: string;
  line: ResumeLine;
}

const between = /\s*[|•·●▪⋅∙‖]\s*/;
const label = /^([\p{L}.' -]{2,40}):\s*/u;
const personal =
  /^(?:date of birth|birth|born|d\.?o\.?b\b|place of birth|geburts|geboren|date de naissance|ne le|nee le|fecha de nacimiento|lugar de nacimiento|geboorte|data di nascita|data urodzenia|nationalit|staatsangeh|nacionalidad|nazionalita|cittadinanza|narodowosc|obywatelstwo|marital|familienstand|etat civil|situation familiale|estado civil|burgerlijke|gender|sex\b|geschlecht|sexe|sexo|age\b|alter\b|edad|religion|konfession|visa|passport|driving|fuhrerschein|permis|rijbewijs)/;
const placeLabel =
  /^(?:address|home address|adresse|anschrift|direccion|domicilio|adres|indirizzo|location|wohnort|standort|ort|city|ville|ciudad|woonplaats|residence|lives in|based in)/;
const streetWord =
  /\b(?:street|st|road|rd|lane|avenue|ave|drive|close|boulevard|square|rue|allee|calle|via|plaza|laan|ulica|ul)\b\.?|stra(?:ss|ß)e\b|str\.|weg\b|gasse\b|platz\b|ring\b|straat\b/i;

/** Phone numbers in a text; dates are none. */
function phonesIn(text: string): string[] {
  return (text.match(phone) ?? []).flatMap((found) => {
    const number = found.trim().replace(/\((\+\d{1,3})\)/, '$1');
    const isDate = isDay(number) || findSpan(number) !== null || readMonth(number) !== null;
    return isDate ? [] : [number];
  });
}

const isPlace = (text: string): boolean =>
  text.length <= 80 &&
  (isCountry(text) ||
    (/[,(]|\s[/–—-]\s/.test(text) && !hasRole(text) && readWhereFrom(text).country !== null));

const isStreet = (text: string): boolean =>
  /\d/.test(text) && (streetWord.test(text) || hasPostcode(text)) && text.length <= 80;

/** "1010 Vienna", "Leeds LS1 4AB": a place by its postcode, and not "1010 users". */
const hasPostcode = (text: string): boolean => {
  const without = text.replace(postcode, '').trim();
  return without !== text && /^\p{Lu}[\p{L} .-]*$/u.test(without) && without.split(' ').length <= 3;
};

function kindOf(text: string, said: string | null, value: string): Piece['kind'] {
  if (said !== null && personal.test(said)) return 'personal';
  if (personal.test(plainLetters(text)) && /\d/.test(text)) return 'personal';
  if (email.test(text)) return 'mail';
  if (new RegExp(webAddress).test(text) || bareAddress.test(value)) return 'address';
  if (phonesIn(text).length > 0) return 'phone';
  if (isPlace(value) || (said !== null && placeLabel.test(said))) return 'place';
  if (isDay(value) || findSpan(value) !== null || readMonth(value) !== null) return 'date';
  if (isStreet(value)) return 'street';
  return 'words';
}

/** The pieces of a line, each by what it holds and not by where it stands. */
export const piecesOf = (line: ResumeLine): Piece[] =>
  line.text
    .split(between)
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\d]/u.test(text))
    .map((text) => {
      const [before = '', said] = label.exec(text) ?? [];
      const plain = said === undefined ? null : plainLetters(said);
      const value = text.slice(before.length);
      return { text, value, kind: kindOf(text, plain, value), place: line.place, line };
    });

/** The numbers, addresses and mail addresses of a person's own lines, those behind words included. */
export const phonesOf = (pieces: readonly Piece[]): Said[] =>
  pieces
    .filter(({ kind }) => kind !== 'personal' && kind !== 'date')
    .flatMap(({ text, place }) => phonesIn(text).map((number) => ({ text: number, place })));

/** Addresses without their protocol, as people write them beside their name. */
export const bareAddressesOf = (pieces: readonly Piece[]): Said[] =>
  pieces
    .filter(({ kind, value }) => kind === 'address' && bareAddress.test(value))
    .map(({ value, place }) => ({ text: `https://${value}`, place }));

/** Where the person lives: a city with its country, else what is called an address, else a country alone. */
export function placeOf(pieces: readonly Piece[]): Piece | null {
  const places = pieces.filter(({ kind }) => kind === 'place');
  const [country] = places;
  const whole =
    places.find(({ value }) => isPlace(value) && !isCountry(value)) ??
    places.find(({ value }) => !isCountry(value));
  if (whole || !country) return whole ?? null;
  // An address in several lines: the city by its postcode, and below it the country.
  const city = pieces[pieces.indexOf(country) - 1];
  return city && city.kind === 'street' && hasPostcode(city.value)
    ? { ...country, value: `${city.value}, ${country.value}` }
    : country;
}

const nameOfDocument =
  /^(?:curriculum vitae|curriculum|vitae|cv|r[eé]sum[eé]|lebenslauf|life ?course|europass.*)$/i;
const nameOfLink =
  /^(?:linked ?in|xing|github|website|web ?site|homepage|web|blog|portfolio|profile?|e-?mail|mail|phone|tel)$/i;

/** Whether a piece says what a person is: no sentence, no name of a document, no word that an address is behind. */
export const isTitlePiece = ({ text, kind, line }: Piece): boolean =>
  kind === 'words' &&
  /\p{L}{3}/u.test(text) &&
  text.length <= 220 &&
  !(/[.!?]$/.test(text) && text.split(' ').length > 8) &&
  !nameOfDocument.test(text) &&
  !(line.links && nameOfLink.test(text));

/** What of a person's lines has no field, or is not understood. */
export function unreadPieces(pieces: readonly Piece[], used: ReadonlySet<Piece>): LeftOut[] {
  return pieces
    .filter((piece) => !used.has(piece))
    .filter(({ kind }) => kind !== 'mail' && kind !== 'phone' && kind !== 'address')
    .filter(
      ({ text, line }) => !nameOfDocument.test(text) && !(line.links && nameOfLink.test(text)),
    )
    .map(({ text, place, kind }) => ({
      what: text,
      reason: kind === 'personal' || kind === 'street' ? 'no-field' : 'not-understood',
      place,
    }));
}
