import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

/** Languages that consultants speak, by ISO 639-1 code (`fil` is ISO 639-2), in the order of their English names. */
export const spokenLanguages = defineEnumeration({
  af: 'Afrikaans',
  sq: 'Albanian',
  am: 'Amharic',
  ar: 'Arabic',
  hy: 'Armenian',
  az: 'Azerbaijani',
  eu: 'Basque',
  be: 'Belarusian',
  bn: 'Bengali',
  bs: 'Bosnian',
  bg: 'Bulgarian',
  ca: 'Catalan',
  zh: 'Chinese',
  hr: 'Croatian',
  cs: 'Czech',
  da: 'Danish',
  nl: 'Dutch',
  en: 'English',
  et: 'Estonian',
  fil: 'Filipino',
  fi: 'Finnish',
  fr: 'French',
  gl: 'Galician',
  ka: 'Georgian',
  de: 'German',
  el: 'Greek',
  gu: 'Gujarati',
  he: 'Hebrew',
  hi: 'Hindi',
  hu: 'Hungarian',
  is: 'Icelandic',
  id: 'Indonesian',
  ga: 'Irish',
  it: 'Italian',
  ja: 'Japanese',
  kn: 'Kannada',
  kk: 'Kazakh',
  ko: 'Korean',
  lv: 'Latvian',
  lt: 'Lithuanian',
  mk: 'Macedonian',
  ms: 'Malay',
  ml: 'Malayalam',
  mt: 'Maltese',
  mr: 'Marathi',
  ne: 'Nepali',
  no: 'Norwegian',
  fa: 'Persian',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ro: 'Romanian',
  ru: 'Russian',
  sr: 'Serbian',
  si: 'Sinhala',
  sk: 'Slovak',
  sl: 'Slovenian',
  es: 'Spanish',
  sw: 'Swahili',
  sv: 'Swedish',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  ur: 'Urdu',
  uz: 'Uzbek',
  vi: 'Vietnamese',
  cy: 'Welsh',
  zu: 'Zulu',
});
export type SpokenLanguage = ValueOf<typeof spokenLanguages>;

/** How well a language is spoken, the least first. */
export const languageLevels = defineEnumeration({
  basic: 'Basic',
  conversational: 'Conversational',
  fluent: 'Fluent',
  native: 'Native',
});
export type LanguageLevel = ValueOf<typeof languageLevels>;

/** A language that a consultant speaks, and how well. */
export interface LanguageSkill {
  language: SpokenLanguage;
  level: LanguageLevel;
}

/** Whether work can be done in it: a search for a language leaves out those who know its basics. */
export const isWorkingLevel = (level: LanguageLevel): boolean => level !== 'basic';

/** `German (fluent)`. */
export const labelOfLanguage = ({ language, level }: LanguageSkill): string =>
  `${spokenLanguages.label(language)} (${languageLevels.label(level).toLowerCase()})`;
