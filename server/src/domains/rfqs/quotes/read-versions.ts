import type { Db } from '../../../kernel/sql/db.ts';
import { raw, type Sql, sql } from '../../../kernel/sql/sql.ts';
import type { QuoteLineView, QuoteVersion } from './quote-version.ts';

export interface HeldVersion extends QuoteVersion {
  quoteId: string;
}

type VersionRow = Omit<HeldVersion, 'lines' | 'totals'> & {
  net: string | null;
  vat: string | null;
  gross: string | null;
};
type LineRow = Omit<QuoteLineView, 'amounts'> &
  VersionKey & { net: string | null; vat: string | null; gross: string | null };

interface VersionKey {
  quoteId: string;
  n: number;
}

const versionColumns = raw(`
  held.quote_id as "quoteId", held.n, held.at, held.rfq_revision as "rfqRevision", held.submitted_by as "submittedBy", held.currency,
  held.vat_mode as "vatMode", held.document_date as "documentDate", held.valid_until as "validUntil", held.delivery_days as "deliveryDays",
  held.delivery_terms as "deliveryTerms", held.payment_terms as "paymentTerms", held.prepayment_percent as "prepaymentPercent",
  held.extra_costs as "extraCosts", held.comment as "supplierComment", held.stated_total as "statedTotal", held.net, held.vat, held.gross`);

const lineColumns = raw(`
  line.quote_id as "quoteId", line.n, line.id, line.position, line.name, line.catalog_item_id as "catalogItemId", line.rfq_item_id as "rfqItemId",
  line.requisition_line_id as "procurementItemId", line.quoted, line.unavailable_reason as "unavailableReason", line.price,
  line.is_free as "isFree", line.price_tiers as "priceTiers", line.quantity_offered as "quantityOffered", line.uom,
  line.factor_to_base as "factorToBase", line.moq, line.pack_quantity as "packQuantity", line.vat_rate as "vatRate",
  line.discount_percent as "discountPercent", line.delivery_date as "deliveryDate", line.delivery_days as "deliveryDays", line.analog,
  line.supplier_sku as "supplierSku", line.country_of_origin as "countryOfOrigin", line.comment, line.quantity, line.net, line.vat, line.gross`);

/** All versions of a quote with their lines, the draft first: two statements. */
export const versionsOf = (db: Db, quoteId: string): Promise<HeldVersion[]> =>
  versionsWhere(db, sql`held.quote_id = ${quoteId}`);

/** The draft of a quote and the version that holds, where there are such. */
export async function standingVersions(db: Db, quoteId: string) {
  const held = await versionsWhere(
    db,
    sql`held.quote_id = ${quoteId} and held.n in (0, (select quote.current_version from supplier_quotes quote
      where quote.tenant_id = ${db.tenant} and quote.id = ${quoteId}))`,
  );
  return { draft: held.find(({ n }) => n === 0) ?? null, current: held.find(({ n }) => n > 0) ?? null };
}

/** The versions of quotes that hold: as many statements for one quote as for all. */
export const currentVersions = (db: Db, quoteIds: readonly string[]): Promise<HeldVersion[]> =>
  versionsWhere(db, currentOf(db, quoteIds));

/** The same with up to so many lines of each, and how many there are. */
export async function currentWithin(db: Db, quoteIds: readonly string[], most: number) {
  const condition = currentOf(db, quoteIds);
  const [versions, counts] = await Promise.all([
    versionsWhere(
      db,
      condition,
      db.many<LineRow>(sql`
        select ${lineColumns} from supplier_quote_versions held cross join lateral (
          select * from supplier_quote_lines one
          where one.tenant_id = ${db.tenant} and one.quote_id = held.quote_id and one.n = held.n order by one.position limit ${most}) line
        where held.tenant_id = ${db.tenant} and ${condition} order by line.quote_id, line.n, line.position`),
    ),
    db.many<{ quoteId: string; count: number }>(sql`
      select held.quote_id as "quoteId", count(*) from supplier_quote_versions held
      join supplier_quote_lines line on line.tenant_id = ${db.tenant} and line.quote_id = held.quote_id and line.n = held.n
      where held.tenant_id = ${db.tenant} and ${condition} group by held.quote_id`),
  ]);
  const countOf = new Map(counts.map(({ quoteId, count }) => [quoteId, count]));
  return versions.map((version) => ({ ...version, lineCount: countOf.get(version.quoteId) ?? 0 }));
}

const currentOf = (db: Db, quoteIds: readonly string[]) =>
  sql`held.n > 0 and (held.quote_id, held.n) in (select quote.id, quote.current_version from supplier_quotes quote
    where quote.tenant_id = ${db.tenant} and quote.id = any(${quoteIds}::uuid[]))`;

async function versionsWhere(
  db: Db,
  condition: Sql,
  someLines: Promise<LineRow[]> = linesWhere(db, condition),
): Promise<HeldVersion[]> {
  const [versions, lines] = await Promise.all([
    db.many<VersionRow>(sql`
      select ${versionColumns} from supplier_quote_versions held
      where held.tenant_id = ${db.tenant} and ${condition} order by held.quote_id, held.n`),
    someLines,
  ]);
  const byVersion = Map.groupBy(lines, keyOf);
  return versions.map(({ net, vat, gross, ...version }) => ({
    ...version,
    totals: { net, vat, gross },
    lines: (byVersion.get(keyOf(version)) ?? []).map(presentLine),
  }));
}

const linesWhere = (db: Db, condition: Sql) =>
  db.many<LineRow>(sql`
    select ${lineColumns} from supplier_quote_lines line
    join supplier_quote_versions held on held.tenant_id = ${db.tenant} and held.quote_id = line.quote_id and held.n = line.n
    where line.tenant_id = ${db.tenant} and ${condition} order by line.quote_id, line.n, line.position`);

const keyOf = ({ quoteId, n }: VersionKey) => `${quoteId} ${n}`;

function presentLine({ quoteId: _quote, n: _n, net, vat, gross, ...line }: LineRow): QuoteLineView {
  return { ...line, amounts: { net, vat, gross } };
}
