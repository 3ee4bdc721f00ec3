import { object } from '../../../kernel/fields.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { documentTemplate } from '../document-template.ts';
import { takeWordFile, wordRefuses, wordUpload } from '../take-word-file.ts';
import { writtenTemplate } from '../template-card.ts';
import type { RecordTemplate } from './record-template.ts';

/** The file is judged and put away first, then written down: nothing slow happens inside a transaction. */
export const uploadWordTemplate = (record: RecordTemplate) =>
  command({
    name: 'document-templates.upload-word-template',
    summary: words('Create a template of a Word file', 'Создать шаблон из файла Word'),
    description:
      'A form with a .docx of up to 10 MiB. Its tags: `{path}`, `{path|filter}`, `{#items.rows}…{/items.rows}` for each row, where values of the row ' +
      'are named without their beginning, and `{?path}…{/?path}` where there is a value. Every fault is told in `errors` with its `part` and `text`, and ' +
      'nothing is kept of such a file. Variables that do not exist are warned of and stay empty.',
    permission: 'document_templates.manage',
    scope: 'settings.write',
    refuses: ['already_exists', ...wordRefuses],
    input: object({
      kind: documentTemplate.fields.kind,
      name: documentTemplate.fields.name,
      file: wordUpload(),
    }),
    output: writtenTemplate,
    run: inSteps,

    async steps(steps, { kind, name, file: received }) {
      const file = await takeWordFile(steps, received);
      return steps.command(record, { kind, name, file }).catch(async (error) => {
        // A refusal left no row. After anything else a row may stand, so the sweep decides.
        if (error instanceof Refusal) await steps.services.files.remove(file.storageKey);
        throw error;
      });
    },
  });
