import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { type Answers, inStep, type Variable } from '../../../kernel/variables.ts';
import { effectiveLicense, estimatedMonthlyAmount, type PaidWidget } from '../paid-widget.ts';

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

interface WidgetRow {
  slug: string;
  name: string;
  license_status: PaidWidget['licenseStatus'];
  active_from: string | null;
  active_until: string | null;
  price_monthly_rub: string;
}

/** Visible widgets that are not disabled, by name. */
export async function loadWidgets(db: Db, ids: readonly string[]): Promise<Answers> {
  if (!ids.includes(db.tenant)) return new Map();
  const rows = await db.many<WidgetRow>(sql`
    select slug, name, license_status, active_from, active_until, price_monthly_rub from paid_widgets
    where tenant_id = ${db.tenant} and visible and license_status <> 'disabled' order by name, id`);
  const now = new Date();
  const shown = rows.map((row) => ({ row, widget: asWidget(row) }));
  return new Map([
    [
      db.tenant,
      inStep('paidWidgets[].', shown, {
        slug: ({ row }) => row.slug,
        name: ({ row }) => row.name,
        licenseStatus: ({ widget }) => widget.licenseStatus,
        effectiveLicenseStatus: ({ widget }) => effectiveLicense(widget, now),
        activeFrom: ({ widget }) => widget.activeFrom,
        activeUntil: ({ widget }) => widget.activeUntil,
        priceMonthlyRub: ({ widget }) => widget.priceMonthlyRub,
        estimatedMonthlyAmountRub: ({ widget }) => estimatedMonthlyAmount(widget, now),
      }),
    ],
  ]);
}

const asWidget = (row: WidgetRow): PaidWidget => ({
  licenseStatus: row.license_status,
  activeFrom: row.active_from,
  activeUntil: row.active_until,
  priceMonthlyRub: row.price_monthly_rub,
});
