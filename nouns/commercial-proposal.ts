import {
  choice,
  currency,
  date,
  decimal,
  id,
  instant,
  integer,
  longText,
  measure,
  status,
  text,
} from './kit/fields.ts';
import { noun, type RecordOf, type StructureOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { proposalFlow } from './proposal-flow.ts';
import { allocations, commissionModes, pricingModes, proposalModels } from './proposal-pricing.ts';

const customer = {
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

/** What the company spends on the whole of a proposal, such as delivery. */
export const proposalExpense = {
  id: id().writable(),
  name: text(200, 'Name', 'Название').required().example('Доставка'),
  amount: measure('Amount', 'Сумма').required().example('100.00'),
  allocation: choice(allocations, 'How it is shared', 'Как распределяется').writable(),
};

export type ProposalExpense = StructureOf<typeof proposalExpense>;

const answerSources = {
  customer_link: words('The customer, by the link', 'Заказчик, по ссылке'),
  staff: words('Entered by an employee', 'Внёс сотрудник'),
};

const amount = (en: string, ru: string, example = '1244.86') => decimal(en, ru).example(example);

/** What is offered to a customer, at which prices, and what is earned by it. */
export const commercialProposal = noun({
  type: 'commercial_proposal',
  words: words('Commercial proposal', 'Коммерческое предложение'),
  table: 'commercial_proposals',
  alias: 'kp',
  audience: 'business',
  displayName: 'number',
  customFieldsOf: 'commercialProposal',
  lifecycle: proposalFlow,
  facts: [
    ...(['created', 'updated', 'status_changed', 'deleted'] as const),
    ...(['sent', 'opened', 'asked', 'accepted', 'declined', 'expired', 'converted'] as const),
  ],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().searchable().example('KP-2026-0001'),
    title: text(300, 'Title', 'Тема')
      .nullable()
      .writable()
      .sortable()
      .searchable()
      .example('Цемент для объекта «Север»'),
    customerId: id('Customer', 'Заказчик').nullable().writable().filterable(),
    customer: structure(customer, 'Who it is for', 'Для кого').nullable().computed(),
    contactId: id('Contact of the customer', 'Контактное лицо заказчика').nullable().writable(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').nullable().writable().filterable(),
    priceListId: id('Price list its rows came from', 'Прайс-лист, из которого взяты строки').nullable().filterable(),
    sellerProfileId: id('Who sells', 'Кто продаёт')
      .nullable()
      .writable()
      .filterable()
      .describe('The default seller profile unless given.'),
    currency: currency().writable().filterable(),
    validUntil: date('Valid until', 'Действует до').nullable().writable().filterable().sortable(),
    vatMode: vatMode().writable(),
    introText: longText(5_000, 'Words before the rows', 'Вступление').nullable().writable(),
    termsText: longText(5_000, 'Terms', 'Условия').nullable().writable(),
    ownerId: id('Whose it is', 'Ответственный').nullable().writable().filterable(),
    pricingMode: choice(pricingModes, 'How prices are made', 'Как получены цены').writable().filterable(),
    proposalModel: choice(proposalModels, 'What is sold', 'Схема продажи').writable().filterable(),
    commissionMode: choice(commissionModes, 'How the commission is counted', 'Как считается комиссия').writable(),
    commissionPercent: measure('Commission, percent', 'Комиссия, процент').nullable().writable(),
    commissionFixedAmount: measure('Commission, sum', 'Комиссия, сумма').nullable().writable(),
    expenses: structures(proposalExpense, 'Expenses', 'Расходы'),
    rowCount: integer('Rows', 'Строк'),
    materialsAmount: amount('Materials', 'Материалы'),
    servicesAmount: amount('Services', 'Услуги', '0.00'),
    expenseTotalAmount: amount('Expenses in all', 'Расходы всего', '100.00'),
    allocatedExpenseAmount: amount('Expenses shared among the rows', 'Расходы, распределённые по строкам', '100.00'),
    commissionAmount: amount('Commission', 'Комиссия', '36.26'),
    netAmount: amount('Without VAT', 'Без НДС', '1020.38'),
    vatAmount: amount('VAT', 'НДС', '224.48'),
    grossAmount: amount('With VAT', 'С НДС'),
    totalAmount: amount('Total', 'Итого')
      .filterable()
      .sortable()
      .describe('With VAT; in the agency model with the commission too.'),
    costTotalAmount: amount('Cost in all', 'Себестоимость всего', '872.13')
      .nullable()
      .seenWith('margins.read')
      .describe('Rows and expenses, without VAT; null where the cost of a row is not known.'),
    grossProfitAmount: amount('Gross profit', 'Валовая прибыль', '148.25').nullable().seenWith('margins.read'),
    grossMarginPercent: decimal('Gross margin, percent', 'Валовая маржа, процент')
      .nullable()
      .seenWith('margins.read')
      .example('14.53')
      .describe('Null where nothing is sold.'),
    status: status(proposalFlow).filterable(),
    rejectReason: longText(1_000, 'Why it was rejected', 'Почему отклонено').nullable(),
    submittedBy: id('Sent for approval by', 'Кто отправил на согласование').nullable(),
    approvedBy: id('Approved by', 'Кто согласовал').nullable(),
    approvedAt: instant('Approved', 'Согласовано').nullable(),
    revision: integer('Revision', 'Редакция', { minimum: 1 }).describe(
      'Grows when what was sent is taken back to work; links of an earlier revision no longer show the proposal.',
    ),
    sentAt: instant('Sent', 'Отправлено')
      .nullable()
      .filterable()
      .sortable()
      .describe('For the first time in this revision.'),
    openedAt: instant('First opened by the customer', 'Впервые открыто заказчиком').nullable(),
    answeredAt: instant('Answered', 'Ответ получен').nullable(),
    answerSource: choice(answerSources, 'Where the answer came from', 'Откуда ответ').nullable(),
    answerName: text(200, 'Who answered', 'Кто ответил').nullable().example('Кузнецов П. Н.'),
    answerPosition: text(200, 'Position of who answered', 'Должность ответившего').nullable().example('Директор'),
    answerComment: longText(2_000, 'Comment of the customer', 'Комментарий заказчика').nullable(),
    declineReason: longText(1_000, 'Why it was declined', 'Почему отказались').nullable(),
    salesInvoiceId: id('Invoice that was made of it', 'Созданный по нему счёт')
      .nullable()
      .computed()
      .describe('One that was neither voided nor cancelled.'),
    customFields: customFields(),
    ...recordFields,
  },
});

export type CommercialProposal = RecordOf<typeof commercialProposal>;
