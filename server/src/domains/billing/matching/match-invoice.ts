import type { MatchingIssue } from '../../../../../nouns/invoice-matching.ts';
import type { Decision, Finding, Match, MatchedLine } from './match.ts';
import { priceFindings } from './price-findings.ts';
import { quantityFindings } from './quantity-findings.ts';

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

/** All that differs about one line of a requisition. What is counted over several lines is said of the last of them. */
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
