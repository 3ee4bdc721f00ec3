import { choice, id, longText, ownText } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import type { StructureOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** What an invoice may differ in from what was decided and received. */
export const invoiceIssues = {
  price_above_decision: words('Price above the chosen one', 'Цена выше выбранной'),
  quantity_above_accepted: words('More than was ordered', 'Больше, чем заказано'),
  quantity_above_received: words('More than was received', 'Больше, чем принято'),
  vat_mismatch: words('Another VAT rate', 'Другая ставка НДС'),
  currency_mismatch: words('Another currency', 'Другая валюта'),
  unknown_line: words('Is not in the requisition', 'Нет в заявке'),
  supplier_mismatch: words('Another supplier was chosen', 'Выбран другой поставщик'),
};

export type InvoiceIssue = keyof typeof invoiceIssues;

export const matchingStatuses = {
  not_matched: status('Nothing to match with', 'Не с чем сверить'),
  matched: status('Agrees with the order', 'Сходится с заказом', 'good'),
  warning: status('Differs a little', 'Есть расхождения', 'warning'),
  blocked: status('Differs: approval is stopped', 'Расхождения мешают согласовать', 'bad'),
  overridden: status('Approved in spite of differences', 'Согласован вопреки расхождениям', 'warning'),
};

const severities = {
  block: words('Stops the approval', 'Мешает согласовать'),
  warn: words('Warns', 'Предупреждает'),
};

/** What an invoice is held against. */
const sides = {
  decision: words('What was decided', 'Решение по заявке'),
  order: words('The order', 'Заказ'),
  receipt: words('What was received', 'Приёмка'),
};

const issue = {
  code: choice(invoiceIssues, 'Difference', 'Расхождение'),
  severity: choice(severities, 'Whether it stops the approval', 'Мешает ли согласовать'),
  lineId: id('Line of the invoice', 'Строка счёта'),
  procurementItemId: id('Line of the requisition', 'Позиция заявки').nullable(),
  against: choice(sides, 'What it differs from', 'С чем расходится'),
  orderId: id('Order', 'Заказ').nullable(),
  orderLineId: id('Line of the order', 'Строка заказа').nullable(),
  expected: ownText('Decided or received', 'Выбрано или принято').nullable().example('10'),
  actual: ownText('Invoiced', 'В счёте').nullable().example('12'),
  difference: ownText('By how much', 'На сколько').nullable().example('2'),
};

export type MatchingIssue = StructureOf<typeof issue>;

/** Order or decision, receipt and invoice held against each other. */
export const matching = {
  status: choice(matchingStatuses, 'Outcome', 'Итог сверки'),
  issues: structures(issue, 'Differences', 'Расхождения'),
  overrideReason: longText(
    1_000,
    'Why it was approved all the same',
    'Почему согласован вопреки расхождениям',
  ).nullable(),
};
