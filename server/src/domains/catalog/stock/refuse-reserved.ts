import type { Decimal } from 'decimal.js';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { Balance } from './lock-balances.ts';
import type { Move } from './move.ts';

/** Refuses what would leave less than is held back for others. */
export function refuseReserved(move: Move, { on_hand: onHand, reserved }: Balance, after: Decimal): void {
  if (new Exact(reserved).isZero() || after.gte(reserved)) return;
  const available = Exact.max(0, new Exact(onHand).minus(reserved)).toFixed();
  throw brokenRule(
    'stock_reserved',
    words(
      `At most ${available} is available: ${reserved} of ${onHand} are reserved. Take less, issue against the reservation, or say takesReserved.`,
      `Доступно не больше ${available}: из ${onHand} зарезервировано ${reserved}. Возьмите меньше, выдайте по резерву или укажите takesReserved.`,
    ),
    {
      ...{ field: move.quantityField ?? 'quantity', warehouseId: move.warehouseId, catalogItemId: move.catalogItemId },
      ...{ onHand, reserved, available },
    },
  );
}
