import { columnOf } from '../../../../../nouns/kit/field.ts';
import { quoteLine } from '../../../../../nouns/quote-line.ts';
import { quoteTerms } from '../../../../../nouns/quote-version.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { columns, raw, sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { parametersOf, rowOf } from '../../../platform/records/row-of.ts';
import type { OfferedLine, QuoteContent, QuoteVersion } from './quote-version.ts';

/** Which version it is, what it answers and who submitted it. */
interface Stamp {
  n: number;
  rfqRevision: number | null;
  submittedBy?: QuoteVersion['submittedBy'];
}

/** Writes a version whole: the draft takes the place of the one before, a submitted one is new. Answers its lines as they were written. */
export async function writeVersion(
  ctx: WriteContext,
  quoteId: string,
  { n, rfqRevision, submittedBy = null }: Stamp,
  { lines, totals, ...terms }: QuoteContent,
): Promise<Array<OfferedLine & { id: string }>> {
  await dropDraft(ctx, quoteId);
  const row = {
    tenant_id: ctx.db.tenant,
    quote_id: quoteId,
    n,
    rfq_revision: rfqRevision,
    ...parametersOf(quoteTerms, terms),
    ...totals,
    submitted_by: submittedBy === null ? null : JSON.stringify(submittedBy),
    submitted_by_user: submittedBy?.userId ?? null,
  };
  await ctx.db.execute(sql`insert into supplier_quote_versions ${columns(row)}`);
  const written = lines.map((line) => ({ ...line, id: uuidv7() }));
  if (written.length > 0)
    await ctx.db.execute(sql`
      insert into supplier_quote_lines (tenant_id, quote_id, n, ${names}, net, vat, gross)
      select ${ctx.db.tenant}::uuid, ${quoteId}::uuid, ${n}::int, ${names}, net, vat, gross
      from jsonb_populate_recordset(null::supplier_quote_lines, ${JSON.stringify(written.map(lineRow))}::jsonb) given returning id`);
  return written;
}

/** The draft of a next version goes; its lines go with it. */
export const dropDraft = ({ db }: WriteContext, quoteId: string) =>
  db.execute(
    sql`delete from supplier_quote_versions where tenant_id = ${db.tenant} and quote_id = ${quoteId} and n = 0`,
  );

const { amounts: _, ...lineFields } = quoteLine.fields;

const names = raw(
  Object.entries(lineFields)
    .map(([name, field]) => columnOf(name, field))
    .join(', '),
);

const lineRow = ({ amounts, ...line }: OfferedLine & { id: string }) => ({ ...rowOf(lineFields, line), ...amounts });
