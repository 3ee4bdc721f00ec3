import { queryOptions } from '@tanstack/react-query';
import { compareDecimals, subtractDecimals } from '../../../kit/decimal-sum.ts';
import { readDecimal } from '../../../kit/decimal-text.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { RequisitionLine } from '../queries.ts';

export const receiptsQuery = (id: string) =>
  queryOptions({
    queryKey: ['requisitions', id, 'receipts'],
    queryFn: async ({ signal }) => {
      const path = { id };
      const answer = api.GET('/api/v1/purchase-requisitions/{id}/stock-receipts', { params: { path }, signal });
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
