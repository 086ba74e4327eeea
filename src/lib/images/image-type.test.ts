import { expect, it } from 'vitest';
import { imageTypeOf, isHeic } from './image-type.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  // No version of the format is called so.
  ['GIF88a', null],
  ['GIF89', null],
  ['\xff\xd8', null],
  ['\x89PNG\n\x1a\n', null],
  ['RIFF\0\0\0\0WEBP', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['', null],
])('a file that begins with %j is %s', (beginning, type) => {
  expect(imageTypeOf(bytesOf(beginning))).toBe(type);
});

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0', true],
  ['\0\0\0\x18ftypavif\0\0\0\0', false],
  ['GIF89a', false],
  ['', false],
])('a file that begins with %j is a HEIC photo: %s', (beginning, isOne) => {
  expect(isHeic(bytesOf(beginning))).toBe(isOne);
});
