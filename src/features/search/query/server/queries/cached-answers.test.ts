import { expect, it } from 'vitest';
import { CachedAnswers } from './cached-answers.ts';

it('works a question out once in each state', () => {
  const answers = new CachedAnswers();
  const said: string[] = [];
  const ask = (state: number, question: string): readonly string[] =>
    answers.of(state, [question], () => {
      said.push(`${question} in ${state}`);
      return [question, String(state)];
    });
  for (const state of [1, 1, 2, 2, 1]) {
    for (const question of ['who', 'where']) {
      expect(ask(state, question)).toEqual([question, String(state)]);
    }
  }
  expect(said).toEqual([
    ...['who in 1', 'where in 1', 'who in 2', 'where in 2'],
    // That state is another one's by now.
    ...['who in 1', 'where in 1'],
  ]);
});
