import type { EDocument, SentRecord } from '../../../../../nouns/e-document.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { eDocuments } from '../e-document.ts';

export interface GivenRecord {
  operator: EDocument['operator'];
  entityType: SentRecord;
  entityId: string;
}

const isCurrent = ({ operator, entityType, entityId }: GivenRecord) => sql`
  edoc.operator = ${operator} and edoc.entity_type = ${entityType} and edoc.entity_id = ${entityId} and edoc.is_current`;

/** What this operator was given last of a record. */
export const currentOf = async (db: Db, given: GivenRecord): Promise<EDocument | undefined> =>
  (await eDocuments.read(db, eDocuments.select(db, isCurrent(given))))[0];

/** The same, locked until the transaction ends. */
export async function holdCurrent(db: Db, given: GivenRecord): Promise<EDocument | undefined> {
  const [, found] = await Promise.all([
    db.execute(
      sql`select 1 from e_documents edoc where edoc.tenant_id = ${db.tenant} and ${isCurrent(given)} for update`,
    ),
    currentOf(db, given),
  ]);
  return found;
}
