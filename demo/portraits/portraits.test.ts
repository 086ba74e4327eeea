import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { makePhoto } from '#features/profiles/photos/server/commands/take-photo.ts';
import { brandColours } from '#lib/brand-colours.ts';
import type { FileStorage } from '#lib/files/file-storage.ts';
import { demoConsultants } from '../content/all-consultants.ts';
import { drawPortrait } from './drawing/draw-portrait.ts';
import { siteColours } from './drawing/palette.ts';
import { pictureFile, pictureKinds, picturesFolder } from './picture-files.ts';
import { type DemoPortrait, portraits } from './portrait-traits.ts';
import { readPortraits } from './read-portraits.ts';
import { withPortraits } from './with-portraits.ts';

it('they are drawn in the colours of the site', () => {
  const { primary, ink, 'primary-soft': soft, 'primary-line': line } = brandColours;
  expect(siteColours).toEqual({
    primary: primary.light,
    'primary-on-dark': primary.dark,
    'primary-soft': soft.light,
    'primary-line': line.light,
    ink: ink.light,
  });
});

const drawn: [string, DemoPortrait][] = Object.entries(portraits);

it('half of the consultants have a portrait, and most of those show it', () => {
  const keys = demoConsultants.map(({ key }) => key);
  expect(drawn.filter(([key]) => !keys.includes(key))).toEqual([]);
  expect(drawn).toHaveLength(keys.length / 2);
  const shown = drawn.filter(([, { isShown }]) => isShown);
  expect(shown.length).toBeGreaterThan(drawn.length / 2);
  expect(shown.length).toBeLessThan(drawn.length);
});

it('no two portraits are of the same face', () => {
  const faces = drawn.map(([, { traits }]) =>
    drawPortrait({ ...traits, ground: 'teal', clothes: { kind: 'crew', cloth: 'ink' } }),
  );
  expect(new Set(faces).size).toBe(faces.length);
});

const pixelsOf = (picture: Uint8Array) => sharp(picture).removeAlpha().raw().toBuffer();

/** How far two pictures are from each other, of 255. Encoders of other versions differ a little. */
async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [left, right] = [await pixelsOf(one), await pixelsOf(other)];
  expect(left.length).toBe(right.length);
  return left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
}

it('the pictures that are kept are those that the photo pipeline makes of the drawings', async () => {
  const { pictures, photos } = await readPortraits();
  expect(await readdir(picturesFolder)).toHaveLength(drawn.length * pictureKinds.length);
  for (const [key, { traits }] of drawn) {
    const file = await sharp(Buffer.from(drawPortrait(traits)))
      .png()
      .toBuffer();
    const photo = await makePhoto(file, undefined);
    if ('refused' in photo) throw new Error(`${pictureFile(key, 'large')}: ${photo.refused}`);
    for (const kind of pictureKinds) {
      const name = photos.get(key)?.files[kind];
      const kept = name && pictures.get(name);
      const made = photo.contents.get(photo.files[kind]);
      expect(kept && made && (await distance(kept, made))).toBeLessThan(2);
    }
  }
});

it('the storage of a demo serves them without storing them, and everything else as before', async () => {
  const held = new Map<string, Uint8Array<ArrayBuffer>>();
  const storage: FileStorage = {
    put: async (name, bytes) => void held.set(name, new Uint8Array(bytes)),
    read: async (name) => held.get(name) ?? null,
    exists: async (name) => held.has(name),
    remove: async (name) => void held.delete(name),
    probe: async () => undefined,
  };
  const files = withPortraits(storage);
  const { pictures } = await readPortraits();
  for (const [name, bytes] of pictures) {
    expect(await files.exists(name)).toBe(true);
    expect(await files.read(name)).toEqual(bytes);
  }
  expect(held.size).toBe(0);
  const [name] = pictures.keys();
  if (!name) throw new Error('There are no portraits.');
  await files.put(name, new Uint8Array([1]));
  expect(await files.read(name)).toEqual(new Uint8Array([1]));
});
