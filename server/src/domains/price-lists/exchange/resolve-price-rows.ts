import type { PriceList } from '../../../../../nouns/price-list.ts';
import type { Candidate, ResolvedRow, RowParameters, UnresolvedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { type FieldError, fieldError, invalidField, Refusal, words } from '../../../kernel/problems/errors.ts';
import { type ItemReference, itemReferences, referenceFaults } from '../../catalog/item-references.ts';
import { matchItems } from '../../catalog/operations/match-items.ts';
import { factorToBase } from '../../catalog/units/to-base.ts';
import { priceLists } from '../price-list.ts';
import { supplierOf } from '../supplier-of.ts';
import type { PriceRow } from './price-row.ts';

interface Place {
  list: PriceList;
  supplierId: string | null;
}

/** The catalog items that lines mean: by article, the supplier's article, or name and unit. Where there are several, a person chooses. */
export async function resolvePriceRows(
  ctx: ReadContext,
  rows: readonly UnresolvedRow[],
  { parentId }: RowParameters,
): Promise<ReadonlyMap<number, ResolvedRow>> {
  const list = await priceLists.byId(ctx.db, parentId as string);
  const place = { list, supplierId: await supplierOf(ctx, list) };
  const lines = rows.map(({ input }) => ({
    sku: textOf(input.sku, 100),
    supplierId: place.supplierId,
    supplierSku: textOf(input.supplierSku ?? input.sku, 100),
    name: textOf(input.name ?? input.supplierName, 500),
    uom: textOf(input.uom, 10) ?? '796',
  }));
  const { matches } = await matchItems.run(ctx, { lines }, undefined);
  const named = matches.flatMap(({ itemIds }) => itemIds).concat(rows.flatMap(({ chosenId }) => chosenId ?? []));
  const items = named.length > 0 ? await itemReferences(ctx.db, { ids: [...new Set(named)] }) : [];
  const known = new Map(items.map((item) => [item.id, item]));
  return new Map(
    rows.map(({ n, input, chosenId }, index) => {
      const { itemIds = [], matchedBy } = matches[index] ?? {};
      const found = itemIds.flatMap((id) => known.get(id) ?? []);
      if (chosenId && !known.has(chosenId)) throw notOffered;
      const item = chosenId ? known.get(chosenId) : found.length > 1 ? undefined : found[0];
      const candidates = found.map(
        ({ id, name }): Candidate => ({ entityId: id, reason: matchedBy ?? '', displayName: name }),
      );
      if (!item) return [n, { input: { ...input }, errors: [found.length > 1 ? severalItems : noItem], candidates }];
      return [n, { ...placed(input as PriceRow, item, place), candidates }];
    }),
  );
}

const textOf = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : null);

/** A line as a row of the list: whole in what names it, with what the supplier calls the item. */
function placed(input: PriceRow, item: ItemReference, { list, supplierId }: Place): ResolvedRow {
  const uom = input.uom ?? (item.baseUom as NonNullable<PriceRow['uom']>);
  const ofSupplier = list.kind === 'supplier';
  const renamed = ofSupplier && input.name !== undefined && input.name !== item.name && { supplierName: input.name };
  const recoded = ofSupplier && input.sku !== undefined && input.sku.toLowerCase() !== item.sku?.toLowerCase();
  return {
    input: {
      ...renamed,
      ...(recoded && { supplierSku: input.sku }),
      ...input,
      catalogItemId: item.id,
      uom,
      minQuantity: input.minQuantity ?? '1',
    },
    errors: [
      ...referenceFaults(item, '/sku'),
      ...currencyFaults(input, list),
      ...(ofSupplier ? unitFaults(uom, item, supplierId) : []),
    ],
  };
}

/** A list counts in one currency; a file of another would be taken for it. */
const currencyFaults = ({ currency }: PriceRow, list: PriceList): FieldError[] =>
  currency === undefined || currency === list.currency
    ? []
    : [
        fieldError(
          '/currency',
          'currency_mismatch',
          words(`the list is in ${list.currency}`, `прайс-лист ведётся в ${list.currency}`),
        ),
      ];

/** Prices of suppliers are compared per base unit, so their units must lead to it. */
function unitFaults(uom: string, item: ItemReference, supplierId: string | null): FieldError[] {
  try {
    factorToBase(uom, item, supplierId);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [fieldError('/uom', 'uom_not_convertible', error.detail)];
  }
}

const noItem = fieldError(
  '/sku',
  'not_found_reference',
  words(
    'no catalog item has this article, supplier article, or name with this unit',
    'в каталоге нет позиции с таким артикулом, артикулом поставщика или названием в этой единице',
  ),
);

const severalItems = fieldError(
  '/sku',
  'ambiguous_item',
  words('several catalog items match: choose one', 'подходит несколько позиций каталога: выберите одну'),
);

const notOffered = invalidField(
  '/rowActions',
  'not_found_reference',
  words('does not match any catalog item', 'такой позиции в каталоге нет'),
);
