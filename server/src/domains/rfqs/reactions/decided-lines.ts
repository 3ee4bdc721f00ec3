import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';

/** Lines nothing more is chosen for: decided in full, or cancelled. */
export const decidedLines = (lines: readonly RequisitionLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .filter(({ status, supplyCoverage }) => status === 'cancelled' || supplyCoverage.status === 'covered')
      .map(({ id }) => id),
  );
