import { choice, decimal, id, integer, measure, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { unit } from './kit/units.ts';
import { vatRate } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { lineTypes, markupBases } from './proposal-pricing.ts';

const amount = (en: string, ru: string, example = '1244.86') => decimal(en, ru).example(example);

/** What is offered, what it costs and how its price came about. A row lives and is told with its proposal. */
export const proposalRow = noun({
  type: 'commercial_proposal_row',
  words: words('Row of a commercial proposal', 'Строка коммерческого предложения'),
  table: 'commercial_proposal_rows',
  alias: 'line',
  audience: 'internal',
  displayName: 'name',
  facts: [],
  fields: {
    id: id(),
    position: integer('Place among the rows', 'Место среди строк'),
    lineType: choice(lineTypes, 'Kind', 'Вид').writable(),
    supplierName: text(255, 'Supplier', 'Поставщик').nullable().writable().seenWith('margins.read'),
    groupKey: text(100, 'Key of the group', 'Ключ группы').nullable().writable().seenWith('margins.read'),
    groupLabel: text(255, 'Group', 'Группа').nullable().writable().seenWith('margins.read'),
    catalogItemId: id('Catalog item', 'Позиция каталога').nullable().writable(),
    procurementItemId: id('Line of the requisition', 'Строка заявки')
      .column('requisition_line_id')
      .nullable()
      .writable(),
    name: text(500, 'Name', 'Наименование').writable().example('Цемент М500'),
    quantity: measure('Quantity', 'Количество').required().example('8'),
    uom: unit().writable(),
    unitCost: price('Cost per unit', 'Себестоимость единицы')
      .nullable()
      .writable()
      .seenWith('margins.read')
      .example('120.50')
      .describe('In the currency of the proposal, with VAT where its prices are with VAT.'),
    lineCostAmount: amount('Cost', 'Себестоимость', '964.00').nullable().seenWith('margins.read'),
    markupBasis: choice(markupBases, 'How the markup is given', 'Чем задана наценка').writable(),
    markupPercent: decimal('Markup, percent', 'Наценка, процент')
      .nullable()
      .writable()
      .seenWith('margins.read')
      .example('15')
      .describe(
        'From −100. In modes of entered prices, and where the markup is given as a sum, it follows from the rest.',
      ),
    markupAmount: decimal('Markup', 'Наценка')
      .nullable()
      .writable()
      .seenWith('margins.read')
      .describe('Of the whole row.'),
    allocatedExpenseAmount: amount('Share of the expenses', 'Доля расходов', '100.00'),
    commissionPercent: measure('Commission, percent', 'Комиссия, процент').nullable().writable(),
    commissionFixedAmount: measure('Commission, sum', 'Комиссия, сумма').nullable().writable(),
    commissionAmount: amount('Commission', 'Комиссия', '36.26'),
    unitPrice: price('Price per unit', 'Цена за единицу')
      .nullable()
      .writable()
      .describe('Entered in the modes `fixed_price` and `price_list`; by `cost_plus` it follows from the cost.'),
    lineAmount: amount('Amount', 'Сумма'),
    vatRate: vatRate().writable(),
    netAmount: amount('Without VAT', 'Без НДС', '1020.38'),
    vatAmount: amount('VAT', 'НДС', '224.48'),
    grossAmount: amount('With VAT', 'С НДС'),
  },
});

export type ProposalRow = RecordOf<typeof proposalRow>;
