import { date, id, measure, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { type Given, givenStructures } from './kit/structures.ts';
import { words } from './kit/words.ts';

const item = {
  catalogItemId: id('Catalog item', 'Позиция каталога').required(),
  quantity: measure('Quantity in its base unit', 'Количество в базовой единице').required().example('40'),
};

export type BasketItem = Given<typeof item>;

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** Items in fixed quantities, whose cost from month to month is an index of prices. */
export const reportBasket = noun({
  type: 'report_basket',
  words: words('Basket of a price index', 'Корзина индекса цен'),
  table: 'report_baskets',
  alias: 'basket',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id(),
    name: text(100, 'Name', 'Название').required().filterable().sortable().searchable().example('Стройматериалы'),
    baseMonth: date('A day of the base month', 'Базовый месяц')
      .required()
      .example('2026-01-01')
      .describe('Kept as the first day of its month, whose cost is 100.'),
    items: givenStructures(item, 'Items, the whole list', 'Позиции', { minItems: 1, maxItems: 200 })
      .required()
      .example([{ catalogItemId: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11', quantity: '40' }]),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type ReportBasket = RecordOf<typeof reportBasket>;
