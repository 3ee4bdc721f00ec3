import type { InputOf } from '../../../../../nouns/kit/noun.ts';
import { supplierQuote as declared, type SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { type Sql, sql, type TenantValue } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { store } from '../../../platform/records/store.ts';
import { counterpartyRefs } from '../../counterparties/counterparty-refs.ts';

export const supplierQuote = entityOf(declared);

/** A draft that a buyer writes is no secret to the buyers. */
export const isSealed = (tenant: TenantValue) => sql`
  ((quote.source = 'supplier_link' or quote.current_version > 0) and exists (select 1 from supplier_rfqs rfq
    where rfq.tenant_id = ${tenant} and rfq.id = quote.rfq_id and rfq.sealed and rfq.unsealed_at is null))`;

export const supplierQuotes = store(
  supplierQuote,
  {
    // Whose it is; the names are asked for once for all quotes.
    supplierName: () => sql`quote.counterparty_id`,
    sealed: isSealed,
    totalGross: (tenant) => sql`case when not ${isSealed(tenant)} then quote.total_gross end`,
  },
  { complete: nameSuppliers },
);

async function nameSuppliers<Row extends Partial<SupplierQuote>>(db: Db, rows: Row[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ supplierName }) => supplierName ?? []))];
  if (ids.length === 0) return rows;
  const refs = await counterpartyRefs(db, ids);
  return rows.map((row) =>
    row.supplierName === undefined ? row : { ...row, supplierName: refs.get(row.supplierName)?.name ?? '' },
  );
}

/** Quotes for which `condition` holds, in the order they were made. */
export const quotesWhere = (db: Db, condition: Sql): Promise<SupplierQuote[]> =>
  supplierQuotes.read(db, sql`${supplierQuotes.select(db, condition)} order by quote.id`);

export const quoteListing = listingOf(declared, {
  name: 'supplier-quotes',
  defaultSort: '-updatedAt',
  searched: { kind: 'supplier_quote', parties: 'as words', by: 'numbers, supplier and its taxpayer number' },
  ordered: ['updatedAt', 'number'],
});

/** What buyers write beside the content, whatever the status. */
export type QuoteNotes = InputOf<typeof declared>;

/** Those of an input that are given. */
export const notesOf = (input: Readonly<Record<string, unknown>>): QuoteNotes =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => name in supplierQuote.change && value !== undefined),
  );
