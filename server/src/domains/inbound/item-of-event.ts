import type { MappedEvent } from '../../kernel/integrations/inbound-operation.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, invalidField, words } from '../../kernel/problems/errors.ts';
import { findLinked } from '../../platform/external-links/find-linked.ts';
import { linkFound } from '../../platform/external-links/link-found.ts';
import { catalogItem, catalogItemListing } from '../catalog/catalog-item.ts';
import { matchItems } from '../catalog/operations/match-items.ts';

/** The active item with the article of the event; null for none. */
export async function itemOfArticle(ctx: WriteContext, { values }: MappedEvent): Promise<string | null> {
  return typeof values.sku === 'string' ? ((await itemsOfArticles(ctx, [values.sku]))[0] ?? null) : null;
}

/** The items of articles, in their order. */
export async function itemsOfArticles(
  ctx: WriteContext,
  articles: ReadonlyArray<string | null>,
): Promise<Array<string | null>> {
  const { matches } = await ctx.ask(matchItems, { lines: articles.map((sku) => ({ sku })) });
  return matches.map(({ matchedBy, itemIds }) => (matchedBy === 'sku' ? (itemIds[0] ?? null) : null));
}

/** The item an event speaks of, which has to be there: by its link, or by its article where the mapping says so. */
export async function itemOfEvent(ctx: WriteContext, event: MappedEvent): Promise<string> {
  const { externalSource: source, externalId: outside, matchBy, values } = event;
  const pair = source !== null && outside !== null ? ([source, outside] as const) : null;
  const linked = pair && (await findLinked(ctx.db, catalogItem.type, ...pair));
  if (linked) return linked;
  const found = matchBy === null ? null : await itemOfArticle(ctx, event);
  if (found && pair)
    await linkFound(ctx.db, { entityType: catalogItem.type, listing: catalogItemListing }, found, ...pair);
  if (found) return found;
  if (matchBy !== null && typeof values.sku === 'string') throw unknownArticle();
  throw notLinked();
}

const unknownArticle = () =>
  invalidField(
    '/sku',
    'unknown_reference',
    words(
      'no active item has this article: add it to the catalog, or link the item to its identifier',
      'в каталоге нет действующей позиции с таким артикулом: добавьте её или свяжите позицию с внешним идентификатором',
    ),
  );

const notLinked = () =>
  brokenRule(
    'item_not_linked',
    words(
      'No item is linked to this identifier. Link one, or let the mapping know items by their article.',
      'С этим идентификатором не связана ни одна позиция. Свяжите её или разрешите в сопоставлении искать по артикулу.',
    ),
  );
