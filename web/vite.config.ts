import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './tools/compress.ts';
import { rulebook } from './tools/rulebook.ts';
import { words } from './tools/words.ts';

// The server that `npm run dev` talks to; start it with `fallakte serve`.
const SERVER = 'http://127.0.0.1:8790';

export default defineConfig({
  plugins: [words(), rulebook(), svelte({ preprocess: vitePreprocess() }), compress()],
  base: '/app/',
  build: {
    outDir: '../src/fallakte/server/web/static/app',
    emptyOutDir: true,
    manifest: true,
    // Strict pages allow no data: addresses, so nothing is put into the sheets and scripts themselves.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/favicon.svg': SERVER } },
});
