import { describe, expect, it } from 'vitest';
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
});
