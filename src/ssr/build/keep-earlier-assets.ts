import type { Plugin } from 'vite';
import { noteBuild } from './earlier-builds.ts';

/** Leaves the assets of earlier builds where they are for a week, beside those of the new one. */
export function keepEarlierAssets(): Plugin {
  return {
    name: 'direct365-keep-earlier-assets',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    async writeBundle({ dir }, bundle) {
      if (dir) await noteBuild(dir, Object.keys(bundle), new Date());
    },
  };
}
