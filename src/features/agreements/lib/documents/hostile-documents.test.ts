import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from './pdf.ts';
import type { Part } from './printed-document.ts';
import { pagesOfPdf, partsOfWord, printedForTests } from './printed-document-fixture.ts';
import { wordOf } from './word.ts';

const run = promisify(execFile);
const scope = (text: string): Part[] => [{ kind: 'text', text }];
const scopeMax = 60_000;

/** Texts of the greatest length, each of which makes one step of the layout as long as it can be. */
const longest: readonly (readonly [string, string])[] = [
  ['20,000 lines', 'ab\n'.repeat(scopeMax / 3)],
  ['one word', 'x'.repeat(scopeMax)],
  ['one letter with marks', `a${'\u0301'.repeat(scopeMax - 1)}`],
  ['emoji joined to one', '\u{1f469}\u200d'.repeat(scopeMax / 3)],
  ['one blank after another', `a${' '.repeat(scopeMax - 2)}b`],
  ['a change of direction at every word', 'ש a '.repeat(scopeMax / 4)],
  ['Arabic letters joined to one word', 'م'.repeat(scopeMax)],
];

/** How often other work had its turn while this was made. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work();
  isDone = true;
  return turns;
}

describe('documents of the greatest length', () => {
  it.each(longest)('are made of %s', async (_, text) => {
    const document = printedForTests(scope(text));
    expect((await pagesOfPdf(await pdfOf(document))).length).toBeGreaterThan(0);
    expect((await partsOfWord(await wordOf(document))).size).toBe(8);
  });

  it('give way to other work while they are made', async () => {
    const document = printedForTests(scope('ab\n'.repeat(scopeMax / 3)));
    expect(await turnsDuring(() => pdfOf(document))).toBeGreaterThan(10);
  });

  it('keep every line on its page', async () => {
    const text = Array.from({ length: 8_000 }, (_, index) => `${index}`).join('\n');
    const pages = await pagesOfPdf(await pdfOf(printedForTests(scope(text))));
    expect(pages.length).toBeGreaterThan(150);
    const lines = new Set(pages.join('\n').split('\n'));
    for (let index = 0; index < 8_000; index += 1) expect(lines).toContain(`${index}`);
  });
});

describe('documents that other programs read', () => {
  const isMissing = (program: string, flag: string) =>
    run(program, [flag]).then(
      () => false,
      (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
    );
  const hostile = '<script>&amp;]]> =cmd|/C calc!A0 "\'';
  const document = printedForTests(scope(`${hostile}\nעברית abc\nالعربية\nΕλληνικά`), {
    title: hostile,
  });
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'direct365-documents-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('the PDF is read by pdftotext', async ({ skip }) => {
    if (await isMissing('pdftotext', '-v')) skip('pdftotext is not installed on this machine');
    const path = join(folder, 'statement.pdf');
    await writeFile(path, await pdfOf(document));
    const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', path, '-']);
    for (const word of [
      hostile,
      'עברית',
      'العربية',
      'Ελληνικά',
      'Page 1 of 1',
      'Not accepted yet',
    ]) {
      expect(stdout).toContain(word);
    }
  });

  it('the Word file is read by LibreOffice', async ({ skip }) => {
    if (await isMissing('soffice', '--version'))
      skip('LibreOffice is not installed on this machine');
    const word = await wordOf(document);
    expect((await partsOfWord(word)).size).toBe(8);
    await writeFile(join(folder, 'statement.docx'), word);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const to = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    await run('soffice', [profile, '--headless', ...to, join(folder, 'statement.docx')]);
    const text = await readFile(join(folder, 'statement.txt'), 'utf8');
    for (const line of [hostile, 'עברית abc', 'العربية', 'Ελληνικά']) expect(text).toContain(line);
  });
});
