import { invoice as declared, type Invoice } from '../../../../nouns/invoice.ts';
import { matchingStatuses } from '../../../../nouns/invoice-matching.ts';
import { entityOf } from '../../kernel/entity-of.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { raw, sql, withTenant } from '../../kernel/sql/sql.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { listingOf } from '../../platform/records/listing-of.ts';
import { store } from '../../platform/records/store.ts';
import { namedContractColumn } from '../contracts/contract-refs.ts';
import { type CounterpartyRef, counterpartyRefs } from '../counterparties/counterparty-refs.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { overdueText } from './overdue-text.ts';
import { owedText } from './owed-text.ts';

export const invoice = entityOf(declared);

export const invoices = store(
  invoice,
  {
    // Its identifiers alone; the names are asked for once for all records.
    supplier: () =>
      sql`json_build_object('supplierId', inv.supplier_id, 'counterpartyId', inv.counterparty_id, 'name', '', 'inn', null)`,
    contract: (tenant) => namedContractColumn(tenant, sql`inv.contract_id`),
    overdue: () => withTenant(overdueText),
    totals: () => sql`json_build_object('net', inv.net::text, 'vat', inv.vat::text, 'gross', inv.gross::text)`,
    outstandingAmount: () => raw(owedText),
    matching: () => sql`
      json_build_object('status', inv.matching_status, 'issues', inv.matching_issues, 'overrideReason', inv.override_reason)`,
  },
  { complete: async (db, rows) => nameSuppliers(db, rows.map(inItsCurrency).map(inFull)) },
);

/** Amounts with as many digits as their currency has. */
function inItsCurrency<Row extends Partial<Invoice>>(row: Row): Row {
  const { currency, totals, paidAmount, creditedAmount, outstandingAmount } = row as Partial<Invoice> as Invoice;
  const money = (amount: string) => new Exact(amount).toFixed(scaleOf(currency));
  return {
    ...row,
    totals: { net: money(totals.net), vat: money(totals.vat), gross: money(totals.gross) },
    paidAmount: money(paidAmount),
    creditedAmount: money(creditedAmount),
    outstandingAmount: money(outstandingAmount),
  };
}

/** Differences that were found before invoices named orders said less. */
function inFull<Row extends Partial<Invoice>>(row: Row): Row {
  const { matching } = row as Partial<Invoice> as Invoice;
  const said = { against: 'decision', orderId: null, orderLineId: null, difference: null } as const;
  return { ...row, matching: { ...matching, issues: matching.issues.map((issue) => ({ ...said, ...issue })) } };
}

/** Invoices with the names of their suppliers, asked once for all of them. */
async function nameSuppliers<Row extends Partial<Invoice>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.map(({ counterpartyId }) => counterpartyId as string))];
  const parties: ReadonlyMap<string, CounterpartyRef> = ids.length > 0 ? await counterpartyRefs(db, ids) : new Map();
  return rows.map((row) => {
    const { name = '', inn = null } = parties.get(row.counterpartyId as string) ?? {};
    return { ...row, supplier: { ...row.supplier, name, inn } };
  });
}

export const invoiceListing = listingOf(declared, {
  name: 'invoices',
  defaultSort: '-updatedAt',
  searched: { kind: 'invoice', parties: 'as words', by: 'numbers, names of lines, supplier and its taxpayer number' },
  ordered: ['updatedAt', 'number', 'dueDate'],
  fields: {
    orderId: {
      column: 'inv.id',
      kind: 'related',
      among: 'select line.invoice_id from invoice_lines line where line.tenant_id = tenant_id() and line.order_id',
    },
    matchingStatus: { column: 'inv.matching_status', kind: 'choice', values: Object.keys(matchingStatuses) },
    overdue: { column: overdueText, kind: 'boolean' },
    gross: { column: 'inv.gross', kind: 'decimal', sortable: true, shownAt: ['totals', 'gross'] },
    outstandingAmount: { column: owedText, kind: 'decimal' },
  },
});
