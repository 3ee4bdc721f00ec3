import { paidWidget as declared, type PaidWidget } from '../../../../../nouns/paid-widget.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw, sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';
import { effectiveLicense } from './effective-license.ts';
import { estimatedMonthlyAmount } from './estimated-monthly-amount.ts';
import { offeredWidget } from './offered-widgets.ts';

export const paidWidget = entityOf(declared);

/** What follows from the moment and from the list of widgets on offer is filled in after reading. */
export const paidWidgets = store(
  paidWidget,
  {
    description: () => raw(`''`),
    effectiveLicenseStatus: () => sql`widget.license_status`,
    estimatedMonthlyAmountRub: () => raw(`'0.00'`),
    trialDays: () => raw('0'),
  },
  { complete: async (_: Db, rows) => rows.map((row) => ({ ...row, ...derivedOf(row as unknown as PaidWidget) })) },
);

/** What is not stored of a licence, as it is now. */
export function derivedOf(widget: PaidWidget, now = portalNow(), language: keyof Words = 'ru') {
  const offered = offeredWidget(widget.slug);
  return {
    ...(offered && { name: offered.name[language] }),
    description: offered?.description[language] ?? '',
    trialDays: offered?.trialDays ?? 0,
    effectiveLicenseStatus: effectiveLicense(widget, now),
    estimatedMonthlyAmountRub: estimatedMonthlyAmount(widget, now),
  };
}
