import { quoteLine } from '../../../../../nouns/quote-line.ts';
import type { SupplierQuote } from '../../../../../nouns/supplier-quote.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import type { RecordLines } from '../../../platform/registers/record-lines.ts';
import { linesByQuote } from './read-versions.ts';
import { isSealed, supplierQuote } from './supplier-quote.ts';

/** Those of the current version, or of the draft before the first one; none while prices are sealed. */
export const linesOfQuotes: RecordLines<SupplierQuote> = {
  of: supplierQuote.declared,
  line: quoteLine,
  counted: (tenant, quoteIds) => sql`
    select quote.id as record from supplier_quotes quote
    join supplier_quote_lines line on line.tenant_id = ${tenant} and line.quote_id = quote.id and line.n = quote.current_version
    where quote.tenant_id = ${tenant} and quote.id = any(${quoteIds}::uuid[]) and not ${isSealed(tenant)}`,
  read: ({ db }, _, quotes) =>
    linesByQuote(
      db,
      quotes.filter(({ sealed }) => !sealed).map(({ id }) => id),
    ),
};
