import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

const longestScored = 128;

const strength = new ZxcvbnFactory({
  dictionary: common.dictionary,
  graphs: common.adjacencyGraphs,
  maxLength: longestScored,
});

/**
 * Whether a password of allowed length is still too easy to guess: a common one, a keyboard walk,
 * a repetition, or made of the person's own name or address (`personal`).
 */
export function isEasilyGuessed(password: string, personal: readonly string[]): boolean {
  const parts = personal
    .flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length > 2);
  return strength.check(password, [...parts, 'direct365']).score < 3;
}
