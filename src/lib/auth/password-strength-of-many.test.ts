import * as common from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { isEasilyGuessed } from './password-strength.ts';

const howMany = rounds(100, 3000);
const passwords = common.dictionary['passwords-common'].slice(0, howMany);
const fewestCharacters = 15;

/** As people lengthen a password that is too short: by typing it again. */
const repeated = (password: string): string =>
  password.repeat(Math.ceil(fewestCharacters / password.length));

describe('the most common passwords', () => {
  it('are easy to guess, as they are and typed until they are long enough', () => {
    expect(passwords).toHaveLength(howMany);
    const taken = passwords.filter(
      (password) => !isEasilyGuessed(password, []) || !isEasilyGuessed(repeated(password), []),
    );
    expect(taken).toEqual([]);
  });
});
