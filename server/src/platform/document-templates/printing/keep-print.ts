import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { recordFile } from '../../files/record-file.ts';
import type { StoredPrint } from './store-print.ts';

interface Owner {
  entityType: string;
  entityId: string;
}

/** Writes the row of a document that is sent; where the record holds the same bytes already, answers the file that has them. */
export async function keepPrint(ctx: WriteContext, of: Owner, { format: _, ...print }: StoredPrint): Promise<string> {
  const made = await recordFile(ctx, { ...print, ...of, category: 'sent' });
  return made?.id ?? (await sameFile(ctx, of, print.sha256));
}

async function sameFile({ db }: WriteContext, { entityType, entityId }: Owner, sha256: string): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    select id from files where tenant_id = ${db.tenant} and entity_type = ${entityType} and entity_id = ${entityId}
      and sha256 = ${sha256} and status = 'active'`);
  return id;
}
