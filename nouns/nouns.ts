import { approvalNouns } from './approval-nouns.ts';
import { assortmentCategory } from './assortment-category.ts';
import { auditEvent } from './audit-event.ts';
import { bankDocument } from './bank-document.ts';
import { bankStatement } from './bank-statement.ts';
import { budgetNouns } from './budget-nouns.ts';
import { catalogCategory } from './catalog-category.ts';
import { catalogItem } from './catalog-item.ts';
import { comment } from './comment.ts';
import { commentVersion } from './comment-version.ts';
import { companyNouns } from './company-nouns.ts';
import { connectedNouns } from './connected-nouns.ts';
import { contract } from './contract.ts';
import { counterparty } from './counterparty.ts';
import { customField } from './custom-field.ts';
import { deliveryNouns } from './delivery-nouns.ts';
import { documentTemplate } from './document-template.ts';
import { documentTemplateRevision } from './document-template-revision.ts';
import { driver } from './driver.ts';
import { eDocument } from './e-document.ts';
import { eDocumentEvent } from './e-document-event.ts';
import { fileNouns } from './file-nouns.ts';
import { follower } from './follower.ts';
import { inboundMapping } from './inbound-mapping.ts';
import { incomingEDocument } from './incoming-e-document.ts';
import { installation } from './installation.ts';
import { invoice } from './invoice.ts';
import { invoiceCredit } from './invoice-credit.ts';
import { invoiceLine } from './invoice-line.ts';
import { invoiceRequest } from './invoice-request.ts';
import type { Noun } from './kit/noun.ts';
import { logisticsObject } from './logistics-object.ts';
import { messengerChannel } from './messenger-channel.ts';
import { messengerConversation } from './messenger-conversation.ts';
import { messengerMessage } from './messenger-message.ts';
import { orderNouns } from './order-nouns.ts';
import { outboxEntry } from './outbox-entry.ts';
import { payment } from './payment.ts';
import { paymentOrderFile } from './payment-order-file.ts';
import { peopleNouns } from './people-nouns.ts';
import { pipelineStage } from './pipeline-stage.ts';
import { priceList } from './price-list.ts';
import { priceListItem } from './price-list-item.ts';
import { priceObservation } from './price-observation.ts';
import { productField } from './product-field.ts';
import { proposalNouns } from './proposal-nouns.ts';
import { publication } from './publication.ts';
import { publisher } from './publisher.ts';
import { quoteLine } from './quote-line.ts';
import { quoteVersion } from './quote-version.ts';
import { reportNouns } from './report-nouns.ts';
import { requisitionNouns } from './requisition-nouns.ts';
import { rfqItem } from './rfq-item.ts';
import { rfqQuestion } from './rfq-question.ts';
import { rfqRecipient } from './rfq-recipient.ts';
import { role } from './role.ts';
import { salesInvoice } from './sales-invoice.ts';
import { salesInvoiceRow } from './sales-invoice-row.ts';
import { salesPayment } from './sales-payment.ts';
import { salesSending } from './sales-sending.ts';
import { savedView } from './saved-view.ts';
import { sellerProfile } from './seller-profile.ts';
import { stockNouns } from './stock-nouns.ts';
import { supplierLink } from './supplier-link.ts';
import { supplierQualification } from './supplier-qualification.ts';
import { supplierQuote } from './supplier-quote.ts';
import { supplierRfq } from './supplier-rfq.ts';
import { testClock } from './test-clock.ts';
import { transferNouns } from './transfer-nouns.ts';
import { vehicle } from './vehicle.ts';
import { vehicleLocation } from './vehicle-location.ts';
import { warehouse } from './warehouse.ts';
import { webhookSubscription } from './webhook-subscription.ts';

/** Every noun of the platform: what is said of them in both languages is read here. A test holds the list against the entities. */
export const nouns: readonly Noun[] = [
  ...approvalNouns,
  assortmentCategory,
  auditEvent,
  bankDocument,
  bankStatement,
  ...budgetNouns,
  catalogCategory,
  catalogItem,
  comment,
  commentVersion,
  ...companyNouns,
  ...connectedNouns,
  contract,
  counterparty,
  customField,
  ...deliveryNouns,
  documentTemplate,
  documentTemplateRevision,
  driver,
  eDocumentEvent,
  eDocument,
  ...fileNouns,
  follower,
  inboundMapping,
  incomingEDocument,
  installation,
  invoiceCredit,
  invoiceLine,
  invoiceRequest,
  invoice,
  logisticsObject,
  messengerChannel,
  messengerConversation,
  messengerMessage,
  ...orderNouns,
  outboxEntry,
  paymentOrderFile,
  payment,
  pipelineStage,
  priceListItem,
  priceList,
  priceObservation,
  productField,
  ...proposalNouns,
  publication,
  publisher,
  quoteLine,
  quoteVersion,
  ...reportNouns,
  ...requisitionNouns,
  rfqItem,
  rfqQuestion,
  rfqRecipient,
  role,
  salesInvoiceRow,
  salesInvoice,
  salesPayment,
  salesSending,
  savedView,
  sellerProfile,
  ...stockNouns,
  supplierLink,
  supplierQualification,
  supplierQuote,
  supplierRfq,
  testClock,
  ...transferNouns,
  ...peopleNouns,
  vehicleLocation,
  vehicle,
  warehouse,
  webhookSubscription,
];
