import type { ProposalCard } from '../queries.ts';
import { writePart } from './part-of.ts';
import type { Sheet, SheetExpense, SheetHeader, SheetRow } from './sheet.ts';

type Row = ProposalCard['rows'][number];

/** A saved proposal as the page edits it, rows of one group together. */
export const sheetOf = (card: ProposalCard): Sheet => ({
  header: headerOf(card),
  expenses: card.expenses.map(expenseOf),
  rows: gathered(card.rows.map((row) => sheetRowOf(row, card.currency))),
});

const headerOf = (card: ProposalCard): SheetHeader => ({
  title: card.title ?? '',
  customer: card.customerId === null ? null : { id: card.customerId, label: card.customer?.name ?? '…' },
  contactId: card.contactId,
  sellerProfileId: card.sellerProfileId,
  ownerId: card.ownerId,
  currency: card.currency,
  vatMode: card.vatMode,
  validUntil: card.validUntil ?? '',
  introText: card.introText ?? '',
  termsText: card.termsText ?? '',
  pricingMode: card.pricingMode,
  proposalModel: card.proposalModel,
  commissionMode: card.commissionMode,
  commissionPercent: card.commissionPercent,
  commissionFixedAmount: card.commissionFixedAmount,
  customFields: card.customFields,
});

const expenseOf = ({ id, name, amount, allocation }: ProposalCard['expenses'][number]): SheetExpense => ({
  ...{ key: id, name, amount, allocation },
});

export const sheetRowOf = (row: Row, currency: string, key = row.id): SheetRow => ({
  key,
  lineType: row.lineType,
  catalogItemId: row.catalogItemId,
  procurementItemId: row.procurementItemId,
  supplierName: row.supplierName ?? '',
  groupKey: row.groupKey,
  group: row.groupLabel ?? '',
  name: row.name,
  quantity: row.quantity,
  uom: row.uom,
  unitCost: row.unitCost ?? '',
  markup: writePart(row.markupPercent, row.markupBasis === 'amount' ? row.markupAmount : null, currency),
  commission: writePart(row.commissionPercent, row.commissionFixedAmount, currency),
  unitPrice: row.unitPrice ?? '',
  vatRate: row.vatRate,
});

/** What tells one group from another. */
export const groupOf = ({ groupKey, group }: Pick<SheetRow, 'groupKey' | 'group'>) =>
  groupKey === null ? `label ${group}` : `key ${groupKey} ${group}`;

/** Rows of one group stand together, groups in the order in which they first come. */
export function gathered<Row extends Pick<SheetRow, 'groupKey' | 'group'>>(rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, groupOf).values()].flat();
}
