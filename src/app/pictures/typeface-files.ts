import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { unpackWoff } from './sfnt.ts';

/** A weight of the typeface: the family as the font file calls it, and where that file is. */
export interface TypefaceFile {
  family: string;
  path: string;
}

export interface TypefaceFiles {
  regular: TypefaceFile;
  semiBold: TypefaceFile;
}

let files: Promise<TypefaceFiles> | undefined;

/** The site's typeface as files that text can be drawn with; unpacked once, into the system's temporary folder. */
export function typefaceFiles(): Promise<TypefaceFiles> {
  files ??= unpackAll().catch((error: unknown) => {
    // A disk that is full now need not be later.
    files = undefined;
    throw error;
  });
  return files;
}

const packageFolder = dirname(fileURLToPath(import.meta.resolve('@fontsource/geist/package.json')));

/** The alphabets of the typeface; the first is named when text is drawn, the others stand in where it has no letter. */
const alphabets = ['latin', 'latin-ext', 'cyrillic'] as const;

async function unpackAll(): Promise<TypefaceFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'direct365-typeface-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const unpack = async (weight: 400 | 600, family: string): Promise<TypefaceFile> => {
    const [path = '', ...others] = await Promise.all(
      alphabets.map((alphabet) => unpackFile(folder, `geist-${alphabet}-${weight}-normal`)),
    );
    for (const other of others) await makeKnown(family, other);
    return { family, path };
  };
  const [regular, semiBold] = await Promise.all([
    unpack(400, 'Geist'),
    unpack(600, 'Geist SemiBold'),
  ]);
  return { regular, semiBold };
}

async function unpackFile(folder: string, name: string): Promise<string> {
  const packed = join(packageFolder, 'files', `${name}.woff`);
  const path = join(folder, `${name}.ttf`);
  await writeFile(path, unpackWoff(await readFile(packed)));
  return path;
}

/** A font file is known to the whole process once anything has been drawn with it. */
const makeKnown = (family: string, fontfile: string) =>
  sharp({ text: { text: 'ł ж', font: `${family}, 12`, fontfile } })
    .png()
    .toBuffer();
