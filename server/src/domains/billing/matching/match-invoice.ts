import type { MatchingIssue } from '../../../../../nouns/invoice-matching.ts';
import { heldByDecision, heldByOrder, namesOrder } from './held-lines.ts';
import type { Finding, Held, Match, MatchedLine } from './match.ts';
import { priceFindings } from './price-findings.ts';
import { quantityFindings } from './quantity-findings.ts';

/**
 * Holds an invoice against the orders that its lines name, or else what was decided, and against what was received, cumulatively with
 * every other invoice of the same lines. A difference passes while it is within its percent, or while the money it makes is within the
 * amount; the boundary passes.
 */
export function matchInvoice(match: Match): {
  status: 'not_matched' | 'matched' | 'warning' | 'blocked';
  issues: MatchingIssue[];
} {
  const { invoice, lines, orders, blocking } = match;
  const isLinked = invoice.procurementId !== null || lines.some(({ procurementItemId }) => procurementItemId !== null);
  if (!isLinked || lines.length === 0) return { status: 'not_matched', issues: [] };
  const undecided = lines.filter((line) => !namesOrder(line, match));
  const lineIds = [...new Set(undecided.flatMap(({ procurementItemId }) => procurementItemId ?? []))];
  const findings: Finding[] = [
    ...undecided.filter(({ procurementItemId }) => procurementItemId === null).map((line) => unknownLine(line, match)),
    ...orders.flatMap((ordered) => findingsOf(heldByOrder(ordered, match), match)),
    ...lineIds.flatMap((lineId) => ofDecision(lineId, match)),
  ];
  const places = new Map(lines.map(({ id }, place) => [id, place]));
  const orderIds = new Map(orders.map(({ id, orderId }) => [id, orderId]));
  const issues = findings
    .sort((a, b) => (places.get(a.line.id) as number) - (places.get(b.line.id) as number))
    .map(
      ({ code, against, line, expected = null, actual = null, difference = null }): MatchingIssue => ({
        code,
        severity: blocking.includes(code) ? 'block' : 'warn',
        lineId: line.id,
        procurementItemId: line.procurementItemId,
        against,
        orderId: orderIds.get(line.orderLineId ?? '') ?? null,
        orderLineId: orderIds.has(line.orderLineId ?? '') ? line.orderLineId : null,
        expected,
        actual,
        difference,
      }),
    );
  const isBlocked = issues.some(({ severity }) => severity === 'block');
  return { status: isBlocked ? 'blocked' : issues.length > 0 ? 'warning' : 'matched', issues };
}

/** Beside lines of orders it is what nobody ordered, such as a delivery. */
const unknownLine = (line: MatchedLine, { orders }: Match): Finding => ({
  code: 'unknown_line',
  against: orders.length > 0 ? 'order' : 'decision',
  line,
});

function ofDecision(lineId: string, match: Match): Finding[] {
  const held = heldByDecision(lineId, match);
  const isDecided = match.decisions.some((one) => one.lineId === lineId);
  if (isDecided && held.terms.length === 0)
    return [{ code: 'supplier_mismatch', against: 'decision', line: held.own.at(-1) as MatchedLine }];
  return findingsOf(held, match);
}

/** All that differs about lines held against the same. What is counted over several lines is said of the last of them. */
function findingsOf(held: Held, match: Match): Finding[] {
  const { against, own, terms } = held;
  const { currency } = match.invoice;
  const payable = terms.filter((one) => one.currency === currency);
  const last = own.at(-1) as MatchedLine;
  return [
    ...(terms.length > 0 && payable.length === 0
      ? [
          {
            ...{ code: 'currency_mismatch' as const, against, line: last },
            ...{ expected: terms[0]?.currency as string, actual: currency },
          },
        ]
      : []),
    ...own.flatMap((line) => vatFinding(line, held)),
    ...(payable.length > 0 ? priceFindings(held, payable, match) : []),
    ...quantityFindings(held, match),
  ];
}

function vatFinding(line: MatchedLine, { against, terms }: Held): Finding[] {
  const rates = terms.flatMap(({ vatRate }) => vatRate ?? []);
  if (rates.length === 0 || rates.includes(line.vatRate)) return [];
  return [{ code: 'vat_mismatch', against, line, expected: rates[0] as string, actual: line.vatRate }];
}
