import { approvalsDomain } from './domains/approvals/approvals.domain.ts';
import { bankFilesDomain } from './domains/bank-files/bank-files.domain.ts';
import { billingDomain } from './domains/billing/billing.domain.ts';
import { budgetsDomain } from './domains/budgets/budgets.domain.ts';
import { catalogDomain } from './domains/catalog/catalog.domain.ts';
import { commercemlDomain } from './domains/commerceml/commerceml.domain.ts';
import { companyDomain } from './domains/company/company.domain.ts';
import { contractsDomain } from './domains/contracts/contracts.domain.ts';
import { counterpartiesDomain } from './domains/counterparties/counterparties.domain.ts';
import { deliveryDocumentsDomain } from './domains/delivery-documents/delivery-documents.domain.ts';
import { eDocumentsDomain } from './domains/e-documents/e-documents.domain.ts';
import { firstStepsDomain } from './domains/first-steps/first-steps.domain.ts';
import { inboundDomain } from './domains/inbound/inbound.domain.ts';
import { logisticsDomain } from './domains/logistics/logistics.domain.ts';
import { mailboxDomain } from './domains/mailbox/mailbox.domain.ts';
import { messengerDomain } from './domains/messenger/messenger.domain.ts';
import { ordersDomain } from './domains/orders/orders.domain.ts';
import { priceListsDomain } from './domains/price-lists/price-lists.domain.ts';
import { proposalsDomain } from './domains/proposals/proposals.domain.ts';
import { qualificationsDomain } from './domains/qualifications/qualifications.domain.ts';
import { recurringDomain } from './domains/recurring/recurring.domain.ts';
import { reportsDomain } from './domains/reports/reports.domain.ts';
import { requisitionsDomain } from './domains/requisitions/requisitions.domain.ts';
import { rfqsDomain } from './domains/rfqs/rfqs.domain.ts';
import { salesDomain } from './domains/sales/sales.domain.ts';
import { sampleDataDomain } from './domains/sample-data/sample-data.domain.ts';
import { sellersDomain } from './domains/sellers/sellers.domain.ts';
import { simulationDomain } from './domains/simulation/simulation.domain.ts';
import { stockCountsDomain } from './domains/stock-counts/stock-counts.domain.ts';
import { stockReservationsDomain } from './domains/stock-reservations/stock-reservations.domain.ts';
import { suggestionsDomain } from './domains/suggestions/suggestions.domain.ts';
import { supplierReturnsDomain } from './domains/supplier-returns/supplier-returns.domain.ts';
import { taskTrackerDomain } from './domains/task-tracker/task-tracker.domain.ts';
import { testPortalsDomain } from './domains/test-portals/test-portals.domain.ts';
import { transferDocumentsDomain } from './domains/transfer-documents/transfer-documents.domain.ts';
import { warehousesDomain } from './domains/warehouses/warehouses.domain.ts';
import type { Domain } from './platform/domain.ts';

/** What domains take of all others, asked for once every domain is there. */
interface FromAll {
  connectors: Parameters<typeof mailboxDomain>[0];
  approvalHosts: Parameters<typeof approvalsDomain>[0];
  mail: Parameters<typeof mailboxDomain>[1];
}

/** Every domain, low to high as in `order.json`. */
export const allDomains = ({ connectors, approvalHosts, mail }: FromAll): readonly Domain[] => [
  companyDomain,
  counterpartiesDomain,
  sellersDomain,
  warehousesDomain,
  catalogDomain,
  qualificationsDomain,
  stockCountsDomain,
  approvalsDomain(approvalHosts),
  contractsDomain,
  budgetsDomain,
  priceListsDomain,
  requisitionsDomain,
  stockReservationsDomain,
  recurringDomain,
  rfqsDomain,
  ordersDomain,
  supplierReturnsDomain,
  firstStepsDomain,
  billingDomain,
  reportsDomain,
  sampleDataDomain,
  testPortalsDomain,
  salesDomain,
  proposalsDomain,
  logisticsDomain,
  deliveryDocumentsDomain,
  inboundDomain,
  mailboxDomain(connectors, mail),
  suggestionsDomain(connectors),
  commercemlDomain(connectors),
  bankFilesDomain(connectors),
  transferDocumentsDomain(connectors),
  messengerDomain(connectors, mail),
  taskTrackerDomain(connectors),
  eDocumentsDomain(connectors),
  simulationDomain(connectors),
];
