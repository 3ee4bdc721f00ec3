import type { Candidate, ResolvedRow, RowParameters, UnresolvedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { fieldError, invalidField, words } from '../../../kernel/problems/errors.ts';
import { type ItemReference, itemReferences } from '../../catalog/item-references.ts';
import { matchItems } from '../../catalog/operations/match-items.ts';
import { toBase, unitFault } from '../../catalog/units/to-base.ts';

type Input = UnresolvedRow['input'];

/** Catalog items that rows may be about: by article, the supplier's article, name and unit; two statements. One is taken, of several a person chooses. */
export async function resolveLineRows(
  ctx: ReadContext,
  rows: readonly UnresolvedRow[],
  { supplierId }: RowParameters,
): Promise<ReadonlyMap<number, ResolvedRow>> {
  const text = (value: unknown, most: number) => (typeof value === 'string' ? value.slice(0, most) : null);
  const lines = rows.map(({ input }) => ({
    sku: text(input.sku, 100),
    supplierId: supplierId ?? null,
    supplierSku: text(input.supplierSku ?? input.sku, 100),
    brand: text(input.brand, 200),
    name: text(input.name, 500),
    uom: text(input.uom, 10) ?? '796',
  }));
  const { matches } = await matchItems.run(ctx, { lines }, undefined);
  const named = matches.flatMap(({ itemIds }) => itemIds).concat(rows.flatMap(({ chosenId }) => chosenId ?? []));
  const items = named.length > 0 ? await itemReferences(ctx.db, { ids: [...new Set(named)] }) : [];
  const known = new Map(items.map((item) => [item.id, item]));
  return new Map(
    rows.map(({ n, input, chosenId }, index) => {
      const { itemIds = [], matchedBy } = matches[index] ?? {};
      const found = itemIds.flatMap((id) => known.get(id) ?? []);
      return [n, resolved(input, found, matchedBy ?? '', chosenId, known)];
    }),
  );
}

function resolved(
  input: Input,
  found: readonly ItemReference[],
  reason: string,
  chosenId: string | undefined,
  known: ReadonlyMap<string, ItemReference>,
): ResolvedRow {
  const candidates = found.map(({ id, name }): Candidate => ({ entityId: id, reason, displayName: name }));
  if (chosenId) {
    if (!known.has(chosenId)) throw notOffered;
    return { input: { ...input, chosenItemId: chosenId }, errors: [], candidates };
  }
  const [item] = found;
  if (!item) return { input: { ...input }, errors: [], candidates };
  if (found.length > 1) return { input: { ...input }, errors: [], warnings: [ambiguous], candidates };
  const unfit = unfitUnit(input, item);
  if (unfit) return { input: { ...input }, errors: [], warnings: [unfit], candidates };
  return { input: { ...input, catalogItemId: item.id }, errors: [], candidates };
}

const notOffered = invalidField(
  '/rowActions',
  'not_found_reference',
  words('does not match any catalog item', 'такой позиции в каталоге нет'),
);

const ambiguous = fieldError(
  '/name',
  'ambiguous_item',
  words('several catalog items match: choose one', 'подходит несколько позиций каталога: выберите одну'),
);

/** What is counted in a unit that its item does not know stays unlinked. */
function unfitUnit({ quantity = '1', uom }: Input, item: ItemReference) {
  try {
    if (uom !== undefined) toBase(quantity as string, uom as string, item);
    return undefined;
  } catch (error) {
    return unitFault(error, '');
  }
}
