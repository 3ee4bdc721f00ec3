import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command, inSteps, query } from '../../../kernel/operation.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import type { ChangeTemplate } from '../change-template.ts';
import { documentTemplates } from '../document-template.ts';
import { refuseSystem } from '../system-templates.ts';
import { type TakenFile, takeWordFile, wordRefuses, wordUpload } from '../take-word-file.ts';
import { writtenTemplate } from '../template-card.ts';

const managing = { permission: 'document_templates.manage', scope: 'settings.write' } as const;

/** Judged and put away first, then written down. */
export function replaceWordFile(change: ChangeTemplate) {
  const write = writeFile(change);
  return command({
    name: 'document-templates.replace-word-file',
    summary: words('Replace the Word file of a template', 'Заменить файл Word шаблона'),
    description:
      'The next `revision` of the template, judged as at its creation; the former files stay readable. The same bytes change nothing.',
    ...managing,
    refuses: ['conflict', 'resource_archived', ...wordRefuses],
    input: object({ id: id(), file: wordUpload() }),
    output: writtenTemplate,
    run: inSteps,

    async steps(steps, { id, file: received }) {
      refuseSystem(id);
      await steps.query(findTemplate, { id });
      const file = await takeWordFile(steps, received);
      return steps.command(write, { id, file }).catch(async (error) => {
        // A refusal left no row. After anything else a row may stand, so the sweep decides.
        if (error instanceof Refusal) await steps.services.files.remove(file.storageKey);
        throw error;
      });
    },
  });
}

/** A template that is not there is told before anything is said of the file. */
const findTemplate = query({
  name: 'document-templates.find-template',
  summary: words('Find a template', 'Найти шаблон'),
  ...managing,
  input: object({ id: id() }),
  output: Type.Unknown(),
  run: ({ db }, { id }) => documentTemplates.byId(db, id),
});

const writeFile = (change: ChangeTemplate) =>
  command({
    name: 'document-templates.write-word-file',
    summary: words('Write down the file of a template', 'Записать файл шаблона'),
    ...managing,
    input: object({ id: id(), file: Type.Unsafe<TakenFile>({}) }),
    output: writtenTemplate,
    run: (ctx, given) => change(ctx, given),
  });
