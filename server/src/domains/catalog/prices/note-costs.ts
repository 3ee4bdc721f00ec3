import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import { difference, type Fact } from '../../../kernel/entity.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';

/** What prices change of an item while nobody edits it. */
type Costs = Pick<
  CatalogItem,
  'plannedCost' | 'currentCostPrice' | 'currentCostCurrency' | 'currentCostSource' | 'currentCostUpdatedAt'
>;

type Noted = Map<string, Partial<Costs>>;

/** Items read at once. */
const most = 5_000;

/** Notes what items cost before a change. What came of all changes of the commit is recorded when it ends, once for each item. */
export function noteCosts(ctx: WriteContext, changed: ReadonlyArray<{ id: string; was: Partial<Costs> }>) {
  if (changed.length === 0) return;
  const noted = ctx.lastly(
    'catalog.changed-costs',
    (): Noted => new Map(),
    (all, facts) => tellCosts(ctx, all, facts),
  );
  for (const { id, was } of changed) noted.set(id, { ...was, ...noted.get(id) });
}

/** An item of which the command records a fact itself is shown there as it stands at the end; any other whose cost differs is a changed item. */
async function tellCosts(ctx: WriteContext, noted: Noted, facts: readonly Fact[]) {
  const told = new Map(facts.filter(isOfItem).map((fact) => [fact.entityId, fact]));
  const ids = [...noted.keys()].sort((a, b) => Number(told.has(b)) - Number(told.has(a)));
  for (let at = 0; at < ids.length; at += most) {
    for (const item of await catalogItems.byIds(ctx.db, ids.slice(at, at + most))) {
      const before = { ...item, ...noted.get(item.id) };
      const fact = told.get(item.id);
      if (fact) retell(fact, before, item);
      else if (item.archivedAt === null && costOf(before) !== costOf(item))
        ctx.record(catalogItem.changed('updated', before, item));
    }
    if (ids.length > most && at + most >= told.size) await ctx.writeFacts();
  }
}

const own = new Set(['created', 'updated', 'deleted'].map(catalogItem.event));

const isOfItem = ({ event }: Fact) => own.has(event);

/** The same cost known since another moment is no other cost. */
const costOf = ({ plannedCost, currentCostPrice, currentCostCurrency, currentCostSource }: Costs) =>
  JSON.stringify([
    plannedCost && [plannedCost.price, plannedCost.currency, plannedCost.source],
    currentCostPrice,
    currentCostCurrency,
    currentCostSource,
  ]);

function retell(fact: Fact, before: CatalogItem, item: CatalogItem) {
  const { changedFields, previous } = difference(before, item);
  const { data } = fact;
  fact.entityVersion = item.version;
  data.object = item;
  if (!data.changedFields) return;
  data.changedFields = [...new Set([...data.changedFields, ...changedFields])];
  data.previous = { ...previous, ...data.previous };
}
