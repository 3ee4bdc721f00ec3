import { decimal, measure } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';

/** What a quantity to be asked for is counted from. All are in the base unit of the item, in one warehouse. */
export const reorderFigures = {
  onHand: decimal('On hand', 'В наличии').example('4'),
  reserved: measure('Reserved', 'В резерве').example('1'),
  expected: measure('Expected by approved requisitions', 'Ожидается по согласованным заявкам').example('0'),
  proposed: measure('In proposals that are not approved yet', 'В ещё не согласованных предложениях').example('0'),
  minimum: measure('Minimum', 'Минимум').example('10'),
  target: measure('Target', 'Цель').nullable().example('40'),
  lot: measure('Lot', 'Кратность').nullable().example('12'),
  quantity: measure('To be asked for', 'Предлагается').example('48'),
};

export type ReorderFigures = StructureOf<typeof reorderFigures>;
