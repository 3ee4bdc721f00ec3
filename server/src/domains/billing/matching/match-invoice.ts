import { Exact } from '../../../kernel/decimal.ts';
import type { VatMode, VatRate } from '../../../kernel/vat.ts';
import type { InvoiceIssue } from '../../company/company.ts';
import type { MatchingIssue } from '../invoice.ts';

type Decimal = InstanceType<typeof Exact>;

/** A line of an invoice as it is matched; the quantity is in the unit of the requisition line, the price per that unit. */
export interface MatchedLine {
  id: string;
  procurementItemId: string | null;
  quantity: string;
  price: string;
  discountPercent: string;
  vatRate: VatRate;
}

/** A line of another invoice that stands, for the same line of a requisition. */
export interface OtherLine extends Omit<MatchedLine, 'id'> {
  supplierId: string;
  currency: string;
  vatMode: VatMode;
}

export interface Decision {
  lineId: string;
  supplierId: string;
  quantity: string;
  price: string;
  currency: string;
  vatMode: VatMode;
  vatRate: VatRate | null;
}

export interface Match {
  invoice: { supplierId: string; currency: string; vatMode: VatMode; procurementId: string | null };
  lines: readonly MatchedLine[];
  others: readonly OtherLine[];
  decisions: readonly Decision[];
  /** What came of each line; of a service nothing ever does. */
  received: ReadonlyMap<string, { quantity: string; isService: boolean }>;
  tolerances: { pricePct: string; quantityPct: string; amount: string };
  blocking: readonly InvoiceIssue[];
}

type Finding = Pick<MatchingIssue, 'code'> & { line: MatchedLine; expected?: string; actual?: string };

/**
 * Holds an invoice against what was decided and what was received, cumulatively with every other invoice of the same lines.
 * A difference passes while it is within its percent, or while the money it makes is within the amount; the boundary passes.
 */
export function matchInvoice(match: Match): {
  status: 'not_matched' | 'matched' | 'warning' | 'blocked';
  issues: MatchingIssue[];
} {
  const { invoice, lines, blocking } = match;
  const isLinked = invoice.procurementId !== null || lines.some(({ procurementItemId }) => procurementItemId !== null);
  if (!isLinked || lines.length === 0) return { status: 'not_matched', issues: [] };
  const lineIds = [...new Set(lines.flatMap(({ procurementItemId }) => procurementItemId ?? []))];
  const findings: Finding[] = [
    ...lines
      .filter(({ procurementItemId }) => procurementItemId === null)
      .map((line) => ({ code: 'unknown_line' as const, line })),
    ...lineIds.flatMap((lineId) => findingsOf(lineId, match)),
  ];
  const places = new Map(lines.map(({ id }, place) => [id, place]));
  const issues = findings
    .sort((a, b) => (places.get(a.line.id) as number) - (places.get(b.line.id) as number))
    .map(
      ({ code, line, expected = null, actual = null }): MatchingIssue => ({
        code,
        severity: blocking.includes(code) ? 'block' : 'warn',
        lineId: line.id,
        procurementItemId: line.procurementItemId,
        expected,
        actual,
      }),
    );
  const isBlocked = issues.some(({ severity }) => severity === 'block');
  return { status: isBlocked ? 'blocked' : issues.length > 0 ? 'warning' : 'matched', issues };
}

/** All that differs about one line of a requisition. What is counted over several lines is told of the last of them. */
function findingsOf(lineId: string, match: Match): Finding[] {
  const { invoice, decisions } = match;
  const own = match.lines.filter(({ procurementItemId }) => procurementItemId === lineId);
  const decided = decisions.filter((one) => one.lineId === lineId);
  const ours = decided.filter(({ supplierId }) => supplierId === invoice.supplierId);
  const last = own.at(-1) as MatchedLine;
  if (decided.length > 0 && ours.length === 0) return [{ code: 'supplier_mismatch', line: last }];
  const terms = ours.filter(({ currency }) => currency === invoice.currency);
  return [
    ...(ours.length > 0 && terms.length === 0
      ? [
          {
            code: 'currency_mismatch' as const,
            line: last,
            expected: ours[0]?.currency as string,
            actual: invoice.currency,
          },
        ]
      : []),
    ...own.flatMap((line) => vatFinding(line, ours)),
    ...(terms.length > 0 ? priceFindings(lineId, own, terms, match) : []),
    ...quantityFindings(lineId, last, ours, match),
  ];
}

function vatFinding(line: MatchedLine, ours: readonly Decision[]): Finding[] {
  const rates = ours.flatMap(({ vatRate }) => vatRate ?? []);
  if (rates.length === 0 || rates.includes(line.vatRate)) return [];
  return [{ code: 'vat_mismatch', line, expected: rates[0] as string, actual: line.vatRate }];
}

/** Prices are compared with their VAT, for that is what is paid; what all invoices charge too much of is added up. */
function priceFindings(
  lineId: string,
  own: readonly MatchedLine[],
  terms: readonly Decision[],
  match: Match,
): Finding[] {
  const { invoice, others, tolerances } = match;
  const decided = Exact.max(...terms.map((one) => withVat(one.price, one.vatMode, one.vatRate ?? 'none')));
  const limit = decided.times(new Exact(100).plus(tolerances.pricePct)).div(100);
  const paid = (line: MatchedLine | OtherLine, vatMode: VatMode) =>
    withVat(line.price, vatMode, line.vatRate).times(new Exact(100).minus(line.discountPercent)).div(100);
  const excess = (line: MatchedLine | OtherLine, vatMode: VatMode) => {
    const price = paid(line, vatMode);
    return price.gt(limit) ? price.minus(decided).times(line.quantity) : new Exact(0);
  };
  const ofSupplier = othersOf(lineId, others).filter(
    ({ supplierId, currency }) => supplierId === invoice.supplierId && currency === invoice.currency,
  );
  let total = sum(ofSupplier.map((line) => excess(line, line.vatMode)));
  return own.flatMap((line): Finding[] => {
    const price = paid(line, invoice.vatMode);
    total = total.plus(excess(line, invoice.vatMode));
    if (price.lte(limit) || total.lte(tolerances.amount)) return [];
    return [{ code: 'price_above_decision', line, expected: shown(decided), actual: shown(price) }];
  });
}

function quantityFindings(lineId: string, last: MatchedLine, ours: readonly Decision[], match: Match): Finding[] {
  const { invoice, lines, others, tolerances } = match;
  const price = withVat(last.price, invoice.vatMode, last.vatRate);
  const now = sum(
    lines.filter(({ procurementItemId }) => procurementItemId === lineId).map(({ quantity }) => quantity),
  );
  const before = othersOf(lineId, others);
  const over = (expected: Decimal, actual: Decimal) =>
    actual.gt(expected.times(new Exact(100).plus(tolerances.quantityPct)).div(100)) &&
    actual.minus(expected).times(price).gt(tolerances.amount);
  const finding = (code: InvoiceIssue, expected: Decimal, actual: Decimal): Finding[] =>
    over(expected, actual) ? [{ code, line: last, expected: shown(expected), actual: shown(actual) }] : [];

  const accepted = sum(ours.map(({ quantity }) => quantity));
  const ofSupplier = sum(
    before.filter(({ supplierId }) => supplierId === invoice.supplierId).map(({ quantity }) => quantity),
  );
  const { quantity: received = '0', isService = false } = match.received.get(lineId) ?? {};
  return [
    ...finding('quantity_above_accepted', accepted, now.plus(ofSupplier)),
    ...(isService
      ? []
      : finding('quantity_above_received', new Exact(received), now.plus(sum(before.map(({ quantity }) => quantity))))),
  ];
}

const othersOf = (lineId: string, others: readonly OtherLine[]) =>
  others.filter(({ procurementItemId }) => procurementItemId === lineId);

function withVat(price: string, vatMode: VatMode, vatRate: VatRate): Decimal {
  const percent = vatMode === 'excluded' && vatRate !== 'none' ? vatRate : '0';
  return new Exact(price).times(new Exact(100).plus(percent)).div(100);
}

const sum = (values: ReadonlyArray<string | Decimal>): Decimal =>
  values.reduce<Decimal>((total, one) => total.plus(one), new Exact(0));

const shown = (value: Decimal) => value.toDecimalPlaces(6).toFixed();
