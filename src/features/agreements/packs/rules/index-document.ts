import { dayInWords } from '#lib/calendar-days.ts';
import type { PrintedDocument } from '../../lib/documents/printed-document.ts';

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
      title: 'Files',
      parts: [
        {
          kind: 'text',
          text: `Downloaded on ${dayInWords(now.toISOString())}. Two files with the same SHA-256 are the same.`,
        },
        {
          kind: 'table',
          columns: [
            { title: 'File', share: 4 },
            { title: 'What it is', share: 4 },
            { title: 'From', share: 2 },
            { title: 'SHA-256', share: 5 },
          ],
          rows: files.map(({ path, title, date, sha256 }) => [
            path,
            title,
            date ? dayInWords(date.toISOString()) : '',
            sha256,
          ]),
        },
      ],
    },
  ],
});
