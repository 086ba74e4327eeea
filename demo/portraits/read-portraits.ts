import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileName, nameOfContent } from '#lib/files/file-name.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { personIdOf } from '../assembly/demo-ids.ts';
import { demoConsultants } from '../content/all-consultants.ts';
import { type PictureKind, pictureFile, pictureKinds, picturesFolder } from './picture-files.ts';
import { type DemoPortrait, portraits } from './portrait-traits.ts';

/** A portrait as the photo of its consultant's profile. */
export interface PortraitPhoto {
  id: string;
  files: Record<PictureKind, FileName>;
  isShown: boolean;
}

/** The portraits by the key of their consultant, and the pictures by the name under which they are stored. */
export interface ReadPortraits {
  photos: ReadonlyMap<string, PortraitPhoto>;
  pictures: ReadonlyMap<FileName, Uint8Array<ArrayBuffer>>;
}

/** Reads the drawn portraits, the same photos under the same names every time. */
export async function readPortraits(): Promise<ReadPortraits> {
  const photos = new Map<string, PortraitPhoto>();
  const pictures = new Map<FileName, Uint8Array<ArrayBuffer>>();
  const byKey: Record<string, DemoPortrait> = portraits;
  await Promise.all(
    demoConsultants.map(async ({ key, email }) => {
      const portrait = byKey[key];
      if (!portrait) return;
      const id = derivedId(personIdOf(email), 'portrait');
      const named = await Promise.all(
        pictureKinds.map(async (kind) => {
          const content = new Uint8Array(
            await readFile(join(picturesFolder, pictureFile(key, kind))),
          );
          const name = nameOfContent(`${id} ${kind}`, content);
          pictures.set(name, content);
          return name;
        }),
      );
      const [blurred, medium, large] = named;
      if (!blurred || !medium || !large) throw new Error(`The portrait of ${key} is not whole.`);
      photos.set(key, { id, files: { blurred, medium, large }, isShown: portrait.isShown });
    }),
  );
  return { photos, pictures };
}
