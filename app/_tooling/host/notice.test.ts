import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('NOTICE names every package that the site is made from, with the licence it bears', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
  const borne = Object.keys(dependencies).map((name) => {
    const { license }: { license: string } = JSON.parse(read(`node_modules/${name}/package.json`));
    return `${name} ${license}`;
  });
  const named = [...read('NOTICE').matchAll(/^ {2}([a-z][\w-]+) {2,}([A-Z][\w.-]+)$/gm)].map(
    ([, name, licence]) => `${name} ${licence}`,
  );
  expect(named.sort()).toEqual(borne.sort());
});
