import { decimal, flag, id, instant, measure, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { unit } from './kit/units.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** One item of a count: what should lie there, and what was found. Quantities are in its base unit. */
export const stockCountLine = noun({
  type: 'stock_count_line',
  words: words('Line of a count', 'Строка инвентаризации'),
  table: 'stock_count_lines',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id().filterable(),
    countId: id('Stock count', 'Инвентаризация').filterable(),
    warehouseId: id('Warehouse', 'Склад'),
    catalogItemId: id('Catalog item', 'Позиция каталога').filterable(),
    name: text(500, 'Name', 'Наименование').filterable().sortable().searchable().example('Цемент М500'),
    sku: text(100, 'Article', 'Артикул').nullable().searchable().example('C-500'),
    uom: unit(),
    expectedQuantity: decimal('Expected', 'По учёту')
      .nullable()
      .example('40')
      .describe('When the count began, or when the item was found. Null for whoever counts blind.'),
    movedQuantity: decimal('Moved since', 'Движение за время подсчёта')
      .nullable()
      .computed()
      .example('-2')
      .describe('What came and went from then until it was counted. Null while it is not counted.'),
    countedQuantity: measure('Counted', 'Посчитано').nullable().example('37'),
    difference: decimal('Difference', 'Расхождение')
      .nullable()
      .computed()
      .example('-1')
      .describe('`countedQuantity` − (`expectedQuantity` + `movedQuantity`).'),
    countedAt: instant('When it was counted', 'Когда посчитано').nullable().filterable(),
    countedBy: id('Counted by', 'Кто посчитал').nullable().filterable(),
    note: text(500, 'Note', 'Примечание').nullable().example('Два мешка порваны'),
    isFound: flag('Found beside what was expected', 'Найдено сверх списка').filterable(),
    movementId: id('Stock movement', 'Складское движение').nullable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type StockCountLine = RecordOf<typeof stockCountLine>;
