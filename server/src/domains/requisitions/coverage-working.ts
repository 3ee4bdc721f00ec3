import { words } from '../../kernel/problems/errors.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { eachOf, type Input, type Step, type Working } from '../../platform/explain/figure.ts';
import { coverageOf } from './coverage.ts';

/** How `coverageOf` comes to its percent. `done` and `wanted` are told. */
export const coverageFormula = (percent: string, share: string) =>
  percent === '0' || percent === '100' ? percent : `min(99.99, max(0.01, round(${share} * 100, 2)))`;

/** A part by what it costs, beneath these names. */
interface ToldPart {
  of: string;
  done: Input;
  wanted: Input;
  /** None where the price is not known. */
  amount: Input | null;
}

/** How `coverageOfAll` comes to its percent. */
export function coverageOfAllWorking(percent: string, parts: readonly ToldPart[]): Working {
  const hasAmounts = parts.some(({ amount }) => amount !== null);
  const told = parts.flatMap(({ done, wanted, amount }): Step[] => [wanted, done, ...(amount ? [amount] : [])]);
  if (parts.every(({ done, wanted }) => coverageOf(done.value, wanted.value).status === 'covered'))
    return { steps: told, formula: percent };
  const average = hasAmounts ? 'sum(items[].amount) / count(items[].amount)' : '1';
  const weighed = eachOf('items', parts, ({ of, done, wanted, amount }, under): Step[] => [
    { name: `${under}weight`, of, label: labels.weight, formula: amount ? amount.name : average },
    {
      ...{ name: `${under}covered`, of, label: labels.covered },
      formula: new Exact(wanted.value).gt(0)
        ? `${under}weight * min(1, ${done.name} / ${wanted.name})`
        : `${under}weight`,
    },
  ]);
  return {
    steps: [...told, ...weighed],
    formula: coverageFormula(percent, 'sum(items[].covered) / sum(items[].weight)'),
  };
}

const labels = {
  weight: words('Weight in the whole', 'Вес в целом'),
  covered: words('Weight of what is covered', 'Вес обеспеченного'),
};
