import { defineConfig } from 'vitest/config';

// One browser at a time: two would fight for the same two cores, and the figures would say nothing.
export default defineConfig({
  cacheDir: '../node_modules/.vite-e2e',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    retry: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
