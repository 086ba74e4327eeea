import type { SourceFile } from './source-file.ts';

/**
 * The areas of `src/features`. An area may import those above it and never those below: an application knows its
 * project, a project knows nothing of applications. Each area has a folder for each of its nouns; nouns of one area may
 * import each other, as long as no files import each other in a circle.
 */
export const areas = [
  // Records that every area writes: the audit log, consent to cookies, page views.
  'platform',
  // Who a user is and how they prove it.
  'identity',
  // What a user is notified of, and by which channel.
  'notifications',
  // What operators set for the site, and its mode after a restore.
  'site-operations',
  // Subscriptions, invoices and the months that referrals earn.
  'billing',
  // What consultants say of themselves, and what of it is verified.
  'profiles',
  // The companies that clients act for, and their members.
  'companies',
  // From a project to an accepted application.
  'hiring',
  // What the two sides of a deal agree on paper: supplier, statement of work, time sheets.
  'agreements',
  // What the two sides of completed deals say of each other.
  'reviews',
  // What a client and a consultant write and arrange, and which answers are pending.
  'conversations',
  // What admins decide about people, reports and requests.
  'moderation',
  // Finding consultants and projects, and searches that are saved.
  'search',
  // What admins read of everything; exports and erasures.
  'administration',
  // The public pages.
  'site',
] as const;

/**
 * Where a file of a noun is: area, noun, and its path inside the noun's folder. An area's `lib` has no nouns. Null for
 * all other files.
 */
export function placeInFeatures(
  path: string,
): { area: string; noun: string; inside: string } | null {
  const [, area, noun, inside] = /^src\/features\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return area && noun && noun !== 'lib' && inside ? { area, noun, inside } : null;
}

/** The nouns of all areas, by their folders. */
export const nounsOf = (files: readonly SourceFile[]): string[] => [
  ...new Set(files.flatMap(({ path }) => placeInFeatures(path)?.noun ?? [])),
];
