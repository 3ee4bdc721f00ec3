import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command, inSteps, type Steps } from '../../../kernel/operation.ts';
import { invalidField, Refusal, words } from '../../../kernel/problems/errors.ts';
import { storeFile } from '../../files/store-file.ts';
import { documentTemplate } from '../document-template.ts';
import { refuseFaulty } from '../refuse-faulty.ts';
import { type TakenFile, wordMimeType } from '../take-word-file.ts';
import { layoutSchema, writtenTemplate } from '../template-card.ts';
import { readSource } from './read-source.ts';
import type { RecordTemplate } from './record-template.ts';

const input = object({
  kind: documentTemplate.fields.kind,
  ...documentTemplate.creation,
  layout: Type.Optional(layoutSchema),
  copyOf: Type.Optional(id('A template whose content the new one begins with')),
});

type Content = Partial<Pick<Type.Static<typeof input>, 'layout' | 'copyOf'>>;

/** The file of a copy is put away first, then written down: nothing slow happens inside a transaction. */
export const createTemplate = (record: RecordTemplate) =>
  command({
    name: 'document-templates.create-template',
    summary: words('Create a document template', 'Создать шаблон документа'),
    description:
      'Of blocks with a `layout`, or as a copy with `copyOf`, which is how built-in layouts are changed; a Word file has an address of its own. Texts of ' +
      'blocks hold placeholders: `{path}`, `{path|filter}`; a part in `[[…]]` is left out where a value of it is missing. Variables that do not exist ' +
      'are warned of and stay empty.',
    permission: 'document_templates.manage',
    scope: 'settings.write',
    refuses: ['already_exists', 'quota_exceeded', 'template_kind_mismatch', 'scan_pending', 'file_quarantined'],
    input,
    output: writtenTemplate,
    run: inSteps,

    async steps(steps, given) {
      const { kind, name, isDefault } = given;
      const about = { kind, name, ...(isDefault !== undefined && { isDefault }) };
      const { layout, file } = await contentOf(steps, given, kind);
      return steps
        .command(record, { ...about, ...(layout && { layout }), ...(file && { file }) })
        .catch(async (error) => {
          // A refusal left no row. After anything else a row may stand, so the sweep decides.
          if (file && error instanceof Refusal) await steps.services.files.remove(file.storageKey);
          throw error;
        });
    },
  });

async function contentOf(steps: Steps, { layout, copyOf }: Content, kind: string) {
  if ((layout === undefined) === (copyOf === undefined)) throw oneOfTwo();
  if (layout) {
    refuseFaulty(layout);
    return { layout };
  }
  const source = await steps.query(readSource, { id: copyOf as string, kind });
  if (source.layout) return { layout: source.layout };
  const { services, actor } = steps;
  const { fileName, sizeBytes, sha256, paths, storageKey: from } = source.file;
  const storageKey = await storeFile(services, actor.tenantId, await services.files.open(from));
  const copy: TakenFile = { fileName, mimeType: wordMimeType, sizeBytes, sha256, storageKey, paths };
  return { file: copy };
}

const oneOfTwo = () =>
  invalidField('/layout', 'exactly_one', words('give a layout or copyOf', 'передайте либо layout, либо copyOf'));
