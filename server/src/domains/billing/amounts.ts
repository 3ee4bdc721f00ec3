import type { Invoice } from '../../../../nouns/invoice.ts';
import type { InvoiceLine } from '../../../../nouns/invoice-line.ts';
import { brokenRule, invalid, words } from '../../kernel/problems/errors.ts';
import { amountFaults } from '../../kernel/values/amount-faults.ts';
import { Exact } from '../../kernel/values/decimal.ts';

type Totals = Invoice['totals'];

interface SentTotals {
  net?: string;
  vat?: string;
  gross: string;
}

/** The sums of rounded lines; totals that were sent along may stray by a hundredth for each line, and change nothing. */
export function totalsOfLines(lines: readonly InvoiceLine[], sent: SentTotals | undefined, scale: number): Totals {
  const sum = (field: keyof Totals) =>
    lines.reduce((total, line) => total.plus(line[field]), new Exact(0)).toFixed(scale);
  const expected = { net: sum('net'), vat: sum('vat'), gross: sum('gross') };
  const most = new Exact('0.01').times(lines.length);
  const strays = (Object.keys(expected) as Array<keyof Totals>).filter(
    (field) => sent?.[field] !== undefined && new Exact(sent[field]).minus(expected[field]).abs().gt(most),
  );
  if (strays.length > 0) throw mismatch(expected);
  return expected;
}

/** Totals of an invoice that has no lines: what was sent, where its parts make the whole. */
export function totalsWithoutLines(sent: SentTotals, vatMode: Invoice['vatMode'], scale: number): Totals {
  const errors = Object.entries(sent).flatMap(([name, value]) => amountFaults(`/totals/${name}`, value, scale));
  if (errors.length > 0) throw invalid(errors);
  const gross = new Exact(sent.gross);
  const vat = sent.vat ?? (sent.net === undefined ? '0' : gross.minus(sent.net).toFixed());
  const net = gross.minus(vat);
  const isWhole = sent.net === undefined || net.minus(sent.net).abs().lte('0.01');
  if (!isWhole || (vatMode === 'none' && !new Exact(vat).isZero()))
    throw mismatch({ net: net.toFixed(scale), vat: vatMode === 'none' ? '0' : vat, gross: gross.toFixed(scale) });
  return { net: net.toFixed(scale), vat: new Exact(vat).toFixed(scale), gross: gross.toFixed(scale) };
}

const mismatch = (expected: Totals) =>
  brokenRule(
    'totals_mismatch',
    words(
      `The totals do not add up: ${expected.gross} is expected.`,
      `Итоги не сходятся: ожидается ${expected.gross}.`,
    ),
    { expected },
  );
