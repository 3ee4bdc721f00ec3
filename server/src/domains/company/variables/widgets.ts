import type { Db } from '../../../kernel/sql/db.ts';
import { type Answers, inStep, type Variable } from '../../../kernel/variables.ts';
import { isSeen, readWidgets } from '../paid-widgets/read-widgets.ts';

const listed = (en: string, ru: string): Variable => ({ label: { en, ru }, valueType: 'array' });

export const widgetPaths: Record<string, Variable> = {
  'paidWidgets[].slug': listed('Paid widgets: code', 'Платные виджеты: код'),
  'paidWidgets[].name': listed('Paid widgets: name', 'Платные виджеты: название'),
  'paidWidgets[].licenseStatus': listed('Paid widgets: licence', 'Платные виджеты: лицензия'),
  'paidWidgets[].effectiveLicenseStatus': listed(
    'Paid widgets: licence in force',
    'Платные виджеты: действующая лицензия',
  ),
  'paidWidgets[].activeFrom': listed('Paid widgets: active from', 'Платные виджеты: действует с'),
  'paidWidgets[].activeUntil': listed('Paid widgets: active until', 'Платные виджеты: действует до'),
  'paidWidgets[].priceMonthlyRub': listed('Paid widgets: price a month, ₽', 'Платные виджеты: цена в месяц, ₽'),
  'paidWidgets[].estimatedMonthlyAmountRub': listed(
    'Paid widgets: this month, ₽',
    'Платные виджеты: начислено за месяц, ₽',
  ),
};

/** Visible widgets that are not disabled, by name: on offer, on trial and paid. */
export async function loadWidgets(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const shown = (await readWidgets(db)).filter(isSeen);
  return new Map([
    [
      db.tenant,
      inStep('paidWidgets[].', shown, {
        slug: ({ slug }) => slug,
        name: ({ name }) => name,
        licenseStatus: ({ licenseStatus }) => licenseStatus,
        effectiveLicenseStatus: ({ effectiveLicenseStatus }) => effectiveLicenseStatus,
        activeFrom: ({ activeFrom }) => activeFrom,
        activeUntil: ({ activeUntil }) => activeUntil,
        priceMonthlyRub: ({ priceMonthlyRub }) => priceMonthlyRub,
        estimatedMonthlyAmountRub: ({ estimatedMonthlyAmountRub }) => estimatedMonthlyAmountRub,
      }),
    ],
  ]);
}
