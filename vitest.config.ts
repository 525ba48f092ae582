import { defineConfig } from 'vitest/config';

/** They put something else in the place of modules or of what a browser has: no other test is to find it there. */
const ALONE = ['app/_content/once-a-page.test.ts', 'app/_home/seen.test.ts', 'app/_official/*.test.ts'];
const IN_A_BROWSER = 'app/_tooling/e2e/**/*.test.ts';

export default defineConfig({
  test: {
    // Tests wait for states, not for time: on a busy machine a page takes long to become what it becomes.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // By itself a run leaves one core idle: of two that is half.
    maxWorkers: '100%',
    setupFiles: ['app/_tooling/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,engine,rules,scenarios}/**/*.test.ts'],
          exclude: [IN_A_BROWSER, ...ALONE],
          // Reading editions, texts and libraries anew for each file took a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
      // Not beside the others: a browser that waits for a processor says nothing about the page.
      { extends: true, test: { name: 'browser', include: [IN_A_BROWSER], sequence: { groupOrder: 1 } } },
    ],
  },
  resolve: { alias: { '@': new URL('.', import.meta.url).pathname } },
});
