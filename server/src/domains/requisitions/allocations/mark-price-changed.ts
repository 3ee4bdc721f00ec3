import type { WriteContext } from '../../../kernel/operation.ts';
import { sql } from '../../../kernel/sql/sql.ts';

/** What was accepted from earlier versions of a quote stays as it was accepted, and is marked: its price is to be confirmed. Answers how many. */
export const markPriceChanged = ({ db }: WriteContext, quoteId: string, version: number): Promise<number> =>
  db.execute(sql`
    update requisition_allocations set price_changed = true
    where tenant_id = ${db.tenant} and quote_id = ${quoteId} and status = 'accepted' and quote_version < ${version} and not price_changed`);
