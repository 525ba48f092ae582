import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** What is changed for the second build: a clause and a scenario, each by a word that stands in it once. */
const CHANGES = [
  { file: 'rules/text/fow-8.01/1102.mdx', from: 'decides the damage', to: 'settles the damage' },
  { file: 'scenarios/fow/first-strike-kills-the-blocker.yaml', from: 'damage the lancer?', to: 'damage that lancer?' },
] as const;

/**
 * `npm run twice`: builds a copy of the project, changes a text, builds again, and once more from nothing; says how long
 * each took, and fails where the second build wrote another byte than the third.
 */
function main(): void {
  const copy = mkdtempSync(join(tmpdir(), 'saitei-twice-'));
  try {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' });
    for (const file of [...files.split('\0').filter(Boolean), 'node_modules']) {
      cpSync(file, join(copy, file), { recursive: true, verbatimSymlinks: true });
    }
    build(copy, 'the first build');
    for (const change of CHANGES) {
      edit(copy, change);
      build(copy, `after a change of ${change.file}`);
    }
    renameSync(join(copy, 'out'), join(copy, 'twice'));
    rmSync(join(copy, '.next'), { recursive: true });
    build(copy, 'from nothing');
    const wrong = differences(join(copy, 'twice'), join(copy, 'out'));
    if (wrong.length > 0) throw new Error(`${wrong.length} files differ, the first: ${wrong.slice(0, 5).join(', ')}`);
    console.log('both sites are the same, byte for byte');
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function edit(copy: string, { file, from, to }: (typeof CHANGES)[number]): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${file} must say "${from}" once`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

function build(cwd: string, what: string): void {
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'build'], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${what}: ${stderr || stdout}`);
  const kept = /(\d+) pages are as they were/.exec(stdout)?.[1];
  console.log(`${what}: ${Math.round((Date.now() - began) / 1000)} s, ${kept} pages as they were`);
}

/** The files of two folders that only one of them has, or that differ. */
function differences(left: string, right: string): string[] {
  const [here, there] = [filesIn(left), filesIn(right)];
  const alone = here.filter((file) => !there.includes(file));
  return [
    ...alone,
    ...there.filter(
      (file) => !here.includes(file) || !readFileSync(join(left, file)).equals(readFileSync(join(right, file))),
    ),
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

main();
