import { Decimal } from 'decimal.js';
import type { ReorderFigures } from '../../../../../nouns/reorder-figures.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { units } from '../../../kernel/values/units.ts';

/**
 * How much to ask for: nothing while what is on hand and on its way, less what is reserved, reaches the minimum; otherwise up to the
 * target, in whole lots, or whole pieces of a unit that is counted so.
 */
export function quantityToAsk(
  { onHand, reserved, expected, proposed, minimum, target, lot }: Omit<ReorderFigures, 'quantity'>,
  uom: string,
): string {
  const standing = new Exact(onHand).plus(expected).plus(proposed).minus(reserved);
  if (standing.gte(minimum)) return '0';
  const missing = new Exact(target ?? minimum).minus(standing);
  const step = lot ?? (units.get(uom)?.whole ? '1' : null);
  if (step === null) return missing.toFixed();
  return missing.div(step).toDecimalPlaces(0, Decimal.ROUND_UP).times(step).toFixed();
}
