import Type from 'typebox';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { id, object, unshown } from '../../../kernel/fields.ts';
import { fromQuery } from '../../../kernel/intake/query-field.ts';
import { inSteps, query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { documentTemplate } from '../document-template.ts';
import { ofLayout } from '../printing/choose-template.ts';
import { printingRefuses } from '../printing/export-document.ts';
import { refuseFaulty } from '../refuse-faulty.ts';
import { layoutSchema } from '../template-card.ts';
import { previewed, previewFormat, previewing, showPreview } from './previewing.ts';
import { readPreviewed } from './read-previewed.ts';

/** A layout that is not saved yet, as its editor shows it. */
export const previewLayout = (kinds: readonly DocumentKind[]) => {
  const read = readPreviewed(kinds);
  return query({
    name: 'document-templates.preview-layout',
    summary: words('Preview an unsaved layout', 'Предпросмотр несохранённого макета'),
    description: 'Nothing is saved. Filled with a sample, or with the record that `entityId` names.',
    ...previewing,
    refuses: printingRefuses,
    input: object({
      format: Type.Optional(fromQuery(previewFormat)),
      kind: documentTemplate.fields.kind,
      layout: layoutSchema,
      entityId: Type.Optional(unshown(id('Record to fill it with'))),
    }),
    output: previewed,
    run: inSteps,

    async steps(steps, { format = 'html', kind, layout, entityId }) {
      refuseFaulty(layout);
      const held = await steps.query(read, { kind, paths: [...ofLayout(layout).paths], ...(entityId && { entityId }) });
      return showPreview(steps, ofLayout(layout), held, format);
    },
  });
};
