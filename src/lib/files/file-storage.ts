import { noteOutage } from '#lib/request-scope.ts';
import type { FileName } from './file-name.ts';

/**
 * Where files are kept. They are small (pictures made by us), so each is written and read as a whole.
 * Every function throws `StorageUnavailable` when the storage does not do its part.
 */
export interface FileStorage {
  /** Writes a file. Once this has returned it survives a power cut; before, it is not there at all. */
  put(name: FileName, bytes: Uint8Array): Promise<void>;
  /** The whole file, or null when there is none of this name. */
  read(name: FileName): Promise<Uint8Array<ArrayBuffer> | null>;
  exists(name: FileName): Promise<boolean>;
  /** Removes a file. One that is not there is removed already. */
  remove(name: FileName): Promise<void>;
  /** Does as little as shows that files can be written and read now; throws when they cannot. */
  probe(): Promise<void>;
}

/** The storage refuses or does not answer. Nothing was changed, and the same call may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Says `StorageUnavailable` for whatever went wrong, with the cause for the log. */
export async function orUnavailable<Result>(
  doing: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const unavailable = new StorageUnavailable(`The file storage failed at ${doing}.`, {
      cause: error,
    });
    noteOutage(unavailable);
    throw unavailable;
  }
}
