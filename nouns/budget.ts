import { budgetFlow } from './budget-flow.ts';
import { choice, choices, currency, date, decimal, flag, id, longText, price, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

/** What happens when more is asked of a budget than it has left. */
const overrunPolicies = {
  stop: words('Refuse', 'Запретить'),
  warn: words('Warn', 'Предупредить'),
  approve: words('Ask for approval', 'Отправить на согласование'),
};

const marks = {
  50: words('50%', '50 %'),
  60: words('60%', '60 %'),
  70: words('70%', '70 %'),
  75: words('75%', '75 %'),
  80: words('80%', '80 %'),
  85: words('85%', '85 %'),
  90: words('90%', '90 %'),
  95: words('95%', '95 %'),
};

const amount = (en: string, ru: string, example: string) => decimal(en, ru).example(example);

const { archivedAt: _, ...kept } = recordFields;

/**
 * Money for a purpose and a time. A requisition draws on the budget of its `budgetCode` whose period holds the day it is due; where no
 * budget has that code on that day, or none is named, on the only budget of its department that holds it.
 */
export const budget = noun({
  type: 'budget',
  words: words('Budget', 'Бюджет'),
  table: 'budgets',
  alias: 'bud',
  audience: 'business',
  displayName: 'name',
  lifecycle: budgetFlow,
  facts: ['created', 'updated', 'status_changed', 'transferred', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    code: text(100, 'Code', 'Код')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('СТР-26')
      .describe('What requisitions name as `budgetCode`; one budget at a time has it, whatever the case.'),
    name: text(200, 'Name', 'Название').required().filterable().sortable().searchable().example('Материалы корпуса 2'),
    departmentName: text(200, 'Department', 'Подразделение')
      .nullable()
      .writable()
      .filterable()
      .searchable()
      .describe('Its requisitions without a code draw on this budget.'),
    projectName: text(200, 'Project', 'Проект').nullable().writable().filterable().searchable(),
    periodFrom: date('First day', 'Действует с').required().filterable().sortable().example('2030-01-01'),
    periodTo: date('Last day', 'Действует по').required().filterable().sortable().example('2030-12-31'),
    currency: currency().writable().filterable().describe("The company's unless given; fixed once it is drawn on."),
    amount: price('Amount', 'Сумма').required().filterable().sortable().example('5000000.00'),
    overrunPolicy: choice(overrunPolicies, 'When it is overrun', 'При превышении')
      .writable()
      .filterable()
      .describe('`warn` unless given; `approve` needs a responsible person.'),
    marks: choices(marks, 'Tell of use from', 'Сообщать, когда использовано')
      .writable()
      .example(['80', '95'])
      .describe(
        'The responsible person hears of each of these shares once, and always of an overrun; 80 percent unless given.',
      ),
    responsibleId: id('Responsible', 'Ответственный').nullable().writable().filterable(),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    status: status(budgetFlow).filterable(),
    movedAmount: amount('Moved by transfers', 'Перемещено', '0.00').describe(
      'What came from other budgets, less what went to them.',
    ),
    committedAmount: amount('Committed', 'Обязательства', '1250000.00')
      .filterable()
      .sortable()
      .describe(
        'Requisitions that were sent for approval, each by what was decided and what is left as planned, and at least by its invoices.',
      ),
    invoicedAmount: amount('Invoiced', 'Выставлено счетов', '980000.00').describe('With VAT, by invoices that stand.'),
    paidAmount: amount('Paid', 'Оплачено', '700000.00'),
    availableAmount: amount('Available', 'Осталось', '3750000.00')
      .computed()
      .describe('`amount + movedAmount − committedAmount`; negative when overrun.'),
    usedPercent: amount('Used, percent', 'Использовано, %', '25')
      .computed()
      .describe(
        'Of `amount + movedAmount`, rounded to hundredths; 100 where there is nothing to use but something is committed.',
      ),
    overrun: flag('Overrun', 'Превышен').computed(),
    ...kept,
  },
});

export type Budget = RecordOf<typeof budget>;
