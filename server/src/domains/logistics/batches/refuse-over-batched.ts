import type { DeliveryBatchItem } from '../../../../../nouns/delivery-batch-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type FieldError, words } from '../../../kernel/problems/errors.ts';
import { tooMuch } from '../../../kernel/problems/too-much.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { refuseRows } from '../../requisitions/refuse-rows.ts';
import type { SettledBatch } from './batch-draft.ts';
import type { Known } from './known-of.ts';
import { takenByBatches } from './taken-by-batches.ts';

type Quantity = InstanceType<typeof Exact>;

/** An item of a wanted batch, with its place in the body. */
interface Wanted {
  item: DeliveryBatchItem;
  at: string;
}

/**
 * Refuses batches that together carry more of a requisition line, or of one decision on it, than was decided. The requisitions are
 * locked, so nobody else plans the same lines meanwhile. A batch that takes no more of a line than before is not stopped by a decision
 * that was lessened since.
 */
export async function refuseOverBatched(
  { db }: WriteContext,
  batches: readonly SettledBatch[],
  { lines, allocations }: Pick<Known, 'lines' | 'allocations'>,
): Promise<void> {
  const wanted = batches.flatMap(({ draft, items }) =>
    items.map((item, place) => ({ item, at: `${draft.at}/items/${place}/quantity` })),
  );
  const lineIds = [...new Set(wanted.flatMap(({ item }) => item.procurementItemId ?? []))];
  if (lineIds.length === 0) return;
  const aside = batches.map(({ draft }) => draft.id);
  const before = batches.flatMap(({ draft }) => draft.before?.items ?? []);
  const others = await takenByBatches(db, lineIds, aside);
  const check = (key: (one: Named) => string | null, of: string | null, decided: readonly { quantity: string }[]) => {
    if (of === null) return [];
    const mine = wanted.filter(({ item }) => key(named(item)) === of);
    const taken = sum(others.filter((one) => key(one) === of).map(({ quantity }) => quantity));
    const [total, most] = [sum(mine.map(({ item }) => takenBy(item))), sum(decided.map(({ quantity }) => quantity))];
    const was = sum(before.filter((item) => key(named(item)) === of).map(takenBy));
    if (total.plus(taken).lte(most) || total.lte(was)) return [];
    const line = lines.get(mine[0]?.item.procurementItemId ?? '');
    return [overBatched(mine.at(-1) as Wanted, line?.name ?? '', most, taken)];
  };
  const allocationIds = new Set(wanted.map(({ item }) => item.allocationId));
  const errors = [
    ...lineIds.flatMap((id) =>
      check(
        ({ lineId }) => lineId,
        id,
        allocations.filter(({ lineId }) => lineId === id),
      ),
    ),
    ...[...allocationIds].flatMap((id) => {
      const standing = allocations.filter((one) => one.id === id);
      return standing.length > 0 ? check(({ allocationId }) => allocationId, id, standing) : [];
    }),
  ];
  if (errors.length > 0) throw refuseRows('over_batched', sentence, errors);
}

interface Named {
  lineId: string | null;
  allocationId: string | null;
}

const named = ({ procurementItemId, allocationId }: DeliveryBatchItem): Named => ({
  lineId: procurementItemId,
  allocationId,
});

const takenBy = ({ quantity, movedQuantity }: DeliveryBatchItem) => new Exact(quantity).minus(movedQuantity);

const sum = (quantities: ReadonlyArray<string | Quantity>): Quantity =>
  quantities.reduce<Quantity>((total, one) => total.plus(one), new Exact(0));

function overBatched({ item, at }: Wanted, name: string, decided: Quantity, batched: Quantity): FieldError {
  const available = Exact.max(0, decided.minus(batched)).toFixed();
  return tooMuch(
    at,
    'over_batched',
    {
      of: name,
      left: available,
      asked: takenBy(item).toFixed(),
      why: words(
        `${decided.toFixed()} decided, ${batched.toFixed()} in other batches`,
        `решено ${decided.toFixed()}, в других партиях ${batched.toFixed()}`,
      ),
    },
    {
      procurementItemId: item.procurementItemId,
      allocationId: item.allocationId,
      ...{ decided: decided.toFixed(), batched: batched.toFixed(), available },
    },
  );
}

const sentence = words(
  'The batches would carry more than was decided.',
  'В партиях оказалось бы больше, чем решено закупить.',
);
