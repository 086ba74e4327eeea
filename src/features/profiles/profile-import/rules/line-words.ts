import { plainLetters } from '#catalogue/plain-letters.ts';
import { isCountry, readWhereFrom } from './where-from.ts';

export const bullet = /^[\s•●▪◦‣·*–—-]+(?=\S)/;

/** A line without the mark of a list before it. */
export const bare = (text: string): string => text.replace(bullet, '').trim();

const roles =
  /(?:^|[\s/,&-])(?:consultant|consultants|developer|architect|engineer|manager|lead|leader|analyst|specialist|expert|director|head|administrator|admin|trainer|tester|owner|founder|freelancer|contractor|advisor|adviser|partner|controller|accountant|coordinator|designer|master|officer|president|chief|cto|cio|ceo|intern|trainee|assistant|associate|programmer|technician|[\p{L}-]*berater(?:in)?|[\p{L}-]*entwickler(?:in)?|[\p{L}-]*leiter(?:in)?|architekt(?:in)?|ingenieur(?:in|e)?|[\p{L}-]*spezialist(?:in)?|consultante?|developpeu(?:r|se)|architecte|chef|responsable|conseill(?:er|ere)|directeur|directrice|analyste|consultor(?:a)?|desarrollador(?:a)?|ingeniero|ingeniera|jefe|jefa|gerente|analista|arquitecto|arquitecta|adviseur|ontwikkelaar|beheerder|consulente|sviluppatore|architetto|konsultant(?:ka)?|programista|kierownik|specjalista)(?=$|[\s/,&)|-])/u;

/** Whether a text names a role: "Lead Consultant", "Beraterin". */
export const hasRole = (text: string): boolean => roles.test(plainLetters(text));

/** Whether a text is a place and nothing else: "Vienna, Austria". */
export const isPlaceText = (text: string): boolean =>
  text.length <= 60 &&
  !hasRole(text) &&
  (isCountry(text) || (text.includes(',') && readWhereFrom(text).country !== null));
