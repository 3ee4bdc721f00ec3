import { contractFlow } from './contract-flow.ts';
import { choice, currency, date, decimal, flag, id, integer, longText, status, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

const kinds = {
  supply: words('Supply: we sell', 'Поставка: мы продаём'),
  purchase: words('Purchase: we buy', 'Закупка: мы покупаем'),
  agency: words('Agency', 'Агентский'),
  service: words('Services', 'Услуги'),
  framework: words('Framework', 'Рамочный'),
};

/** Under which kinds the company buys; under an agency contract both sides do. */
export const purchasingKinds: ReadonlyArray<keyof typeof kinds> = ['purchase', 'agency', 'service', 'framework'];

/** What happens where documents under a contract would go over its limit. */
const limitPolicies = {
  warn: words('Warn', 'Предупредить'),
  block: words('Refuse', 'Запретить'),
};

const party = {
  name: text(255, 'Name', 'Название').example('ООО «Цементный двор»'),
  inn: text(12, 'INN', 'ИНН').nullable(),
};

const sellerNamed = { name: text(200, 'Name', 'Название').example('Ромашка, основная') };

/** What the company has agreed with a counterparty: the terms that invoices and requisitions stand under. */
export const contract = noun({
  type: 'contract',
  words: words('Contract', 'Договор'),
  table: 'contracts',
  alias: 'contract',
  audience: 'business',
  displayName: 'number',
  customFieldsOf: 'contract',
  lifecycle: contractFlow,
  facts: ['created', 'updated', 'status_changed', 'renewed', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    number: text(64, 'Number', 'Номер').required().filterable().sortable().searchable().example('47/2026'),
    title: text(300, 'Title', 'Предмет').required().sortable().searchable().example('Поставка строительных материалов'),
    kind: choice(kinds, 'Kind', 'Вид').required().filterable(),
    counterpartyId: id('Counterparty', 'Контрагент').required().filterable(),
    counterparty: structure(party, 'The other party', 'Вторая сторона').computed(),
    sellerProfileId: id('Our party', 'Наша сторона')
      .nullable()
      .writable()
      .filterable()
      .describe('The default seller profile unless given.'),
    seller: structure(sellerNamed, 'Our party, by name', 'Наша сторона: название').nullable().computed(),
    parentId: id('Contract that this is an annex of', 'Приложение к договору').nullable().writable().filterable(),
    date: date('Date', 'Дата').required().filterable().sortable(),
    validFrom: date('In force from', 'Действует с')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .describe('Its date unless given.'),
    validTo: date('In force until', 'Действует по')
      .nullable()
      .writable()
      .filterable()
      .sortable()
      .describe('The last day; null is without end.'),
    autoRenew: flag('Renews itself', 'Продлевается автоматически').writable(),
    renewalMonths: integer('Months of a renewal', 'Срок продления, мес.', { minimum: 1, maximum: 120 }).writable(),
    amountLimit: decimal('Limit, with VAT', 'Лимит с НДС').nullable().writable().example('5000000.00'),
    limitPolicy: choice(limitPolicies, 'Over the limit', 'При превышении лимита').writable(),
    usedAmount: decimal('Taken of the limit', 'Использовано лимита')
      .computed()
      .example('0.00')
      .describe('Documents in force that name the contract, in its currency, with VAT.'),
    currency: currency().writable().filterable(),
    paymentTerms: longText(2_000, 'Terms of payment', 'Условия оплаты').nullable().writable(),
    paymentDays: integer('Days to pay in', 'Срок оплаты, дней', { minimum: 0, maximum: 365 })
      .nullable()
      .writable()
      .describe('Sales invoices under it are due so many days after they are issued.'),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    status: status(contractFlow).filterable(),
    statusReason: longText(
      1_000,
      'Why it was rejected, suspended or terminated',
      'Причина отклонения, приостановки или расторжения',
    ).nullable(),
    submittedBy: id('Sent for approval by', 'Кто отправил на согласование').nullable(),
    customFields: customFields(),
    ...recordFields,
  },
});

export type Contract = RecordOf<typeof contract>;
