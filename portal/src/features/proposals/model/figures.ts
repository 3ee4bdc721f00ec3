import type { Expense, RowAmounts, Terms, UnpricedRow } from '../../../../../nouns/pricing/is-entered.ts';
import { priceProposal } from '../../../../../nouns/pricing/price-proposal.ts';
import { sumUp, type Totals } from '../../../../../nouns/pricing/sum-up.ts';
import { readDecimal } from '../../../kit/decimal-text.ts';
import type { ProposalCard } from '../queries.ts';
import { readPart } from './part-of.ts';
import { isBlank, type Sheet, type SheetHeader, type SheetRow } from './sheet.ts';
import { groupOf, sheetRowOf } from './sheet-of.ts';
import { isMissing, isUnreadable, numberOf } from './unreadable.ts';

type Priced = UnpricedRow & RowAmounts;

/** What all comes to: by row, by group, in all. */
export interface Figures {
  rows: ReadonlyMap<string, RowAmounts>;
  groups: ReadonlyMap<string, Totals>;
  totals: Totals;
}

/** What the server counted; `marks` are those of rows that were new on this page. */
export function savedFigures(card: ProposalCard, marks: ReadonlyMap<string, string> = new Map()): Figures {
  const rows = card.rows.map((priced) => ({
    row: sheetRowOf(priced, card.currency, marks.get(priced.id) ?? priced.id),
    priced,
  }));
  return figuresOf(termsOf(card), rows, card);
}

/** What the server will count, counted by its own rules; rows that cannot be read yet count for nothing. */
export function previewOf({ header, rows, expenses }: Sheet): Figures {
  const terms = termsOf(header);
  const shared = expenses.map(({ amount, allocation }): Expense => ({ amount: numberOf(amount) ?? '0', allocation }));
  const counted = rows.flatMap((row) => {
    const read = readRow(row);
    return read ? [{ row, read: underTerms(read, terms) }] : [];
  });
  const { rows: priced, totals } = priceProposal(
    terms,
    counted.map(({ read }) => read),
    shared,
  );
  return figuresOf(
    terms,
    counted.map(({ row }, at) => ({ row, priced: priced[at] as Priced })),
    totals,
  );
}

function figuresOf(terms: Terms, rows: ReadonlyArray<{ row: SheetRow; priced: Priced }>, totals: Totals): Figures {
  const groups = [...Map.groupBy(rows, ({ row }) => groupOf(row))];
  return {
    rows: new Map(rows.map(({ row, priced }) => [row.key, priced])),
    groups: new Map(
      groups.map(([id, own]) => [
        id,
        totalsOf(
          terms,
          own.map(({ priced }) => priced),
        ),
      ]),
    ),
    totals,
  };
}

/** A group bears its part of the expenses, and of those that none bears nothing. */
function totalsOf(terms: Terms, rows: readonly Priced[]): Totals {
  const expenses = rows.map(
    ({ allocatedExpenseAmount }): Expense => ({ amount: allocatedExpenseAmount, allocation: 'equal' }),
  );
  return sumUp(terms, rows, expenses);
}

type Terming = Pick<
  SheetHeader,
  | 'pricingMode'
  | 'proposalModel'
  | 'commissionMode'
  | 'commissionPercent'
  | 'commissionFixedAmount'
  | 'vatMode'
  | 'currency'
>;

export const termsOf = (header: Terming): Terms => ({
  pricingMode: header.proposalModel === 'agency' ? 'cost_plus' : header.pricingMode,
  proposalModel: header.proposalModel,
  commissionMode: header.commissionMode,
  commissionPercent: readDecimal(header.commissionPercent ?? '') ?? null,
  commissionFixedAmount: readDecimal(header.commissionFixedAmount ?? '') ?? null,
  vatMode: header.vatMode,
  scale: scaleOf(header.currency),
});

/** Digits after the point in sums of a currency, two at most, as the server keeps them. */
function scaleOf(currency: string): number {
  const known = scales.get(currency);
  if (known !== undefined || !/^[A-Z]{3}$/.test(currency)) return known ?? 2;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const scale = Math.min(2, format.resolvedOptions().maximumFractionDigits ?? 2);
  scales.set(currency, scale);
  return scale;
}

const scales = new Map<string, number>();

const isCounted = (row: SheetRow) =>
  !isBlank(row) &&
  !isMissing(row, 'quantity') &&
  !(['unitCost', 'unitPrice', 'markup', 'commission'] as const).some((name) => isUnreadable(row, name));

/** A row is read once, and not with every key that is pressed in another; null where it cannot be yet. */
const known = new WeakMap<SheetRow, UnpricedRow | null>();

function readRow(row: SheetRow): UnpricedRow | null {
  const found = known.get(row);
  if (found !== undefined) return found;
  const read = isCounted(row) ? unpriced(row) : null;
  known.set(row, read);
  return read;
}

function unpriced(row: SheetRow): UnpricedRow {
  const [markup, commission] = [readPart(row.markup), readPart(row.commission)];
  return {
    lineType: row.lineType,
    quantity: numberOf(row.quantity) ?? '1',
    unitCost: numberOf(row.unitCost) ?? null,
    markupBasis: markup?.kind ?? 'percent',
    markupPercent: markup?.kind === 'percent' ? markup.value : null,
    markupAmount: markup?.kind === 'amount' ? markup.value : null,
    commissionPercent: commission?.kind === 'percent' ? commission.value : null,
    commissionFixedAmount: commission?.kind === 'amount' ? commission.value : null,
    unitPrice: numberOf(row.unitPrice) ?? null,
    vatRate: row.vatRate,
  };
}

/** What belongs to other terms counts for nothing. */
const underTerms = (row: UnpricedRow, { vatMode }: Terms): UnpricedRow =>
  vatMode === 'none' ? { ...row, vatRate: 'none' } : row;
