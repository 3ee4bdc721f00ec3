import type { SavePolicy } from '../../../../../../nouns/company.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import { addItems } from '../../../catalog/add-items.ts';
import { type ItemReference, itemReferences } from '../../../catalog/item-references.ts';
import { matchItems } from '../../../catalog/operations/match-items.ts';
import { saveDecision } from '../../../catalog/save-policy.ts';
import type { AskedLine } from '../asked-lines.ts';
import type { LearnedLine, TaughtLine } from './learned-quote.ts';

/** The item of the catalog that each line turned out to be: that which was asked for, one that matches, or a new one. By line. */
export async function itemsForLines(
  ctx: WriteContext,
  policy: SavePolicy,
  taught: readonly TaughtLine[],
  asked: readonly AskedLine[],
): Promise<ReadonlyMap<string, ItemReference>> {
  const byPosition = new Map(asked.map((one) => [one.position, one]));
  const lines = taught.map(({ line }) => line);
  const untied = taught.filter(({ line }) => line.catalogItemId === null);
  const loose = untied.map(({ line }) => line);
  const told = untied.map(({ line, quote }) => ({
    ...describe(line, byPosition.get(line.position)),
    supplierId: quote.supplierId,
  }));
  const { matches } =
    loose.length > 0 && policy === 'SUPPLIER_QUOTES_ALL'
      ? await matchItems.run(
          ctx,
          {
            lines: told.map(({ name, brand, uom, supplierId, supplierSku }) => ({
              name,
              brand,
              uom,
              supplierId,
              supplierSku,
            })),
          },
          undefined,
        )
      : { matches: [] };
  const decided = loose.map((line, index) =>
    saveDecision(policy, 'quote_submitted', {
      catalogItemId: null,
      requestedItemId: byPosition.get(line.position)?.item?.id ?? null,
      analog: line.analog !== null,
      matches: matches[index]?.itemIds ?? [],
    }),
  );
  const missing = told.filter((_, index) => decided[index]?.action === 'create');
  const groups = [
    ...Map.groupBy(missing, ({ name, brand, uom }) => `${name} ${brand ?? ''} ${uom}`.toLowerCase()).values(),
  ];
  const added =
    groups.length > 0
      ? await addItems(
          ctx,
          groups.map((group) => newItem(group[0] as DescribedLine)),
        )
      : [];
  const made = groups.flatMap((group, place) =>
    group.map(({ id }): [string, string | null] => [id, added[place] ?? null]),
  );
  const itemOf = new Map<string, string | null>([
    ...lines.map((line): [string, string | null] => [line.id, line.catalogItemId]),
    ...loose.map((line, index): [string, string | null] => {
      const decision = decided[index];
      return [line.id, decision?.action === 'link' ? decision.itemId : null];
    }),
    ...made,
  ]);
  const ids = [...new Set([...itemOf.values()].flatMap((id) => id ?? []))];
  const items = new Map((ids.length > 0 ? await itemReferences(ctx.db, { ids }) : []).map((item) => [item.id, item]));
  return new Map(
    [...itemOf].flatMap(([line, id]) => {
      const item = items.get(id ?? '');
      return item ? [[line, item] as const] : [];
    }),
  );
}

type DescribedLine = ReturnType<typeof describe>;

/** The analog as its supplier calls it, or what was asked for. */
function describe({ id, name, uom, vatRate, analog, supplierSku }: LearnedLine, asked: AskedLine | undefined) {
  return {
    id,
    name: analog?.name ?? name,
    brand: analog ? (analog.brand ?? null) : (asked?.line?.brand?.slice(0, 200) ?? null),
    type: asked?.line?.itemType ?? ('product' as const),
    uom: analog ? uom : (asked?.uom ?? uom),
    supplierSku,
    vatRate,
  };
}

const newItem = ({ name, type, brand, uom, vatRate }: DescribedLine) => ({
  name,
  type,
  brand,
  sku: null,
  manufacturer: null,
  baseUom: uom,
  vatRate,
});
