import type { SupportedLocale } from './locale-currencies.ts';

/** The names of the supported languages. */
export const localeNames: Record<SupportedLocale, string> = {
  'en-US': 'English, United States',
  'en-GB': 'English, United Kingdom',
  'en-AU': 'English, Australia',
  'en-CA': 'English, Canada',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  nl: 'Dutch',
  pt: 'Portuguese',
  sv: 'Swedish',
  no: 'Norwegian',
  da: 'Danish',
  pl: 'Polish',
  ja: 'Japanese',
  zh: 'Chinese',
  ko: 'Korean',
  hi: 'Hindi',
  'pt-BR': 'Portuguese, Brazil',
  'es-MX': 'Spanish, Mexico',
};
