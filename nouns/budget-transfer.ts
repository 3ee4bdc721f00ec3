import { currency, id, longText, ownText, price } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const { createdAt, createdBy } = recordFields;

/** Money that was moved from one budget to another. It never changes: what was moved wrongly is moved back. */
export const budgetTransfer = noun({
  type: 'budget_transfer',
  words: words('Transfer between budgets', 'Перемещение между бюджетами'),
  table: 'budget_transfers',
  alias: 'moved',
  audience: 'internal',
  displayName: 'reason',
  facts: [],
  fields: {
    id: id(),
    fromBudgetId: id('From the budget', 'Из бюджета').filterable(),
    fromCode: ownText('Its code', 'Код бюджета, из которого').computed().example('СТР-26'),
    toBudgetId: id('To the budget', 'В бюджет').required().filterable(),
    toCode: ownText('Its code', 'Код бюджета, в который').computed().example('ОФИС-26'),
    amount: price('Amount', 'Сумма').required().sortable().example('100000.00'),
    currency: currency(),
    reason: longText(1_000, 'Reason', 'Основание').required().example('Экономия на бетоне.'),
    ...{ createdAt, createdBy },
  },
});

export type BudgetTransfer = RecordOf<typeof budgetTransfer>;
