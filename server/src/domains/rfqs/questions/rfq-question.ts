import { rfqQuestion as declared, type RfqQuestion } from '../../../../../nouns/rfq-question.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';

export const rfqQuestion = entityOf(declared);

export const rfqQuestions = store(
  rfqQuestion,
  {
    // Whose it is; the names are asked for once for all questions.
    supplierName: (tenant) => sql`
      (select asked.counterparty_id from supplier_rfq_recipients asked where asked.tenant_id = ${tenant} and asked.id = question.recipient_id)`,
    employeeName: (tenant) => sql`
      (select person.full_name from users person where person.tenant_id = ${tenant} and person.id = question.employee_id)`,
  },
  { complete: nameSuppliers },
);

async function nameSuppliers<Row extends Partial<RfqQuestion>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ supplierName }) => supplierName ?? []))];
  if (ids.length === 0) return rows;
  const refs = await counterpartyRefs(db, ids);
  return rows.map((row) =>
    row.supplierName === undefined ? row : { ...row, supplierName: refs.get(row.supplierName)?.name ?? '' },
  );
}

/** Identifiers are made in the order of time, so the newest first is the index read backwards. */
export const questionListing = listingOf(declared, { name: 'rfq-questions', defaultSort: '-id' });

/** Most questions that one supplier asks, and that one supplier is asked, about a request. */
export const mostQuestions = 50;
