import type { WriteContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { learnArticles } from '../../../catalog/suppliers/learn-articles.ts';
import { companySettings } from '../../../company/company-settings.ts';
import type { AskedLine } from '../asked-lines.ts';
import type { OfferedLine } from '../quote-version.ts';
import { itemsForLines } from './items-for-lines.ts';
import type { LearnedQuote, LinkedLine } from './learned-quote.ts';
import { tellQuotedPrices } from './tell-quoted-prices.ts';

/**
 * What current versions teach the catalog, as far as the company's policy goes: items it lacks, articles of suppliers, prices that
 * are on offer. As many statements for one quote as for all that answer the same. Sealed prices teach nothing until they are opened.
 */
export async function learnFromQuotes(
  ctx: WriteContext,
  quotes: readonly LearnedQuote[],
  asked: readonly AskedLine[],
): Promise<void> {
  const open = quotes.filter(({ quote }) => !quote.sealed);
  if (open.length === 0) return;
  const { nomenclatureSavePolicy: policy } = await companySettings(ctx);
  const taught = open.flatMap((one) => one.content.lines.filter(isOnOffer).map((line) => ({ ...one, line })));
  const items = await itemsForLines(ctx, policy, taught, asked);
  const linked = taught.flatMap((one): LinkedLine[] => {
    const item = items.get(one.line.id);
    return item ? [{ ...one, item }] : [];
  });
  await linkQuoteLines(
    ctx,
    linked.filter(({ line, item }) => line.catalogItemId !== item.id),
  );
  for (const from of ['quote', 'import'] as const)
    await learnArticles(
      ctx,
      linked.filter(({ quote }) => (quote.source === 'import' ? 'import' : 'quote') === from).flatMap(articleOf),
      from,
    );
  if (policy === 'SUPPLIER_QUOTES_ALL') await tellQuotedPrices(ctx, open, linked, asked);
}

const isOnOffer = ({ quoted, price }: OfferedLine) => quoted && price !== null;

const articleOf = ({ quote: { supplierId }, line: { supplierSku }, item }: LinkedLine) =>
  supplierSku === null ? [] : [{ supplierId, supplierSku, itemId: item.id }];

async function linkQuoteLines({ db }: WriteContext, linked: readonly LinkedLine[]) {
  if (linked.length === 0) return;
  await db.execute(sql`
    update supplier_quote_lines line set catalog_item_id = found.item
    from unnest(${linked.map(({ line }) => line.id)}::uuid[], ${linked.map(({ item }) => item.id)}::uuid[]) found(id, item)
    where line.tenant_id = ${db.tenant} and line.id = found.id`);
}
