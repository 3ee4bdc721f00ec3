import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';

/** A requisition as another system is told of it. */
export interface ToldRequisition {
  id: string;
  number: string;
  title: string;
  responsibleId: string | null;
  /** Whom it may be bought from, those who were chosen first. */
  counterpartyIds: string[];
  isOver: boolean;
}

/** Requisitions with suppliers, page by page in the order of their identifiers. Those that were over for a month are told no more. */
export const requisitionsToTell = (db: Db, after: string | null, most: number): Promise<ToldRequisition[]> =>
  db.many<ToldRequisition>(sql`
    select req.id, req.number, req.title, req.responsible_id as "responsibleId", req.status in ('completed', 'cancelled') as "isOver",
      array(select one.counterparty_id from requisition_suppliers one
        where one.tenant_id = ${db.tenant} and one.requisition_id = req.id and one.status <> 'excluded'
        order by one.supplier_id is not distinct from req.selected_supplier_id desc, one.id) as "counterpartyIds"
    from requisitions req
    where req.tenant_id = ${db.tenant} and req.archived_at is null and (${after}::uuid is null or req.id > ${after})
      and (req.status not in ('completed', 'cancelled') or req.updated_at > portal_now() - interval '30 days')
      and exists (select 1 from requisition_suppliers one where one.tenant_id = ${db.tenant} and one.requisition_id = req.id)
    order by req.id limit ${most}`);
