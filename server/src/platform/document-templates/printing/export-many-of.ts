import Type from 'typebox';
import { documentKinds } from '../../../../../nouns/document-kinds.ts';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { download } from '../../../kernel/download.ts';
import { choice, flag, id, object } from '../../../kernel/fields.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { archiveOf } from './archive-of.ts';
import { checkPrinted } from './check-printed.ts';
import { printingRefuses, printingScopes } from './export-document.ts';
import { printRecord } from './print-record.ts';

const most = 200;

/** The export of many records of a kind as one archive, for its route. */
export const exportManyOf = (kind: DocumentKind) => {
  const { en, ru } = documentKinds[kind.kind].words;
  const check = checkPrinted(kind);
  return query({
    name: `document-templates.export-many-${kind.kind.replaceAll('_', '-')}`,
    summary: words(`${en}: export many`, `${ru}: выгрузить несколько`),
    description:
      'Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each is made while the archive is ' +
      'sent. Of files with the same name the later have a number.',
    permission: kind.permission,
    scope: printingScopes(kind),
    refuses: [...printingRefuses, 'unknown_reference'],
    input: object({
      ids: Type.Array(id(), { minItems: 1, maxItems: most, uniqueItems: true, title: 'Records' }),
      format: choice(kind.formats, 'Format of the file', { examples: [kind.formats[0] as string] }),
      templateId: Type.Optional(id('Template; the default unless given')),
      forCustomer: Type.Optional(flag('Without anything internal')),
    }),
    output: download('The documents', ['application/zip']),
    run: inSteps,

    async steps(steps, { ids, forCustomer = false, ...asked }) {
      await steps.query(check, { ids, ...asked });
      const { readOn, services } = steps;
      const order = { kind, forCustomer, ...asked };
      const name = kind.kind === 'contract' ? 'Договоры.zip' : `${ru}.zip`;
      return archiveOf(name, ids, (id) => printRecord({ query: readOn, services }, { ...order, id }));
    },
  });
};
