import { choice, date, id, instant, integer, longText, measure, text } from './kit/fields.ts';
import { status } from './kit/lifecycle.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const orderOutcomes = {
  confirmed: status('Confirmed', 'Подтверждён', 'good'),
  confirmed_in_part: status('Confirmed in part', 'Подтверждён частично', 'warning'),
  declined: status('Declined', 'Отказ', 'bad'),
};

export const orderAnswerSources = {
  supplier_link: words('The supplier, by the link', 'Поставщик, по ссылке'),
  staff: words('Entered by an employee', 'Внёс сотрудник'),
};

const answeredLine = {
  position: integer('Place among the lines', 'Место среди строк'),
  name: text(500, 'Name', 'Наименование').example('Цемент М500'),
  quantity: measure('Ordered', 'Заказано').example('120'),
  confirmedQuantity: measure('Confirmed', 'Подтверждено').example('100'),
  promisedDate: date('Promised for', 'Обещано к').nullable(),
  supplierRemark: text(500, 'Remark', 'Примечание').nullable(),
};

export type AnsweredLine = StructureOf<typeof answeredLine>;

/** What a supplier said to a revision of an order, as it was then. The last one of a revision is its answer. */
export const purchaseOrderAnswer = noun({
  type: 'purchase_order_answer',
  words: words('Answer to an order', 'Ответ на заказ'),
  table: 'purchase_order_answers',
  alias: 'answer',
  audience: 'internal',
  displayName: 'answeredAt',
  facts: [],
  fields: {
    id: id(),
    revision: integer('Revision that was answered', 'Редакция заказа', { minimum: 1 }),
    outcome: choice(orderOutcomes, 'What was said', 'Ответ'),
    source: choice(orderAnswerSources, 'Where it came from', 'Откуда ответ'),
    name: text(200, 'Who answered', 'Кто ответил').nullable().example('Петрова О. Н.'),
    comment: longText(2_000, 'Comment', 'Комментарий').nullable(),
    lines: structures(answeredLine, 'What was said of each line', 'По строкам'),
    answeredAt: instant('When', 'Когда'),
    answeredBy: id('Employee who entered it', 'Кто внёс').nullable(),
  },
});

export type PurchaseOrderAnswer = RecordOf<typeof purchaseOrderAnswer>;
