import Type from 'typebox';
import { id, object, unshown, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { ChangeTemplate } from '../change-template.ts';
import { documentTemplate } from '../document-template.ts';
import { refuseFaulty } from '../refuse-faulty.ts';
import { layoutSchema, writtenTemplate } from '../template-card.ts';

export const updateTemplate = (change: ChangeTemplate) =>
  command({
    name: 'document-templates.update-template',
    summary: words('Change a document template', 'Изменить шаблон документа'),
    description:
      'Fields left out stay. A `layout` is the next `revision` of a template of blocks; the former ones stay readable, and what was issued keeps its ' +
      'file. `isDefault: true` takes the mark from the template of the kind that has it; without one the built-in layout is the default. Status ' +
      '`archived` puts a template away and takes the mark off, `active` brings it back. Built-in layouts are copied instead.',
    permission: 'document_templates.manage',
    scope: 'settings.write',
    refuses: ['already_exists', 'conflict', 'resource_archived', 'version_conflict', 'precondition_failed'],
    input: object({
      id: id(),
      ...documentTemplate.change,
      layout: Type.Optional(unshown(layoutSchema)),
      status: Type.Optional(documentTemplate.fields.status),
      version: Type.Optional(version()),
    }),
    output: writtenTemplate,

    run(ctx, { version: _, ...given }) {
      if (given.layout) refuseFaulty(given.layout);
      return change(ctx, given);
    },
  });
