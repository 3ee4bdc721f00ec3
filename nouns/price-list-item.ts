import { choice, date, flag, id, integer, longText, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const statuses = {
  active: words('In use', 'Действует'),
  archived: words('Out of use', 'Не действует'),
};

const { version, createdAt, updatedAt } = recordFields;

/** A row of a price list: what one unit of an item costs, from a quantity on. The item and the unit name it and stay. */
export const priceListItem = noun({
  type: 'price_list_item',
  words: words('Price list row', 'Строка прайс-листа'),
  table: 'price_list_items',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id().filterable().sortable(),
    priceListId: id('Price list', 'Прайс-лист'),
    catalogItemId: id('Catalog item', 'Позиция каталога').filterable(),
    sku: text(100, "Item's article", 'Артикул позиции').nullable().computed(),
    name: text(500, "Item's name", 'Название позиции').computed(),
    supplierSku: text(100, "Supplier's article", 'Артикул поставщика').nullable().writable().filterable().searchable(),
    supplierName: text(500, "Supplier's name of the item", 'Название позиции у поставщика')
      .nullable()
      .writable()
      .searchable(),
    price: price('Price of one unit', 'Цена одной единицы').required().filterable().sortable().example('412.50'),
    isFree: flag('Given for nothing: the price is zero on purpose', 'Бесплатно: цена намеренно нулевая')
      .writable()
      .filterable(),
    uom: unit(),
    minQuantity: measure('From this quantity', 'От этого количества').writable().filterable().sortable().example('1'),
    batchSize: measure('Ordered in multiples of', 'Заказывается кратно').nullable().writable(),
    deliveryDays: integer('Delivery term, days', 'Срок поставки, дней', { minimum: 0, maximum: 3_650 })
      .nullable()
      .writable()
      .filterable()
      .sortable(),
    validFrom: date('First day', 'Первый день').nullable().writable().filterable(),
    validTo: date('Last day', 'Последний день').nullable().writable().filterable(),
    vatRate: vatRate().nullable().writable(),
    discountPercent: measure('Discount, %', 'Скидка, %').writable().example('0'),
    note: longText(1_000, 'Note', 'Примечание').nullable().writable(),
    status: choice(statuses, 'Status', 'Статус').writable().filterable(),
    changedIn: integer(
      'Version of the list that last touched the row',
      'Версия листа, которая последней изменила строку',
    ).filterable(),
    previousPrice: price('Price before that; null for a new row', 'Прежняя цена; null у новой строки').nullable(),
    ...{ version, createdAt, updatedAt },
  },
});

export type PriceListItem = RecordOf<typeof priceListItem>;
