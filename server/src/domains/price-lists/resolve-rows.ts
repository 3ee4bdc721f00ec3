import type { PriceList } from '../../../../nouns/price-list.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, Refusal, words } from '../../kernel/problems/errors.ts';
import { holdItems, type ItemReference, itemReferences, referenceFaults } from '../catalog/item-references.ts';
import { factorToBase } from '../catalog/units/to-base.ts';
import { itemErrors } from './item-errors.ts';
import { itemRowOf, type KeyedRow, keyOf, type RowInput } from './price-list-item.input.ts';
import { supplierOf } from './supplier-of.ts';

/**
 * The rows of a batch as columns, their items found and their keys whole. Every error of every row is reported at once, by its
 * place in the body; a batch with one wrong row writes nothing.
 */
export async function resolveRows(ctx: WriteContext, list: PriceList, rows: readonly RowInput[]): Promise<KeyedRow[]> {
  const supplierId = await supplierOf(ctx, list);
  const given = {
    ids: rows.flatMap(({ catalogItemId }) => catalogItemId ?? []),
    skus: rows.flatMap(({ sku }) => sku ?? []),
  };
  const [, references] = await Promise.all([holdItems(ctx.db, given), itemReferences(ctx.db, given)]);
  const byId = new Map(references.map((item) => [item.id, item]));
  const bySku = new Map(
    references.flatMap((item) => (item.sku && item.status === 'active' ? [[item.sku.toLowerCase(), item]] : [])),
  );
  const seen = new Map<string, number>();
  const errors: FieldError[] = [];

  const resolved = rows.flatMap((row, index) => {
    const at = `/items/${index}`;
    const { catalogItemId, sku, uom, ...values } = row;
    const item = catalogItemId ? byId.get(catalogItemId) : bySku.get(sku?.toLowerCase() ?? '');
    const named = namingError(row, item, at);
    errors.push(...(named ? [named] : []), ...itemErrors(values, at));
    if (named || !item) return [];
    const resolved = {
      ...itemRowOf(values),
      catalog_item_id: item.id,
      uom: uom ?? item.baseUom,
      min_quantity: values.minQuantity ?? '1',
      valid_from: values.validFrom ?? null,
    };
    if (list.kind === 'supplier') errors.push(...unitErrors(resolved.uom, item, supplierId, at));
    const key = keyOf(resolved);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else errors.push(duplicateRow(at, first));
    return [resolved];
  });
  if (errors.length > 0) throw invalid(errors);
  return resolved;
}

function namingError({ catalogItemId, sku }: RowInput, item: ItemReference | undefined, at: string) {
  if ((catalogItemId === undefined) === (sku === undefined))
    return fieldError(
      `${at}/catalogItemId`,
      'exactly_one',
      words('name the item by catalogItemId or by sku', 'укажите позицию через catalogItemId или sku'),
    );
  return referenceFaults(item, `${at}/${catalogItemId === undefined ? 'sku' : 'catalogItemId'}`)[0];
}

/** Prices of suppliers are compared per base unit, so their units must lead to it. */
function unitErrors(uom: string, item: ItemReference, supplierId: string | null, at: string): FieldError[] {
  try {
    factorToBase(uom, item, supplierId);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [fieldError(`${at}/uom`, 'uom_not_convertible', error.detail)];
  }
}

const duplicateRow = (at: string, first: number) =>
  fieldError(
    at,
    'duplicate_row',
    words(
      `repeats row ${first}: one item, unit, quantity and first day`,
      `повторяет строку ${first}: та же позиция, единица, количество и первый день`,
    ),
    { first },
  );
