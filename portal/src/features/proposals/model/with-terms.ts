import type { Figures } from './figures.ts';
import type { Sheet, SheetHeader, SheetRow } from './sheet.ts';

/** What changes with the terms: prices that were counted become typed ones, and markups that followed are typed, so that nothing jumps. */
export function withTerms(
  { header, rows }: Sheet,
  { rows: amounts }: Figures,
  change: Partial<SheetHeader>,
): { change: Partial<SheetHeader>; rows: readonly SheetRow[] } {
  const next = { ...header, ...change };
  const whole = next.proposalModel === 'agency' ? { ...change, pricingMode: 'cost_plus' as const } : change;
  const [was, will] = [isEntered(header), isEntered({ ...next, ...whole })];
  if (was === will) return { change: whole, rows };
  return {
    change: whole,
    rows: rows.map((row) => {
      const found = amounts.get(row.key);
      if (!found) return row;
      return will
        ? { ...row, unitPrice: found.unitPrice ?? '' }
        : { ...row, markup: found.markupPercent ?? row.markup };
    }),
  };
}

const isEntered = ({ pricingMode, proposalModel }: SheetHeader) =>
  pricingMode !== 'cost_plus' && proposalModel !== 'agency';
