/** A module of the pages: how long its code is, in characters, and which modules it needs at once. */
export interface ScriptModule {
  size: number;
  imports: readonly string[];
}

/** What is loaded when a visitor opens a page, or uses a part of one. */
export interface ScriptEntry {
  id: string;
  /** How often it is loaded, as a share of the pages. */
  weight: number;
}

/** Modules that come in one file; which other groups it needs, and who needs it. */
interface Group {
  ids: string[];
  size: number;
  needs: Set<Group>;
  /** Loaded by every entry, together with what is not planned: so it may need nothing that comes after it. */
  isEverywhere?: true;
}

/** What an entry loads, and how much each character of it counts. */
interface Load {
  weight: number;
  groups: Set<Group>;
}

/**
 * Puts modules that several entries share into files. To begin with, modules that exactly the same entries need are
 * together, so no entry loads anything in vain. But that makes hundreds of files, each of which costs something. Then
 * the smallest goes together with the one where that saves most: a file is worth `fileCost` characters, and what an
 * entry has no use for counts in full. No two groups ever need each other, so that the modules of one are run before
 * those of the other.
 *
 * What is best loaded by every entry is told apart (`everywhere`), for there is a file that they all load anyway.
 */
export function planScriptGroups(
  modules: ReadonlyMap<string, ScriptModule>,
  entries: readonly ScriptEntry[],
  fileCost: number,
): { everywhere: string[]; shared: string[][] } {
  const { groups: alone, loads } = groupByEntries(modules, entries);
  const waiting = new Set(alone);
  const everywhere: Group = { ids: [], size: 0, needs: new Set(), isEverywhere: true };
  for (const { groups: loaded } of loads) loaded.add(everywhere);
  const groups = new Set([everywhere, ...alone]);
  for (let group = leastOf(waiting); group; group = leastOf(waiting)) {
    waiting.delete(group);
    const partner = bestPartner(group, groups, loads, fileCost);
    if (!partner) continue;
    merge(group, partner, groups, loads);
    if (partner !== everywhere) waiting.add(partner);
  }
  groups.delete(everywhere);
  return { everywhere: everywhere.ids, shared: [...groups].map(({ ids }) => ids) };
}

/** The modules that an entry needs at once, itself among them. */
export function neededBy(
  entries: readonly string[],
  modules: ReadonlyMap<string, Pick<ScriptModule, 'imports'>>,
): Set<string> {
  const needed = new Set<string>();
  const open = [...entries];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = modules.get(id);
    if (!module || needed.has(id)) continue;
    needed.add(id);
    open.push(...module.imports);
  }
  return needed;
}

function groupByEntries(
  modules: ReadonlyMap<string, ScriptModule>,
  entries: readonly ScriptEntry[],
): { groups: Set<Group>; loads: Load[] } {
  const byUsers = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  const loads = entries.map(({ weight }): Load => ({ weight, groups: new Set() }));
  for (const [id, users] of usersOfEach(modules, entries)) {
    // What only one needs comes with it.
    if (users.length < 2) continue;
    const key = users.join();
    const group = byUsers.get(key) ?? { ids: [], size: 0, needs: new Set() };
    byUsers.set(key, group);
    group.ids.push(id);
    group.size += modules.get(id)?.size ?? 0;
    groupOf.set(id, group);
    for (const user of users) loads[user]?.groups.add(group);
  }
  for (const [id, group] of groupOf) {
    for (const needed of modules.get(id)?.imports ?? []) {
      const other = groupOf.get(needed);
      if (other && other !== group) group.needs.add(other);
    }
  }
  return { groups: new Set(byUsers.values()), loads };
}

/** The entries that need a module, by their place in the list. */
function usersOfEach(
  modules: ReadonlyMap<string, ScriptModule>,
  entries: readonly ScriptEntry[],
): Map<string, number[]> {
  const usersOf = new Map<string, number[]>();
  for (const [n, { id: entry }] of entries.entries()) {
    for (const id of neededBy([entry], modules)) {
      const users = usersOf.get(id) ?? [];
      usersOf.set(id, users);
      users.push(n);
    }
  }
  return usersOf;
}

function leastOf(groups: ReadonlySet<Group>): Group | undefined {
  let least: Group | undefined;
  for (const group of groups) if (!least || group.size < least.size) least = group;
  return least;
}

/** The group that this one is best put together with; undefined where it is best left alone. */
function bestPartner(
  group: Group,
  groups: ReadonlySet<Group>,
  loads: readonly Load[],
  fileCost: number,
): Group | undefined {
  const closures = new Map([...groups].map((each) => [each, withNeeds([each])]));
  let best: Group | undefined;
  let saved = 0;
  for (const other of groups) {
    if (other === group || isBetween(group, other, closures)) continue;
    if (other.isEverywhere && [...group.needs].some((needed) => needed !== other)) continue;
    const together = withNeeds([group, other]);
    const saving = savingOf(group, other, together, loads, fileCost);
    if (saving > saved) [best, saved] = [other, saving];
  }
  return best;
}

/** Whether one needs the other by way of a third, which would then need, and be needed by, both. */
function isBetween(one: Group, other: Group, closures: ReadonlyMap<Group, Set<Group>>): boolean {
  const byThird = (from: Group, to: Group) =>
    [...from.needs].some((third) => third !== to && closures.get(third)?.has(to));
  return byThird(one, other) || byThird(other, one);
}

function savingOf(
  one: Group,
  other: Group,
  together: ReadonlySet<Group>,
  loads: readonly Load[],
  fileCost: number,
): number {
  let saving = 0;
  for (const { weight, groups } of loads) {
    const [hasOne, hasOther] = [groups.has(one), groups.has(other)];
    if (!hasOne && !hasOther) continue;
    if (hasOne && hasOther) saving += weight * fileCost;
    for (const group of together) {
      if (groups.has(group)) continue;
      // The one and the other are a single file then, which is there already.
      const isPart = group === one || group === other;
      saving -= weight * (group.size + (isPart ? 0 : fileCost));
    }
  }
  return saving;
}

/** These, and all that they need. */
function withNeeds(groups: Iterable<Group>): Set<Group> {
  const seen = new Set(groups);
  for (const group of seen) for (const needed of group.needs) seen.add(needed);
  return seen;
}

function merge(gone: Group, into: Group, groups: Set<Group>, loads: readonly Load[]): void {
  groups.delete(gone);
  into.ids.push(...gone.ids);
  into.size += gone.size;
  for (const needed of gone.needs) into.needs.add(needed);
  for (const each of groups) if (each.needs.delete(gone)) each.needs.add(into);
  into.needs.delete(into);
  into.needs.delete(gone);
  const loaded = withNeeds([into]);
  for (const load of loads) {
    if (!load.groups.delete(gone) && !load.groups.has(into)) continue;
    for (const group of loaded) load.groups.add(group);
  }
}
