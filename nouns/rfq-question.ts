import { choice, id, instant, longText, ownText, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const sides = {
  supplier: words('The supplier', 'Поставщик'),
  buyer: words('The buyers', 'Покупатель'),
};

const { version, updatedAt } = recordFields;

/** What one supplier and the buyers ask each other beside a request for quotes: a question with its one answer. */
export const rfqQuestion = noun({
  type: 'rfq_question',
  words: words('Question about a request for quotes', 'Вопрос по запросу предложений'),
  table: 'rfq_questions',
  alias: 'question',
  audience: 'business',
  displayName: 'supplierName',
  facts: ['asked', 'answered', 'published'],
  fields: {
    id: id().sortable(),
    rfqId: id('Request for quotes', 'Запрос предложений').filterable(),
    recipientId: id('Recipient of the request', 'Получатель запроса').filterable(),
    supplierName: ownText('Supplier', 'Поставщик').computed().example('ООО «Цементный двор»'),
    side: choice(sides, 'Who asks', 'Кто спрашивает').filterable(),
    text: longText(2_000, 'Question', 'Вопрос').column('body').example('Разгрузка входит в цену?'),
    askedAt: instant('Asked', 'Когда задан').column('created_at').filterable(),
    answer: longText(4_000, 'Answer', 'Ответ').nullable().example('Да, разгрузка за счёт поставщика.'),
    answeredAt: instant('Answered', 'Когда отвечен').nullable().filterable(),
    supplierPerson: text(200, 'Who speaks for the supplier', 'Кто пишет от поставщика')
      .nullable()
      .example('Ольга Петрова')
      .describe('As they named themselves.'),
    employeeId: id('Who speaks for the buyers', 'Кто пишет от покупателя').nullable().filterable(),
    employeeName: ownText('Name of who speaks for the buyers', 'Имя того, кто пишет от покупателя')
      .nullable()
      .computed()
      .example('Анна Смирнова'),
    publishedQuestion: longText(2_000, 'Question as all suppliers read it', 'Вопрос, как его видят все поставщики')
      .nullable()
      .example('Входит ли разгрузка в цену?'),
    publishedAnswer: longText(4_000, 'Answer as all suppliers read it', 'Ответ, как его видят все поставщики')
      .nullable()
      .example('Да, разгрузка за счёт поставщика.'),
    publishedAt: instant('Shown to all suppliers', 'Когда показан всем поставщикам').nullable().filterable(),
    ...{ version, updatedAt },
  },
});

export type RfqQuestion = RecordOf<typeof rfqQuestion>;
