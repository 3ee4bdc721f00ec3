import { readUnit } from '../../../kit/units.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { FoundItem } from '../../../shared/lines/find-for-line.ts';
import type { DraftLine } from './draft-line.ts';

/** What a line takes over from the item that was chosen for it. */
export const filledFrom = (item: FoundItem, line: DraftLine) => ({
  catalogItemId: item.id,
  name: item.name,
  sku: item.sku,
  uom: line.isUnitGiven ? line.uom : (readUnit(item.baseUom) ?? line.uom),
  ...(line.plannedPrice === null && costOf(item)),
});

/** What it is planned to cost, or else costs now, with its own currency. */
const costOf = ({ plannedCost, currentCostPrice, currentCostCurrency }: FoundItem) =>
  plannedCost
    ? { plannedPrice: plannedCost.price, currency: plannedCost.currency }
    : { plannedPrice: currentCostPrice, currency: currentCostCurrency };

const atOnce = 40;

/** Pasted lines whose article, or only word, is the article of a catalog item become lines of that item. */
export async function recognise(lines: readonly DraftLine[]): Promise<DraftLine[]> {
  const articles = [...new Set(lines.flatMap((line) => articleOf(line) ?? []))];
  const found = new Map<string, FoundItem>();
  for (let at = 0; at < articles.length; at += atOnce) {
    const sku = articles.slice(at, at + atOnce).join(',');
    const { items } = await ask(api.GET('/api/v1/catalog', { params: { query: { sku, limit: 200 } } }));
    for (const item of items) if (item.sku) found.set(item.sku.toLowerCase(), item);
  }
  return lines.map((line) => {
    const item = found.get(articleOf(line)?.toLowerCase() ?? '');
    return item ? { ...line, ...filledFrom(item, line) } : line;
  });
}

const articleOf = ({ sku, name }: DraftLine) => {
  const article = sku ?? (/\s/.test(name.trim()) ? null : name.trim());
  return article && !article.includes(',') ? article : null;
};
