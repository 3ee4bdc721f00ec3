import { text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';

/** A line that the customer wants to find on the document, such as an order number of his own. */
export const customRequisite = {
  label: text(100, 'Label', 'Подпись').required().example('Заказ покупателя'),
  value: text(500, 'Value', 'Значение').required().example('№ 4500012345'),
};

export type CustomRequisite = StructureOf<typeof customRequisite>;
