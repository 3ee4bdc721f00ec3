import Type from 'typebox';
import { ZipFile } from 'yazl';
import { documentKinds } from '../../../../../nouns/document-kinds.ts';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { Download, download } from '../../../kernel/download.ts';
import { choice, flag, id, object } from '../../../kernel/fields.ts';
import { inSteps, query, type Steps } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { checkPrinted } from './check-printed.ts';
import { printingRefuses } from './export-document.ts';
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
    scope: 'customer_documents.read',
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
      const zip = new ZipFile();
      void fill(zip, steps, { kind, ids, forCustomer, ...asked });
      const name = kind.kind === 'contract' ? 'Договоры.zip' : `${ru}.zip`;
      return new Download({ name, type: 'application/zip', body: zip.outputStream as never });
    },
  });
};

interface Many extends Omit<Parameters<typeof printRecord>[1], 'id'> {
  ids: readonly string[];
}

/** One document after another: the next is made when the one before it lies in the archive. */
async function fill(zip: ZipFile, { readOn, services }: Steps, { ids, ...order }: Many) {
  const names = new Map<string, number>();
  try {
    for (const id of ids) {
      const { name, bytes } = await printRecord({ query: readOn, services }, { ...order, id });
      zip.addBuffer(bytes, numberedName(name, names), { compress: false });
    }
    zip.end();
  } catch (error) {
    // What was sent cannot be taken back: the archive breaks off, so that nobody takes it for whole.
    (zip.outputStream as unknown as { destroy(error: unknown): void }).destroy(error);
  }
}

/** `КП KP-1.pdf`, `КП KP-1 (2).pdf`; a path in a name would be a folder. */
function numberedName(name: string, names: Map<string, number>): string {
  const plain = name.replace(/[/\\:*?"<>|]/g, '-');
  const count = (names.get(plain) ?? 0) + 1;
  names.set(plain, count);
  return count === 1 ? plain : plain.replace(/(\.\w+)$/, ` (${count})$1`);
}
