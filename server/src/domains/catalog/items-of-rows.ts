import type { CatalogItem } from '../../../../nouns/catalog-item.ts';
import type { Candidate, Match, UnresolvedRow } from '../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, words } from '../../kernel/problems/errors.ts';
import { matchItemRows } from './match-item-rows.ts';

/** The item that a row of a file is about, or what keeps it from being found. */
export interface ItemOfRow {
  item?: CatalogItem;
  errors: FieldError[];
  candidates: Candidate[];
}

/** Products that rows name by article, barcode or name: one statement. Where several are meant, a person chooses. */
export async function itemsOfRows(
  ctx: ReadContext,
  rows: readonly UnresolvedRow[],
): Promise<ReadonlyMap<number, ItemOfRow>> {
  const wanted = rows.map(({ n, input, chosenId }) => ({ n, input, entityId: chosenId }));
  const matches = await matchItemRows(ctx, wanted);
  return new Map(rows.map(({ n }) => [n, itemOf(matches.get(n) ?? [])]));
}

function itemOf(matches: readonly Match[]): ItemOfRow {
  const active = matches.filter(({ archived }) => !archived);
  const strongest = active.filter(({ reason }) => reason === active[0]?.reason);
  const candidates = active.map(({ entityId, reason, displayName }) => ({ entityId, reason, displayName }));
  if (strongest.length > 1) return { errors: [severalItems], candidates };
  const item = strongest[0]?.record as CatalogItem | undefined;
  if (!item) return { errors: [noItem], candidates };
  return { item, errors: item.type === 'service' ? [noStockOfService] : [], candidates };
}

const noItem = fieldError(
  '/sku',
  'not_found_reference',
  words(
    'no catalog item has this article, barcode or name',
    'в каталоге нет позиции с таким артикулом, штрихкодом или названием',
  ),
);

const severalItems = fieldError(
  '/sku',
  'ambiguous_item',
  words('several catalog items match: choose one', 'подходит несколько позиций каталога: выберите одну'),
);

const noStockOfService = fieldError(
  '/sku',
  'service_has_no_stock',
  words('a service has no stock', 'у услуги не бывает остатка'),
);
