import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { ASKED_FOLDER } from '../../../rules/asked';
import { ruleNumber } from '../../../rules/concordance';
import { content, TEXT_FOLDER } from '../../../rules/content';
import { DOC_IDS, type Lang } from '../../../rules/documents';
import { buildIndexFile } from '../../../rules/search/build-index';
import { openSearch, type Search } from '../../../rules/search/search';

/** The search over the published index where it is newer than the texts, else over one made on the spot. */
export function localSearch(): Search {
  const changed = lastChange();
  return openSearch(async (lang: Lang): Promise<unknown> => {
    const file = `public/search/${lang}.json`;
    if (existsSync(file) && statSync(file).mtimeMs >= changed) return JSON.parse(readFileSync(file, 'utf8'));
    return buildIndexFile(content(), lang, ruleNumber);
  });
}

/** When a file that the index is made of last changed. */
function lastChange(): number {
  const folders = [
    ...DOC_IDS.flatMap((doc) => [`${TEXT_FOLDER}/${doc}`, `${ASKED_FOLDER}/${doc}`]),
    'rules/search',
    'rules/concordance',
    'rules/inventory',
  ];
  const times = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => statSync(`${folder}/${name}`).mtimeMs));
  return Math.max(0, ...times);
}
