import { StorageUnavailable } from '#lib/files/file-storage.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { filesContract } from '../../contract/file-operations.ts';
import { checkFile } from '../commands/check-file.ts';
import { discardUpload } from '../commands/sent-files.ts';
import { beginFirstUpload, beginUpload, recordPart } from '../commands/upload-file.ts';
import { findOwnFile } from '../queries/files.ts';
import type { MessagesServices } from '../services.ts';
import { viewFile } from '../views/files.ts';

const operations = implementOperations<typeof filesContract, MessagesServices>(filesContract);

export const filesProcedures = {
  begin: operations.begin.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const outcome = await write((tx) => beginUpload(tx, context, person, input));
    if (outcome.refused === 'TOO_MANY_FILES') {
      throw errors.TOO_MANY_FILES({ data: { retryAfterSeconds: outcome.seconds } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return { name: outcome.name };
  }),

  beginFirst: operations.beginFirst.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const outcome = await write((tx) => beginFirstUpload(tx, context, person, input));
    if (outcome.refused === 'TOO_MANY_FILES') {
      throw errors.TOO_MANY_FILES({ data: { retryAfterSeconds: outcome.seconds } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return { name: outcome.name };
  }),

  putPart: operations.putPart.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write, files, log } = context;
    const bytes = new Uint8Array(await input.body.arrayBuffer());
    // Its name is recorded before it is stored; the same part stored twice is the same, so no key covers it.
    const outcome = await write((tx) => recordPart(tx, person, input.params, bytes), {
      withoutKey: true,
    });
    if (outcome.refused) throw errors[outcome.refused]();
    try {
      if (outcome.file) await files.put(outcome.file, bytes);
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'a part of a file could not be stored');
      throw errors.STORAGE_UNAVAILABLE();
    }
    return { position: input.params.position };
  }),

  finish: operations.finish.handler(async ({ context, input: { fileId }, errors }) => {
    const { db, correspondent: person, log } = context;
    try {
      const { refused } = await checkFile(context, person, fileId);
      if (refused) throw errors[refused]();
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      log.error({ err: error }, 'a file could not be read for its check');
      throw errors.STORAGE_UNAVAILABLE();
    }
    const file = await findOwnFile(db, person, fileId);
    if (!file?.scan) throw errors.FILE_NOT_FOUND();
    return viewFile({ ...file, scan: file.scan });
  }),

  discard: operations.discard.handler(async ({ context, input: { fileId }, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => discardUpload(tx, context, person, fileId));
    if (refused) throw errors[refused]();
    return { fileId };
  }),
};
