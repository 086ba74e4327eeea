import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Drawings, TooManyDrawings } from './drawings.ts';

const drawn = (text: string) => async () => Buffer.from(text);

describe('drawings', () => {
  it('are made once, one at a time, for all who ask', async () => {
    const drawings = new Drawings({ most: 10, mostWaiting: 10 });
    let made = 0;
    let atOnce = 0;
    let mostAtOnce = 0;
    const draw = async () => {
      made += 1;
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      await nextTurn();
      atOnce -= 1;
      return Buffer.from('drawn');
    };
    const names = ['a', 'b', 'a', 'c', 'b', 'a'];
    const all = await Promise.all(names.map((name) => drawings.get(name, draw)));
    expect(all.map((bytes) => Buffer.from(bytes).toString())).toEqual(names.map(() => 'drawn'));
    expect([made, mostAtOnce]).toEqual([3, 1]);
  });

  it('give way to those asked for more recently', async () => {
    const drawings = new Drawings({ most: 2, mostWaiting: 10 });
    await drawings.get('a', drawn('first'));
    await drawings.get('b', drawn('b'));
    await drawings.get('a', drawn('second'));
    await drawings.get('c', drawn('c'));
    expect(Buffer.from(await drawings.get('a', drawn('third'))).toString()).toBe('first');
    expect(Buffer.from(await drawings.get('b', drawn('again'))).toString()).toBe('again');
  });

  it('are refused while too many wait, and never kept when they fail', async () => {
    const drawings = new Drawings({ most: 10, mostWaiting: 2 });
    const fails = () => Promise.reject(new Error('no ink'));
    const waiting = [drawings.get('a', fails), drawings.get('b', drawn('b'))];
    expect(() => drawings.get('c', drawn('c'))).toThrow(TooManyDrawings);
    await expect(waiting[0]).rejects.toThrow('no ink');
    await waiting[1];
    expect(Buffer.from(await drawings.get('a', drawn('a'))).toString()).toBe('a');
  });
});
