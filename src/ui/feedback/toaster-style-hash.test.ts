import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toasterStyleHashes } from './toaster-style-hash.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('the style element that sonner adds', () => {
  it('has the content that the policy allows', () => {
    const literals = [...source.matchAll(/^__insertCSS\((".*")\);$/gm)].map((match) => match[1]);
    const contents = literals.map((literal) => JSON.parse(literal ?? '""') as string);
    expect(contents.map(cspHash)).toEqual([toasterStyleHashes[0]]);
  });

  it('is empty for a moment, which the policy allows too', () => {
    expect(cspHash('')).toBe(toasterStyleHashes[1]);
  });
});
