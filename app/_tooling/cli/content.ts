import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { checkCompleteness } from '../../../rules/check/completeness';
import { CLAUSE_TYPES_FILE, clauseTypesSource } from '../../../rules/clause-types';
import { ruleNumber } from '../../../rules/concordance';
import { readContent } from '../../../rules/content';
import { DOC_IDS, LANGS } from '../../../rules/documents';
import { exportDocument } from '../../../rules/export';
import { problemLine } from '../../../rules/problem';
import { buildIndexFile } from '../../../rules/search/build-index';
import { buildGuideFile } from '../../../rules/search/guide-file';
import { guides } from '../../_content/guides';
import { makeFonts } from './font-subset';
import { copyCharacterMaps } from './pdf-character-maps';
import { unsaidPrompts } from './unsaid-prompts';
import { writeIfChanged } from './write-if-changed';

/** Makes everything that is made from the rulebook. Answers what is wrong, one line each; a decision without words is. */
async function generate(root: string): Promise<string[]> {
  writeIfChanged(join(root, CLAUSE_TYPES_FILE), clauseTypesSource());
  const content = readContent(root);
  const problems = [...unsaidPrompts(root), ...[...content.problems, ...checkCompleteness(content)].map(problemLine)];
  for (const doc of DOC_IDS) {
    writeIfChanged(join(root, `public/data/${doc}.json`), `${JSON.stringify(exportDocument(content, doc))}\n`);
  }
  const found = guides();
  for (const lang of LANGS) {
    const made = { [lang]: buildIndexFile(content, lang, ruleNumber), [`guides-${lang}`]: buildGuideFile(found, lang) };
    for (const [name, index] of Object.entries(made)) {
      const file = join(root, `public/search/${name}.json`);
      writeIfChanged(file, `${JSON.stringify(index)}\n`);
      // Says that the index is as new as the texts, even when they gave the same one.
      utimesSync(file, new Date(), new Date());
    }
  }
  copyCharacterMaps(root);
  const missing = await makeFonts(root);
  if (missing.length > 0) problems.push(`public/fonts: Noto Sans JP has no ${missing.join(' ')}; write it another way`);
  return problems;
}

const problems = await generate(process.cwd());
for (const line of problems) console.error(line);
process.exitCode = problems.length > 0 ? 1 : 0;
