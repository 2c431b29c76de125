import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // The tests of texts read the codes of problems where they are made, beside this folder.
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
});
