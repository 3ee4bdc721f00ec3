import { isDeepStrictEqual } from 'node:util';
import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import type { DocumentTemplate } from '../../../../nouns/document-template.ts';
import { layoutPaths } from '../../../../nouns/layout-paths.ts';
import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { archived, invalidField, words } from '../../kernel/problems/errors.ts';
import { unchanged } from '../records/write-records.ts';
import { unknownPaths } from './document-paths.ts';
import { documentTemplate, documentTemplates } from './document-template.ts';
import { keepWordFile } from './keep-word-file.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { keepRevision, readRevision, type TemplateContent } from './revisions.ts';
import { refuseSystem } from './system-templates.ts';
import { lockTemplates, takeDefault } from './take-default.ts';
import type { TakenFile } from './take-word-file.ts';
import { type WrittenTemplate, writtenCard } from './template-card.ts';

interface Change extends Partial<Pick<DocumentTemplate, 'name' | 'isDefault' | 'status'>>, Given {
  id: string;
}

/** Writes what changes of a template; its new file, if there is one, lies in the store already. */
export const changeTemplate =
  (kinds: readonly DocumentKind[]) =>
  async (ctx: WriteContext, { id, status, layout, file, ...given }: Change): Promise<WrittenTemplate> => {
    refuseSystem(id);
    await lockTemplates(ctx.db);
    const before = await documentTemplates.open(ctx, id);
    const held = await readRevision(ctx.db, id, before.revision);
    const after = status ?? before.status;
    if (before.archivedAt && after === 'archived') {
      if (status === undefined || given.name !== undefined || layout || file || given.isDefault)
        throw archived(documentTemplate.noun);
      return writtenCard(ctx, unchanged(ctx, before), held?.layout ?? null);
    }
    refuseUnfit(before, { after, layout, file, isDefault: given.isDefault });
    if (after === 'active') await refuseTakenName(ctx.db, { kind: before.kind, name: given.name ?? before.name }, id);
    if (given.isDefault) await takeDefault(ctx, before.kind, id);
    const content = await contentOf(ctx, before, held?.layout ?? null, { layout, file });
    const values = { ...given, ...(content && (await valuesOf(ctx, kinds, before, content, file))) };
    const changed = await write(ctx, before, after, values);
    if (content) await keepRevision(ctx, id, changed.revision, content);
    return writtenCard(ctx, changed, layout ?? held?.layout ?? null);
  };

export type ChangeTemplate = ReturnType<typeof changeTemplate>;

interface Given {
  layout?: DocumentLayout | undefined;
  file?: TakenFile | undefined;
}

function refuseUnfit(
  { format }: DocumentTemplate,
  { after, layout, file, isDefault }: Given & { after: string; isDefault: boolean | undefined },
) {
  if (layout && format !== 'layout') throw invalidField('/layout', 'other_format', isWord);
  if (file && format !== 'docx') throw invalidField('/file', 'other_format', isLayout);
  if (isDefault && after === 'archived') throw invalidField('/isDefault', 'archived', noDefault);
}

const isWord = words('the template is a Word file', 'этот шаблон — файл Word');
const isLayout = words('the template is a layout of blocks', 'этот шаблон — макет из блоков');
const noDefault = words('an archived template is no default', 'архивный шаблон не бывает основным');

/** The content of the next revision; none where it is what the template has. */
async function contentOf(
  ctx: WriteContext,
  { id, fileId }: DocumentTemplate,
  held: DocumentLayout | null,
  { layout, file }: Given,
): Promise<TemplateContent | undefined> {
  if (!file) return layout && !isDeepStrictEqual(layout, held) ? { layout } : undefined;
  const kept = await keepWordFile(ctx, id, file);
  return kept.fileId === fileId ? undefined : kept;
}

async function valuesOf(
  ctx: WriteContext,
  kinds: readonly DocumentKind[],
  { kind, revision }: DocumentTemplate,
  content: TemplateContent,
  file: TakenFile | undefined,
) {
  const paths = 'layout' in content ? layoutPaths(content.layout).sort() : (file?.paths ?? []);
  const known = kinds.find((one) => one.kind === kind);
  return {
    ...('fileId' in content && content),
    revision: revision + 1,
    variablesUsed: paths,
    unknownVariables: await unknownPaths(ctx, known, paths),
  };
}

function write(ctx: WriteContext, before: DocumentTemplate, after: string, values: Partial<DocumentTemplate>) {
  if (after === before.status) return documentTemplates.change(ctx, before, values);
  if (after === 'archived') return documentTemplates.archive(ctx, before, { ...values, isDefault: false });
  return documentTemplates.restore(ctx, before, values);
}
