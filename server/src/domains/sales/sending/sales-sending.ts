import { salesSending as declared, type SalesSending } from '../../../../../nouns/sales-sending.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const salesSending = entityOf(declared);

const salesSendings = store(salesSending);

/** Most sendings that a card shows. */
const mostShown = 100;

/** Each time an invoice was sent, the last first. */
export const sendingsOf = (db: Db, invoiceId: string): Promise<SalesSending[]> =>
  salesSendings.read(
    db,
    sql`${salesSendings.select(db, sql`sending.invoice_id = ${invoiceId}`)} order by sending.sent_at desc, sending.id desc limit ${mostShown}`,
  );
