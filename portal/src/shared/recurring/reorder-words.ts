import type { ReorderFigures } from '../../../../nouns/reorder-figures.ts';
import { showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';

/** «Точка заказа: в наличии 12, минимум 20, цель 60»: what a proposed quantity was counted from; what is nothing is left out. */
export function reorderWords({ onHand, expected, proposed, reserved, minimum, target, lot }: ReorderFigures): string {
  const figures: ReadonlyArray<readonly [string, string | null]> = [
    [say('on hand', 'в наличии'), onHand],
    [say('expected', 'ожидается'), somethingOf(expected)],
    [say('proposed', 'предложено'), somethingOf(proposed)],
    [say('reserved', 'в резерве'), somethingOf(reserved)],
    [say('minimum', 'минимум'), minimum],
    [say('target', 'цель'), target],
    [say('lot', 'кратность'), lot],
  ];
  const said = figures.flatMap(([name, quantity]) => (quantity === null ? [] : [`${name} ${showQuantity(quantity)}`]));
  return `${say('Reorder point', 'Точка заказа')}: ${said.join(', ')}`;
}

const somethingOf = (quantity: string) => (quantity === '0' ? null : quantity);
