import { date, decimal, id, integer, longText, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { unit } from './kit/units.ts';
import { words } from './kit/words.ts';
import { productValues } from './product-field.ts';

const { version, createdAt, updatedAt } = recordFields;

/** A position: what is asked for and how much of it. The target price stays with the buyers. */
export const rfqItem = noun({
  type: 'supplier_rfq_item',
  words: words('Position of a request for quotes', 'Позиция запроса предложений'),
  table: 'supplier_rfq_items',
  alias: 'item',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    rfqId: id('Request for quotes', 'Запрос предложений'),
    position: integer('Position', 'Порядок'),
    procurementItemId: id('Line of the requisition', 'Строка заявки')
      .column('requisition_line_id')
      .nullable()
      .writable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable().writable(),
    name: text(500, 'Name', 'Наименование').writable().example('Цемент М500'),
    specification: longText(5_000, 'Specification', 'Спецификация').nullable().writable(),
    quantity: measure('Quantity', 'Количество').writable().example('120'),
    uom: unit().writable(),
    factorToBase: decimal('Base units in one', 'Единиц учёта в одной').describe(
      'Base units of the item in one of the position, as they were when it was written.',
    ),
    requiredAt: date('Needed by', 'Нужно к').nullable().writable(),
    targetPrice: price('Target price', 'Целевая цена')
      .nullable()
      .writable()
      .describe('Per unit; suppliers never see it.'),
    productFields: productValues().describe('Of the portal, by key.'),
    changedIn: integer('Revision of its last change', 'Редакция последнего изменения').describe(
      'Of its quantity or unit: prices given before it are asked for anew.',
    ),
    ...{ version, createdAt, updatedAt },
  },
});

export type RfqItem = RecordOf<typeof rfqItem>;
