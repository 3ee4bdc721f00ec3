import { decimal, id, integer, longText, measure, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { unit } from './kit/units.ts';
import { words } from './kit/words.ts';

/** What a batch carries so much of. It lives and is told with its batch. */
export const deliveryBatchItem = noun({
  type: 'delivery_batch_item',
  words: words('Item of a delivery batch', 'Позиция партии доставки'),
  table: 'delivery_batch_items',
  alias: 'carried',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the items', 'Место среди позиций'),
    procurementItemId: id('Requisition line', 'Строка заявки').column('requisition_line_id').nullable().writable(),
    allocationId: id('Decision it is delivered by', 'Решение, по которому поставляется')
      .nullable()
      .writable()
      .describe('The only one of the supplier of the batch unless given.'),
    catalogItemId: id('Catalog item', 'Позиция каталога')
      .nullable()
      .writable()
      .describe('That of the requisition line unless given.'),
    sku: text(100, 'Article', 'Артикул').nullable().example('C-500'),
    name: text(500, 'Name', 'Наименование')
      .writable()
      .example('Цемент М500')
      .describe('That of the requisition line or of the catalog item unless given.'),
    quantity: measure('Quantity', 'Количество').required().example('10'),
    deliveredQuantity: measure('Delivered', 'Доставлено').nullable().example('10'),
    movedQuantity: measure('Moved into another batch', 'Перенесено в другую партию')
      .example('0')
      .describe('What was missing at the delivery and goes with the batch that was split off.'),
    uom: unit()
      .writable()
      .describe('That of the requisition line, which is not changed; else the base unit of the catalog item.'),
    factorToBase: decimal('Base units in one', 'Единиц учёта в одной')
      .example('1')
      .describe('As it was when the item was written.'),
    weightKg: measure('Weight of it all, kg', 'Вес всего, кг')
      .nullable()
      .writable()
      .example('500')
      .describe('By the catalog item unless given.'),
    volumeM3: measure('Volume of it all, m³', 'Объём всего, м³')
      .nullable()
      .writable()
      .column('volume_m3')
      .example('0.35')
      .describe('By the catalog item unless given.'),
    comment: longText(1_000, 'Comment', 'Комментарий').nullable().writable(),
  },
});

export type DeliveryBatchItem = RecordOf<typeof deliveryBatchItem>;
