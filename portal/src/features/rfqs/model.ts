import type { CatalogCard, Counterparty, Recipient, Requisition, RequisitionLine } from './queries.ts';

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

export interface Step {
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

/** Who may be reminded: asked by a letter, and neither answered nor declined. */
export const isRemindable = ({ status, channel, email }: Recipient) =>
  silent.includes(status) && channel === 'email' && email !== null;

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

/** `2026-11-25T18:00` of a `datetime-local` input, in this person's clock, as an instant; null when it is empty or nonsense. */
export function instantOf(local: string): string | null {
  const time = new Date(local);
  return local === '' || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

/** The other way round. */
export function localOf(instant: string | null): string {
  if (instant === null) return '';
  const time = new Date(instant);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** End of the working day so many days ahead; a weekend moves to Monday. */
export function deadlineIn(days: number, now = new Date()): string {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  while (day.getDay() === 0 || day.getDay() === 6) day.setDate(day.getDate() + 1);
  day.setHours(18, 0, 0, 0);
  return localOf(day.toISOString());
}
