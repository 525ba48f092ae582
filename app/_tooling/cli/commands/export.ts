import { content } from '../../../../rules/content';
import { exportDocument } from '../../../../rules/export';
import { BadInput } from '../bad-input';
import { type Command, expectWords, JSON_OPTION, usageOf } from '../command';
import { documentNamed } from '../documents';
import { printJson } from '../output';

export const exportCommand: Command = {
  takes: '',
  answers: 'every clause of a document in both languages, as JSON',
  options: { doc: { type: 'value', value: 'D' }, ...JSON_OPTION },
  async run(given) {
    expectWords('export', exportCommand, given, 0, 0);
    const doc = given.value('doc');
    if (doc === undefined) throw new BadInput(`which document?; usage: ${usageOf('export', exportCommand)}`);
    printJson(exportDocument(content(), documentNamed(doc)));
    return 0;
  },
};
