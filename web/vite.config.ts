import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  // The same files work under any path of any host.
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  // An asset written into a script as a data: address would be refused by the Content-Security-Policy.
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 1000 },
  plugins: [
    VitePWA({
      // A new version waits until the page is opened anew: nobody loses sight of a game in the middle of a move.
      registerType: 'prompt',
      injectRegister: false,
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,png,ftl,webmanifest,woff2,mp3,ogg}'],
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Rumis',
        short_name: 'Rumis',
        description: 'The three-dimensional Inca building game, also sold as Blokus 3D.',
        id: './',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#7a4a2b',
        background_color: '#f4ede4',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
    precompress(),
  ],
});
