import { queryOptions } from '@tanstack/react-query';
import { addDecimals, compareDecimals, subtractDecimals } from '../../../../kit/decimal-sum.ts';
import { readDecimal } from '../../../../kit/decimal-text.ts';
import { api, ask } from '../../../../shared/api/client.ts';
import type { RequisitionLine } from '../../queries.ts';

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
function stillDue({ quantity, receivedQuantity, closedShortQuantity }: Due): string {
  const left = subtractDecimals(subtractDecimals(quantity, receivedQuantity), closedShortQuantity);
  return compareDecimals(left, '0') > 0 ? (readDecimal(left) ?? '0') : '0';
}

/** Whether more of what came is kept than is still to come. */
export const isOver = (given: string | null, rejected: string | null, due: string) =>
  given !== null && compareDecimals(subtractDecimals(given, rejected ?? '0'), due) > 0;

type Supplied = Due & Pick<RequisitionLine, 'id' | 'supplyCoverage'>;

interface Brought {
  status: Receipt['status'];
  lines: ReadonlyArray<Pick<Receipt['lines'][number], 'procurementItemId' | 'supplierId' | 'receivedQuantity'>>;
}

/** What was kept of a line so far of all that one supplier brought. */
const broughtBy = (supplierId: string, lineId: string, receipts: readonly Brought[]): string =>
  addDecimals(
    receipts
      .filter(({ status }) => status === 'posted')
      .flatMap(({ lines }) => lines)
      .filter((one) => one.procurementItemId === lineId && one.supplierId === supplierId)
      .map(({ receivedQuantity }) => receivedQuantity),
    6,
  );

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

/** What a supplier may still bring of a line: no more than is left of what was decided for them, nor than the line waits for. */
export function stillDueOf(line: Supplied, supplierId: string | null, receipts: readonly Brought[]): string {
  const left = stillDue(line);
  const decided = line.supplyCoverage.suppliers.find((one) => one.supplierId === supplierId);
  if (!decided) return left;
  const own = subtractDecimals(decided.quantity, broughtBy(decided.supplierId, line.id, receipts));
  if (compareDecimals(own, '0') <= 0) return '0';
  return compareDecimals(own, left) < 0 ? (readDecimal(own) ?? '0') : left;
}
