import { choice, decimal, flag, id, instant, integer, longText, ownText, price, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';
import { paidWidgetFlow } from './paid-widget-flow.ts';

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** A licence of a portal for a part of the platform that is paid for apart. */
export const paidWidget = noun({
  type: 'paid_widget',
  words: words('Paid widget', 'Платный виджет'),
  table: 'paid_widgets',
  alias: 'widget',
  audience: 'internal',
  displayName: 'slug',
  facts: ['trial_started', 'updated'],
  fields: {
    id: id('Identifier; null until a licence was begun', 'Идентификатор; null, пока лицензии не было').nullable(),
    slug: text(64, 'Code', 'Код').example('e-documents'),
    name: text(200, 'Name', 'Название').example('Электронный документооборот'),
    description: ownText('What it is for', 'Для чего он').computed().example('Документы через операторов ЭДО.'),
    licenseStatus: choice(paidWidgetFlow.statuses, 'Licence', 'Лицензия'),
    effectiveLicenseStatus: choice(
      paidWidgetFlow.statuses,
      'Licence in force: outside its period it is not paid',
      'Действующая лицензия: вне своего срока она не оплачена',
    ).computed(),
    activeFrom: instant('In force from', 'Действует с').nullable(),
    activeUntil: instant('In force until', 'Действует до').nullable(),
    priceMonthlyRub: price('Price of a month, ₽', 'Цена за месяц, ₽').example('1500.00'),
    estimatedMonthlyAmountRub: decimal('This month, ₽', 'За текущий месяц, ₽')
      .computed()
      .example('750.00')
      .describe(
        'Price × days of this month that the licence is paid for / days of the month, rounded to kopecks. A trial costs nothing.',
      ),
    trialDays: integer('Days of a trial', 'Дней пробного периода', { minimum: 0 }).computed().example(14),
    trialUsed: flag('The trial was used', 'Пробный период использован'),
    visible: flag('Shown to the portal', 'Виден порталу'),
    note: longText(1_000, 'Note of the platform', 'Примечание платформы').nullable(),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type PaidWidget = RecordOf<typeof paidWidget>;
