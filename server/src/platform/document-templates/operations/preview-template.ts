import Type from 'typebox';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { id, object, unshown } from '../../../kernel/fields.ts';
import { fromQuery } from '../../../kernel/intake/query-field.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { documentTemplates } from '../document-template.ts';
import { type ChosenTemplate, contentOf, demandApplicable, ofLayout } from '../printing/choose-template.ts';
import { printingRefuses } from '../printing/export-document.ts';
import { systemTemplate } from '../system-templates.ts';
import { type Previewed, previewed, previewFormat, previewing, showPreview } from './previewing.ts';
import { previewContent } from './read-previewed.ts';

const entityId = Type.Optional(unshown(id('Record to fill it with')));

/** A saved template filled with a sample or a record. */
export const previewTemplate = (kinds: readonly DocumentKind[]) => {
  const read = readPreview(kinds);
  return query({
    name: 'document-templates.preview-template',
    summary: words('Preview a template', 'Предпросмотр шаблона'),
    description:
      'Filled with a sample, or with the record that `entityId` names, for who may export it. A Word file is shown as `docx` alone: nothing that ' +
      'is part of this product draws Word files, so a PDF needs a layout of blocks.',
    ...previewing,
    refuses: printingRefuses,
    input: object({ id: id(), format: Type.Optional(fromQuery(previewFormat)), entityId }, { examples: [{}] }),
    output: previewed,
    run: inSteps,

    async steps(steps, { format = 'html', ...asked }) {
      const { template, ...held } = await steps.query(read, { format, ...asked });
      return showPreview(steps, template, held, format);
    },
  });
};

const readPreview = (kinds: readonly DocumentKind[]) =>
  query({
    name: 'document-templates.read-preview',
    summary: words('Read a template and what fills it', 'Прочитать шаблон и данные для него'),
    ...previewing,
    input: object({ id: id(), format: previewFormat, entityId }),
    output: Type.Unknown(),

    async run(ctx, { id, format, entityId }): Promise<Previewed & { template: ChosenTemplate }> {
      const builtIn = systemTemplate(id);
      const shown = builtIn?.template ?? (await documentTemplates.byId(ctx.db, id));
      demandApplicable(shown, format);
      const template = builtIn ? ofLayout(builtIn.layout) : await contentOf(ctx.db, shown);
      const { kind } = shown;
      return { template, ...(await previewContent(ctx, kinds, { kind, paths: template.paths, entityId })) };
    },
  });
