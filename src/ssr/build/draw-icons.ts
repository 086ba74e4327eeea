import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

const library = 'lucide-react';
const ourIcon = 'virtual:icon/';
const ourComponent = '/src/ui/draw-icon.tsx';
const namedImports = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g;

/** The strokes of an icon, as its library keeps them. */
const iconModule = z.object({
  __iconData: z.object({
    node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])),
  }),
});
type Strokes = z.infer<typeof iconModule>['__iconData']['node'];

/**
 * Has the icons of the library drawn by our own component in built pages, in the browser and on the server alike: each as a module
 * that says its strokes as one text. So the build reads the icons that are used, and not all there are. It fails when the library keeps
 * them in another way.
 */
export function drawIcons(): Plugin {
  let fileOf: Promise<ReadonlyMap<string, URL>> | undefined;
  return {
    name: 'direct365-draw-icons',
    apply: 'build',
    async transform(code) {
      if (!code.includes(library)) return undefined;
      return code.replaceAll(namedImports, (_, names: string) => importEach(names));
    },
    resolveId: (id) => (id.startsWith(ourIcon) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${ourIcon}`)) return undefined;
      const name = id.slice(ourIcon.length + 1);
      const index = await this.resolve(library);
      if (!index || index.external) return this.error(`${library} is not part of the build.`);
      fileOf ??= findIcons(pathToFileURL(index.id));
      const file = (await fileOf).get(name);
      if (!file) return this.error(`${library} has no icon ${name}.`);
      const { __iconData } = iconModule.parse(await import(file.href));
      return [
        `import { drawIcon } from ${JSON.stringify(ourComponent)};`,
        `export default drawIcon(${JSON.stringify(writeStrokes(__iconData.node))});`,
      ].join('\n');
    },
  };
}

/** An import of each of these names, where there was one of all: `Search, X as Close`. */
function importEach(names: string): string {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const [icon, local = icon] = name.split(/\s+as\s+/);
      return `import ${local} from ${JSON.stringify(ourIcon + icon)};`;
    })
    .join(' ');
}

/** Where the library keeps the icon of each name; some have several. */
async function findIcons(index: URL): Promise<ReadonlyMap<string, URL>> {
  const files = new Map<string, URL>();
  const lines = await readFile(index, 'utf8');
  for (const [, names = '', file = ''] of lines.matchAll(
    /export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g,
  )) {
    for (const [, name] of names.matchAll(/default as (\w+)/g)) {
      if (name) files.set(name, new URL(file, index));
    }
  }
  return files;
}

/** What stands in the element of an icon. */
function writeStrokes(strokes: Strokes): string {
  return strokes.map(writeStroke).join('');
}

function writeStroke([tag, attributes]: Strokes[number]): string {
  const written = Object.entries(attributes)
    // For lists of elements, which this is not.
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}
