import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { ImageRefusal } from '../square-picture.ts';
import { gifExtension, gifFile } from './gif-fixture.ts';
import { frameHeaderAt, jpegFile, withSegments } from './jpeg-fixture.ts';
import { pngFile } from './png-fixture.ts';

/** A file that a user might send as their photo, and the expected result. */
export interface HostileFile {
  name: string;
  make: () => Uint8Array | Promise<Uint8Array>;
  becomes: ImageRefusal | 'a picture';
}

/** Is in each file where it would do harm; no served file may contain it. */
export const payload = '<script>alert("direct365-payload")</script>';
const text = (content: string) => () => Buffer.from(content, 'latin1');
const begins = (...bytes: readonly number[]) => Buffer.from(bytes);
/** Bytes without sense, always the same. */
const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, at) => ((at + 3) * 7919 * (1 + (at >> 3))) & 0xff));
const square = { width: 64, height: 64 };
const picture = () => sharp({ create: { ...square, channels: 3, background: '#369' } });
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${payload}</svg>`;

/** Files that are no JPEG, PNG or GIF, whatever they are called. */
const otherThings: [string, HostileFile['make']][] = [
  ['an empty file', () => Buffer.alloc(0)],
  ['one byte', () => begins(0xff)],
  ['plain text', text('This is my photo.')],
  ['HTML', text(`<!doctype html><html>${payload}</html>`)],
  ['HTML behind blank lines', text(`\n\n   <html>${payload}</html>`)],
  ['HTML in UTF-16', () => Buffer.from(`\ufeff<html>${payload}</html>`, 'utf16le')],
  ['an SVG', text(svg)],
  ['an SVG with an XML declaration', text(`<?xml version="1.0"?>${svg}`)],
  [
    'an SVG that reads a file',
    text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg.replace(payload, '&x;')}`),
  ],
  ['a compressed SVG', () => gzipSync(svg)],
  ['a data URL', text(`data:image/png;base64,${pngFile(square).toString('base64')}`)],
  ['JSON with a data URL', text('{"photo":"data:image/png;base64,iVBORw0KGgo="}')],
  ['a PHP script', text('<?php system($_GET["c"]); ?>')],
  ['a shell script', text('#!/bin/sh\nid\n')],
  ['drawing commands', text('push graphic-context\nfill "url(https://x/"|id; ")"\npop')],
  ['PostScript', text('%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (w) file\n')],
  ['a PDF', text('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj')],
  ['a ZIP archive', text('PK\u0003\u0004')],
  ['a Windows program', text('MZ\u0090\0')],
  ['a Linux program', text('\u007fELF')],
  ['a film', text('\0\0\0\u0018ftypmp42')],
  ['a HEIC photo', text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
  ['a WebP', () => picture().webp().toBuffer()],
  ['an AVIF', () => picture().avif({ effort: 0 }).toBuffer()],
  ['a TIFF', () => picture().tiff().toBuffer()],
  ['a BMP', text(`BM${'\0'.repeat(60)}`)],
  ['an icon', () => begins(0, 0, 1, 0, 1, 0, 16, 16)],
  ['a Photoshop file', text('8BPS\0\u0001')],
  ['a JPEG 2000', () => begins(0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20, 13, 10, 0x87, 10)],
  ['a JPEG XL', () => begins(0xff, 0x0a, 0xfa, 0x1f)],
  ['a PNG behind one byte', () => Buffer.concat([begins(0), pngFile(square)])],
  ['a PNG that went through a text transfer', () => Buffer.from(pngFile(square).toString('utf8'))],
];

const oneByteOff = (file: Buffer, at: number, byte: number): Buffer => {
  const copy = Buffer.from(file);
  copy.writeUInt8(byte, at);
  return copy;
};
const jpegSignature = begins(0xff, 0xd8, 0xff, 0xe0);
const pngSignature = pngFile(square).subarray(0, 8);

/** Files that begin like a picture and are none, or are not whole. */
const brokenPictures: [string, HostileFile['make']][] = [
  ['three bytes of a JPEG', () => begins(0xff, 0xd8, 0xff)],
  ['the first bytes of a PNG', () => pngSignature],
  ['the first bytes of a GIF', text('GIF89a')],
  [
    'HTML that begins like a JPEG',
    () => Buffer.concat([jpegSignature, text(`<html>${payload}`)()]),
  ],
  [
    'PHP that begins like a JPEG',
    () => Buffer.concat([jpegSignature, text('<?php phpinfo(); ?>')()]),
  ],
  ['an SVG that begins like a PNG', () => Buffer.concat([pngSignature, text(svg)()])],
  ['an SVG that begins like a GIF', text(`GIF89a${svg}`)],
  ['a script that begins like a GIF', text('GIF89a=1;alert(document.cookie);')],
  ['noise behind the mark of a JPEG', () => Buffer.concat([jpegSignature, noise(4000)])],
  ['noise behind the mark of a PNG', () => Buffer.concat([pngSignature, noise(4000)])],
  ['noise behind the mark of a GIF', () => Buffer.concat([text('GIF89a')(), noise(4000)])],
  ['a JPEG of a beginning and an end', () => begins(0xff, 0xd8, 0xff, 0xd9)],
  [
    'half a JPEG',
    async () => {
      const file = await jpegFile(800, 600);
      return file.subarray(0, file.length / 2);
    },
  ],
  [
    'a JPEG of twelve bits a colour',
    async () => {
      const file = await jpegFile(64, 64);
      return oneByteOff(file, frameHeaderAt(file) + 4, 12);
    },
  ],
  [
    'a JPEG without pixels',
    async () => {
      const file = await jpegFile(64, 64);
      return oneByteOff(file, frameHeaderAt(file) + 8, 0);
    },
  ],
  [
    'a JPEG with a segment longer than the file',
    async () => withSegments(await jpegFile(64, 64), begins(0xff, 0xe1, 0xff, 0xff)),
  ],
  ['half a PNG', () => pngFile({ width: 900, height: 900 }).subarray(0, 1500)],
  ['a PNG without pixels', () => pngFile({ width: 0, height: 64 })],
  ['a PNG of an impossible depth', () => pngFile({ ...square, depth: 3 })],
  ['a PNG with a wrong checksum in its header', () => oneByteOff(pngFile(square), 29, 0xaa)],
  ['a PNG with noise as its picture', () => pngFile({ ...square, picture: noise(500) })],
  [
    'a PNG whose picture is too short',
    () => pngFile({ width: 2000, height: 2000, picture: deflateSync(Buffer.alloc(100)) }),
  ],
  ['a PNG that has lost its palette', () => pngFile({ ...square, colour: 3 })],
  ['a GIF without a frame', () => gifFile([gifExtension(0xfe, payload)])],
];

export const noPictures: readonly HostileFile[] = [
  ...otherThings.map(([name, make]) => ({ name, make, becomes: 'not-an-image' as const })),
  ...brokenPictures.map(([name, make]) => ({ name, make, becomes: 'broken-image' as const })),
];
