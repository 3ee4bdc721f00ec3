import { useQueries } from '@tanstack/react-query';
import { api, ask } from '../../shared/api/client.ts';
import { useMay } from '../../shared/session/me.ts';
import type { ItemRow } from './queries.ts';

const readStock = async (itemIds: string, signal: AbortSignal) => {
  const { items } = await ask(api.GET('/api/v1/catalog/stock', { params: { query: { itemIds } }, signal }));
  return items;
};

export type StockRow = Awaited<ReturnType<typeof readStock>>[number];

/** As many items as a page of the list holds. */
const pageSize = 100;

/** What there is of the items that a list has loaded, page by page; nothing for who may not see stock. */
export function useStockOf(rows: readonly ItemRow[]): ReadonlyMap<string, StockRow> | undefined {
  const isSeen = useMay()('stock.read');
  const products = rows.filter(({ type }) => type === 'product').map(({ id }) => id);
  const pages = Array.from({ length: Math.ceil(products.length / pageSize) }, (_, page) =>
    products.slice(page * pageSize, (page + 1) * pageSize).join(','),
  );
  const stock = useQueries({
    queries: (isSeen ? pages : []).map((itemIds) => ({
      queryKey: ['catalog', 'stock', itemIds],
      queryFn: ({ signal }: { signal: AbortSignal }) => readStock(itemIds, signal),
    })),
    combine: (answers) => new Map(answers.flatMap(({ data = [] }) => data.map((row) => [row.itemId, row] as const))),
  });
  return isSeen ? stock : undefined;
}
