import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiContract } from './src/app/build/api-contract.ts';
import { precompressAssets } from './src/app/build/precompress-assets.ts';
import { routes } from './src/routes.ts';

export default defineConfig({
  plugins: [
    apiContract(),
    tailwindcss(),
    tanstackStart({
      router: {
        routesDirectory: '.',
        virtualRouteConfig: routes,
        quoteStyle: 'single',
        semicolons: true,
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
      importProtection: {
        behavior: 'error',
        client: {
          specifiers: [/^(pg|kysely|pg-boss|stripe|nodemailer|better-auth|pino)(\/|$)/, /^node:/],
          files: ['**/server/**', '**/db/**', '**/app/http/**'],
        },
      },
    }),
    react(),
    precompressAssets(),
  ],
  build: {
    target: 'es2023',
    // From these on browsers know light-dark(), so that a part of a page can be set in the other theme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
});
