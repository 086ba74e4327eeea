import type { Plugin } from 'vite';
import { neededBy, planScriptGroups, type ScriptModule } from './plan-script-groups.ts';

const firstScript = /\/src\/client\.tsx$/;
const hydration = /\/src\/app\/hydrate\.tsx$/;
/** What a route's page consists of, as the router's plugin names it. */
const page = /\?tsr-split=/;

/** So many characters of a module, before it is made short and compressed, are some 1,400 bytes in the end: what a file costs. */
const fileCost = 8000;
/** A dialog or a part that comes later is loaded less often than the page that it is on. */
const weightOfPart = 0.3;

/** Libraries that every page needs, each a file that stays the same when the site is built anew. */
const libraries = [
  // The entry needs nothing else of them: it fetches the rest after the first paint.
  { name: 'runtime', test: /vite\/preload-helper|rolldown\/runtime/, priority: 4 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/@tanstack\//, priority: 2 },
];

/**
 * Says which modules of the browser come in one file: the first script is one, those that every hydrated page needs are the frame, what
 * several pages share is planned by who needs it, and the rest comes with its page. Left alone, a page would name up to 140 files, most below a kilobyte.
 */
export function groupScripts(): Plugin {
  const groupOf = new Map<string, string>();
  return {
    name: 'direct365-group-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [
          ...libraries,
          {
            debugName: 'planned',
            name: (id) => groupOf.get(id) ?? null,
            // Each module has been given its own place.
            includeDependenciesRecursively: false,
            priority: 1,
          },
        ],
      },
    }),
    buildEnd(error) {
      if (error) return;
      const modules = new Map<string, ScriptModule>();
      const starts = new Set<string>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        modules.set(id, { size: info.code?.length ?? 0, imports: info.importedIds });
        for (const start of info.dynamicallyImportedIds) starts.add(start);
      }
      for (const [id, name] of groupModules(modules, starts)) groupOf.set(id, name);
    },
  };
}

/** The name of the group that a module belongs to; not of those that come with their page or with a library. */
function groupModules(
  modules: ReadonlyMap<string, ScriptModule>,
  starts: ReadonlySet<string>,
): Map<string, string> {
  const groupOf = new Map<string, string>();
  const first = neededBy([findModule(firstScript, modules)], modules);
  const frame = neededBy([findModule(hydration, modules)], modules);
  const planned = new Map<string, ScriptModule>();
  for (const [id, module] of modules) {
    if (libraries.some(({ test }) => test.test(id))) continue;
    if (first.has(id)) groupOf.set(id, 'first');
    else if (frame.has(id)) groupOf.set(id, 'frame');
    else planned.set(id, module);
  }
  const entries = [...starts]
    .filter((id) => planned.has(id))
    .sort()
    .map((id) => ({ id, weight: page.test(id) ? 1 : weightOfPart }));
  const names = new Set<string>();
  for (const ids of planScriptGroups(planned, entries, fileCost)) {
    const name = nameGroup(ids, planned, names);
    for (const id of ids) groupOf.set(id, name);
  }
  return groupOf;
}

function findModule(name: RegExp, modules: ReadonlyMap<string, ScriptModule>): string {
  for (const id of modules.keys()) if (name.test(id)) return id;
  throw new Error(`There is no module ${name} any more.`);
}

/** A group is called after its largest module, so that the same group has the same name in the next build. */
function nameGroup(
  ids: readonly string[],
  modules: ReadonlyMap<string, ScriptModule>,
  taken: Set<string>,
): string {
  const sizeOf = (id: string): number => modules.get(id)?.size ?? 0;
  const largest = ids.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), '');
  const name = /([^/]+?)(?:\.\w+)?(?:\?.*)?$/.exec(largest)?.[1] ?? 'shared';
  let unique = `with-${name}`;
  for (let n = 2; taken.has(unique); n += 1) unique = `with-${name}-${n}`;
  taken.add(unique);
  return unique;
}
