import { inProject } from '#lib/project-folder.ts';

/** The three pictures of a photo. */
export const pictureKinds = ['blurred', 'medium', 'large'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Where the pictures of the drawn portraits are kept. */
export const picturesFolder = inProject('demo/portraits/pictures');

/** What the file of a portrait is called there. */
export const pictureFile = (key: string, kind: PictureKind): string => `${key}-${kind}.webp`;
