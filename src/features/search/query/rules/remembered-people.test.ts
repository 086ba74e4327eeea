import { describe, expect, it } from 'vitest';
import { searchLimits } from './limits.ts';
import { rememberedPeople } from './remembered-people.ts';

const gibibyte = 2 ** 30;

describe('so many consultants are remembered', () => {
  it('as have room in a quarter of the memory that there is', () => {
    const of = (memoryBytes: number) => rememberedPeople({ mebibytes: undefined, memoryBytes });
    expect(of(gibibyte)).toBe(671_088);
    expect(of(gibibyte / 2)).toBe(335_544);
    expect(of(2 * gibibyte)).toBe(searchLimits.remembered);
  });

  it('as have room in what an operator gives them, and none where that is nothing', () => {
    const of = (mebibytes: number) => rememberedPeople({ mebibytes, memoryBytes: gibibyte });
    expect(of(0)).toBe(0);
    expect(of(100)).toBe(262_144);
    expect(of(100_000)).toBe(1_000_000);
  });
});
