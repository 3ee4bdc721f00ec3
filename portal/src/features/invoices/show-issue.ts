import { invoiceIssues } from '../../../../nouns/invoice-matching.ts';
import { showPrice, showQuantity } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { InvoiceCard } from './queries.ts';

type Issue = InvoiceCard['matching']['issues'][number];

/** A difference in words, with what was invoiced and what was expected where that is a figure. */
export const showIssue = (issue: Issue): string =>
  issue.expected === null || issue.actual === null
    ? say(invoiceIssues[issue.code])
    : `${say(invoiceIssues[issue.code])}: ${instead(issue.code, issue.expected, issue.actual)}`;

function instead(code: Issue['code'], expected: string, actual: string): string {
  const show = code === 'price_above_decision' ? showPrice : code.startsWith('quantity') ? showQuantity : String;
  return say(`${show(actual)} instead of ${show(expected)}`, `${show(actual)} вместо ${show(expected)}`);
}
