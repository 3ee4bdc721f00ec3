// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type * as types from '../types.ts';

/**
 * Savings and pace of twelve months
 *
 * For lines with a planned price whose suppliers were chosen, by the month of their last decision: the plan for
 * the chosen quantity, what it costs as chosen, and the median of days from the making of a requisition to the
 * first decision in it. Requisitions in the currency of the portal count.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/figures/sourcing`
 */
export const readSourcing = call<
  [],
  {
    /** Currency */
    currency: string;
    months: Array<{
      /** Month */
      month: string;
      /** Planned */
      planned: string;
      /** Chosen */
      chosen: string;
      /** Lines */
      lines: number;
      /** Median days to a decision */
      days: string | null;
    }>;
  },
  never
>('GET /api/v1/figures/sourcing');

/**
 * Spend of twelve months
 *
 * Sums of invoices that were neither rejected nor cancelled, by the month of their date, and the five suppliers
 * with most; what is overdue and what is due within seven days. In the currency of the portal: an invoice in
 * another counts at its own rate, one without a rate does not count.
 *
 * People need the permission `invoices.read`. API keys need the scope `finance.read`.
 *
 * `GET /api/v1/figures/spend`
 */
export const readSpend = call<
  [],
  {
    /** Currency */
    currency: string;
    months: Array<{
      /** Month */
      month: string;
      /** Sum */
      total: string;
      /** Invoices */
      count: number;
    }>;
    suppliers: Array<{
      /** Counterparty */
      counterpartyId: string;
      /** Name */
      name: string;
      /** Sum */
      total: string;
      /** Invoices */
      count: number;
    }>;
    overdue: types.Overdue;
    dueSoon: types.Overdue;
  },
  never
>('GET /api/v1/figures/spend');
