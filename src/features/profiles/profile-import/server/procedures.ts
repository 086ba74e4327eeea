import { implementOperations } from '#server/implement-operations.ts';
import { profileImportContract } from '../contract.ts';
import { readProfileFile } from './queries/read-profile-file.ts';

const operations = implementOperations(profileImportContract);

const codeOf = {
  'unknown-kind': 'NOT_A_PROFILE_FILE',
  protected: 'FILE_PROTECTED',
  broken: 'FILE_BROKEN',
  'too-much': 'FILE_TOO_COMPLEX',
  empty: 'NO_TEXT_IN_FILE',
  'nothing-found': 'NO_PROFILE_IN_FILE',
  busy: 'IMPORT_BUSY',
} as const;

export const profileImportProcedures = {
  readProfileFile: operations.readProfileFile.handler(async ({ context, input, errors }) => {
    const file = new Uint8Array(await input.body.arrayBuffer());
    const draft = await readProfileFile(file, context);
    if ('refused' in draft) throw errors[codeOf[draft.refused]]();
    return draft;
  }),
};
