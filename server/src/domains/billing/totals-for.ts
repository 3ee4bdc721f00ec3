import type { Invoice } from '../../../../nouns/invoice.ts';
import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { scaleOf } from '../requisitions/sums-of.ts';
import { totalsOfLines, totalsWithoutLines } from './amounts.ts';
import type { InvoiceInput } from './invoice.input.ts';

/** The totals of an invoice as it will stand: of its lines, or those that were sent, or those it has. */
export function totalsFor(
  lines: readonly InvoiceLine[],
  { totals: sent, lines: given }: InvoiceInput,
  was: Invoice | undefined,
  { currency, vatMode }: Pick<Invoice, 'currency' | 'vatMode'>,
): Invoice['totals'] {
  if (lines.length > 0) return totalsOfLines(lines, sent, scaleOf(currency));
  const kept = given === undefined ? was?.totals : undefined;
  if (!sent && !kept)
    throw invalidField(
      '/lines',
      'lines_or_totals_required',
      words('needs lines, or totals if there are none', 'нужны строки или итоги без строк'),
    );
  return totalsWithoutLines(sent ?? (kept as Invoice['totals']), vatMode, scaleOf(currency));
}
