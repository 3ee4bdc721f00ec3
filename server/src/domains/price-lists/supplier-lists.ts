import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

interface SupplierList {
  supplierId: string;
  /** The list that new prices of the supplier belong to; null where he has several and none is the default. */
  priceListId: string | null;
}

/** Where new prices of suppliers go: the default list of each, or the only one; suppliers without a list are left out. */
export const supplierLists = (db: Db, supplierIds: readonly string[]): Promise<SupplierList[]> =>
  db.many<SupplierList>(sql`
    select supplier.id as "supplierId",
      case when bool_or(list.is_default) or count(*) = 1 then (array_agg(list.id order by list.is_default desc))[1] end as "priceListId"
    from suppliers supplier
    join price_lists list on list.tenant_id = ${db.tenant} and list.counterparty_id = supplier.counterparty_id
      and list.kind = 'supplier' and list.archived_at is null
    where supplier.tenant_id = ${db.tenant} and supplier.id = any(${supplierIds}::uuid[])
    group by supplier.id`);
