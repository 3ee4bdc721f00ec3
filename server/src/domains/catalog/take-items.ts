import { object } from '../../kernel/fields.ts';
import { intakeOf } from '../../kernel/intake/intake-of.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { pieces } from '../../kernel/values/units.ts';
import { itemCreation } from './catalog-item.input.ts';
import { catalogItem, catalogItems } from './catalog-item.ts';
import { refuseFaults } from './check-item.ts';
import { createItems, updateItems } from './operations/apply-item-rows.ts';
import { placeRows } from './place-item-rows.ts';

const takenInput = object(itemCreation);

/** What another system tells of an item, checked as any other input; throws what is wrong with it. */
export function checkTaken(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const input = intakeOf(takenInput)(given) as Record<string, unknown> & { baseUom?: string; barcode?: string };
  refuseFaults(input, input.baseUom ?? pieces);
  return input;
}

interface TakenItem {
  /** The item it is here; null for a new one. */
  itemId: string | null;
  input: Record<string, unknown>;
}

/**
 * Items that another system keeps, hundreds at once: new ones made, known ones changed where it differs, a fact for each.
 * Answers the item of each, in the order given; null where its article is taken, it is archived, or its history is of another
 * unit. Who calls it has asked for the right to.
 */
export async function takeItems(ctx: WriteContext, given: readonly TakenItem[]): Promise<Array<string | null>> {
  const known = await catalogItems.byIds(
    ctx.db,
    given.flatMap(({ itemId }) => itemId ?? []),
  );
  const byId = new Map(known.map((item) => [item.id, item]));
  const asked = given.flatMap(({ itemId, input }, n) => {
    const before = itemId === null ? null : byId.get(itemId);
    return before === undefined ? [] : [{ n, input, before }];
  });
  const rows = await placeRows(ctx, asked);
  const created = await createItems(
    ctx,
    rows.filter(({ before }) => before === null),
  );
  const updated = await updateItems(
    ctx,
    rows.filter(({ before }) => before !== null),
  );
  for (const { item } of created) ctx.record(catalogItem.fact('created', item));
  for (const { before, item } of updated) if (before) ctx.record(catalogItem.changed('updated', before, item));
  const taken = new Map([...created, ...updated].map(({ n, item }) => [n, item.id]));
  return given.map((_, n) => taken.get(n) ?? null);
}
