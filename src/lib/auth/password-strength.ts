import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';

const longestScored = 128;

let strength: ZxcvbnFactory | undefined;

/** Made for the first password, not by a start: its dictionaries are ranked words by the ten thousand. */
function strengthJudge(): ZxcvbnFactory {
  strength ??= new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: longestScored,
  });
  return strength;
}

// What stands between the parts of names and addresses. Other signs are as good as letters.
const betweenWords = /[\s\p{Pd}\p{Pc}.@+]/gu;

// What is left of a password without the person's own words must still be worth guessing.
const fewestOwnCharacters = 8;

/**
 * Whether a password of allowed length is still too easy to guess. A common one, a keyboard walk, a repetition, or made
 * of the person's own name or address (`personal`).
 */
export function isEasilyGuessed(password: string, personal: readonly string[]): boolean {
  const words = [...personal, 'direct365']
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);
  const rest = words
    .reduce((left, word) => left.replaceAll(word, ''), password.toLowerCase())
    .replaceAll(betweenWords, '');
  return rest.length < fewestOwnCharacters || strengthJudge().check(password, words).score < 3;
}
