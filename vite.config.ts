import { globSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const styleSheets = Object.fromEntries(
  globSync('src/site/style-sheets/*.css').map(path => [`site-${basename(path, '.css')}`, path]),
);

/** A module of ours or of a library, and no style sheet. */
const script = /\.(?:[cm]?js|tsx?)$/;

/** One build, two results: what browsers load (dist/client) and what Node runs (dist/server). */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  builder: {},
  // Of 6,000 icons some hundred are drawn; the others are not read.
  build: { rolldownOptions: { experimental: { lazyBarrel: true } } },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Compressed, it is what counts, and what scripts/check-bundle.ts looks at.
        chunkSizeWarningLimit: 1_000,
        rolldownOptions: {
          input: {
            admin: 'src/admin/index.html',
            // One style sheet per illustration set, see src/sections/illustrations/drawing-sheet.tsx.
            ...styleSheets,
            'face-friendly': 'src/site/faces/friendly.css',
            'face-classic': 'src/site/faces/classic.css',
            'face-clean': 'src/site/faces/clean.css',
            'without-illustrations': 'src/site/without-illustrations.css',
          },
          output: {
            // Otherwise a screen is fetched as a hundred files of some bytes: half of the time until it shows.
            codeSplitting: {
              groups: [
                { name: 'first', test: script, tags: ['$initial'], priority: 1 },
                { name: 'shared', test: script, minShareCount: 8 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Every start and every thread would look up hundreds of files one by one. A native module has to stay one.
      resolve: { noExternal: true, external: ['sharp'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        sourcemap: true,
        target: 'node24',
        rolldownOptions: {
          input: {
            main: 'src/server/start/main.ts',
            'worker-process': 'src/server/start/worker-process.ts',
            'command-line': 'src/server/command-line/main.ts',
            'sheet-worker': 'src/server/templates/sheets/sheet-worker.ts',
            'export-worker': 'src/server/operations/static-export/export-worker.ts',
            'file-writer-worker': 'src/server/operations/static-export/file-writer-worker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
