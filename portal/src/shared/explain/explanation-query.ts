import { queryOptions } from '@tanstack/react-query';
import type { RowAmounts } from '../../../../nouns/pricing/is-entered.ts';
import { api, ask } from '../api/client.ts';

/** The figure that somebody asks about. */
export type AskedFigure =
  | { of: 'requisition'; id: string; field: 'plannedTotal' | 'actualTotal' | 'items.receivedQuantity'; lineId?: string }
  | { of: 'order'; id: string; field: OrderFigure; lineId?: string }
  | { of: 'invoice'; id: string; field: 'lines.lineQuantity'; lineId: string }
  | { of: 'contract'; id: string; field: 'usedAmount' }
  | { of: 'quote'; id: string; field: 'totalGross' | 'lines.amounts.gross'; lineId?: string }
  | ({ of: 'offer'; field: 'unitPriceComparable' | 'landedUnitPrice' } & ComparedOffer)
  | { of: 'proposal'; id: string; field: ProposalFigure; lineId?: string }
  | { of: 'salesInvoice'; id: string; field: 'grossProfitAmount' | 'grossMarginPercent' }
  | { of: 'stock'; id: string; warehouseId: string; field: 'averageCost' };

interface ComparedOffer {
  procurementId: string;
  quoteLineId: string;
  basis: 'landed' | undefined;
  vat: 'without' | undefined;
}

type OrderFigure = 'invoicedAmount' | 'paidAmount' | 'leftAmount' | 'lines.receivedQuantity' | 'lines.invoicedQuantity';

type ProposalFigure = 'grossProfitAmount' | 'grossMarginPercent' | `rows.${keyof RowAmounts}`;

export const explanationQuery = (figure: AskedFigure) =>
  queryOptions({ queryKey: ['explanation', figure], queryFn: ({ signal }) => ask(answerTo(figure, signal)) });

function answerTo(figure: AskedFigure, signal: AbortSignal) {
  switch (figure.of) {
    case 'requisition': {
      const { id: procurementId, field, lineId } = figure;
      const params = { path: { procurementId }, query: { field, lineId } };
      return api.GET('/api/v1/purchase-requisitions/{procurementId}/explain', { params, signal });
    }
    case 'order': {
      const { id, field, lineId } = figure;
      const params = { path: { id }, query: { field, lineId } };
      return api.GET('/api/v1/purchase-orders/{id}/explain', { params, signal });
    }
    case 'invoice': {
      const { id: invoiceId, field, lineId } = figure;
      const params = { path: { invoiceId }, query: { field, lineId } };
      return api.GET('/api/v1/invoices/{invoiceId}/explain', { params, signal });
    }
    case 'contract': {
      const params = { path: { id: figure.id }, query: { field: figure.field } };
      return api.GET('/api/v1/contracts/{id}/explain', { params, signal });
    }
    case 'quote': {
      const { id, field, lineId } = figure;
      const params = { path: { id }, query: { field, lineId } };
      return api.GET('/api/v1/supplier-quotes/{id}/explain', { params, signal });
    }
    case 'offer': {
      const { of: _, ...query } = figure;
      const params = { query: { ...query, includeExpired: true } };
      return api.GET('/api/v1/supplier-quotes/compare/explain', { params, signal });
    }
    case 'proposal': {
      const { id, field, lineId } = figure;
      const params = { path: { id }, query: { field, lineId } };
      return api.GET('/api/v1/commercial-proposals/{id}/explain', { params, signal });
    }
    case 'salesInvoice': {
      const params = { path: { id: figure.id }, query: { field: figure.field } };
      return api.GET('/api/v1/sales-invoices/{id}/explain', { params, signal });
    }
    case 'stock': {
      const { id: itemId, warehouseId, field } = figure;
      const params = { path: { itemId }, query: { warehouseId, field } };
      return api.GET('/api/v1/catalog/{itemId}/stock/explain', { params, signal });
    }
  }
}
