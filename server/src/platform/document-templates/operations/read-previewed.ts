import Type from 'typebox';
import type { DocumentKindName } from '../../../../../nouns/document-kinds.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query, type ReadContext } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sampleContent } from '../../documents/sample-content.ts';
import { documentTemplate } from '../document-template.ts';
import { printingScopes } from '../printing/export-document.ts';
import { readContent } from '../printing/read-printed.ts';
import { type Previewed, previewing } from './previewing.ts';

/** What a preview is filled with: a sample, or a record that the caller may export. */
export async function previewContent(
  ctx: ReadContext,
  kinds: readonly DocumentKind[],
  { kind: name, paths, entityId }: { kind: DocumentKindName; paths: readonly string[]; entityId?: string | undefined },
): Promise<Previewed> {
  if (entityId === undefined) return { content: sampleContent(name), pictures: [] };
  const kind = kinds.find((one) => one.kind === name);
  if (!kind) throw notFound(documentTemplate.noun);
  authorize(ctx.actor, { permission: kind.permission, scope: printingScopes(kind) });
  const template = { paths, storageKey: '' };
  const { content, pictures } = await readContent(ctx, kind, { id: entityId, template, forCustomer: false });
  return { content: { ...content, images: {} }, pictures };
}

export const readPreviewed = (kinds: readonly DocumentKind[]) =>
  query({
    name: 'document-templates.read-previewed',
    summary: words('Read what a preview is filled with', 'Прочитать данные предпросмотра'),
    ...previewing,
    input: object({
      kind: documentTemplate.fields.kind,
      paths: Type.Array(Type.String()),
      entityId: Type.Optional(id()),
    }),
    output: Type.Unknown(),
    run: (ctx, asked) => previewContent(ctx, kinds, asked),
  });
