import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { importMaxBytes } from './rules/import-limits.ts';
import { profileDraftSchema } from './rules/profile-draft.ts';

/** Why a file is not read. */
export const importRefusals = {
  IMPORT_TOO_LARGE: { status: 413, message: 'The file is larger than 10 MB.' },
  NOT_A_PROFILE_FILE: {
    status: 415,
    message: 'This is no LinkedIn export, JSON Resume, PDF or Word document.',
  },
  FILE_PROTECTED: { status: 422, message: 'This file is kept by a password.' },
  FILE_BROKEN: { status: 422, message: 'This file is damaged and cannot be read.' },
  FILE_TOO_COMPLEX: { status: 422, message: 'This file unfolds to more than can be read.' },
  NO_TEXT_IN_FILE: { status: 422, message: 'There is no text in this file that could be read.' },
  NO_PROFILE_IN_FILE: { status: 422, message: 'This file says nothing that a profile asks for.' },
  IMPORT_BUSY: { status: 503, message: 'Too many files are being read. Try again soon.' },
} as const;

export const profileImportContract = {
  readProfileFile: operation({
    method: 'POST',
    path: '/me/consultant-profile/drafts',
    access: 'consultant',
    summary: 'Read a file as a draft of the profile form',
    description:
      'The body is the file itself, up to 10 MB: LinkedIn’s export (a zip of tables, or one of its tables), a JSON Resume, ' +
      'a PDF or a Word document. The answer is a draft, with the place in the file that each field came from, and what was ' +
      'found and not taken over. Nothing is kept: neither the file nor the draft.',
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ query: z.strictObject({}), body: z.file().max(importMaxBytes) }))
    .output(profileDraftSchema)
    .errors(importRefusals),
};
