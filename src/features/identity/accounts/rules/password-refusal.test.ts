import * as common from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { productionHashing } from '#lib/auth/password-hashing.ts';
import { rounds } from '#tests/support/rounds.ts';
import { authRequestSchemas } from './auth-requests.ts';
import { refusalOfPassword } from './password-refusal.ts';

const robin = { email: 'robin.rowe@mills.example', firstName: 'Robin', lastName: 'Rowe' };

describe('a password', () => {
  it.each([
    ['correct horse battery staple', null],
    ['ein ganz anderer Satz', null],
    ['short', 'INVALID_PASSWORD'],
    ['x'.repeat(129), 'INVALID_PASSWORD'],
    ['half \ud83c a character is not one', 'INVALID_PASSWORD'],
    [undefined, 'INVALID_PASSWORD'],
    ['passwordpassword', 'EASILY_GUESSED_PASSWORD'],
    ['robin.rowe@mills.example', 'EASILY_GUESSED_PASSWORD'],
    ['robin rowe robin rowe', 'EASILY_GUESSED_PASSWORD'],
    ['robin!!!!!!!!!!', 'EASILY_GUESSED_PASSWORD'],
    ['!!!!!!!!!!!!!!!!', 'EASILY_GUESSED_PASSWORD'],
    ['robin-rowe+robin_rowe', 'EASILY_GUESSED_PASSWORD'],
  ])('%j has the refusal %j', (password, code) => {
    expect(refusalOfPassword(password, robin)?.code ?? null).toBe(code);
  });

  it('is refused with words that say what to do', () => {
    const wordsFor = (password: string) => refusalOfPassword(password, robin)?.message;
    expect(wordsFor('short')).toBe('Use at least 15 characters. A sentence works well.');
    expect(wordsFor('x'.repeat(129))).toBe('Use at most 128 characters.');
    expect(wordsFor('passwordpassword')).toBe(
      'This password is easy to guess. Try a few unrelated words.',
    );
  });

  it('the most common ones are refused, as they are and written out to a length that is allowed', () => {
    const count = rounds(300, 3000);
    const mostCommon = common.dictionary['passwords-common'].slice(0, count).map(String);
    expect(mostCommon).toHaveLength(count);
    const writtenOut = (password: string) => password.repeat(Math.ceil(15 / password.length));
    const taken = [...mostCommon, ...mostCommon.map(writtenOut)].filter(
      (password) => refusalOfPassword(password, robin) === null,
    );
    expect(taken).toEqual([]);
  });

  it('is refused with one character less than fifteen, and taken with fifteen', () => {
    expect(refusalOfPassword('vexing otter 4', robin)?.code).toBe('INVALID_PASSWORD');
    expect(refusalOfPassword('vexing otter 47', robin)).toBeNull();
  });

  it.each([
    'gravelly tortoise lampshade',
    'GRAVELLYTORTOISELAMPSHADE',
    '8305917264460193852',
    'Гречка подоконник туман',
    '窓辺の猫は静かに眠っている雨の午後',
    '🦊🎻🌋🧵🪁🥁🦑🎠🧭🪴🛶🎲🧀🪐🦚',
  ])('may be of any kind of characters: %s', (password) => {
    expect(refusalOfPassword(password, robin)).toBeNull();
  });

  it('may have 64 characters of any script, and up to 128', () => {
    const ofLength = (length: number) =>
      Array.from({ length }, (_, at) =>
        String.fromCodePoint(0x0430 + ((at * at * 7 + at * 3) % 32)),
      ).join('');
    expect(refusalOfPassword(ofLength(64), robin)).toBeNull();
    expect(refusalOfPassword(ofLength(128), robin)).toBeNull();
    expect(refusalOfPassword(ofLength(129), robin)?.code).toBe('INVALID_PASSWORD');
  });

  it('is stored and asked for to the letter', async () => {
    const password = ' Gravelly tortoise  Lampshade ';
    const signIn = { email: robin.email, password };
    expect(authRequestSchemas['/sign-in/email'].parse(signIn).password).toBe(password);
    const hash = await productionHashing.hash(password);
    expect(await productionHashing.verify({ hash, password })).toBe(true);
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, -2)]) {
      expect(await productionHashing.verify({ hash, password: other })).toBe(false);
    }
  });
});
