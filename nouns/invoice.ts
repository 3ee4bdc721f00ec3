import { invoiceFlow } from './invoice-flow.ts';
import { matching } from './invoice-matching.ts';
import { choice, currency, date, decimal, flag, id, instant, longText, rate, status, text } from './kit/fields.ts';
import { status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, externalLinks, recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { vatMode } from './kit/vat.ts';
import { words } from './kit/words.ts';
import { namedContract } from './named-contract.ts';

export const paymentStatuses = {
  unpaid: shown('Not paid', 'Не оплачен'),
  partially_paid: shown('Paid in part', 'Оплачен частично', 'warning'),
  paid: shown('Paid', 'Оплачен', 'good'),
  overpaid: shown('Overpaid', 'Переплата', 'warning'),
};

const invoiceSources = {
  manual: words('entered by hand', 'внесён вручную'),
  api: words('came over the API', 'получен по API'),
  edo: words('came as an electronic document', 'получен по ЭДО'),
  mail: words('came by mail', 'получен по почте'),
};

const supplier = {
  supplierId: id('Supplier', 'Поставщик'),
  counterpartyId: id('Counterparty', 'Контрагент'),
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const amount = (en: string, ru: string, example = '148500.00') => decimal(en, ru).example(example);

/** Sums of the rounded lines. */
export const totals = {
  net: amount('Without VAT', 'Без НДС', '121721.31'),
  vat: amount('VAT', 'НДС', '26778.69'),
  gross: amount('With VAT', 'С НДС'),
};

/** What a supplier asks to be paid, how it agrees with what was decided and received, and how far it is paid. */
export const invoice = noun({
  type: 'invoice',
  words: words('Incoming invoice', 'Входящий счёт'),
  table: 'invoices',
  alias: 'inv',
  audience: 'stable',
  displayName: 'number',
  customFieldsOf: 'invoice',
  lifecycle: invoiceFlow,
  facts: ['created', 'updated', 'status_changed'],
  businessFacts: [
    'payment_created',
    'payment_updated',
    'payment_deleted',
    'credit_applied',
    'credit_removed',
    'differences_accepted',
  ],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().example('INV-2026-0001'),
    externalNumber: text(64, 'Number the supplier gave it', 'Номер у поставщика')
      .nullable()
      .writable()
      .filterable()
      .example('СЧ-1045'),
    externalDate: date('Date the supplier gave it', 'Дата у поставщика').nullable().writable().filterable().sortable(),
    counterpartyId: id('Counterparty', 'Контрагент').filterable(),
    supplierId: id('Supplier', 'Поставщик').filterable(),
    supplier: structure(supplier, 'Who asks to be paid', 'Кто выставил').computed(),
    procurementId: id('Requisition', 'Заявка').column('requisition_id').nullable().writable().filterable(),
    invoiceRequestId: id('Invoice request it answers', 'Запрос счёта').nullable().writable().filterable(),
    contractId: id('Contract', 'Договор')
      .nullable()
      .writable()
      .filterable()
      .describe(
        'A contract in force with the counterparty; what has ended since stays named. Over its limit the invoice is refused, or told of in `warnings`, as the contract says.',
      ),
    contract: structure(namedContract, 'Contract it stands under', 'По договору').nullable().computed(),
    currency: currency().writable().filterable(),
    fxRate: rate("One unit of it in the company's currency, as it was on the day of the invoice", 'Курс')
      .nullable()
      .writable(),
    vatMode: vatMode().writable(),
    supplyDate: date('Day of the supply, whose VAT is charged', 'Дата отгрузки').nullable().writable(),
    correctionOf: id('Earlier invoice that this one corrects', 'Исправляет счёт').nullable().writable(),
    vatRateOverrideReason: longText(
      1_000,
      'Why a VAT rate of another time is right',
      'Почему ставка другого времени верна',
    )
      .column('vat_override_reason')
      .nullable()
      .writable(),
    status: status(invoiceFlow).filterable(),
    disputedFrom: status(invoiceFlow, 'Status it returns to from a dispute', 'Статус до спора').nullable(),
    paymentStatus: choice(paymentStatuses, 'How far it is paid', 'Оплата').filterable(),
    dueDate: date('To be paid by', 'Оплатить до').nullable().writable().filterable().sortable(),
    overdue: flag('Something is owed, and its day is over', 'Просрочен').computed(),
    onHoldUntil: date('Not to be paid before the day after', 'Не оплачивать до').nullable().writable().filterable(),
    totals: structure(totals, 'Totals: sums of the rounded lines', 'Суммы').computed(),
    paidAmount: amount('Paid, in the currency of the invoice', 'Оплачено', '100000.00'),
    creditedAmount: amount('Credited for goods that went back', 'Зачтено за возвраты', '0.00'),
    outstandingAmount: amount('Still owed; negative when overpaid', 'К оплате', '48500.00').computed(),
    matching: structure(matching, 'Decision, receipt and invoice held against each other', 'Сверка').computed(),
    duplicateReason: longText(
      1_000,
      'Why a second invoice with this number is right',
      'Почему второй счёт с этим номером верен',
    )
      .nullable()
      .writable(),
    rejectReason: longText(1_000, 'Why it was rejected', 'Почему отклонён').nullable(),
    disputeReason: longText(1_000, 'What is disputed', 'Что оспаривается').nullable(),
    cancelReason: longText(1_000, 'Why it was cancelled', 'Почему аннулирован').nullable(),
    purpose: longText(1_000, 'Purpose of the payment', 'Назначение платежа').nullable().writable(),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    source: choice(invoiceSources, 'How it came', 'Как получен').filterable(),
    submittedBy: id('Sent for approval by', 'Кто отправил на согласование').nullable(),
    approvedBy: id('Approved by', 'Кто согласовал').nullable(),
    approvedAt: instant('Approved', 'Согласован').nullable(),
    customFields: customFields(),
    externalLinks: externalLinks(),
    ...recordFields,
  },
});

export type Invoice = RecordOf<typeof invoice>;
