import { country, decimal, id, integer, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields } from './kit/record-fields.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';

const amount = (en: string, ru: string, example: string) => decimal(en, ru).nullable().example(example);

/** Goods of a delivery document, as they were when it was written. A line lives and is told with its document. */
export const deliveryDocumentLine = noun({
  type: 'delivery_document_line',
  words: words('Line of a delivery document', 'Строка документа на доставку'),
  table: 'delivery_document_lines',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the lines', 'Место среди строк'),
    procurementItemId: id('Line of the requisition', 'Строка заявки').column('requisition_line_id').nullable(),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable(),
    name: text(500, 'Name', 'Наименование').example('Цемент М500'),
    sku: text(100, 'Article', 'Артикул').nullable().example('C-500'),
    quantity: measure('Quantity', 'Количество').example('8'),
    uom: unit(),
    unitPrice: price('Price per unit', 'Цена за единицу').nullable().example('155.61'),
    netPrice: price('Price per unit, without VAT', 'Цена за единицу без НДС').nullable().example('127.55'),
    vatRate: vatRate().nullable(),
    netAmount: amount('Without VAT', 'Без НДС', '1020.39'),
    vatAmount: amount('VAT', 'НДС', '224.49'),
    grossAmount: amount('With VAT', 'С НДС', '1244.88'),
    weightKg: measure('Weight, kg', 'Масса, кг').nullable().example('400'),
    volumeM3: measure('Volume, m³', 'Объём, м³').nullable(),
    countryCode: country('Country of origin', 'Страна происхождения')
      .nullable()
      .writable()
      .example('CN')
      .describe('That of the catalog item unless given. An invoice for VAT prints it where it is not Russia.'),
    customsDeclaration: text(100, 'Customs declaration', 'Номер декларации на товары')
      .nullable()
      .writable()
      .example('10702070/150126/3000001')
      .describe('Or the number of the lot of goods whose way is traced.'),
    tracedUom: unit('Traced unit', 'Единица прослеживаемости')
      .nullable()
      .writable()
      .describe('Code of OKEI, of goods whose way is traced; with a quantity.'),
    tracedQuantity: measure('Traced quantity', 'Прослеживаемое количество').nullable().writable(),
    customFields: customFields(),
  },
});

export type DeliveryDocumentLine = RecordOf<typeof deliveryDocumentLine>;
