import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,engine,rules,scenarios}/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
  resolve: { alias: { '@': new URL('.', import.meta.url).pathname } },
});
