import { flag, id, instant, integer, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';
import { stockCountFlow } from './stock-count-flow.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

/** People count what lies in a warehouse; what differs from the books is posted at once. */
export const stockCount = noun({
  type: 'stock_count',
  words: words('Stock count', 'Инвентаризация'),
  table: 'stock_counts',
  alias: 'counting',
  audience: 'business',
  displayName: 'number',
  lifecycle: stockCountFlow,
  facts: ['created', 'counted', 'posted', 'cancelled'],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().searchable().example('SC-2026-0001'),
    warehouseId: id('Warehouse', 'Склад').required().filterable(),
    categoryId: id('Category alone', 'Только категория')
      .nullable()
      .writable()
      .filterable()
      .describe('Items of it and of all below it; everything that lies in the warehouse unless given.'),
    isBlind: flag('Blind', 'Вслепую')
      .writable()
      .filterable()
      .describe('Whoever may only count is not shown what should lie there.'),
    comment: longText(1_000, 'Comment', 'Комментарий').nullable().writable(),
    status: status(stockCountFlow).filterable(),
    lineCount: integer('Items', 'Позиций', { minimum: 0 }).computed(),
    countedCount: integer('Counted', 'Посчитано', { minimum: 0 }).computed(),
    postedAt: instant('Posted', 'Когда проведена').nullable().filterable().sortable(),
    postedBy: id('Posted by', 'Кто провёл').nullable(),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Причина отмены').nullable(),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type StockCount = RecordOf<typeof stockCount>;
