import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { illustrationSets } from './src/sections/illustrations/illustration-set.ts';
import { setStyleSheet } from './src/sections/illustrations/illustration-sheet.ts';
import { illustrationsOf } from './src/sections/illustrations/registry.ts';
import { shapesFrom } from './src/sections/illustrations/shapes-from.ts';

const sheetOf = (set: string) => `src/site/style-sheets/${set}.css`;

const shapeOf = shapesFrom(path => {
  const file = join(import.meta.dirname, 'src/sections/illustrations/svg', path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
});

/** Makes the style sheet of each illustration set. The path has no file: it is the sheet's name in the manifest. */
const styleSheets: Plugin = {
  name: 'style-sheets',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^src\/site\/style-sheets\// },
    handler: id => join(import.meta.dirname, id),
  },
  load: {
    filter: { id: /\/src\/site\/style-sheets\// },
    async handler(id) {
      const set = illustrationSets.find(name => id.endsWith(sheetOf(name)));
      if (set === undefined) return undefined;
      const tokens = await readFile('src/sections/tokens.css', 'utf8');
      return setStyleSheet(tokens, set, illustrationsOf(set), shapeOf);
    },
  },
};

/** A module of ours or of a library, and no style sheet. */
const script = /\.(?:[cm]?js|tsx?)$/;

/** One build, two results: what browsers load (dist/client) and what Node runs (dist/server). */
export default defineConfig({
  plugins: [react(), styleSheets],
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
            ...Object.fromEntries(illustrationSets.map(set => [`site-${set}`, sheetOf(set)])),
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
      resolve: { noExternal: true, external: ['sharp', 'libheif-js'] },
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
            'pack-worker': 'src/server/business/packs/pack-worker.ts',
            'heic-worker': 'src/server/audience/leads/heic-worker.ts',
            'export-worker': 'src/server/operations/static-export/export-worker.ts',
            'file-writer-worker': 'src/server/operations/static-export/file-writer-worker.ts',
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
});
