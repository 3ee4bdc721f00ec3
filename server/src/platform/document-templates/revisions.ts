import type { DocumentLayout } from '../../../../nouns/document-layout.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** What a template is made of at one revision: a layout or a Word file. */
export type TemplateContent = { layout: DocumentLayout } | { fileId: string; fileName: string };

interface Stored {
  layout: DocumentLayout | null;
  fileId: string | null;
  fileName: string | null;
}

export async function keepRevision(
  { db, actor }: WriteContext,
  templateId: string,
  revision: number,
  content: TemplateContent,
): Promise<void> {
  const { layout, fileId, fileName } = { layout: null, fileId: null, fileName: null, ...content };
  await db.execute(sql`
    insert into document_template_revisions (tenant_id, template_id, revision, layout, file_id, file_name, created_by)
    values (${db.tenant}, ${templateId}, ${revision}, ${layout === null ? null : JSON.stringify(layout)}::jsonb, ${fileId}, ${fileName},
      ${actor.userId})`);
}

export const readRevision = (db: Db, templateId: string, revision: number) =>
  db.first<Stored>(sql`
    select layout, file_id as "fileId", file_name as "fileName" from document_template_revisions
    where tenant_id = ${db.tenant} and template_id = ${templateId} and revision = ${revision}`);
