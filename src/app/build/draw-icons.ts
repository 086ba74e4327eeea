import type { Plugin } from 'vite';

const libraryMaker = '../createLucideIcon.mjs';
const ourMaker = '\0direct365-icon-maker';
const ourComponent = '/src/ui/draw-icon.tsx';

/**
 * Has the icons of the library drawn by our own component in built pages, in the browser and on the server alike. The build fails when
 * the library makes its icons in another way.
 */
export function drawIcons(): Plugin {
  let isReplaced = false;
  return {
    name: 'direct365-draw-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== libraryMaker || !importer?.includes('/lucide-react/')) return;
      isReplaced = true;
      return ourMaker;
    },
    load: (id) =>
      id === ourMaker
        ? `export { drawIcon as default } from ${JSON.stringify(ourComponent)};`
        : undefined,
    buildEnd(error) {
      if (!error && !isReplaced) this.error('No icon of lucide-react was made by our component.');
    },
  };
}
