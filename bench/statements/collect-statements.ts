import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from 'libpg-query';
import { z } from 'zod';
import { runCommand } from '../../scripts/quality/run-command.ts';

/** A statement of the product, with values that it was sent with. */
export interface RecordedStatement {
  /** The module that sends it. */
  place: string;
  text: string;
  values: unknown[];
}

const lineSchema = z.object({ place: z.string(), text: z.string(), values: z.array(z.unknown()) });

/** Where an earlier run has kept what it heard; read instead of listening again. */
const kept = process.env.STATEMENTS_RECORD;

const tests = (process.env.STATEMENTS_TESTS ?? 'src/**/*.test.ts,tests/api/**/*.test.ts').split(
  ',',
);

/**
 * Every statement that the product's modules send while its tests run (`STATEMENTS_TESTS` names some), each once.
 * Statements that differ only in the length of a list count as one, and so do those that differ only in the searched
 * words.
 */
export async function collectStatements(): Promise<RecordedStatement[]> {
  if (kept !== undefined) return onceEach(await readRecord(kept));
  const folder = await mkdtemp(join(tmpdir(), 'direct365-statements-'));
  try {
    const run = await runCommand(
      ['vitest', 'run', '--config', 'bench/statements/vitest.config.ts'],
      {
        env: { STATEMENTS_RECORD: folder, STATEMENTS_TESTS: tests.join(',') },
      },
    );
    if (!run.passed) throw new Error(`The tests that were listened to fail:\n${run.output}`);
    return onceEach(await readRecord(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readRecord(folder: string): Promise<RecordedStatement[]> {
  const files = await readdir(folder);
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  return lines.map((line) => lineSchema.parse(JSON.parse(line)));
}

async function onceEach(all: readonly RecordedStatement[]): Promise<RecordedStatement[]> {
  const found = new Map<string, RecordedStatement>();
  for (const statement of all) {
    const key = `${statement.place} ${await kindOf(statement.text)}`;
    if (!found.has(key)) found.set(key, statement);
  }
  return [...found.values()].toSorted((a, b) => (a.place < b.place ? -1 : 1));
}

/** Where a search for words begins: what follows has as many forms as there are texts to search for. */
const searchedText = /\s*\(*(?:\$\d+::tsquery|plainto_tsquery|marked_query)/;

async function kindOf(text: string): Promise<string> {
  const at = text.search(searchedText);
  if (at >= 0) return text.slice(0, at).replaceAll(/\$\d+/g, '$1');
  try {
    return await fingerprint(text);
  } catch {
    // Not every database's SQL is the parser's: it stands for itself.
    return text;
  }
}
