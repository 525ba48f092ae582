import { LANGS } from '../../../../rules/documents';
import { inventory } from '../../../../rules/inventory';
import type { OfficialText } from '../../../../rules/official/result';
import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION } from '../command';
import { documentNamed } from '../documents';
import { officialFile } from '../official-file';
import { print, printJson, strong } from '../output';
import { readApart } from '../read-apart';

export const importCommand: Command = {
  takes: '<file>',
  answers: 'the clauses of a published rules text (text or PDF) of your own: found, missing, and lines not recognized',
  options: { doc: { type: 'value', value: 'D' }, ...JSON_OPTION },
  async run(given) {
    expectWords('import', importCommand, given, 1, 1);
    const [named = ''] = given.words;
    const word = given.value('doc');
    const doc = word === undefined ? undefined : documentNamed(word);
    const read = await readApart({ bytes: officialFile(named), doc });
    if ('error' in read) throw new BadInput(`${named}: ${read.error}`);
    if (given.has('json')) printJson(answerOf(read));
    else printRead(read);
    return read.missing.length === 0 ? 0 : 1;
  },
};

/** What `import --json` prints. */
function answerOf({ doc, found, missing, unknown }: OfficialText) {
  return { doc, found: found.map(({ id, lang, text }) => ({ id, lang, text })), missing, unknown };
}

function printRead({ doc, found, missing, unknown }: OfficialText): void {
  const { title, clauses } = inventory(doc);
  print(`${strong(doc)}  ${title.ja} / ${title.en}`);
  for (const lang of LANGS) {
    const count = found.filter((clause) => clause.lang === lang).length;
    if (count > 0) print(`${lang}: ${count} of ${clauses.length} clauses found`);
  }
  print(`missing: ${missing.length === 0 ? 'none' : `${missing.length} (${missing.join(', ')})`}`);
  print(`lines not recognized: ${unknown.length === 0 ? 'none' : unknown.length}`);
  for (const { line, text } of unknown) print(`${String(line).padStart(6)}: ${text}`);
}
