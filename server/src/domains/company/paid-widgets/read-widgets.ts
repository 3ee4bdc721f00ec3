import type { PaidWidget } from '../../../../../nouns/paid-widget.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { raw } from '../../../kernel/sql/sql.ts';
import { type OfferedWidget, offeredWidgets } from './offered-widgets.ts';
import { derivedOf, paidWidgets } from './paid-widget.ts';

/** Every licence of the portal, and every widget on offer that it has none for, by name. */
export async function readWidgets(db: Db, language: keyof Words = 'ru', now = portalNow()): Promise<PaidWidget[]> {
  const held: PaidWidget[] = await paidWidgets.read(db, paidWidgets.select(db, raw('true')));
  const slugs = new Set(held.map(({ slug }) => slug));
  const others = offeredWidgets.filter(({ slug }) => !slugs.has(slug)).map(neverBegun);
  const all = [...held, ...others].map((one) => ({ ...one, ...derivedOf(one, now, language) }));
  return all.sort((one, other) => one.name.localeCompare(other.name, language) || (one.slug < other.slug ? -1 : 1));
}

/** What a portal sees of them: those that are shown and not disabled. */
export const isSeen = ({ visible, licenseStatus }: PaidWidget) => visible && licenseStatus !== 'disabled';

const neverBegun = ({ slug, name, priceMonthlyRub }: OfferedWidget): PaidWidget => ({
  ...{ id: null, slug, name: name.ru, description: '', licenseStatus: 'notPaid', effectiveLicenseStatus: 'notPaid' },
  ...{ activeFrom: null, activeUntil: null, priceMonthlyRub, estimatedMonthlyAmountRub: '0.00', trialDays: 0 },
  ...{ trialUsed: false, visible: true, note: null, version: 1, updatedBy: null },
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
});
