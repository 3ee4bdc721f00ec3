import { stockMovement as movement, type StockMovement } from '../../../../../nouns/stock-movement.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { inputsOf, type Step, type Working } from '../../../platform/explain/figure.ts';

type Moved = Pick<StockMovement, 'id' | 'type' | 'quantity' | 'unitCost' | 'createdAt'>;

/** How `averageCost` came to stand: from the newest movement that tells an average by itself, what came in since. `moved` is newest first. */
export function averageCostWorking(onHand: string, moved: readonly Moved[], currency: string | null): Working | null {
  const since = sinceKnown(onHand, moved);
  if (!since) return null;
  const [first, ...others] = since.toReversed();
  const told = (one: Moved, at: number, names: ReadonlyArray<'quantity' | 'unitCost'>) =>
    inputsOf(movement.fields, one, names, {
      from: { type: movement.type, id: one.id, url: null, date: one.createdAt.slice(0, 10) },
      ...{ under: `movements[${at}].`, of: movement.fields.type.spec.choices?.[one.type]?.ru ?? one.type, currency },
    });
  const begun = told(first as Moved, 1, ['unitCost']);
  if (others.length === 0) return { steps: begun, formula: 'movements[1].unitCost', currency };
  const steps: Step[] = [
    ...begun,
    ...others.flatMap((one, at) => told(one, at + 2, ['quantity', 'unitCost'])),
    {
      ...{ name: 'onHand', label: words('On hand now', 'В наличии сейчас'), value: onHand },
      from: { type: movement.type, id: null, field: 'onHand', url: null },
    },
  ];
  others.forEach((one, at) => {
    const [name, before] = [`movements[${at + 2}].`, `movements[${at + 1}].`];
    const left = at === 0 ? 'onHand - sum(movements[].quantity)' : `${before}lay + ${before}quantity`;
    const average = at === 0 ? 'movements[1].unitCost' : `${before}average`;
    steps.push({ name: `${name}lay`, label: words('On hand before it', 'В наличии до него'), formula: left });
    steps.push({
      ...{
        name: `${name}average`,
        label: words('Average cost after it', 'Средняя себестоимость после него'),
        currency,
      },
      formula: changes(one)
        ? `round((${name}lay * ${average} + ${name}quantity * ${name}unitCost) / (${name}lay + ${name}quantity), 6)`
        : average,
    });
  });
  return { steps: steps.slice(0, -1), formula: (steps.at(-1) as { formula: string }).formula, currency };
}

const changes = ({ quantity, unitCost }: Moved) => !quantity.startsWith('-') && unitCost !== null;

/** Movements back to one that left at an average, or that came where none was known; `moved` goes back to such a one, or to the first. */
function sinceKnown(onHand: string, moved: readonly Moved[]): Moved[] | null {
  let before = new Exact(onHand);
  for (const [at, one] of moved.entries()) {
    before = before.minus(one.quantity);
    const left = one.quantity.startsWith('-');
    if (left && one.unitCost === null) return from(moved.slice(0, at));
    if (left || (changes(one) && before.lte(0))) return moved.slice(0, at + 1);
  }
  return from(moved);
}

/** From the first that came at a cost. */
function from(moved: readonly Moved[]): Moved[] | null {
  const first = moved.findLastIndex(changes);
  return first < 0 ? null : moved.slice(0, first + 1);
}
