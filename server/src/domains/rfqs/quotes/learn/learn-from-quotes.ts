import type { WriteContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql.ts';
import { companySettings } from '../../../company/company-settings.ts';
import type { AskedLine } from '../asked-lines.ts';
import type { OfferedLine, QuoteContent } from '../quote-version.ts';
import type { SupplierQuote } from '../supplier-quote.ts';
import { itemsForLines } from './items-for-lines.ts';
import { tellQuotedPrices } from './tell-quoted-prices.ts';

export type LearnedLine = OfferedLine & { id: string };

/**
 * What a version that holds teaches the catalog, as far as the company's policy goes: items it lacks, articles of the supplier, prices
 * that are on offer. Sealed prices teach nothing until they are opened.
 */
export async function learnFromQuote(
  ctx: WriteContext,
  quote: SupplierQuote,
  content: Pick<QuoteContent, 'currency' | 'vatMode' | 'validUntil'> & { lines: readonly LearnedLine[] },
  asked: readonly AskedLine[],
): Promise<void> {
  if (quote.sealed) return;
  const { nomenclatureSavePolicy: policy } = await companySettings(ctx);
  const offered = content.lines.filter(({ quoted, price }) => quoted && price !== null);
  const items = await itemsForLines(ctx, policy, quote.supplierId, offered, asked);
  const linked = offered.flatMap((line) => {
    const item = items.get(line.id);
    return item ? [{ line, item }] : [];
  });
  if (linked.length === 0) return;
  await linkQuoteLines(
    ctx,
    linked.filter(({ line, item }) => line.catalogItemId !== item.id),
  );
  await learnArticles(ctx, quote.supplierId, linked);
  if (policy === 'SUPPLIER_QUOTES_ALL') await tellQuotedPrices(ctx, quote, content, linked, asked);
}

type Linked = ReadonlyArray<{ line: LearnedLine; item: { id: string } }>;

async function linkQuoteLines({ db }: WriteContext, linked: Linked) {
  if (linked.length === 0) return;
  await db.execute(sql`
    update supplier_quote_lines line set catalog_item_id = found.item
    from unnest(${linked.map(({ line }) => line.id)}::uuid[], ${linked.map(({ item }) => item.id)}::uuid[]) found(id, item)
    where line.tenant_id = ${db.tenant} and line.id = found.id`);
}

/** How the supplier calls our items, for the next import or quote. */
async function learnArticles({ db }: WriteContext, supplierId: string, linked: Linked) {
  const named = linked.filter(({ line }) => line.supplierSku !== null);
  if (named.length === 0) return;
  await db.execute(sql`
    insert into supplier_skus (tenant_id, supplier_id, sku_key, supplier_sku, catalog_item_id, learned_from)
    select distinct on (code_key(named.sku), named.item) ${db.tenant}, ${supplierId}, code_key(named.sku), named.sku, named.item, 'quote'
    from unnest(${named.map(({ line }) => line.supplierSku)}::text[], ${named.map(({ item }) => item.id)}::uuid[]) named(sku, item)
    where code_key(named.sku) is not null
    on conflict (tenant_id, supplier_id, sku_key, catalog_item_id) do update set supplier_sku = excluded.supplier_sku, seen_at = now()`);
}
