import type { TellingWord } from '#catalogue/telling-weights.ts';
import { readTellingWords } from '#catalogue/telling-words.ts';
import { mostWritten } from './weights.ts';

/*
 * Which words of a project and of a profile are compared. Apart from the score itself, so that pages which explain one
 * do not load the whole catalogue of needs. Each part is read by itself: no saying begins in one and ends in the next.
 */

/** What a project says, of which a consultant can have written. */
export const readProjectWords = (project: { title: string; description: string }): TellingWord[] =>
  readTellingWords([project.title, project.description]);

/**
 * The keys of what a consultant has written, sorted: of summary, experience and portfolio, and of nothing that is
 * listed.
 */
export function readWritten(profile: {
  summary: string;
  experience: string;
  portfolio: readonly { title: string; description: string }[];
}): string[] {
  const said = readTellingWords([
    profile.summary,
    profile.experience,
    ...profile.portfolio.flatMap(({ title, description }) => [title, description]),
  ]);
  return [...new Set(said.slice(0, mostWritten).flatMap(({ keys }) => keys))].sort();
}
