import {
  purchaseOrderAnswer as declared,
  type PurchaseOrderAnswer,
} from '../../../../../nouns/purchase-order-answer.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { readRecords } from '../../../platform/records/read-records.ts';
import { mostShown } from '../sending/purchase-order-sending.ts';

export const purchaseOrderAnswer = entityOf(declared);

const answers = readRecords(declared, {});

/** All that a supplier has said of an order, the last first. */
export const answersOf = (db: Db, orderId: string): Promise<PurchaseOrderAnswer[]> =>
  answers.read(
    db,
    sql`${answers.select(db, sql`answer.order_id = ${orderId}`)} order by answer.answered_at desc, answer.id desc limit ${mostShown}`,
  );
