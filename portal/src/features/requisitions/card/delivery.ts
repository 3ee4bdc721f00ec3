import { queryOptions } from '@tanstack/react-query';
import { compareDecimals, subtractDecimals } from '../../../kit/decimal-sum.ts';
import { readDecimal } from '../../../kit/decimal-text.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { RequisitionLine } from '../queries.ts';

export const receiptsQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id, 'receipts'],
    queryFn: async ({ signal }) => {
      const path = { procurementId: id };
      const answer = api.GET('/api/v1/purchase-requisitions/{procurementId}/stock-receipts', {
        params: { path },
        signal,
      });
      return (await ask(answer)).items;
    },
  });

export type Receipt = Awaited<ReturnType<NonNullable<ReturnType<typeof receiptsQuery>['queryFn']>>>[number];

type Due = Pick<RequisitionLine, 'quantity' | 'receivedQuantity' | 'closedShortQuantity'>;

/** What is still to come of a line; nothing where more came than was wanted. */
export function stillDue({ quantity, receivedQuantity, closedShortQuantity }: Due): string {
  const left = subtractDecimals(subtractDecimals(quantity, receivedQuantity), closedShortQuantity);
  return compareDecimals(left, '0') > 0 ? (readDecimal(left) ?? '0') : '0';
}

/** Whether what comes is more than what is still to come. */
export const isOver = (given: string | null, line: Due) => given !== null && compareDecimals(given, stillDue(line)) > 0;

type Supplied = Due & Pick<RequisitionLine, 'supplyCoverage'>;

/** Everybody who was chosen for a line that is still to come, each once. */
export function suppliersOf(lines: readonly Supplied[]) {
  const all = lines.filter((line) => stillDue(line) !== '0').flatMap(({ supplyCoverage }) => supplyCoverage.suppliers);
  return [...new Map(all.map((one) => [one.supplierId, one])).values()];
}

/** Lines that a supplier was chosen for; all where nobody is named. */
export const linesOfSupplier = <Line extends Supplied>(lines: readonly Line[], supplierId: string | null): Line[] =>
  lines.filter(
    ({ supplyCoverage }) =>
      supplierId === null || supplyCoverage.suppliers.some((one) => one.supplierId === supplierId),
  );

/** What a supplier may still bring of a line: no more than was decided for them, nor than the line waits for. */
export function stillDueOf(line: Supplied, supplierId: string | null): string {
  const left = stillDue(line);
  const decided = line.supplyCoverage.suppliers.find((one) => one.supplierId === supplierId)?.quantity;
  return decided !== undefined && compareDecimals(decided, left) < 0 ? (readDecimal(decided) ?? '0') : left;
}
