import { committee } from './committee.ts';
import { budgetPolicies, keyPolicies, qualificationPolicies } from './company-policies.ts';
import { invoiceIssues } from './invoice-matching.ts';
import { choice, choices, flag, id, ids, integer, measure, ownText, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

/** When a line that a person or a supplier wrote becomes an item of the catalog. */
export const savePolicies = {
  SUPPLIER_QUOTES_ALL: words('As soon as a supplier has quoted it', 'Как только поставщик дал на неё цену'),
  ACCEPTED_QUOTE_LINES_ONLY: words('When a quote for it is chosen', 'Когда предложение по ней выбрано'),
  ALL_PR_IMPORTED_AND_MANUAL_ITEMS: words('When a requisition names it', 'Когда она появилась в заявке'),
};

export type SavePolicy = keyof typeof savePolicies;

const percent = (en: string, ru: string, example: string) => measure(en, ru).example(example);

export const extensions = {
  construction: flag('Construction objects and stages', 'Строительные объекты и этапы').writable(),
};

/** How far documents may differ from each other before somebody is asked. Percents, but for the amount. */
export const tolerances = {
  overAllocationPct: percent(
    'Chosen from suppliers over the quantity of a line',
    'Превышение количества строки выбором у поставщиков',
    '0',
  ).writable(),
  overReceiptPct: percent('Received over what was ordered', 'Превышение заказанного при приёмке', '0').writable(),
  pricePct: percent('Price of an invoice over the chosen one', 'Превышение выбранной цены в счёте', '0')
    .column('price_tolerance_pct')
    .writable(),
  quantityPct: percent('Quantity of an invoice over the chosen one', 'Превышение выбранного количества в счёте', '0')
    .column('quantity_tolerance_pct')
    .writable(),
  amount: price('Amount by which an invoice may differ', 'На какую сумму может отличаться счёт')
    .column('amount_tolerance')
    .example('1')
    .writable(),
};

export const alerts = {
  reapprovalPct: percent(
    'Growth of a planned total that asks for approval again',
    'Рост плановой суммы, после которого согласование повторяется',
    '10',
  ).writable(),
  pricePct: percent('Growth of a price that is pointed out', 'Рост цены, о котором предупреждать', '20')
    .column('price_alert_pct')
    .writable(),
  budgetPct: percent(
    'Part of a budget spent that is pointed out',
    'Доля израсходованного бюджета, о которой предупреждать',
    '90',
  )
    .column('budget_alert_pct')
    .writable(),
};

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** The company behind the portal, and the rules it works by. Its identifier is the portal's, its name and INN stand with the portal. */
export const company = noun({
  type: 'company',
  words: words('Company', 'Компания'),
  table: 'company_profiles',
  alias: 'profile',
  audience: 'business',
  displayName: 'name',
  facts: ['updated'],
  fields: {
    id: id().column('tenant_id'),
    name: text(200, 'Name', 'Название').required().example('ООО «Ромашка»'),
    slug: ownText('Name of the portal', 'Имя портала').describe('As in its address; it never changes.'),
    companyInn: text(12, 'INN', 'ИНН').nullable().writable().example('7707083893'),
    kpp: text(9, 'KPP', 'КПП').nullable().writable(),
    ogrn: text(15, 'OGRN', 'ОГРН').nullable().writable(),
    address: text(500, 'Address', 'Адрес').nullable().writable(),
    phone: text(40, 'Phone', 'Телефон').nullable().writable(),
    extensions: structure(extensions, 'Extensions', 'Расширения').writable(),
    approvalRequired: flag(
      'Requisitions, proposals and sales invoices need approval',
      'Заявки, предложения и исходящие счета требуют согласования',
    ).writable(),
    noSelfApproval: flag(
      'Nobody approves their own requisition, invoice or proposal',
      'Никто не согласует свои заявки, счета и предложения',
    ).writable(),
    budgetPolicy: choice(
      budgetPolicies,
      'What a requisition over its budget meets: a warning or a refusal',
      'Что ждёт заявку сверх бюджета: предупреждение или отказ',
    ).writable(),
    qualificationPolicy: choice(
      qualificationPolicies,
      'What awards and orders meet where the supplier is not qualified',
      'Что ждёт выбор и заказ у поставщика без допуска',
    ).writable(),
    qualificationCategoryIds: ids('Category', 'Categories that need it', 'Категории, где нужен допуск', 200)
      .writable()
      .describe('With what is below them; empty is everything that is bought.'),
    committee: committee('Who signs the minutes of comparisons', 'Кто подписывает протоколы сравнения').writable(),
    tolerances: structure(tolerances, 'Tolerances', 'Допустимые отклонения').writable(),
    alerts: structure(alerts, 'Alerts', 'Предупреждения').writable(),
    payOnlyApproved: flag('Only approved invoices are paid', 'Оплачиваются только согласованные счета').writable(),
    blockingIssues: choices(
      invoiceIssues,
      'Differences of an invoice that stop its approval; the others are pointed out',
      'Расхождения счёта, которые не дают его согласовать; об остальных предупреждают',
      { maxItems: Object.keys(invoiceIssues).length },
    ).writable(),
    nomenclatureSavePolicy: choice(
      savePolicies,
      'When quoted lines become catalog items',
      'Когда строки предложений становятся позициями каталога',
    ).writable(),
    allowNegativeStock: flag('Stock may go below zero', 'Остаток может быть отрицательным').writable(),
    proposesReorders: flag(
      'Each morning requisitions are proposed for what is below its reorder point',
      'Каждое утро предлагать заявки на то, чего меньше точки заказа',
    ).writable(),
    keysOfBlockedPeople: choice(
      keyPolicies,
      'What API keys of blocked people do: go on reading what the person could read, or stop working',
      'Ключи API заблокированных людей: читают то, что мог читать человек, или не работают',
    )
      .column('keys_of_blocked')
      .writable(),
    agentWritesWait: flag('What agents write waits for a person', 'Записи агентов ждут решения человека')
      .writable()
      .describe('Of what comes by `/mcp`. A key may be set so wherever it is used.'),
    vehiclePointDays: integer('Points of vehicles are kept, days', 'Точки транспорта хранятся, дней', {
      minimum: 1,
      maximum: 3_650,
    })
      .writable()
      .example(400)
      .describe('Counted from the time a point was recorded; older ones are deleted.'),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type Company = RecordOf<typeof company>;
