import Type from 'typebox';
import {
  type DocumentTemplateRevision,
  documentTemplateRevision,
} from '../../../../../nouns/document-template-revision.ts';
import { answeredOf } from '../../../kernel/entity-of.ts';
import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { documentTemplates, templateReading } from '../document-template.ts';

const revision = object(answeredOf(documentTemplateRevision.fields), { title: documentTemplateRevision.words.en });

export const listRevisions = query({
  name: 'document-templates.list-revisions',
  summary: words('List revisions of a template', 'Редакции шаблона'),
  description:
    'What the template was made of, the newest first, 50 at most. Send a layout back to return to it. Built-in layouts have none.',
  ...templateReading,
  input: object({ id: id() }),
  output: object({ items: Type.Array(revision) }),

  async run({ db }, { id }) {
    await documentTemplates.byId(db, id);
    const items = await db.many<DocumentTemplateRevision>(sql`
      select revision, layout, file_id as "fileId", file_name as "fileName", created_at as "createdAt", created_by as "createdBy"
      from document_template_revisions
      where tenant_id = ${db.tenant} and template_id = ${id} order by revision desc limit 50`);
    return { items };
  },
});
