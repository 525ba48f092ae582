import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { ASKED_FOLDER } from '../../../rules/asked';
import { ruleNumber } from '../../../rules/concordance';
import { content, TEXT_FOLDER } from '../../../rules/content';
import { DOC_IDS, type Lang } from '../../../rules/documents';
import { buildIndexFile } from '../../../rules/search/build-index';
import { buildGuideFile } from '../../../rules/search/guide-file';
import { guides } from '../../_content/guides';
import { type Finder, openFinder } from '../../_search/finder';

/** The search over the published files where they are newer than the texts, else over some made on the spot. */
export function localFinder(): Finder {
  const texts = lastChange([
    ...DOC_IDS.flatMap((doc) => [`${TEXT_FOLDER}/${doc}`, `${ASKED_FOLDER}/${doc}`]),
    'rules/search',
    'rules/concordance',
    'rules/inventory',
  ]);
  const rulings = lastChange([
    'rules/contradictions',
    'rules/glossary',
    'scenarios/fow',
    'scenarios/fftcg',
    'scenarios/cards',
    'scenarios/generated',
    ASKED_FOLDER,
  ]);
  return openFinder(
    async (lang) => published(lang, texts) ?? buildIndexFile(content(), lang, ruleNumber),
    async (lang: Lang) => published(`guides-${lang}`, Math.max(texts, rulings)) ?? buildGuideFile(guides(), lang),
  );
}

/** What was published, unless something changed since. */
function published(name: string, changed: number): unknown {
  const file = `public/search/${name}.json`;
  return existsSync(file) && statSync(file).mtimeMs >= changed ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** When a file in one of these folders last changed. */
function lastChange(folders: readonly string[]): number {
  const times = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => statSync(`${folder}/${name}`).mtimeMs));
  return Math.max(0, ...times);
}
