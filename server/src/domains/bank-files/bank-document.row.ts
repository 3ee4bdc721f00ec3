import { notFound } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { type BankDocument, bankDocument } from './bank-document.ts';

/** The one place that maps the table to the card. */
export const documentColumns: Sql = raw(`
  doc.id, doc.kind, doc.number, doc.date, doc.booked_on as "bookedOn", doc.amount, doc.direction, doc.account,
  doc.counterparty_id as "counterpartyId", doc.payer, doc.payee, doc.purpose, doc.status, doc.proposal, doc.version,
  doc.created_at as "createdAt", doc.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('invoiceId', paid.invoice_id, 'paymentId', paid.payment_id, 'amount', paid.amount::text)
     order by paid.payment_id), '[]')
   from bank_document_payments paid where paid.tenant_id = doc.tenant_id and paid.document_id = doc.id) as payments`);

type Told = NonNullable<BankDocument['payer']>;

export interface DocumentRow extends Omit<BankDocument, 'currency' | 'counterpartyName' | 'counterpartyInn'> {
  payer: Told;
  payee: Told;
}

const money = (amount: string) => new Exact(amount).toFixed(2);

export function presentDocument(row: DocumentRow): BankDocument {
  const other = row.direction === 'incoming' ? row.payer : row.payee;
  return {
    ...row,
    amount: money(row.amount),
    currency: 'RUB',
    counterpartyName: other.name,
    counterpartyInn: other.inn,
    payments: row.payments.map((one) => ({ ...one, amount: money(one.amount) })),
  };
}

/** Documents of a statement, locked until the transaction ends; those that others work on are waited for in one order. */
export async function holdDocuments(db: Db, statementId: string, which: Sql, most = 20_000): Promise<DocumentRow[]> {
  const chosen = sql`
    doc.tenant_id = ${db.tenant} and doc.id = any(array(select told.document_id from bank_statement_lines told
      where told.tenant_id = ${db.tenant} and told.statement_id = ${statementId})) and ${which} order by doc.date, doc.id limit ${most}`;
  await db.execute(sql`select 1 from bank_documents doc where ${chosen} for update`);
  return db.many<DocumentRow>(sql`select ${documentColumns} from bank_documents doc where ${chosen}`);
}

export async function holdDocument(db: Db, statementId: string, id: string): Promise<DocumentRow> {
  const [row] = await holdDocuments(db, statementId, sql`doc.id = ${id}`);
  if (!row) throw notFound(bankDocument.noun);
  return row;
}

/** One document by itself, locked until the transaction ends. */
export async function lockDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  const which = sql`doc.tenant_id = ${db.tenant} and doc.id = ${id}`;
  await db.execute(sql`select 1 from bank_documents doc where ${which} for update`);
  return db.first<DocumentRow>(sql`select ${documentColumns} from bank_documents doc where ${which}`);
}
