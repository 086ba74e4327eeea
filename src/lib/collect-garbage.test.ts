import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

it('frees unreferenced objects and keeps referenced ones', async () => {
  const held = { text: 'held' };
  const references = [new WeakRef(held), new WeakRef({ text: 'let go of' })];
  await collectGarbage();
  expect(references.map((each) => each.deref()?.text)).toEqual(['held', undefined]);
  expect(held.text).toBe('held');
});
