import { flag, id, integer, measure, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { unit } from './kit/units.ts';
import { words } from './kit/words.ts';
import { reorderFigures } from './reorder-figures.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** Below which stock of an item in a warehouse more of it is asked for, and how much. */
export const reorderPoint = noun({
  type: 'reorder_point',
  words: words('Reorder point', 'Точка заказа'),
  table: 'reorder_points',
  alias: 'point',
  audience: 'business',
  displayName: 'itemName',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').required().filterable(),
    itemName: text(500, 'Name', 'Наименование').computed().example('Бумага А4'),
    sku: text(100, 'Article', 'Артикул').nullable().computed(),
    uom: unit().computed(),
    warehouseId: id('Warehouse', 'Склад').required().filterable(),
    minimum: measure('Minimum', 'Минимум')
      .required()
      .example('10')
      .describe('Below it more is asked for. In the base unit of the item, as are the target and the lot.'),
    target: measure('Target', 'Цель')
      .nullable()
      .writable()
      .example('40')
      .describe('Up to which it is filled; the minimum where it is left out.'),
    lot: measure('Lot', 'Кратность').nullable().writable().example('12').describe('The quantity is a multiple of it.'),
    leadTimeDays: integer('Delivery takes, days', 'Срок поставки, дней', { minimum: 0, maximum: 3_650 })
      .nullable()
      .writable()
      .example(7),
    supplierId: id('Preferred supplier', 'Предпочтительный поставщик')
      .nullable()
      .writable()
      .filterable()
      .describe('Becomes a candidate of the requisition that is proposed.'),
    supplierName: text(255, 'Name of the supplier', 'Название поставщика')
      .nullable()
      .computed()
      .example('ООО «Цементный двор»'),
    isActive: flag('In use', 'Действует').writable().filterable(),
    figures: structure(reorderFigures, 'How it stands', 'Как обстоит')
      .computed()
      .describe('`quantity` is what a proposal would ask for now.'),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type ReorderPoint = RecordOf<typeof reorderPoint>;
