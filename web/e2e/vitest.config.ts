import { defineConfig } from 'vitest/config';

// One file at a time; within it several people visit the page at once, because a test mostly waits. Where figures are
// measured there is one visit at a time: two would fight for the same two cores, and the figures would say nothing.
export default defineConfig({
  cacheDir: '../node_modules/.vite-e2e',
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    sequence: { concurrent: true },
    maxConcurrency: 3,
    retry: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
