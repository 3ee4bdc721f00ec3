import type { DocumentKindName } from '../../../../../nouns/document-kinds.ts';
import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import { commercialProposalLayout } from './commercial-proposal-layout.ts';
import { contractLayout } from './contract-layout.ts';
import { deliveryLayouts } from './delivery/delivery-layouts.ts';
import { m4Layout } from './m4-layout.ts';
import { purchaseOrderLayout } from './purchase-order-layout.ts';
import { quoteMinutesLayout } from './quote-minutes-layout.ts';
import { requisitionLayout } from './requisition-layout.ts';
import { salesInvoiceLayout } from './sales-invoice-layout.ts';
import { supplierReturnLayout } from './supplier-return-layout.ts';
import { supplierRfqLayout } from './supplier-rfq-layout.ts';

/** What a company prints with until it makes a layout of its own. */
export const systemLayouts: Readonly<Record<DocumentKindName, DocumentLayout>> = {
  commercial_proposal: commercialProposalLayout,
  sales_invoice: salesInvoiceLayout,
  contract: contractLayout,
  purchase_order: purchaseOrderLayout,
  purchase_requisition: requisitionLayout,
  quote_minutes: quoteMinutesLayout,
  supplier_rfq: supplierRfqLayout,
  stock_receipt: m4Layout,
  supplier_return: supplierReturnLayout,
  ...deliveryLayouts,
};
