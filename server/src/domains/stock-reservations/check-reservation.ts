import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import { brokenRule, fieldError, invalid, invalidField, words } from '../../kernel/problems/errors.ts';
import { tooMuch } from '../../kernel/problems/too-much.ts';
import { Exact } from '../../kernel/values/decimal.ts';
import { quantityFaults } from '../../kernel/values/quantity-faults.ts';
import { neededOf } from './needed-of.ts';

/** Refuses what cannot be reserved for a line; answers the item it names. */
export function checkReservation(line: RequisitionLine, quantity: string, expiresAt: string | null): string {
  const { id, name, status, uom, catalogItemId } = line;
  if (status === 'cancelled')
    throw brokenRule('line_cancelled', words(`“${name}” is cancelled.`, `Строка «${name}» отменена.`), {
      procurementItemId: id,
    });
  if (catalogItemId === null) throw invalidField('/procurementItemId', 'no_catalog_item', noItem);
  const faults = [...quantityFaults(quantity, '/quantity', uom), ...overNeed(line, quantity)];
  if (expiresAt !== null && expiresAt <= portalNow().toISOString())
    faults.push(fieldError('/expiresAt', 'minimum', past));
  if (faults.length > 0) throw invalid(faults);
  return catalogItemId;
}

function overNeed(line: RequisitionLine, quantity: string) {
  const { receivedQuantity, closedShortQuantity, reservedQuantity } = line;
  const limit = Exact.max(0, neededOf(line).minus(reservedQuantity)).toFixed();
  if (new Exact(limit).gte(quantity)) return [];
  return [
    tooMuch(
      '/quantity',
      'over_need',
      {
        left: limit,
        asked: quantity,
        why: words(
          `the line asks for ${line.quantity}, ${receivedQuantity} came, ${closedShortQuantity} is not expected, ${reservedQuantity} is reserved`,
          `в строке ${line.quantity}, получено ${receivedQuantity}, не ожидается ${closedShortQuantity}, в резерве ${reservedQuantity}`,
        ),
      },
      { limit, receivedQuantity, closedShortQuantity, reservedQuantity },
    ),
  ];
}

const noItem = words(
  'names no catalog item: link it to one first',
  'не связана с каталогом: сначала выберите позицию каталога',
);
const past = words('must be in the future', 'должен быть в будущем');
