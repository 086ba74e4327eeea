import { deflateRawSync } from 'node:zlib';

const placeholders =
  /change.?(me|this|it)|your.?(own|secret)|replace|example|placeholder|default|p[a4]ssw[o0]rd/i;

/**
 * Whether a secret is plainly no random one: few different characters, a repetition, a run such as `abcdef`, or the
 * words of a template. It says nothing of a secret that passes: a long sentence does, and may be guessed.
 */
export function isWeakSecret(secret: string): boolean {
  const different = new Set(secret).size;
  const packedBytes = deflateRawSync(secret, { level: 9 }).length;
  return different < 10 || packedBytes < 24 || isMostlyRuns(secret) || placeholders.test(secret);
}

function isMostlyRuns(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1);
  return steps.length > secret.length / 2;
}
