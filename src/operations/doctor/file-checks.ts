import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFileStorage, openScanner } from '#app/outside-services.ts';
import { type FileName, nameOfContent } from '#lib/files/file-name.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { type Check, good, notAsked, type Verdict, wrong } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

/** Where files are kept, and the virus scanner. */
export const fileChecks = ({
  config,
  dataFolder,
}: Pick<DoctorContext, 'config' | 'dataFolder'>): Check[] => [
  {
    name: 'files',
    async look() {
      if (config.s3) return tryStorage(await openFileStorage(config, ''));
      if (!dataFolder || !existsSync(join(dataFolder, 'files'))) {
        return notAsked('No file has been kept yet.');
      }
      const files = await openFileStorage(config, dataFolder);
      await files.probe();
      return good(`Files can be kept in ${join(dataFolder, 'files')}.`);
    },
  },
  {
    name: 'virus-scanner',
    async look() {
      const scanner = openScanner(config);
      if (!scanner) return notAsked('CLAMAV_URL is not set: files in messages are not scanned.');
      // The harmless file by which scanners are tried out, in pieces: whole, it would be found in these sources.
      const known = [
        'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
        'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!',
        '$H+H*',
      ];
      try {
        if ((await scanner.scan(pieceOf('a test file'))) !== 'clean') {
          return wrong('The virus scanner takes a harmless file for infected.');
        }
        if ((await scanner.scan(pieceOf(known.join('')))) !== 'infected') {
          return wrong('The virus scanner does not know the file by which scanners are tried out.');
        }
      } catch (error) {
        return wrong(`Files in messages stay quarantined: ${reasonOf(error)}`);
      }
      return good('The virus scanner answers, and finds what it has to find.');
    },
  },
];

async function* pieceOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Writes, reads and removes one object that nothing else is called like. */
async function tryStorage(files: FileStorage): Promise<Verdict> {
  const bytes = new TextEncoder().encode('a test object of npm run admin -- doctor');
  const name = nameOfContent(`doctor ${randomUUID()}`, bytes);
  try {
    await files.put(name, bytes);
    const read = await readAndRemove(files, name);
    if (!read || !Buffer.from(read).equals(bytes)) {
      return wrong('The bucket did not give back what was written to it.');
    }
    if (await files.exists(name)) return wrong('The bucket keeps what was removed from it.');
    return good('An object was written to the bucket, read and removed again.');
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
    const code = cause && cause.name !== 'Error' ? ` (${cause.name})` : '';
    return wrong(`Files cannot be kept in the bucket${code}: ${reasonOf(error)}`);
  }
}

async function readAndRemove(files: FileStorage, name: FileName): Promise<Uint8Array | null> {
  try {
    return await files.read(name);
  } finally {
    await files.remove(name);
  }
}
