import { dayInWords } from '#lib/calendar-days.ts';
import type { PrintedDocument, Section } from '../../lib/documents/printed-document.ts';

/** A file of a pack, as its index names it. */
export interface IndexedFile {
  path: string;
  title: string;
  date: Date | null;
  sha256: string;
}

/** The index of a pack: which files it has, from when, and by which checksums they are told from others. */
export const indexOf = (
  projectTitle: string,
  files: readonly IndexedFile[],
  now: Date,
): PrintedDocument => ({
  title: 'Papers of a deal',
  header: projectTitle,
  notice: null,
  footer: null,
  date: now,
  sections: [
    {
      title: 'Checksums',
      parts: [
        {
          kind: 'text',
          text: `Downloaded on ${dayInWords(now.toISOString())}. Two files with the same SHA-256 are the same.`,
        },
      ],
    },
    ...files.map(({ path, title, date, sha256 }): Section => {
      const what = date ? `${title}, ${dayInWords(date.toISOString())}` : title;
      return { title: path, parts: [{ kind: 'text', text: `${what}\nSHA-256 ${sha256}` }] };
    }),
  ],
});
