import { defineConfig } from 'vite';

/** The instruments draw pages, so they go through the same bundler as the server; Node runs the result. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist/bench',
    ssr: true,
    sourcemap: true,
    target: 'node24',
    rolldownOptions: {
      input: { main: 'bench/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
