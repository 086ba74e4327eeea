import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiContract } from './src/app/build/api-contract.ts';
import { drawIcons } from './src/app/build/draw-icons.ts';
import { keepEarlierAssets } from './src/app/build/keep-earlier-assets.ts';
import { precompressAssets } from './src/app/build/precompress-assets.ts';
import { routes } from './src/routes.ts';

/** What many pages share comes in few files: they compress better than many small ones, and are run one after the other. */
const chunkGroups = [
  // The entry needs nothing else of them: it fetches the rest after the first paint.
  { name: 'runtime', test: /vite\/preload-helper|rolldown\/runtime/, priority: 4 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'router', test: /node_modules\/@tanstack\//, priority: 2 },
  { name: 'public', test: /\/src\/features\/(site|directory)\//, minShareCount: 6, priority: 1 },
];

export default defineConfig(({ command }) => ({
  // Of a thousand icons the built pages load those they show, and of schemas what they use.
  ssr: { noExternal: command === 'build' ? ['lru-cache', 'lucide-react', 'zod'] : [] },
  plugins: [
    apiContract(),
    drawIcons(),
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
      server: { entry: './app/render-pages.tsx' },
      serverFns: { disableCsrfMiddlewareWarning: true },
      importProtection: {
        behavior: 'error',
        client: {
          specifiers: [/^(pg|kysely|pg-boss|stripe|nodemailer|better-auth|pino)(\/|$)/, /^node:/],
          files: ['**/server/**', '**/db/**', '**/stand-ins/**', '**/app/http/**'],
        },
      },
    }),
    react(),
    precompressAssets(),
    keepEarlierAssets(),
  ],
  build: {
    target: 'es2023',
    // From these on browsers know light-dark(), so that a part of a page can be set in the other theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
}));
