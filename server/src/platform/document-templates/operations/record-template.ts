import Type from 'typebox';
import { layoutPaths } from '../../../../../nouns/layout-paths.ts';
import type { DocumentKind } from '../../../kernel/document-kind.ts';
import { object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, refuse, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { unknownPaths } from '../document-paths.ts';
import { documentTemplate, documentTemplates } from '../document-template.ts';
import { keepWordFile } from '../keep-word-file.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { keepRevision, type TemplateContent } from '../revisions.ts';
import { lockTemplates, takeDefault } from '../take-default.ts';
import type { TakenFile } from '../take-word-file.ts';
import { layoutSchema, writtenCard, writtenTemplate } from '../template-card.ts';

const most = 200;

export type RecordTemplate = ReturnType<typeof recordTemplate>;

/** The row of a template whose file, if it has one, lies in the store already. */
export const recordTemplate = (kinds: readonly DocumentKind[]) =>
  command({
    name: 'document-templates.record-template',
    summary: words('Write down a template', 'Записать шаблон'),
    permission: 'document_templates.manage',
    scope: 'settings.write',
    input: object({
      kind: documentTemplate.fields.kind,
      ...documentTemplate.creation,
      layout: Type.Optional(layoutSchema),
      file: Type.Optional(Type.Unsafe<TakenFile>({})),
    }),
    output: writtenTemplate,

    async run(ctx, { layout, file, ...given }) {
      await lockTemplates(ctx.db);
      await refuseTooMany(ctx);
      await refuseTakenName(ctx.db, given, ctx.newId);
      const paths = layout ? layoutPaths(layout).sort() : (file?.paths ?? []);
      const content: TemplateContent = layout ? { layout } : await keepWordFile(ctx, ctx.newId, file as TakenFile);
      if (given.isDefault) await takeDefault(ctx, given.kind, ctx.newId);
      const made = await documentTemplates.create(ctx, {
        ...{ ...given, isDefault: given.isDefault ?? false, format: layout ? 'layout' : 'docx', revision: 1 },
        ...('fileId' in content ? content : { fileId: null, fileName: null }),
        variablesUsed: paths,
        unknownVariables: await unknownPaths(
          ctx,
          kinds.find(({ kind }) => kind === given.kind),
          paths,
        ),
      });
      if (!made) throw refuse('conflict');
      await keepRevision(ctx, made.id, 1, content);
      return writtenCard(ctx, made, layout ?? null);
    },
  });

async function refuseTooMany({ db }: WriteContext) {
  const { held } = await db.one<{ held: number }>(
    sql`select count(*)::int as held from document_templates where tenant_id = ${db.tenant}`,
  );
  if (held >= most) throw brokenRule('too_many_templates', tooMany, { limit: most });
}

const tooMany = words(
  `A company may have at most ${most} document templates, archived ones too.`,
  `У компании может быть не больше ${most} шаблонов документов, вместе с архивными.`,
);
