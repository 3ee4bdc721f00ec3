import type { Db } from '../../kernel/db.ts';
import { sql } from '../../kernel/sql.ts';
import type { PriceList } from './price-list.ts';

/** One list of a kind and counterparty is the default: the one named now takes the place of the other. */
export const unsetOtherDefault = (
  db: Db,
  { kind, counterpartyId }: { kind: PriceList['kind']; counterpartyId?: string | null },
) =>
  db.execute(sql`
    update price_lists set is_default = false, version = version + 1, updated_at = now()
    where tenant_id = ${db.tenant} and kind = ${kind} and counterparty_id is not distinct from ${counterpartyId ?? null} and is_default`);
