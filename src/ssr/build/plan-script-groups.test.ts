import { describe, expect, it } from 'vitest';
import { neededBy, planScriptGroups, type ScriptModule } from './plan-script-groups.ts';

const modulesOf = (all: Record<string, [size: number, ...imports: string[]]>) =>
  new Map(
    Object.entries(all).map(([id, [size, ...imports]]): [string, ScriptModule] => [
      id,
      { size, imports },
    ]),
  );
const pages = (...ids: string[]) => ids.map((id) => ({ id, weight: 1 }));
/** Pages that need nothing of all this: what is best loaded by every page would cost them too much. */
const others = pages(...Array.from({ length: 50 }, (_, n) => `other ${n}`));
const sorted = (groups: string[][]) => groups.map((ids) => ids.sort().join(' ')).sort();

describe('the groups of scripts', () => {
  it('put together what the same pages need, and leave with its page what only one needs', () => {
    const modules = modulesOf({
      a: [1, 'both', 'mine'],
      b: [1, 'both'],
      both: [9, 'below'],
      below: [9],
      mine: [9],
    });
    const { shared } = planScriptGroups(modules, pages('a', 'b'), 0);
    expect(sorted(shared)).toEqual(['below both']);
  });

  const twoDialogs = modulesOf({
    a: [1, 'field', 'dialog'],
    b: [1, 'field', 'dialog'],
    c: [1, 'field'],
    field: [10],
    dialog: [50],
  });

  it('load nothing in vain where that costs more than a file', () => {
    const { shared } = planScriptGroups(twoDialogs, [...pages('a', 'b', 'c'), ...others], 24);
    expect(sorted(shared)).toEqual(['dialog', 'field']);
  });

  it('are fewer where a file costs more than what is loaded in vain', () => {
    const { shared } = planScriptGroups(twoDialogs, [...pages('a', 'b', 'c'), ...others], 26);
    expect(sorted(shared)).toEqual(['dialog field']);
  });

  it('count what is seldom loaded for less', () => {
    const entries = [...pages('a', 'b'), { id: 'c', weight: 0.5 }, ...others];
    const { shared } = planScriptGroups(twoDialogs, entries, 13);
    expect(sorted(shared)).toEqual(['dialog field']);
  });

  it('count what else would be loaded, because a part of the group needs it', () => {
    const modules = modulesOf({
      a: [1, 'field', 'dialog'],
      b: [1, 'field', 'dialog'],
      c: [1, 'field'],
      d: [1, 'large'],
      field: [10],
      dialog: [10, 'large'],
      large: [100],
    });
    const { shared } = planScriptGroups(modules, [...pages('a', 'b', 'c', 'd'), ...others], 20);
    expect(sorted(shared)).toEqual(['dialog large', 'field']);
  });

  it('leave to the file that every page loads what nearly all of them need', () => {
    const modules = modulesOf({
      a: [1, 'card', 'form'],
      b: [1, 'card', 'form'],
      c: [1, 'card'],
      d: [1],
      card: [10, 'icon'],
      icon: [1],
      form: [50],
    });
    const plan = planScriptGroups(modules, pages('a', 'b', 'c', 'd'), 20);
    expect(plan.everywhere.sort()).toEqual(['card', 'icon']);
    expect(sorted(plan.shared)).toEqual(['form']);
  });

  it('never need each other, not by way of others either', () => {
    const modules = modulesOf({
      a: [1, 'top'],
      b: [1, 'top'],
      c: [1, 'middle'],
      d: [1, 'bottom', 'other'],
      e: [1, 'other'],
      top: [1, 'middle'],
      middle: [1000, 'bottom'],
      bottom: [1],
      other: [1],
    });
    const modulesNeeded = (ids: string[]) => [...neededBy(ids, modules)];
    for (const fileCost of [0, 1, 10, 100, 900, 5000]) {
      const { everywhere, shared } = planScriptGroups(
        modules,
        pages('a', 'b', 'c', 'd', 'e'),
        fileCost,
      );
      // It comes before all others.
      const inIt = modulesNeeded(everywhere);
      expect(inIt.filter((id) => !everywhere.includes(id))).toEqual([]);
      const groups = [everywhere, ...shared];
      expect(groups.flat().sort()).toEqual(['bottom', 'middle', 'other', 'top']);
      for (const group of groups) {
        const others = new Map([...modules].filter(([id]) => !group.includes(id)));
        const outside = group.flatMap((id) => modules.get(id)?.imports ?? []);
        const needed = neededBy(outside, others);
        const back = [...needed].flatMap((id) => modules.get(id)?.imports ?? []);
        expect(back.filter((id) => group.includes(id))).toEqual([]);
      }
    }
  });

  it('are the same for the same modules', () => {
    const plan = () => planScriptGroups(twoDialogs, pages('a', 'b', 'c'), 24);
    expect(plan()).toEqual(plan());
  });
});
