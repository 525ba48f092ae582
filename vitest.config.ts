import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,engine,rules,scenarios}/**/*.test.ts'],
    // By itself a run leaves one core idle: of two that is half.
    maxWorkers: '100%',
    // Tests wait for states, not for time: on a busy machine a page takes long to become what it becomes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
  resolve: { alias: { '@': new URL('.', import.meta.url).pathname } },
});
