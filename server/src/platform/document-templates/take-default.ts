import type { DocumentTemplate } from '../../../../nouns/document-template.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { documentTemplates } from './document-template.ts';

/** Until the transaction ends nobody else moves the mark of a default or adds a template: the tenant's row is locked. */
export const lockTemplates = (db: Db) =>
  db.execute(sql`select 1 from tenants where tenant_id = ${db.tenant} for no key update`);

/** Takes the mark from the template of the kind that has it, and records that. Where none has it the built-in layout is the default. */
export async function takeDefault(ctx: WriteContext, kind: DocumentTemplate['kind'], except: string): Promise<void> {
  const [holder] = await documentTemplates.read(
    ctx.db,
    documentTemplates.select(ctx.db, sql`template.is_default and template.kind = ${kind} and template.id <> ${except}`),
  );
  if (holder) await documentTemplates.change(ctx, holder, { isDefault: false });
}
