import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { inProject } from '#lib/project-folder.ts';

const ours = '/src/app/render-in-pieces.ts';
const react = '\0react-in-pieces';
const file = 'node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js';

/** What React's `renderToString` does with each piece, and what it does here. */
const changes = [
  ['    result = "",\n', '    take = options.take,\n'],
  ['null !== chunk && (result += chunk);', 'null !== chunk && take(chunk);'],
  ['  return result;\n}\nexports.', '}\nexports.'],
] as const;

/**
 * Has built pages rendered by React's `renderToString` with one difference: it gives its pieces away, where it would add each of some ten thousand
 * to a text, which the engine has to put together afterwards. It fails when React writes them in another way.
 */
export function reactInPieces(): Plugin {
  return {
    name: 'direct365-react-in-pieces',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id) => (id === react ? id : undefined),
    async load(id) {
      if (id === react) return changedReact();
      if (!id.endsWith(ours)) return undefined;
      return [
        `import react from ${JSON.stringify(react)};`,
        'export const renderInPieces = (page, take) => { react.renderToString(page, { take }); };',
      ].join('\n');
    },
  };
}

/** The code of React's renderer, with `take` among the options of `renderToString`. Throws where it is not as it was. */
async function changedReact(): Promise<string> {
  let code = await readFile(inProject(file), 'utf8');
  for (const [theirs, changed] of changes) {
    if (code.split(theirs).length !== 2)
      throw new Error(`React does not write "${theirs.trim()}" once in ${file}.`);
    code = code.replace(theirs, () => changed);
  }
  return code;
}
