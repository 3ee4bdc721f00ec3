import type { DocumentTemplate } from '../../../../nouns/document-template.ts';
import { alreadyExists } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { documentTemplate } from './document-template.ts';

/** A name belongs to one active template of a kind, whatever the case of its letters. */
export async function refuseTakenName(db: Db, { kind, name }: Pick<DocumentTemplate, 'kind' | 'name'>, except: string) {
  const holder = await db.first<{ id: string }>(sql`
    select id from document_templates
    where tenant_id = ${db.tenant} and kind = ${kind} and archived_at is null and id <> ${except}
      and lower(name) = lower(${name} collate people)`);
  if (holder) throw alreadyExists('name', { entityType: documentTemplate.type, entityId: holder.id });
}
