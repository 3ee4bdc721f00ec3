import type { WriteContext } from '../../kernel/operation.ts';
import { catalogItem } from './catalog-item.ts';
import { createItems } from './operations/apply-item-rows.ts';

/** What a line of a document tells of an item. */
interface AddedItem {
  name: string;
  type: 'product' | 'service';
  sku: string | null;
  brand: string | null;
  manufacturer: string | null;
  baseUom: string;
  vatRate: string | null;
}

/** Items that documents speak of and the catalog lacks: made at once, each with its fact. In the order given; null where an article is taken. */
export async function addItems(ctx: WriteContext, items: readonly AddedItem[]): Promise<Array<string | null>> {
  const made = await createItems(
    ctx,
    items.map((item, n) => ({ n, input: { ...item }, before: null })),
  );
  for (const { item } of made) ctx.record(catalogItem.fact('created', item));
  const byPlace = new Map(made.map(({ n, item }) => [n, item.id]));
  return items.map((_, n) => byPlace.get(n) ?? null);
}
