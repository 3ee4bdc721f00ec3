import { type BankDocument, bankDocument as declared } from '../../../../nouns/bank-document.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { store } from '../../platform/records/store.ts';

export const bankDocument = entityOf(declared);

const otherSide = raw(`case when doc.direction = 'incoming' then doc.payer else doc.payee end`);

export const bankDocuments = store(bankDocument, {
  amount: () => sql`round(doc.amount, 2)`,
  currency: () => sql`'RUB'`,
  counterpartyName: () => sql`${otherSide}->>'name'`,
  counterpartyInn: () => sql`${otherSide}->>'inn'`,
  payments: (tenant) => sql`
    (select coalesce(json_agg(json_build_object('invoiceId', made.invoice_id, 'paymentId', made.payment_id, 'amount', round(made.amount, 2)::text)
       order by made.payment_id), '[]')
     from (
       select paid.invoice_id, paid.payment_id, paid.amount from bank_document_payments paid
       where paid.tenant_id = ${tenant} and paid.document_id = doc.id
       union all
       select taken.sales_invoice_id, taken.sales_payment_id, taken.amount from bank_document_receipts taken
       where taken.tenant_id = ${tenant} and taken.document_id = doc.id) made)`,
});

/** A document as it is stored: its sides are null only to those who may not see them. */
export interface StoredDocument extends BankDocument {
  payer: NonNullable<BankDocument['payer']>;
  payee: NonNullable<BankDocument['payee']>;
}

/** Documents of a statement, locked until the transaction ends; those that others work on are waited for in one order. */
export async function holdDocuments(db: Db, statementId: string, which: Sql, most = 20_000): Promise<StoredDocument[]> {
  const ofStatement = sql`
    doc.id = any(array(select held.document_id from bank_statement_lines held
      where held.tenant_id = ${db.tenant} and held.statement_id = ${statementId})) and ${which}`;
  const inOrder = sql`order by doc.date, doc.id limit ${most}`;
  await db.execute(
    sql`select 1 from bank_documents doc where doc.tenant_id = ${db.tenant} and ${ofStatement} ${inOrder} for update`,
  );
  return db.many<StoredDocument>(sql`${bankDocuments.select(db, ofStatement)} ${inOrder}`);
}

export async function holdDocument(db: Db, statementId: string, id: string): Promise<StoredDocument> {
  const [row] = await holdDocuments(db, statementId, sql`doc.id = ${id}`);
  if (!row) throw notFound(bankDocument.noun);
  return row;
}

/** Where a document stands that pays nothing: of what was received only sales invoices would be looked for, and there may be none. */
export const withoutMatch = ({ direction }: Pick<BankDocument, 'direction'>): BankDocument['status'] =>
  direction === 'incoming' ? 'kept' : 'unmatched';
