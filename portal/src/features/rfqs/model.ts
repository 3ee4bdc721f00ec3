import { shownZone } from '../../kit/format.ts';
import { portalNow } from '../../kit/portal-clock.ts';
import { wallTime } from '../../kit/zoned-time.ts';
import type { May } from '../../shared/session/me.ts';
import type { CatalogCard, Counterparty, Recipient, Requisition, RequisitionLine, RfqCard } from './queries.ts';

/** A supplier who may be asked, and why he is proposed. */
export interface Proposed {
  counterpartyId: string;
  name: string;
  /** Chosen lines he is known to supply. */
  covers: number;
  /** Named by the requisition itself. */
  isCandidate: boolean;
}

/** Lines that still want a supplier. */
export const askableLines = (requisition: Requisition) => requisition.items.filter(({ status }) => status === 'active');

export const isWanted = ({ supplyCoverage }: RequisitionLine) => !/^0(\.0+)?$/.test(supplyCoverage.remainingQuantity);

/** Suppliers of the requisition and of the assortments, those who cover most lines first. */
export function proposeSuppliers(
  lines: readonly RequisitionLine[],
  cards: readonly Pick<CatalogCard, 'id' | 'suppliers'>[],
  candidates: Requisition['suppliers'],
): Proposed[] {
  const byId = new Map<string, Proposed>();
  for (const { counterpartyId, name, status } of candidates) {
    if (status === 'excluded') continue;
    byId.set(counterpartyId, { counterpartyId, name, covers: 0, isCandidate: true });
  }
  const suppliersOf = new Map(cards.map(({ id, suppliers }) => [id, suppliers ?? []]));
  for (const { catalogItemId } of lines)
    for (const { counterpartyId, name } of suppliersOf.get(catalogItemId ?? '') ?? []) {
      if (counterpartyId === null) continue;
      const before = byId.get(counterpartyId) ?? { counterpartyId, name: name ?? '—', covers: 0, isCandidate: false };
      byId.set(counterpartyId, { ...before, covers: before.covers + 1 });
    }
  const excluded = new Set(candidates.filter(({ status }) => status === 'excluded').map((one) => one.counterpartyId));
  return [...byId.values()]
    .filter(({ counterpartyId }) => !excluded.has(counterpartyId))
    .sort(
      (a, b) => Number(b.isCandidate) - Number(a.isCandidate) || b.covers - a.covers || a.name.localeCompare(b.name),
    );
}

/** Where a request is written to: the contact who gets requests, else the main one, else the company's own address. */
export function addressOf({ contacts, email }: Counterparty): string | null {
  const withMail = contacts.filter((contact) => contact.email);
  const best =
    withMail.find(({ receivesRfq }) => receivesRfq) ?? withMail.find(({ isPrimary }) => isPrimary) ?? withMail[0];
  return best?.email ?? email;
}

export const mayBeAsked = ({ supplier, status }: Counterparty) =>
  status === 'active' && (supplier === null || !['prevent_rfq', 'prevent_all'].includes(supplier.standing));

export type StepName = 'sent' | 'undelivered' | 'viewed' | 'draft' | 'quoted' | 'declined' | 'silent' | 'revoked';

interface Step {
  name: StepName;
  at: string | null;
}

/** What has happened with one supplier, in its order. */
export function stepsOf(recipient: Recipient): Step[] {
  const { status, sentAt, firstViewedAt, updatedAt } = recipient;
  if (sentAt === null) return [];
  const last = lastStep[status];
  return [
    { name: 'sent', at: sentAt },
    ...(firstViewedAt === null ? [] : [{ name: 'viewed', at: firstViewedAt } as const]),
    ...(last ? [{ name: last, at: last === 'silent' || last === 'undelivered' ? null : updatedAt }] : []),
  ];
}

const lastStep: Readonly<Partial<Record<Recipient['status'], StepName>>> = {
  delivery_failed: 'undelivered',
  draft_saved: 'draft',
  quoted: 'quoted',
  declined: 'declined',
  no_response: 'silent',
  revoked: 'revoked',
};

const silent: readonly Recipient['status'][] = ['sent', 'viewed', 'draft_saved'];

/** Who may be reminded: asked by a letter or in a messenger, and neither answered nor declined. */
export const isRemindable = ({ status, channel, email }: Recipient) =>
  silent.includes(status) && (channel === 'messenger' || (channel === 'email' && email !== null));

/** Suppliers are waited for, or may still send another version. */
export const isAsking = ({ status }: Pick<RfqCard, 'status'>) =>
  ['sent', 'partially_quoted', 'quoted'].includes(status);

/** Terms and suppliers may still be changed. */
export const isOpen = (rfq: Pick<RfqCard, 'status'>) => isAsking(rfq) || ['draft', 'expired'].includes(rfq.status);

/** What may be done about one supplier now. */
export function actsOf(rfq: RfqCard, recipient: Recipient, quote: { revising: boolean } | undefined, may: May) {
  const { status, sentAt, quoteId, channel } = recipient;
  const hasLink = sentAt !== null && status !== 'revoked';
  const maySend = may('supplier_rfqs.send');
  return {
    send: isAsking(rfq) && status === 'pending' && maySend,
    remind: isAsking(rfq) && isRemindable(recipient) && may('supplier_rfqs.remind'),
    copyLink: hasLink && maySend,
    resend: hasLink && isAsking(rfq) && channel === 'email' && maySend,
    askAgain: quote !== undefined && isAsking(rfq) && may('supplier_quotes.update') && !quote.revising,
    remove: isOpen(rfq) && quoteId === null && status !== 'revoked' && may('supplier_rfqs.update'),
  };
}

/** How far the suppliers have come, counted. */
export function progressOf(recipients: readonly Recipient[]) {
  const asked = recipients.filter(({ status }) => status !== 'revoked');
  const count = (fits: (one: Recipient) => boolean) => asked.filter(fits).length;
  return {
    all: asked.length,
    sent: count(({ sentAt }) => sentAt !== null),
    viewed: count(({ firstViewedAt }) => firstViewedAt !== null),
    quoted: count(({ status }) => status === 'quoted'),
    declined: count(({ status }) => status === 'declined'),
    waiting: count(({ status }) => status === 'pending'),
    undelivered: count(({ status }) => status === 'delivery_failed'),
  };
}

/** End of the working day so many days ahead; a weekend moves to Monday. */
export function deadlineIn(days: number, now = portalNow(), timeZone = shownZone()): string {
  const day = new Date(`${wallTime(now.toISOString(), timeZone).slice(0, 10)}T18:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 16);
}
