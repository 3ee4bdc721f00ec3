import Type, { type Static } from 'typebox';
import { documentLayout } from '../../../../nouns/document-layout.ts';
import type { DocumentTemplate } from '../../../../nouns/document-template.ts';
import { nullable, object } from '../../kernel/fields.ts';
import { type ReadContext } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { warning, warnings } from '../../kernel/problems/warnings.ts';
import { documentTemplate } from './document-template.ts';

/** The smallest layout that says something. */
const example: TemplateLayout = {
  page: {},
  blocks: [
    { type: 'heading', text: 'Документ № {document.number}' },
    { type: 'table', columns: [{ title: 'Наименование', leaf: 'name' }] },
  ],
};

export const layoutSchema = Type.Unsafe<TemplateLayout>({ ...documentLayout().spec.schema, examples: [example] });

type TemplateLayout = ReturnType<typeof documentLayout>['value'];

const content = { layout: nullable(layoutSchema) };

/** A template as its page shows it; a Word file has no layout. */
export const templateCard = object(
  { ...documentTemplate.fields, ...content },
  { title: 'Document template with its layout' },
);

export type TemplateCard = Static<typeof templateCard>;

export const writtenTemplate = object(
  {
    ...documentTemplate.fields,
    ...content,
    warnings: warnings('unknown_variables', { paths: Type.Array(Type.String({ title: 'Path' })) }),
  },
  { title: 'Document template as it was saved' },
);

export type WrittenTemplate = Static<typeof writtenTemplate>;

const sentence = words(
  'The template uses variables that do not exist. They stay empty in documents.',
  'В шаблоне есть несуществующие переменные. В документах они останутся пустыми.',
);

/** What was saved, and what the caller should know of it. */
export const writtenCard = (
  ctx: ReadContext,
  template: DocumentTemplate,
  layout: TemplateLayout | null,
): WrittenTemplate => ({
  ...template,
  layout,
  warnings:
    template.unknownVariables.length > 0
      ? [warning(ctx, 'unknown_variables', sentence, { paths: template.unknownVariables })]
      : [],
});
