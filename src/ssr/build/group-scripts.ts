import type { Plugin } from 'vite';
import { neededBy, planScriptGroups, type ScriptModule } from './plan-script-groups.ts';

const firstScript = /\/src\/client\.tsx$/;
const hydration = /\/src\/ssr\/hydrate\.tsx$/;
/** What a route's page consists of, as the router's plugin names it. */
const page = /\?tsr-split=/;

/**
 * So many characters of a module, before it is made short and compressed, are some 1,000 bytes in the end: what a file
 * costs.
 */
const fileCost = 6000;
/** A dialog or a part that comes later is loaded less often than the page that it is on. */
const weightOfPart = 0.3;
/** Where people land and come back to: loaded more often than, say, a page of settings. */
const visitedOften =
  /\/(client-portal|consultant-portal|find-consultants|messages|landing|about)-page\.tsx/;
const weightOfVisitedOften = 40;

/**
 * Files of every hydrated page, which are called by what they are; `index` is the first script. All others are called
 * by their contents alone: the frame lists some two hundred, and words would be a third of that list.
 */
const named = ['index', 'frame', 'react', 'router', 'rolldown-runtime'];
const namedFile = new RegExp(`/(?:${named.join('|')})-[\\w-]+\\.js$`);
const firstFile = /\/index-[\w-]+\.js$/;

/**
 * For Vite: which files a script asks for together with one that it imports. Whatever asks, but for the first script,
 * is there with the files of every page.
 */
export const listMissingFiles = (
  _file: string,
  needed: string[],
  { hostId }: { hostId: string },
): string[] => (firstFile.test(hostId) ? needed : needed.filter((file) => !namedFile.test(file)));

/** Libraries that every page needs, each a file that stays the same when the site is built anew. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/@tanstack\//, priority: 2 },
];

/**
 * Says which modules of the browser come in one file. The first script is one, those that every hydrated page needs are
 * the frame, what several pages share is planned by who needs it. What nearly all pages need joins the frame; the rest
 * comes with its page. Left alone, a page would name up to 140 files, most below a kilobyte.
 */
export function groupScripts(): Plugin {
  const groupOf = new Map<string, string>();
  return {
    name: 'direct365-group-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      chunkFileNames: ({ name }) => `assets/${named.includes(name) ? '[name]-' : ''}[hash].js`,
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
    .map((id) => ({ id, weight: weightOf(id) }));
  const { everywhere, shared } = planScriptGroups(planned, entries, fileCost);
  for (const id of everywhere) groupOf.set(id, 'frame');
  for (const [n, ids] of shared.entries()) for (const id of ids) groupOf.set(id, `shared-${n}`);
  return groupOf;
}

function weightOf(id: string): number {
  if (!page.test(id)) return weightOfPart;
  return visitedOften.test(id) ? weightOfVisitedOften : 1;
}

function findModule(name: RegExp, modules: ReadonlyMap<string, ScriptModule>): string {
  for (const id of modules.keys()) if (name.test(id)) return id;
  throw new Error(`There is no module ${name} any more.`);
}
