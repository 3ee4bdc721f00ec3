import type { Terms } from '../../../../../nouns/pricing/is-entered.ts';
import { readDecimal } from '../../../kit/decimal-text.ts';
import { isUnit } from '../../../kit/units.ts';
import { termsOf } from './figures.ts';
import { readPart } from './part-of.ts';
import { isBlank, type Sheet, type SheetExpense, type SheetHeader, type SheetRow } from './sheet.ts';
import { numberOf } from './unreadable.ts';

/** Identifiers that the server has given, by the marks of rows and expenses on this page. */
export type Ids = ReadonlyMap<string, string>;

interface Reading {
  ids: Ids;
  seesCosts: boolean;
}

/** A sheet as the server takes it, all of it. Blank rows are left out. */
export const bodyOf = ({ header, expenses, rows }: Sheet, reading: Reading) => ({
  ...headerBody(header),
  expenses: expenses
    .filter(({ name, amount }) => name.trim() !== '' || amount.trim() !== '')
    .map((one) => expenseBody(one, reading)),
  rows: rowsBody(rows, header, reading),
});

export type ProposalBody = ReturnType<typeof bodyOf>;

/** What a sheet says otherwise than the one that is saved; nothing where they agree. */
export function changesOf(now: Sheet, saved: Sheet, reading: Reading): Partial<ProposalBody> | undefined {
  if (now === saved) return undefined;
  const [mine, theirs] = [bodyOf(now, reading), bodyOf(saved, reading)];
  const changed = Object.entries(mine).filter(([name, value]) => !isSame(value, theirs[name as keyof ProposalBody]));
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** Lists are compared one by one: most rows are the very same. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  return JSON.stringify(one) === JSON.stringify(other);
}

function headerBody(header: SheetHeader) {
  const { commissionMode } = header;
  return {
    title: orNull(header.title),
    customerId: header.customer?.id ?? null,
    contactId: header.customer ? header.contactId : null,
    sellerProfileId: header.sellerProfileId,
    ownerId: header.ownerId,
    currency: header.currency.trim().toUpperCase(),
    vatMode: header.vatMode,
    validUntil: orNull(header.validUntil),
    introText: orNull(header.introText),
    termsText: orNull(header.termsText),
    pricingMode: termsOf(header).pricingMode,
    proposalModel: header.proposalModel,
    commissionMode,
    commissionPercent: commissionMode === 'percent' ? plain(header.commissionPercent) : null,
    commissionFixedAmount: commissionMode === 'fixed' ? plain(header.commissionFixedAmount) : null,
    customFields: header.customFields,
  };
}

const orNull = (text: string) => text.trim() || null;

/** `10.00` is `10`: two ways of writing a number are no change of it. */
const plain = (text: string | null) => readDecimal(text ?? '') ?? null;

const expenseBody = ({ key, name, amount, allocation }: SheetExpense, { ids }: Reading) => ({
  ...idOf(key, ids),
  ...{ name: name.trim(), amount: numberOf(amount) ?? '', allocation },
});

const idOf = (key: string, ids: Ids) => {
  const id = ids.get(key);
  return id === undefined ? {} : { id };
};

/** Rows under the same terms are read once: a sheet of a thousand of them is read anew with every key. */
const read = new WeakMap<Reading, Map<string, WeakMap<SheetRow, ReturnType<typeof rowBody>>>>();

function rowsBody(rows: readonly SheetRow[], header: SheetHeader, reading: Reading) {
  const terms = termsOf(header);
  const byTerms = read.get(reading) ?? new Map();
  read.set(reading, byTerms);
  const key = JSON.stringify(terms);
  const known = byTerms.get(key) ?? new WeakMap();
  byTerms.set(key, known);
  return rows
    .filter((row) => !isBlank(row))
    .map((row) => {
      const body = known.get(row) ?? rowBody(row, terms, reading);
      known.set(row, body);
      return body;
    });
}

function rowBody(row: SheetRow, terms: Terms, { ids, seesCosts }: Reading) {
  const isEntered = terms.pricingMode !== 'cost_plus';
  const markup = isEntered || terms.proposalModel === 'agency' ? null : readPart(row.markup);
  const commission = terms.commissionMode === 'per_line' ? readPart(row.commission) : null;
  const isHidden = !seesCosts && ids.has(row.key);
  return {
    ...idOf(row.key, ids),
    lineType: row.lineType,
    ...{ catalogItemId: row.catalogItemId, procurementItemId: row.procurementItemId },
    ...(row.name.trim() !== '' && { name: row.name.trim() }),
    quantity: numberOf(row.quantity) ?? '',
    ...(isUnit(row.uom) && { uom: row.uom }),
    vatRate: terms.vatMode === 'none' ? ('none' as const) : row.vatRate,
    commissionPercent: commission?.kind === 'percent' ? commission.value : null,
    commissionFixedAmount: commission?.kind === 'amount' ? commission.value : null,
    unitPrice: isEntered ? (numberOf(row.unitPrice) ?? null) : null,
    // What one may not see of a row that is there stays as it is.
    ...(!isHidden && {
      ...{ supplierName: orNull(row.supplierName), groupKey: row.groupKey, groupLabel: orNull(row.group) },
      unitCost: numberOf(row.unitCost) ?? null,
      markupBasis: markup?.kind ?? ('percent' as const),
      markupPercent: markup?.kind === 'percent' ? markup.value : null,
      markupAmount: markup?.kind === 'amount' ? markup.value : null,
    }),
  };
}
