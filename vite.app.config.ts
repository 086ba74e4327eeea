import { defineConfig } from 'vite';
import { keepEarlierAssets } from '#ssr/build/keep-earlier-assets.ts';

/**
 * Bundles the server that `npm start` runs: a fortieth of the files, and of the libraries only what is called. What is loaded when
 * it is first needed stays a file of its own, and those of earlier builds stay for the sites that still run on them.
 */
export default defineConfig({
  plugins: [keepEarlierAssets()],
  publicDir: false,
  ssr: {
    noExternal: true,
    external: [
      // Finds its compiled library beside its own files.
      'sharp',
      // For development alone.
      'vite',
      // Large, and only loaded where they are set up.
      '@aws-sdk/client-s3',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace',
    ],
  },
  build: {
    ssr: 'src/app/main.ts',
    outDir: 'dist/app',
    target: 'node24',
    // As it is written: what is logged of an error names the functions, and where they stand.
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
    },
  },
});
