import { customRequisite } from './custom-requisite.ts';
import { paymentStatuses } from './invoice.ts';
import {
  choice,
  currency,
  date,
  decimal,
  flag,
  id,
  instant,
  integer,
  longText,
  rate,
  status,
  text,
} from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structure, structures } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { namedContract } from './named-contract.ts';
import { salesInvoiceFlow } from './sales-invoice-flow.ts';

const customer = {
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const amount = (en: string, ru: string, example = '1244.88') => decimal(en, ru).example(example);

const reason = (en: string, ru: string) => longText(1_000, en, ru).nullable();

/** What the company asks a customer to pay, what is earned by it, and how far it is paid. */
export const salesInvoice = noun({
  type: 'sales_invoice',
  words: words('Sales invoice', 'Исходящий счёт'),
  table: 'sales_invoices',
  alias: 'si',
  audience: 'business',
  displayName: 'number',
  customFieldsOf: 'salesInvoice',
  lifecycle: salesInvoiceFlow,
  facts: [
    ...(['created', 'updated', 'status_changed', 'deleted', 'sent'] as const),
    ...(['payment_created', 'payment_updated', 'payment_deleted'] as const),
  ],
  fields: {
    id: id().filterable().sortable(),
    number: text(64, 'Number', 'Номер')
      .nullable()
      .filterable()
      .sortable()
      .searchable()
      .example('СЧ-2026-0001')
      .describe('Given when it is issued: without gaps for each seller and year, and never used again.'),
    title: text(300, 'Title', 'Тема')
      .nullable()
      .writable()
      .sortable()
      .searchable()
      .example('Цемент для объекта «Север»'),
    customerId: id('Customer', 'Заказчик').nullable().writable().filterable(),
    customer: structure(customer, 'Who is to pay', 'Кому выставлен').nullable().computed(),
    sellerProfileId: id('Who sells', 'Кто продаёт')
      .nullable()
      .writable()
      .filterable()
      .describe('The default seller profile unless given.'),
    proposalId: id('Proposal it was made of', 'Из какого предложения')
      .nullable()
      .filterable()
      .describe('Null once another invoice took the place of one that was voided or cancelled.'),
    proposalNumber: text(32, 'Number of the proposal', 'Номер предложения').nullable().example('KP-2026-0001'),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').nullable().writable().filterable(),
    contractId: id('Contract', 'Договор')
      .nullable()
      .writable()
      .filterable()
      .describe(
        'A contract in force with the customer; what has ended since stays named. Over its limit the invoice is refused, or told of in `warnings`, as the contract says.',
      ),
    contract: structure(namedContract, 'Contract it stands under', 'По договору').nullable().computed(),
    issueDate: date('Date', 'Дата').nullable().filterable().sortable().describe('The day it was issued.'),
    dueDate: date('To be paid by', 'Оплатить до')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .describe('Where none is given, issuing counts it from the days of payment of the contract.'),
    overdue: flag('Something is owed, and its day is over', 'Просрочен').computed(),
    currency: currency().writable().filterable(),
    fxRate: rate("One unit of it in the company's currency, as it was on the day of the invoice", 'Курс')
      .nullable()
      .writable()
      .describe('Captured when it is issued unless given.'),
    vatMode: vatMode().writable(),
    customRequisites: structures(customRequisite, 'Lines printed besides', 'Дополнительные реквизиты'),
    termsText: longText(5_000, 'Terms', 'Условия').nullable().writable(),
    comment: longText(5_000, 'Comment', 'Комментарий')
      .nullable()
      .writable()
      .describe('For the company; never printed.'),
    ownerId: id('Whose it is', 'Ответственный').nullable().writable().filterable(),
    rowCount: integer('Rows', 'Строк'),
    netAmount: amount('Without VAT', 'Без НДС', '1020.39'),
    vatAmount: amount('VAT', 'НДС', '224.49'),
    grossAmount: amount('With VAT', 'С НДС'),
    totalAmount: amount('Total', 'Итого').filterable().sortable().describe('What is to be paid: with VAT.'),
    costCapturedAt: instant('Costs captured', 'Себестоимость зафиксирована').nullable().seenWith('margins.read'),
    costTotalAmount: amount('Cost in all', 'Себестоимость всего', '790.16')
      .nullable()
      .seenWith('margins.read')
      .describe('Of the rows whose cost is known, without VAT; captured when it is issued.'),
    grossProfitAmount: amount('Gross profit', 'Валовая прибыль', '230.23')
      .nullable()
      .seenWith('margins.read')
      .describe('Of the rows whose cost is known.'),
    grossMarginPercent: decimal('Gross margin, percent', 'Валовая маржа, процент')
      .nullable()
      .seenWith('margins.read')
      .example('22.56')
      .describe('Null where nothing is sold.'),
    costCoveragePercent: decimal(
      'Share of sales whose cost is known, percent',
      'Доля продаж с известной себестоимостью, процент',
    )
      .nullable()
      .seenWith('margins.read')
      .example('100.00'),
    status: status(salesInvoiceFlow).filterable(),
    paymentStatus: choice(paymentStatuses, 'How far it is paid', 'Оплата').filterable(),
    paidAmount: amount('Paid, in the currency of the invoice', 'Оплачено', '1000.00'),
    outstandingAmount: amount('Still owed; negative when overpaid', 'К оплате', '244.88').computed(),
    rejectReason: reason('Why it was sent back', 'Почему не согласован'),
    cancelReason: reason('Why it was cancelled', 'Почему отменён'),
    voidReason: reason('Why it was voided', 'Почему аннулирован'),
    submittedBy: id('Sent for approval by', 'Кто отправил на согласование').nullable(),
    approvedBy: id('Approved by', 'Кто согласовал').nullable(),
    approvedAt: instant('Approved', 'Согласован').nullable(),
    issuedBy: id('Issued by', 'Кто выставил').nullable(),
    issuedAt: instant('Issued', 'Выставлен').nullable(),
    documentFileId: id('File it was sent with', 'Файл, с которым отправлен').nullable(),
    sentAt: instant('Last sent', 'Отправлен').nullable().filterable().sortable(),
    customFields: customFields(),
    ...recordFields,
  },
});

export type SalesInvoice = RecordOf<typeof salesInvoice>;
