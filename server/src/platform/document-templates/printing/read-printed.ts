import Type from 'typebox';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { DocumentContent } from '../../documents/document-content.ts';
import { contentOf } from '../content-of.ts';
import { type ChosenTemplate, chooseTemplate, type PrintFormat } from './choose-template.ts';
import { type FoundPictures, findPictures } from './pictures-of.ts';

/** All that a document is made of, read in one short transaction. */
export interface Printed {
  template: ChosenTemplate;
  fileName: string;
  content: Omit<DocumentContent, 'images'>;
  pictures: FoundPictures;
}

/** What a record fills a template with; refuses a record that is not there. */
export async function readContent(
  ctx: ReadContext,
  kind: DocumentKind,
  { id, template, forCustomer }: { id: string; template: ChosenTemplate; forCustomer: boolean },
): Promise<Omit<Printed, 'template'>> {
  const { fileName, pictures } = await kind.describe(ctx, id);
  const [content, found] = await Promise.all([
    contentOf(ctx, { kind, id, paths: template.paths, forCustomer }),
    findPictures(ctx.db, pictures),
  ]);
  return { fileName, content, pictures: found };
}

const made = new WeakMap<DocumentKind, ReturnType<typeof readingOf>>();

/** Asked by operations that have checked the right to print. */
export function readPrinted(kind: DocumentKind): ReturnType<typeof readingOf> {
  const known = made.get(kind) ?? readingOf(kind);
  made.set(kind, known);
  return known;
}

const readingOf = (kind: DocumentKind) =>
  query({
    name: 'document-templates.read-printed',
    summary: words('Read what a document is made of', 'Прочитать содержимое документа'),
    permission: 'internal',
    scope: null,
    input: object({
      id: id(),
      format: Type.Unsafe<PrintFormat>({}),
      templateId: Type.Optional(id()),
      forCustomer: Type.Boolean(),
    }),
    output: Type.Unknown(),

    async run(ctx, { id, format, templateId, forCustomer }): Promise<Printed> {
      const template = await chooseTemplate(ctx.db, { kind: kind.kind, templateId, format });
      return { template, ...(await readContent(ctx, kind, { id, template, forCustomer })) };
    },
  });
