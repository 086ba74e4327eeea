import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiContract } from '#ssr/build/api-contract.ts';
import { groupScripts, listMissingFiles } from '#ssr/build/group-scripts.ts';
import { keepEarlierAssets } from '#ssr/build/keep-earlier-assets.ts';
import { precompressAssets } from '#ssr/build/precompress-assets.ts';
import { routes } from './src/routes.ts';

export default defineConfig(({ command }) => ({
  resolve: {
    // React has long had what libraries bring along for versions that did not.
    alias: [
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // Bundled, so that the server loads the icons and schemas that pages use, and not all there are.
  ssr: { noExternal: command === 'build' ? ['lru-cache', 'lucide-react', 'zod'] : [] },
  plugins: [
    apiContract(),
    tailwindcss(),
    tanstackStart({
      router: {
        routesDirectory: '.',
        virtualRouteConfig: routes,
        quoteStyle: 'single',
        semicolons: true,
        // What a page loads comes with the page, and is not among the code of every page.
        codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
      },
      server: { entry: './ssr/render-pages.ts' },
      serverFns: { disableCsrfMiddlewareWarning: true },
      importProtection: {
        behavior: 'error',
        client: {
          specifiers: [/^(pg|kysely|pg-boss|stripe|nodemailer|better-auth|pino)(\/|$)/, /^node:/],
          files: ['**/server/**', '**/db/**', '**/emulators/**', '**/src/{http,operations}/**'],
        },
      },
    }),
    react(),
    groupScripts(),
    precompressAssets(),
    keepEarlierAssets(),
  ],
  build: {
    target: 'es2023',
    // From these on browsers know light-dark(), so that a part of a page can be set in the other theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { resolveDependencies: listMissingFiles },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
}));
