import { describe, expect, it } from 'vitest';
import {
  greedyDocuments,
  loadedDocuments,
  wrongDocuments,
} from '#features/profiles/lib/documents/fixtures/hostile-documents-fixture.ts';
import { linkedInExport } from '#tests/support/profile-files.ts';
import { profileInFile } from './queries/profile-in-file.ts';

/** What becomes of a file, read in this process: one that breaks its reader is answered as broken by `runSandboxed`. */
async function outcomeOf(file: Uint8Array): Promise<string> {
  try {
    const read = await profileInFile(file, new Date('2026-11-22T12:00:00Z'));
    return 'refused' in read ? read.refused : 'read';
  } catch {
    return 'broken';
  }
}

describe('hostile and broken files', () => {
  // What only the end of its process stops is read in one: read-profile-file.test.ts.
  const readable = [...wrongDocuments, ...loadedDocuments, ...greedyDocuments].filter(
    ({ becomes }) => becomes !== 'ended',
  );
  it.each(readable)('$name: $becomes', async ({ make, becomes }) => {
    expect(await outcomeOf(make())).toBe(becomes);
  });

  it('are told from whole ones, wherever they are damaged', async () => {
    const whole = linkedInExport();
    expect(await outcomeOf(whole)).toBe('read');
    const outcomes = new Set<string>();
    for (let at = 0; at < whole.length; at += 40) {
      outcomes.add(await outcomeOf(whole.slice().fill(0x2a, at, at + 12)));
    }
    // Some of its bytes mean nothing to us; none of them makes it something else.
    outcomes.delete('read');
    expect([...outcomes].toSorted()).toEqual(['broken', 'unknown-kind']);
  });
});
