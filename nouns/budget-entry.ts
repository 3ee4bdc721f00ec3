import { choice, currency, decimal, id, ownText, recordType } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const kinds = {
  committed: words('Committed', 'Обязательства'),
  invoiced: words('Invoiced', 'Выставлено счетов'),
  paid: words('Paid', 'Оплачено'),
};

export type EntryKind = keyof typeof kinds;

const recordTypes = {
  procurement: words('Purchase requisition', 'Заявка на закупку'),
  invoice: words('Incoming invoice', 'Входящий счёт'),
  supplierReturn: words('Return to a supplier', 'Возврат поставщику'),
};

const { createdAt, updatedAt } = recordFields;

/** What one record takes of a budget: one figure for each kind, as it stands now. The figures of a budget are sums of these. */
export const budgetEntry = noun({
  type: 'budget_entry',
  words: words('Budget entry', 'Запись бюджета'),
  table: 'budget_entries',
  alias: 'entry',
  audience: 'internal',
  displayName: 'number',
  facts: [],
  fields: {
    id: id(),
    kind: choice(kinds, 'Kind', 'Вид').filterable(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').filterable(),
    recordType: recordType(recordTypes, 'What it is of', 'По какой записи').filterable(),
    recordId: id('Its identifier', 'Идентификатор записи').filterable(),
    number: ownText('Its number', 'Номер записи').example('PR-2026-0001'),
    currency: currency('Currency of the record', 'Валюта записи'),
    recordAmount: decimal('Amount in the currency of the record', 'Сумма в валюте записи').example('148500.00'),
    rate: decimal('Exchange rate', 'Курс')
      .nullable()
      .example('1')
      .describe(
        'One unit of that currency in that of the budget, on the day the amount became what it is; null where none is known.',
      ),
    amount: decimal('Amount in the currency of the budget', 'Сумма в валюте бюджета').sortable().example('148500.00'),
    ...{ createdAt, updatedAt },
  },
});

export type BudgetEntry = RecordOf<typeof budgetEntry>;
