// Made by `npm run gen sdk` from sdk/openapi.json.
import type { Open } from '../open.ts';

/**
 * Problem
 *
 * The body of every refusal. `code` is stable; `detail` is for people and may change.
 */
export type Problem = {
  /** Address of the explanation */
  type: string;
  /** What this code means */
  title: string;
  /** HTTP status */
  status: number;
  /** What happened this time */
  detail: string;
  /** What to do about it */
  fix?: string;
  /** This occurrence */
  instance: string;
  /** Stable code */
  code: Open<
    | 'malformed_json'
    | 'duplicate_json_key'
    | 'invalid_encoding'
    | 'invalid_query_parameter'
    | 'unknown_query_parameter'
    | 'invalid_header'
    | 'invalid_sort'
    | 'invalid_filter'
    | 'invalid_fields'
    | 'invalid_expand'
    | 'cursor_invalid'
    | 'cursor_mismatch'
    | 'cursor_expired'
    | 'malformed_form'
    | 'idempotency_key_conflict'
    | 'timestamp_invalid'
    | 'template_not_applicable'
    | 'unauthenticated'
    | 'invalid_api_key'
    | 'api_key_expired'
    | 'api_key_revoked'
    | 'invalid_token'
    | 'token_expired'
    | 'session_revoked'
    | 'invalid_credentials'
    | 'second_factor_required'
    | 'presence_required'
    | 'invalid_second_factor'
    | 'passkey_required'
    | 'invalid_passkey'
    | 'refresh_token_reused'
    | 'signature_missing'
    | 'signature_invalid'
    | 'timestamp_stale'
    | 'provider_sign_in_required'
    | 'email_not_verified'
    | 'forbidden'
    | 'insufficient_scope'
    | 'api_key_read_only'
    | 'ip_not_allowed'
    | 'password_change_required'
    | 'second_factor_setup_required'
    | 'portal_suspended'
    | 'feature_not_enabled'
    | 'widget_not_licensed'
    | 'not_found'
    | 'route_not_found'
    | 'resource_unknown'
    | 'webhook_endpoint_not_found'
    | 'method_not_allowed'
    | 'operation_not_supported'
    | 'not_acceptable'
    | 'request_timeout'
    | 'conflict'
    | 'already_exists'
    | 'external_id_conflict'
    | 'version_conflict'
    | 'idempotency_in_progress'
    | 'invalid_state_transition'
    | 'resource_archived'
    | 'not_draft'
    | 'has_dependencies'
    | 'already_installed'
    | 'installation_not_ready'
    | 'integration_disabled'
    | 'import_job_state'
    | 'secret_rotation_in_progress'
    | 'subscription_disabled'
    | 'file_quarantined'
    | 'scan_pending'
    | 'last_owner'
    | 'type_immutable'
    | 'gone'
    | 'webhook_endpoint_replaced'
    | 'portal_moved'
    | 'event_cursor_expired'
    | 'link_expired'
    | 'link_revoked'
    | 'link_used'
    | 'precondition_failed'
    | 'payload_too_large'
    | 'file_too_large'
    | 'archive_too_large'
    | 'uri_too_long'
    | 'unsupported_media_type'
    | 'unsupported_file_type'
    | 'validation_failed'
    | 'idempotency_key_reused'
    | 'unknown_reference'
    | 'business_rule_violated'
    | 'write_cannot_wait'
    | 'dry_run_not_supported'
    | 'test_portal_stays_inside'
    | 'url_not_allowed'
    | 'mapping_invalid'
    | 'file_infected'
    | 'file_malformed'
    | 'template_invalid'
    | 'template_kind_mismatch'
    | 'template_too_complex'
    | 'image_too_large'
    | 'image_not_drawable'
    | 'precondition_required'
    | 'rate_limited'
    | 'login_throttled'
    | 'quota_exceeded'
    | 'headers_too_large'
    | 'internal_error'
    | 'not_implemented'
    | 'upstream_error'
    | 'upstream_timeout'
    | 'overloaded'
    | 'shutting_down'
    | 'portal_moving'
    | 'storage_full'
    | 'database_unavailable'
    | 'maintenance'
  >;
  /** Identifier to name when asking for help */
  requestId: string;
  /** The same request may succeed later unchanged */
  retryable: boolean;
  /** Refused fields */
  errors?: Array<FieldError>;
};

/** Field error */
export type FieldError = {
  /** Where the value stood */
  in: Open<'body' | 'query' | 'path' | 'header'>;
  /** RFC 6901 pointer into the body */
  pointer?: string;
  /** Name of the parameter or header */
  parameter?: string;
  /** Which rule was broken */
  code: string;
  /** The same for a person */
  message: string;
  /** What to send instead */
  fix?: string;
  /** Numbers and names of the rule */
  params?: Record<string, unknown>;
};

/** API key */
export type ApiKey = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** The visible beginning of the key */
  prefix: string;
  /** The key with its secret hidden */
  masked: string;
  /** Environment */
  env: Open<'live' | 'test'>;
  /** Scopes */
  scopes: Array<Open<ScopesItem>>;
  /** Address blocks it may be used from; any when empty */
  allowedCidrs: Array<string>;
  /** Refuse changes without If-Match */
  requireIfMatch: boolean;
  /**
   * What it writes waits for a person. Each write is kept as a pending write, and done when somebody who might do it
   * himself has approved it.
   */
  writesWait: boolean;
  /** Status */
  status: Open<'active' | 'expired' | 'archived'>;
  /** May only read, because nobody active answers for it */
  readOnly: boolean;
  /** Family; keys made by rotation share it */
  familyId: string;
  /** The key that replaced this one by rotation */
  successorId: string | null;
  /** Works until */
  expiresAt: string | null;
  /** Last used, to the minute */
  lastUsedAt: string | null;
  /** Address of the last use */
  lastUsedIp: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** The person it acts for */
  createdBy: string | null;
};

/** Request for approval */
export type ApprovalRequest = {
  /** Identifier */
  id: string;
  /** What is approved */
  recordType: Open<RecordType>;
  /** Its identifier */
  recordId: string;
  /** Number. Null for a sales invoice, which gets its number when it is issued. */
  number: string | null;
  /** Title */
  title: string;
  /** Amount. Of a contract its limit; zero for one without a limit. */
  amount: string;
  /** Currency */
  currency: string;
  /** Needed or to be paid by */
  dueDate: string | null;
  /** Route */
  routeId: string;
  /** Route as it was called */
  routeName: string;
  /** Step that is open */
  step: number;
  /** Steps */
  stepCount: number;
  /** Name of the step */
  stepName: string | null;
  /** Waits since */
  stepOpenedAt: string;
  /** Sent for approval by */
  askedBy: string | null;
  /** Status */
  status: Open<'pending' | 'paused' | 'approved' | 'rejected' | 'cancelled'>;
  /** Why it was rejected or taken back */
  reason: string | null;
  /** Decided */
  decidedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Approval route */
export type ApprovalRoute = {
  /** Identifier */
  id: string;
  /** What it is for */
  recordType: Open<RecordType>;
  /** Name */
  name: string;
  /** Place. The first route in this order whose conditions are met is taken; a new one is the last unless given. */
  position: number;
  /** In use */
  isActive: boolean;
  /** From this amount. In the company's currency, the amount itself included. */
  amountFrom: string | null;
  /** Below this amount. In the company's currency, the amount itself not included. */
  amountTo: string | null;
  /** Categories. One row of any of these categories, or of what is below them, is enough; empty is any. */
  categoryIds: Array<string>;
  /** Departments. Of requisitions, whatever the case; empty is any. */
  departments: Array<string>;
  /**
   * Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the
   * other party; empty is any. Requisitions have none.
   */
  counterpartyIds: Array<string>;
  /**
   * Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the
   * place of who answers for the budget.
   */
  overBudget: boolean;
  /** Steps, in their order */
  steps: Array<{
    /** Name */
    name: string | null;
    /** Who has to approve */
    mode: Open<'all' | 'any'>;
    /** Hours until a reminder */
    remindAfterHours: number | null;
    /**
     * Hours until it is escalated. Those of `escalateTo` are asked beside the others once nobody has closed the step
     * for so long.
     */
    escalateAfterHours: number | null;
    /** Escalated to. The word of any of them closes the step; given together with `escalateAfterHours`. */
    escalateTo: Array<EscalateToItem>;
    /** Approvers */
    approvers: Array<EscalateToItem>;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Substitute in approvals */
export type ApprovalSubstitute = {
  /** Identifier */
  id: string;
  /** Who is away */
  userId: string;
  /** Who is away, by name */
  user: ApprovalSubstituteUser;
  /** Substitute */
  substituteId: string;
  /** Substitute, by name */
  substitute: ApprovalSubstituteUser;
  /** First day */
  from: string;
  /** Last day */
  until: string;
  /** Comment */
  comment: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Category of an assortment */
export type AssortmentCategory = {
  /** Category */
  id: string;
  /** Supplier */
  supplierId: string;
  /** Category */
  name: string;
  /** Added by a person, seen in the items linked to the supplier, or both */
  sources: Array<Open<'manual' | 'auto'>>;
};

/** Bank document */
export type BankDocument = {
  /** Identifier */
  id: string;
  /** Kind of the document */
  kind: string;
  /** Number */
  number: string;
  /** Date */
  date: string;
  /** The day the money moved */
  bookedOn: string | null;
  /** Amount */
  amount: string;
  /** Currency */
  currency: string;
  /** Whose account it moved, and which way */
  direction: Open<'incoming' | 'outgoing' | 'internal' | 'unknown'>;
  /** Account of the company */
  account: string | null;
  /** The other side */
  counterpartyName: string | null;
  /** INN of the other side */
  counterpartyInn: string | null;
  /** Counterparty it was matched to */
  counterpartyId: string | null;
  /** Payer */
  payer: PayerOrNull;
  /** Payee */
  payee: PayerOrNull;
  /** Purpose of the payment */
  purpose: string;
  /** Status */
  status: Open<'unmatched' | 'proposed' | 'already_paid' | 'applied' | 'kept'>;
  /** Proposed match */
  proposal: ProposalOrNull;
  /** Payments that were made of it */
  payments: Array<{
    /** Invoice. An incoming invoice where money was spent, a sales invoice where it was received. */
    invoiceId: string;
    /** Payment */
    paymentId: string;
    /** Paid */
    amount: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Bank statement */
export type BankStatement = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** File */
  fileName: string;
  /** Bytes */
  fileSize: number;
  /** Whether a person must look at it before anything is applied */
  status: Open<'ready' | 'needs_review'>;
  /** Version of the format */
  formatVersion: string | null;
  /** Encoding */
  encoding: string;
  /** Program that wrote it */
  sender: string | null;
  /** The day it was written */
  createdOn: string | null;
  /** First day */
  periodFrom: string | null;
  /** Last day */
  periodTo: string | null;
  /** Accounts */
  accounts: Array<{
    /** Account */
    account: string;
    /** First day */
    from: string | null;
    /** Last day */
    to: string | null;
    /** Opening balance */
    opening: string | null;
    /** Received */
    received: string | null;
    /** Spent */
    spent: string | null;
    /** Closing balance */
    closing: string | null;
    /** Whether the balances and turnovers add up */
    balance: Open<'holds' | 'differs' | 'untold'>;
    /** Whether the documents make the turnovers */
    turnover: Open<'holds' | 'differs' | 'untold'>;
  }> | null;
  /** What was noticed in the file */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** Line of the file */
    line: number | null;
    /** The same in words */
    message: string;
    /** A person must look before anything is applied */
    review: boolean;
  }>;
  /** Documents by what came of them */
  counts: {
    /** Documents */
    documents: number;
    /** Known before, or twice in the file */
    repeated: number;
    /** With a proposed match */
    proposed: number;
    /** Of these, exact */
    exact: number;
    /** Outgoing ones without a match */
    unmatched: number;
    /** Naming invoices that owe nothing */
    alreadyPaid: number;
    /** Applied */
    applied: number;
    /** Incoming, internal and unclear ones, kept without payments */
    kept: number;
  };
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Budget */
export type Budget = {
  /** Identifier */
  id: string;
  /** Code. What requisitions name as `budgetCode`; one budget at a time has it, whatever the case. */
  code: string;
  /** Name */
  name: string;
  /** Department. Its requisitions without a code draw on this budget. */
  departmentName: string | null;
  /** Project */
  projectName: string | null;
  /** First day */
  periodFrom: string;
  /** Last day */
  periodTo: string;
  /** Currency. The company's unless given; fixed once it is drawn on. */
  currency: string;
  /** Amount */
  amount: string;
  /** When it is overrun. `warn` unless given; `approve` needs a responsible person. */
  overrunPolicy: Open<'stop' | 'warn' | 'approve'>;
  /**
   * Tell of use from. The responsible person hears of each of these shares once, and always of an overrun; 80
   * percent unless given.
   */
  marks: Array<Open<'50' | '60' | '70' | '75' | '80' | '85' | '90' | '95'>>;
  /** Responsible */
  responsibleId: string | null;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<'active' | 'closed'>;
  /** Moved by transfers. What came from other budgets, less what went to them. */
  movedAmount: string;
  /**
   * Committed. Requisitions that were sent for approval, each by what was decided and what is left as planned, and
   * at least by its invoices.
   */
  committedAmount: string;
  /** Invoiced. With VAT, by invoices that stand. */
  invoicedAmount: string;
  /** Paid */
  paidAmount: string;
  /** Available. `amount + movedAmount − committedAmount`; negative when overrun. */
  availableAmount: string;
  /**
   * Used, percent. Of `amount + movedAmount`, rounded to hundredths; 100 where there is nothing to use but something
   * is committed.
   */
  usedPercent: string;
  /** Overrun */
  overrun: boolean;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Budget entry */
export type BudgetEntry = {
  /** Identifier */
  id: string;
  /** Kind */
  kind: Open<'committed' | 'invoiced' | 'paid'>;
  /** Requisition */
  procurementId: string;
  /** What it is of */
  recordType: Open<'procurement' | 'invoice' | 'supplierReturn'>;
  /** Its identifier */
  recordId: string;
  /** Its number */
  number: string;
  /** Currency of the record */
  currency: string;
  /** Amount in the currency of the record */
  recordAmount: string;
  /**
   * Exchange rate. One unit of that currency in that of the budget, on the day the amount became what it is; null
   * where none is known.
   */
  rate: string | null;
  /** Amount in the currency of the budget */
  amount: string;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Transfer between budgets */
export type BudgetTransfer = {
  /** Identifier */
  id: string;
  /** From the budget */
  fromBudgetId: string;
  /** Its code */
  fromCode: string;
  /** To the budget */
  toBudgetId: string;
  /** Its code */
  toCode: string;
  /** Amount */
  amount: string;
  /** Currency */
  currency: string;
  /** Reason */
  reason: string;
  /** Created */
  createdAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Catalog category */
export type CatalogCategory = {
  /** Identifier */
  id: string;
  /** Category above; a root has none */
  parentId: string | null;
  /** Name */
  name: string;
  /** Code, such as that of a classifier */
  code: string | null;
  /** Identifiers from the root to the category itself */
  path: Array<string>;
  /** Place among its siblings; equal ones stand by name */
  position: number;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Catalog item */
export type CatalogItem = {
  /** Identifier */
  id: string;
  /** Type */
  type: Open<'product' | 'service'>;
  /** Article */
  sku: string | null;
  /** Name */
  name: string;
  /** Brand */
  brand: string | null;
  /** Manufacturer */
  manufacturer: string | null;
  /** Manufacturer's article */
  manufacturerSku: string | null;
  /** Description */
  description: string | null;
  /** Barcode. GTIN of 8, 12, 13 or 14 digits with its check digit. */
  barcode: string | null;
  /** OKPD2 code */
  okpd2: string | null;
  /** Customs code */
  tnved: string | null;
  /** Country of origin */
  countryCode: string | null;
  /** Category */
  categoryId: string | null;
  /** Base unit. Code of OKEI: stock, prices and comparisons are counted in it. */
  baseUom: Open<BaseUom>;
  /** Other units */
  uomConversions: Array<{
    /** Other unit */
    uom: Open<BaseUom>;
    /** Base units in one of it */
    factorToBase: string;
    /** Supplier. Who packs it so; everybody when empty. */
    supplierId: string | null;
  }>;
  /** VAT rate */
  vatRate: Open<NonNullable<VatRateOrNull>> | null;
  /**
   * Planned cost. What the company counts with until a purchase tells better: the last word of a person, a file or
   * an active supplier price list, as `source` says. A list overwrites a cost set by hand; a cost that must stay is
   * pinned.
   */
  plannedCost: PlannedCostOrNull;
  /** Current cost */
  currentCostPrice: string | null;
  /** Currency of the current cost */
  currentCostCurrency: string | null;
  /** Source of the current cost */
  currentCostSource: Open<NonNullable<CurrentCostSourceOrNull>> | null;
  /** Current cost known since */
  currentCostUpdatedAt: string | null;
  /** Smallest order */
  minOrderQty: string | null;
  /** In a package */
  packQty: string | null;
  /** Lead time, days */
  leadTimeDays: number | null;
  /** Weight, kg */
  weightKg: string | null;
  /** Volume, m³ */
  volumeM3: string | null;
  /** Allowed over-receipt, % */
  overReceiptPct: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Item it was merged into */
  duplicateOfId: string | null;
  /** Merged */
  mergedAt: string | null;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Comment */
export type Comment = {
  /** Identifier */
  id: string;
  /** Kind of the record it stands beside */
  entityType: string;
  /** The record it stands beside */
  entityId: string;
  /** Text. Plain text, in which people stand by name after `@`. Null once the comment was deleted. */
  text: string | null;
  /** People it mentions */
  mentions: Array<{
    /** Identifier */
    id: string;
    /** Name */
    name: string;
  }>;
  /** Files */
  files: Array<{
    /** Identifier */
    id: string;
    /** Name */
    fileName: string;
    /** Size in bytes */
    sizeBytes: number;
  }>;
  /** Author */
  createdBy: string;
  /** Name of the author */
  authorName: string;
  /** Text last changed by its author */
  editedAt: string | null;
  /** Deleted */
  deletedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Earlier words of a comment */
export type CommentVersion = {
  /** Identifier */
  id: string;
  /** Text */
  text: string;
  /** Written */
  writtenAt: string;
};

/** Commercial proposal */
export type CommercialProposal = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string | null;
  /** Customer */
  customerId: string | null;
  /** Who it is for */
  customer: CustomerOrNull;
  /** Contact of the customer */
  contactId: string | null;
  /** Requisition */
  procurementId: string | null;
  /** Price list its rows came from */
  priceListId: string | null;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Currency */
  currency: string;
  /** Valid until */
  validUntil: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Words before the rows */
  introText: string | null;
  /** Terms */
  termsText: string | null;
  /** Whose it is */
  ownerId: string | null;
  /** How prices are made */
  pricingMode: Open<PricingMode>;
  /** What is sold */
  proposalModel: Open<'resale' | 'agency' | 'works'>;
  /** How the commission is counted */
  commissionMode: Open<CommissionMode>;
  /** Commission, percent */
  commissionPercent: string | null;
  /** Commission, sum */
  commissionFixedAmount: string | null;
  /** Expenses */
  expenses: Array<{
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** Amount */
    amount: string;
    /** How it is shared */
    allocation: Open<'by_amount' | 'by_quantity' | 'equal' | 'none'>;
  }>;
  /** Rows */
  rowCount: number;
  /** Materials */
  materialsAmount: string;
  /** Services */
  servicesAmount: string;
  /** Expenses in all */
  expenseTotalAmount: string;
  /** Expenses shared among the rows */
  allocatedExpenseAmount: string;
  /** Commission */
  commissionAmount: string;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Total. With VAT; in the agency model with the commission too. */
  totalAmount: string;
  /** Cost in all. Rows and expenses, without VAT; null where the cost of a row is not known. */
  costTotalAmount: string | null;
  /** Gross profit */
  grossProfitAmount: string | null;
  /** Gross margin, percent. Null where nothing is sold. */
  grossMarginPercent: string | null;
  /** Status */
  status: Open<Status>;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /**
   * Revision. Grows when what was sent is taken back to work; links of an earlier revision no longer show the
   * proposal.
   */
  revision: number;
  /** Sent. For the first time in this revision. */
  sentAt: string | null;
  /** First opened by the customer */
  openedAt: string | null;
  /** Answered */
  answeredAt: string | null;
  /** Where the answer came from */
  answerSource: Open<NonNullable<AnswerSourceOrNull>> | null;
  /** Who answered */
  answerName: string | null;
  /** Position of who answered */
  answerPosition: string | null;
  /** Comment of the customer */
  answerComment: string | null;
  /** Why it was declined */
  declineReason: string | null;
  /** Invoice that was made of it. One that was neither voided nor cancelled. */
  salesInvoiceId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Question about a commercial proposal */
export type CommercialProposalQuestion = {
  /** Identifier */
  id: string;
  /** Sending whose link was used */
  sendingId: string;
  /** Question */
  text: string;
  /** Who asks */
  name: string | null;
  /** E-mail */
  email: string | null;
  /** Asked */
  askedAt: string;
};

/** Sending of a commercial proposal */
export type CommercialProposalSending = {
  /** Identifier */
  id: string;
  /** Revision that was sent */
  revision: number;
  /** How it was sent */
  channel: Open<'email' | 'link'>;
  /** To whom */
  recipients: Array<string>;
  /** Subject */
  subject: string | null;
  /** Message */
  message: string | null;
  /** Sent by */
  sentBy: string | null;
  /** Sent */
  sentAt: string;
  /** First opened */
  openedAt: string | null;
  /** Times opened */
  openCount: number;
  /** Addresses that were not reached */
  undelivered: Array<string>;
  /** File of it, PDF */
  pdfFileId: string | null;
  /** File of it, Word */
  docxFileId: string | null;
};

/** Company */
export type Company = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** Name of the portal. As in its address; it never changes. */
  slug: string;
  /** INN */
  companyInn: string | null;
  /** KPP */
  kpp: string | null;
  /** OGRN */
  ogrn: string | null;
  /** Address */
  address: string | null;
  /** Phone */
  phone: string | null;
  /** Extensions */
  extensions: {
    /** Construction objects and stages */
    construction: boolean;
  };
  /** Requisitions, proposals and sales invoices need approval */
  approvalRequired: boolean;
  /** Nobody approves their own requisition, invoice or proposal */
  noSelfApproval: boolean;
  /** What a requisition over its budget meets: a warning or a refusal */
  budgetPolicy: Open<'warn' | 'block'>;
  /** What awards and orders meet where the supplier is not qualified */
  qualificationPolicy: Open<'off' | 'warn' | 'refuse'>;
  /** Categories that need it. With what is below them; empty is everything that is bought. */
  qualificationCategoryIds: Array<string>;
  /** Who signs the minutes of comparisons */
  committee: Array<CommitteeItem>;
  /** Tolerances */
  tolerances: {
    /** Chosen from suppliers over the quantity of a line */
    overAllocationPct: string;
    /** Received over what was ordered */
    overReceiptPct: string;
    /** Price of an invoice over the chosen one */
    pricePct: string;
    /** Quantity of an invoice over the chosen one */
    quantityPct: string;
    /** Amount by which an invoice may differ */
    amount: string;
  };
  /** Alerts */
  alerts: {
    /** Growth of a planned total that asks for approval again */
    reapprovalPct: string;
    /** Growth of a price that is pointed out */
    pricePct: string;
    /** Part of a budget spent that is pointed out */
    budgetPct: string;
  };
  /** Only approved invoices are paid */
  payOnlyApproved: boolean;
  /** Differences of an invoice that stop its approval; the others are pointed out */
  blockingIssues: Array<Open<BlockingIssuesItem>>;
  /** When quoted lines become catalog items */
  nomenclatureSavePolicy: Open<NomenclatureSavePolicy>;
  /** Stock may go below zero */
  allowNegativeStock: boolean;
  /** Each morning requisitions are proposed for what is below its reorder point */
  proposesReorders: boolean;
  /** What API keys of blocked people do: go on reading what the person could read, or stop working */
  keysOfBlockedPeople: Open<'read' | 'stop'>;
  /** What agents write waits for a person. Of what comes by `/mcp`. A key may be set so wherever it is used. */
  agentWritesWait: boolean;
  /** Points of vehicles are kept, days. Counted from the time a point was recorded; older ones are deleted. */
  vehiclePointDays: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Contract */
export type Contract = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Kind */
  kind: Open<Kind>;
  /** Counterparty */
  counterpartyId: string;
  /** The other party */
  counterparty: ContractCounterparty;
  /** Our party. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Our party, by name */
  seller: SellerOrNull;
  /** Contract that this is an annex of */
  parentId: string | null;
  /** Date */
  date: string;
  /** In force from. Its date unless given. */
  validFrom: string | null;
  /** In force until. The last day; null is without end. */
  validTo: string | null;
  /** Renews itself */
  autoRenew: boolean;
  /** Months of a renewal */
  renewalMonths: number;
  /** Limit, with VAT */
  amountLimit: string | null;
  /** Over the limit */
  limitPolicy: Open<'warn' | 'block'>;
  /** Taken of the limit. Documents in force that name the contract, in its currency, with VAT. */
  usedAmount: string;
  /** Currency */
  currency: string;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Days to pay in. Sales invoices under it are due so many days after they are issued. */
  paymentDays: number | null;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<ContractStatus>;
  /** Why it was rejected, suspended or terminated */
  statusReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Counterparty */
export type Counterparty = {
  /** Identifier */
  id: string;
  /** Kind */
  kind: Open<CounterpartyKind>;
  /** Short name */
  shortName: string;
  /** Full name */
  fullName: string | null;
  /** Roles */
  roles: Array<Open<'supplier' | 'customer' | 'carrier' | 'our_company'>>;
  /** INN. 10 digits of a company, 12 of a person. */
  inn: string | null;
  /** KPP */
  kpp: string | null;
  /** OGRN. OGRNIP of an entrepreneur. */
  ogrn: string | null;
  /** OKPO */
  okpo: string | null;
  /** Tax number. Taxpayer number of another country. */
  taxId: string | null;
  /** Tax regime */
  taxRegime: Open<NonNullable<TaxRegimeOrNull>> | null;
  /** Legal address */
  legalAddress: string | null;
  /** Actual address */
  actualAddress: string | null;
  /** Postal address */
  postalAddress: string | null;
  /** E-mail */
  email: string | null;
  /** Phone */
  phone: string | null;
  /** Site */
  website: string | null;
  /** Payment requisites. Null for who may not see them. */
  paymentRequisites: Array<PaymentRequisitesItem> | null;
  /** Contacts */
  contacts: Array<{
    /** Identifier */
    id: string;
    /** Full name */
    fullName: string;
    /** Position */
    position: string | null;
    /** E-mail */
    email: string | null;
    /** Phone */
    phone: string | null;
    /** Primary. The one to turn to first. */
    isPrimary: boolean;
    /** Receives requests for quotes */
    receivesRfq: boolean;
    /** Messengers */
    messengerIds: Record<string, string>;
  }>;
  /** Supplier */
  supplier: {
    /** Identifier */
    supplierId: string;
    /** Standing */
    standing: Open<'ok' | 'warn' | 'prevent_rfq' | 'prevent_all'>;
    /** Payment term, days */
    paymentTermsDays: number | null;
    /** Currency of its prices */
    defaultCurrency: string | null;
    /** Lead time, days */
    leadTimeDays: number | null;
    /** Smallest order */
    minOrderAmount: string | null;
    /** Rating. 0 to 5. */
    rating: string | null;
  } | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Status */
  status: Open<'active' | 'blocked' | 'archived'>;
  /** Why it is blocked */
  blockReason: string | null;
  /** Blocked until. Null is without end. */
  blockedUntil: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Custom field */
export type CustomField = {
  /** Identifier */
  id: string;
  /** Records that have the field */
  entityType: Open<EntityType>;
  /** Key */
  key: string;
  /** Label */
  label: string;
  /** Type */
  type: Open<Type>;
  /** Options of a select or multiselect */
  options: OptionsOrNull;
  /** A new record must have a value */
  required: boolean;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Place in a form */
  position: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Delivery batch */
export type DeliveryBatch = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Status */
  status: Open<DeliveryBatchStatus>;
  /** Something is still to happen. Not delivered, returned, cancelled or archived. */
  isActive: boolean;
  /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
  procurementId: string | null;
  /** Number of the requisition */
  procurementNumber: string | null;
  /** Supplier */
  supplierId: string | null;
  /** The supplier */
  supplier: SupplierOrNull;
  /** Route */
  routeId: string | null;
  /** Stop of the route */
  stopId: string | null;
  /** Order of the stop */
  stopSequence: number | null;
  /** Logistics object. Where it goes: the object of the stop unless given. */
  objectId: string | null;
  /** Where it goes */
  object: ObjectOrNull;
  /** Warehouse. Whose stock it enters: that of the object or of the requisition unless given. */
  warehouseId: string | null;
  /** Planned for. The date of the route unless given. */
  plannedDate: string | null;
  /** Dispatched */
  dispatchedAt: string | null;
  /** Delivered */
  deliveredAt: string | null;
  /** Who received it */
  recipientName: string | null;
  /** Why it was returned or cancelled */
  statusReason: string | null;
  /** Comment of the driver */
  driverComment: string | null;
  /** Batch it was split off */
  splitFromId: string | null;
  /** Items */
  itemCount: number;
  /** Weight, kg. Of the items whose weight is known, without what was moved into another batch. */
  weightKg: string;
  /** Volume, m³. Of the items whose volume is known, without what was moved into another batch. */
  volumeM3: string;
  /** Items. In their order. */
  items: Array<{
    /** Identifier */
    id: string;
    /** Place among the items */
    position: number;
    /** Requisition line */
    procurementItemId: string | null;
    /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
    allocationId: string | null;
    /** Catalog item. That of the requisition line unless given. */
    catalogItemId: string | null;
    /** Article */
    sku: string | null;
    /** Name. That of the requisition line or of the catalog item unless given. */
    name: string;
    /** Quantity */
    quantity: string;
    /** Delivered */
    deliveredQuantity: string | null;
    /** Moved into another batch. What was missing at the delivery and goes with the batch that was split off. */
    movedQuantity: string;
    /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
    uom: Open<BaseUom>;
    /** Base units in one. As it was when the item was written. */
    factorToBase: string;
    /** Weight of it all, kg. By the catalog item unless given. */
    weightKg: string | null;
    /** Volume of it all, m³. By the catalog item unless given. */
    volumeM3: string | null;
    /** Comment */
    comment: string | null;
  }>;
  /** Construction project. Of the requisition. */
  constructionProject: ConstructionProjectOrNull;
  /** Comment */
  comment: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Delivery document */
export type DeliveryDocument = {
  /** Identifier */
  id: string;
  /** Kind */
  kind: Open<DeliveryDocumentKind>;
  /** Number. Given with the document: without gaps for each kind and year, and never used again. */
  number: string;
  /** Stage */
  stage: Open<Stage>;
  /** What it is written for */
  scope: Open<Scope>;
  /** Direction */
  direction: Open<'outgoing' | 'incoming'>;
  /** Date */
  documentDate: string;
  /** Requisition */
  procurementId: string;
  /** Requisition it was made of */
  procurement: DeliveryDocumentProcurement;
  /** Template. The default template of its kind unless given. */
  templateId: string | null;
  /** Supplier */
  supplierId: string | null;
  /** Object */
  objectId: string | null;
  /** Route */
  routeId: string | null;
  /** Batch */
  batchId: string | null;
  /** Status of the UPD. Of a UPD alone; 2 where every line is without VAT. */
  updStatus: Open<NonNullable<'1' | '2' | null>> | null;
  /** Valid until. Of a power of attorney. */
  validTo: string | null;
  /** Basis */
  basis: BasisOrNull;
  /** Currency */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<NonNullable<VatModeOrNull>> | null;
  /** Lines */
  rowCount: number;
  /** Without VAT */
  netAmount: string | null;
  /** VAT */
  vatAmount: string | null;
  /** With VAT */
  grossAmount: string | null;
  /** Weight, kg. Null where no line says it. */
  weightKg: string | null;
  /** Volume, m³ */
  volumeM3: string | null;
  /** Packages */
  packageCount: number | null;
  /** Carrier */
  carrierId: string | null;
  /** Driver */
  driverId: string | null;
  /** Vehicle */
  vehicleId: string | null;
  /** Name of the carrier */
  carrierName: string | null;
  /** Name of the driver */
  driverName: string | null;
  /** Phone of the driver */
  driverPhone: string | null;
  /** Licence of the driver */
  driverLicense: string | null;
  /** Number of the vehicle */
  vehicleNumber: string | null;
  /** Model of the vehicle */
  vehicleModel: string | null;
  /** Number of the trailer */
  trailerNumber: string | null;
  /** Who is trusted to receive */
  attorneyName: string | null;
  /** Who is trusted to receive, with the passport */
  attorney: AttorneyOrNull;
  /** Who receives */
  recipientName: string | null;
  /** Position of who receives */
  recipientPosition: string | null;
  /** Where it is loaded */
  loadingAddress: string | null;
  /** Where it is delivered */
  deliveryAddress: string | null;
  /** Comment */
  comment: string | null;
  /** File it was issued with */
  fileId: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Issued by */
  issuedBy: string | null;
  /** Issued */
  issuedAt: string | null;
  /** Sent */
  sentAt: string | null;
  /** Signed or rejected */
  closedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Delivery route */
export type DeliveryRoute = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Name. Of its first and last stop unless given. */
  name: string;
  /** Planned for */
  plannedDate: string | null;
  /** In use */
  isActive: boolean;
  /** Carrier */
  carrierId: string | null;
  /** Name of the carrier. As the counterparty is named; written by hand where none is referred to. */
  carrierName: string | null;
  /** Driver */
  driverId: string | null;
  /** Name of the driver. As the driver is named; written by hand where none is referred to. */
  driverName: string | null;
  /** Vehicle */
  vehicleId: string | null;
  /** Plate number. Of the vehicle; written by hand where none is referred to. */
  vehicleNumber: string | null;
  /** Address of the origin */
  originAddress: string | null;
  /** Latitude of the origin */
  originLatitude: string | null;
  /** Longitude of the origin */
  originLongitude: string | null;
  /** Address of the destination */
  destinationAddress: string | null;
  /** Latitude of the destination */
  destinationLatitude: string | null;
  /** Longitude of the destination */
  destinationLongitude: string | null;
  /** Stops. In the order they are passed. */
  stops: Array<{
    /** Identifier */
    id: string;
    /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
    sequence: number;
    /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
    kind: Open<StopsItemKind>;
    /** Label */
    label: string | null;
    /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
    objectId: string | null;
    /** The object */
    object: ObjectOrNull;
    /** Address */
    address: string | null;
    /** Latitude. Degrees north. */
    latitude: string | null;
    /** Longitude. Degrees east. */
    longitude: string | null;
    /** Planned at */
    plannedAt: string | null;
    /** Arrived at. When the driver said so by the link. */
    arrivedAt: string | null;
  }>;
  /**
   * Distance in a straight line, km. The sum of the straight lines (great circles) from stop to stop: no road is
   * that short. Null while a stop has no coordinates.
   */
  distanceKm: string | null;
  /** Delivery batches on it. Those that were neither cancelled nor returned. */
  batchCount: number;
  /** Weight of its batches, kg */
  weightKg: string;
  /** Volume of its batches, m³ */
  volumeM3: string;
  /** Comment */
  comment: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Document template */
export type DocumentTemplate = {
  /** Identifier */
  id: string;
  /** Kind of document */
  kind: Open<DocumentTemplateKind>;
  /** Name */
  name: string;
  /** What it is made of */
  format: Open<'layout' | 'docx'>;
  /** Default. The one that documents of its kind are made by unless another is named. */
  isDefault: boolean;
  /** Part of the product */
  isSystem: boolean;
  /** Revision of the content. One more with each change of the layout or the file; the former ones stay readable. */
  revision: number;
  /** Word file */
  fileId: string | null;
  /** Name of the Word file */
  fileName: string | null;
  /** Variables it uses */
  variablesUsed: Array<string>;
  /** Variables that do not exist; they stay empty */
  unknownVariables: Array<string>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Driver */
export type Driver = {
  /** Identifier */
  id: string;
  /** Full name */
  fullName: string;
  /** Phone */
  phone: string | null;
  /** Driving licence */
  licenseNumber: string | null;
  /** Licence valid until. The last day. */
  licenseValidTo: string | null;
  /** The licence has expired */
  licenseExpired: boolean;
  /** Passport. Written whole and kept sealed; answers show its last digits. */
  passport: string | null;
  /** Carrier. The counterparty that carries; null for our own. */
  carrierId: string | null;
  /** In use. Who is not in use stays in records and is not offered for new ones. */
  isActive: boolean;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Electronic document */
export type EDocument = {
  /** Identifier */
  id: string;
  /** Operator */
  operator: Open<'A' | 'B' | 'C'>;
  /** Installation */
  installationId: string;
  /** Kind of the record */
  entityType: Open<EDocumentEntityType>;
  /** The record */
  entityId: string;
  /** How many times it was given to this operator */
  documentVersion: number;
  /** The last one given to this operator */
  isCurrent: boolean;
  /** Title */
  title: string;
  /** Format */
  format: Open<'pdf' | 'docx' | 'xml'>;
  /** The very file that was given */
  fileId: string | null;
  /** Status */
  status: Open<EDocumentStatus>;
  /** Signatures */
  signatureStatus: Open<SignatureStatus>;
  /** Status in the words of the operator */
  statusText: string | null;
  /** Details */
  statusDetails: string | null;
  /** Why it was rejected or revoked */
  reason: string | null;
  /** Nobody can tell yet whether the operator has it */
  isInDoubt: boolean;
  /** Write at the provider */
  writeId: string;
  /**
   * Identifiers at the operator. By the names of the variables of this operator: `messageId` is `edoA.messageId`.
   * Those of operators never mix.
   */
  ids: Record<string, string>;
  /** Recipient */
  recipient: Recipient;
  /** Last event */
  lastEventId: string | null;
  /** Name of the last event */
  lastEventName: string | null;
  /** Sent */
  sentAt: string | null;
  /** Delivered */
  deliveredAt: string | null;
  /** Signed */
  signedAt: string | null;
  /** Last told by the operator */
  syncedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Event of an electronic document */
export type EDocumentEvent = {
  /** Identifier */
  id: string;
  /** Identifier at the operator */
  eventId: string;
  /** Name */
  name: string;
  /** When, by the operator */
  at: string;
  /** Status. Null where the operator told only that something happened. */
  status: Open<
    NonNullable<
      | 'queued'
      | 'draft'
      | 'sent'
      | 'delivered'
      | 'signed'
      | 'rejected'
      | 'revocation_requested'
      | 'revoked'
      | 'error'
      | 'unknown'
      | null
    >
  > | null;
  /** Signatures */
  signatureStatus: Open<
    NonNullable<'none' | 'sender_signed' | 'waiting_recipient' | 'both_signed' | 'refused' | 'unknown' | null>
  > | null;
  /** Status in the words of the operator */
  statusText: string | null;
  /** When it reached us */
  takenAt: string;
};

/** Exchange rate */
export type ExchangeRate = {
  /** Identifier */
  id: string;
  /** Currency */
  currency: string;
  /** Day the rate holds from */
  date: string;
  /** Units of the company's currency */
  rate: string;
  /** For so many units of this one */
  nominal: number;
  /** Source */
  source: Open<'manual' | 'cbr'>;
  /** Set at */
  updatedAt: string;
  /** Set by */
  updatedBy: string | null;
};

/** File */
export type File = {
  /** Identifier */
  id: string;
  /** Kind of the record it is attached to */
  entityType: string;
  /** The record it is attached to */
  entityId: string;
  /** Name */
  fileName: string;
  /** Media type, found in the content */
  mimeType: string;
  /** Size in bytes */
  sizeBytes: number;
  /** SHA-256 of the content, hex */
  sha256: string;
  /** Category */
  category: string | null;
  /** Who uploaded it */
  uploadedById: string | null;
  /** What the virus scanner found */
  scanStatus: Open<'pending' | 'clean' | 'infected'>;
  /** Status */
  status: Open<'active' | 'removed'>;
  /** Version */
  version: number;
  /** Uploaded */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Removed */
  removedAt: string | null;
};

/** Identity provider */
export type IdentityProvider = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** Issuer. As the provider writes it of itself, to the letter: it publishes its addresses below. */
  issuer: string;
  /** Client identifier */
  clientId: string;
  /** A client secret is kept */
  hasClientSecret: boolean;
  /** Domains of e-mail. Whose people sign in here. A domain counts once it is proved by a TXT record: see the check. */
  domains: Array<string>;
  /** Domains that were proved */
  provedDomains: Array<string>;
  /** Roles by claims. At each sign-in these roles, and no others, are given and taken. */
  roleClaims: Array<{
    /** Claim */
    claim: string;
    /** Value */
    value: string;
    /** Role */
    roleId: string;
  }>;
  /** Role without a claim */
  defaultRoleId: string | null;
  /** Makes people who are not there yet */
  makesPeople: boolean;
  /** People of its domains sign in only here */
  isOnlyWay: boolean;
  /** acr of a second factor. Beside `mfa` in `amr`, which always says so. */
  secondFactorAcr: Array<string>;
  /** It is on */
  isOn: boolean;
  /** What last went wrong */
  lastError: Open<NonNullable<LastErrorOrNull>> | null;
  /** When */
  lastErrorAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Import */
export type ImportJob = {
  /** Identifier */
  id: string;
  /** What is imported */
  kind: string;
  /** Where the rows came from */
  source: Open<'file' | 'mail_text' | 'mail_attachment'>;
  /** Status */
  status: Open<'parsing' | 'preview_ready' | 'applying' | 'applied' | 'partially_applied' | 'failed' | 'expired'>;
  /** `append` only adds, `upsert` also changes what it finds, `replace` also cancels what it does not name */
  mode: Open<'append' | 'upsert' | 'replace'>;
  /** File name */
  fileName: string;
  /** Bytes */
  fileSize: number;
  /** Parameters */
  parameters: Parameters;
  /** Format found */
  format: Open<NonNullable<'xlsx' | 'ods' | 'csv' | 'letter' | null>> | null;
  /** Sheet read */
  sheet: string | null;
  /** Sheets of the book */
  sheets: Array<string>;
  /** Encoding found */
  encoding: Open<
    NonNullable<
      | 'utf-8'
      | 'windows-1251'
      | 'cp866'
      | 'koi8-r'
      | 'windows-1252'
      | 'iso-8859-1'
      | 'iso-8859-15'
      | 'windows-1250'
      | 'iso-8859-2'
      | 'utf-16le'
      | 'utf-16be'
      | null
    >
  > | null;
  /** Delimiter found */
  delimiter: Open<NonNullable<';' | ',' | '\t' | null>> | null;
  /** Row of the headings */
  headerRow: number | null;
  /** Columns of the file */
  columns: Array<{
    /** Letters of the column */
    column: string;
    /** Heading */
    heading: string | null;
    /** Target; null is ignored */
    target: string | null;
    /** First values */
    samples: Array<string>;
    /** Who told its target: a person here, one before for these headings, or the heading */
    toldBy?: Open<NonNullable<'person' | 'memory' | 'heading' | null>> | null;
  }>;
  /** Counts */
  counts: {
    /** Rows read so far */
    rows: number;
    /** To create */
    create: number;
    /** To change */
    update: number;
    /** Left alone */
    skip: number;
    /** To be decided */
    conflict: number;
    /** With errors: left out of the numbers before, never applied */
    errors: number;
    /** With warnings */
    warnings: number;
    /** Written so far while the import is applied, and all that were written when it is done */
    applied: number;
  };
  /** What is wrong with the preview as a whole; a new mapping mends it */
  faults: Array<{
    /** Code */
    code: string;
    /** Target */
    field: string;
    /** What is wrong */
    message: string;
  }>;
  /** What a person should look at before applying */
  warnings: Array<{
    /** Code */
    code: string;
    /** Parameter that settles it */
    field: string;
    /** What is in doubt */
    message: string;
    /** What it may be; the first is what the preview was read with */
    choices: Array<{
      /** Value of the parameter */
      value: string;
      /** Words of the file as they would read */
      sample: string;
    }>;
  }>;
  /** Result */
  result: {
    /** Created */
    created: number;
    /** Changed */
    updated: number;
    /** Not applied */
    failed: number;
    /** The one record that all rows made together, where they make one */
    made?: {
      /** Kind */
      entityType: string;
      /** Record */
      entityId: string;
    };
  } | null;
  /** Why it failed */
  problem: {
    /** Code */
    code: string;
    /** What happened */
    detail: string;
  } | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Applied */
  appliedAt: string | null;
  /** Expires: the file, its rows and its preview go */
  expiresAt: string;
};

/** Webhook mapping */
export type InboundMapping = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** Name */
  name: string;
  /** It is applied */
  active: boolean;
  /** Mappings of one event are applied in this order */
  position: number;
  /** Event it is for, or `prefix.*` */
  event: string;
  /** What is done */
  operation: string;
  /** Where the value of each field stands */
  source: Record<
    string,
    | string
    | {
        /** Path in the event */
        path: string;
        /** What is made of the value */
        as?: Open<'trim' | 'decimal' | 'date' | 'upper' | 'lower' | 'boolean'>;
      }
  >;
  /** Values of fields the event leaves out */
  defaults: Record<string, string | boolean>;
  /** Fields without which nothing is done */
  requiredFields: Array<string>;
  /** Where the event says which one it is */
  idempotencyPath: string | null;
  /** Name of the external system */
  externalSource: string | null;
  /** Where the identifier in the external system stands */
  externalIdPath: string | null;
  /** Where the version of the record stands; what is older is left out */
  versionPath: string | null;
  /** Field by which a record that is not linked yet is known */
  matchBy: string | null;
  /** Bank details may be written */
  allowBankDetails: boolean;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Incoming electronic document */
export type IncomingEDocument = {
  /** Identifier */
  id: string;
  /** Operator */
  operator: Open<'A' | 'B' | 'C'>;
  /** Installation */
  installationId: string;
  /** Kind */
  kind: Open<'upd' | 'invoice' | 'contract' | 'delivery' | 'other'>;
  /** Title */
  title: string;
  /** Number */
  number: string | null;
  /** Date */
  documentDate: string | null;
  /** Amount */
  amount: string | null;
  /** Sender */
  sender: Recipient;
  /** Status */
  status: Open<EDocumentStatus>;
  /** Signatures */
  signatureStatus: Open<SignatureStatus>;
  /** Status in the words of the operator */
  statusText: string | null;
  /** Details */
  statusDetails: string | null;
  /** Why it was refused or revoked */
  reason: string | null;
  /** Refusal by us */
  refusalStatus: Open<'none' | 'queued' | 'in_doubt' | 'failed' | 'done'>;
  /**
   * Identifiers at the operator. By the names of the variables of this operator: `messageId` is `edoA.messageId`.
   * Those of operators never mix.
   */
  ids: Record<string, string>;
  /** Transfer document it was taken into */
  transferDocumentId: string | null;
  /** Taken into the import */
  isTaken: boolean;
  /** Last event */
  lastEventId: string | null;
  /** Name of the last event */
  lastEventName: string | null;
  /** Received */
  receivedAt: string;
  /** Last told by the operator */
  syncedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Installation */
export type IntegrationInstallation = {
  /** Identifier */
  id: string;
  /** Integration */
  slug: string;
  /** Public identifier of the integration, the same as `slug` */
  publicId: string;
  /** Name of the integration */
  name: string;
  /** Who made the integration; null where it is no longer offered */
  developer: string | null;
  /** Status */
  status: Open<'requires_setup' | 'installed' | 'sync_error' | 'disabled' | 'deleted'>;
  /** Status in words */
  statusLabel: string;
  /** Installed */
  installedAt: string;
  /** Settings by the schema of the manifest; secrets are covered */
  settings: Record<string, unknown>;
  /** One more with each change that asks for a new check */
  configVersion: number;
  /** Check of the connection */
  lastTest: LastTestOrNull;
  /** Account at the provider */
  connectedAccount: string | null;
  /** Last synchronization */
  lastSyncAt: string | null;
  /** How the last synchronization ended */
  lastSyncStatus: Open<NonNullable<'running' | 'ok' | 'failed' | null>> | null;
  /** How far the synchronization is */
  syncProgress: {
    /** Run */
    runId: string;
    /** Records taken */
    done: number;
    /** Of how many, where the provider tells */
    total: number | null;
  } | null;
  /** Last fault */
  lastError: IntegrationInstallationLastErrorOrNull;
  /** Takes webhooks */
  inbound: boolean;
  /** Installed by */
  installedById: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Publication */
export type IntegrationPublication = {
  /** Identifier */
  id: string;
  /** Public identifier: the publisher, a dot, the integration */
  slug: string;
  /** Version being worked on */
  number: number;
  /** Status */
  status: Open<'draft' | 'changes_requested' | 'in_review' | 'approved' | 'published' | 'suspended'>;
  /** What is published */
  manifest: Manifest;
  /** Check of the connection */
  checks: LastTestOrNull;
  /** What the reviewer asks for */
  reviewNote: string | null;
  /** Handed in for review */
  submittedAt: string | null;
  /** Reviewed */
  reviewedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Publisher */
export type IntegrationPublisher = {
  /** Portal */
  id: string;
  /** Name of the company */
  name: string;
  /** INN */
  inn: string;
  /** Who answers for the integrations */
  contact: string;
  /** Address of support */
  supportEmail: string;
  /** Page that tells what is done with data */
  privacyUrl: string;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Write at a provider */
export type IntegrationWrite = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** What is written */
  operation: string;
  /** Kind of the record it is written for */
  entityType: string | null;
  /** The record it is written for */
  entityId: string | null;
  /** Status */
  status: Open<'pending' | 'running' | 'in_doubt' | 'done' | 'failed'>;
  /** Attempts made */
  attempts: number;
  /** Last sent */
  sentAt: string | null;
  /** Times it was looked for while in doubt */
  sweeps: number;
  /** A person has to say what came of it */
  awaitsDecision: boolean;
  /** What the provider calls it */
  externalId: string | null;
  /** What the provider said of it */
  details: Record<string, unknown>;
  /** Last fault */
  lastError: IntegrationInstallationLastErrorOrNull;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Incoming invoice */
export type Invoice = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Number the supplier gave it */
  externalNumber: string | null;
  /** Date the supplier gave it */
  externalDate: string | null;
  /** Counterparty */
  counterpartyId: string;
  /** Supplier */
  supplierId: string;
  /** Who asks to be paid */
  supplier: Supplier;
  /** Requisition */
  procurementId: string | null;
  /** Invoice request it answers */
  invoiceRequestId: string | null;
  /**
   * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
   * invoice is refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency */
  currency: string;
  /** One unit of it in the company's currency, as it was on the day of the invoice */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Day of the supply, whose VAT is charged */
  supplyDate: string | null;
  /** Earlier invoice that this one corrects */
  correctionOf: string | null;
  /** Why a VAT rate of another time is right */
  vatRateOverrideReason: string | null;
  /** Status */
  status: Open<InvoiceStatus>;
  /** Status it returns to from a dispute */
  disputedFrom: Open<NonNullable<DisputedFromOrNull>> | null;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** To be paid by */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Not to be paid before the day after */
  onHoldUntil: string | null;
  /** Totals: sums of the rounded lines */
  totals: Totals;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Credited for goods that went back */
  creditedAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Decision, receipt and invoice held against each other */
  matching: Matching;
  /** Why a second invoice with this number is right */
  duplicateReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** What is disputed */
  disputeReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Purpose of the payment */
  purpose: string | null;
  /** Comment */
  comment: string | null;
  /** How it came */
  source: Open<Source>;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Invoice request */
export type InvoiceRequest = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Requisition */
  procurementId: string;
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name of the supplier */
  supplierName: string;
  /** How the supplier is asked: by our letter, or by the buyer himself */
  channel: Open<'email' | 'link'>;
  /** Where the letter goes */
  email: string | null;
  /** Words to the supplier */
  message: string | null;
  /** Invoice wanted by */
  dueDate: string | null;
  /** Status */
  status: Open<'sent' | 'failed' | 'partially_invoiced' | 'invoiced' | 'cancelled'>;
  /** Why the letter was not delivered */
  error: string | null;
  /** Sent */
  sentAt: string;
  /** Lines */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Line of the requisition */
    procurementItemId: string;
    /** Accepted quantity */
    allocationId: string;
    /** Asked for */
    quantity: string;
    /** Invoiced so far */
    invoicedQuantity: string;
    /** Accepted price per unit */
    price: string;
    /** VAT rate */
    vatRate: Open<NonNullable<VatRateOrNull>> | null;
    /** VAT in the price */
    vatMode: Open<VatMode>;
    /** Currency of the price */
    currency: string;
  }>;
  /** Invoices that answer it */
  invoiceIds: Array<string>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Logistics object */
export type LogisticsObject = {
  /** Identifier */
  id: string;
  /** Code. Given by a sequence where it is left out. */
  code: string;
  /** Name */
  name: string;
  /** Kind */
  kind: Open<LogisticsObjectKind>;
  /** Address */
  address: string | null;
  /** Region */
  region: string | null;
  /** Latitude. Degrees north. */
  latitude: string | null;
  /** Longitude. Degrees east. */
  longitude: string | null;
  /** Contact person */
  contactName: string | null;
  /** Phone */
  phone: string | null;
  /** Warehouse */
  warehouseId: string | null;
  /** Counterparty */
  counterpartyId: string | null;
  /** Working hours */
  workingHours: string | null;
  /** Comment */
  comment: string | null;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive: boolean;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Conversation */
export type MailboxThread = {
  /** Identifier */
  id: string;
  /** Subject */
  subject: string;
  /** Addresses of the other side */
  participants: Array<string>;
  /** Records it is about: suggested ones and confirmed ones */
  linkedTo: Array<{
    /** Kind of the record */
    entityType: Open<LinkedToItemEntityType>;
    /** The record */
    id: string;
    /** Suggested by the platform, or confirmed by a person */
    status: Open<'suggested' | 'confirmed'>;
    /** It answers a letter of ours about the record, somebody of the record writes, or a person said so */
    source: Open<'letter' | 'address' | 'person'>;
    /** Linked */
    linkedAt: string;
  }>;
  /** Letters */
  messageCount: number;
  /** Letters nobody has read yet */
  unreadCount: number;
  /** Last letter */
  lastMessageAt: string;
  /** Whether the last letter came in or went out */
  lastDirection: Open<'in' | 'out'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Messenger channel */
export type MessengerChannel = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** Identifier at the provider */
  channelId: string;
  /** Messenger, in the words of the provider */
  transport: string;
  /** Name or number */
  label: string;
  /** State, in the words of the provider */
  state: string;
  /** Messages can be sent through it */
  works: boolean;
  /** Kinds of chats it reaches */
  chatTypes: Array<string>;
  /** The provider lists it no more */
  isGone: boolean;
  /** Last read from the provider */
  syncedAt: string;
};

/** Conversation in a messenger */
export type MessengerConversation = {
  /** Identifier */
  id: string;
  /** Channel, as the provider knows it */
  channelId: string;
  /** Name or number of the channel */
  channelLabel: string;
  /** Kind of the chat, in the words of the provider */
  chatType: string;
  /** Chat, as the provider knows it */
  chatId: string;
  /** Whom it is with */
  name: string;
  /** Phone, digits alone */
  phone: string | null;
  /** Records it is about: suggested ones and confirmed ones */
  linkedTo: Array<{
    /** Kind of the record */
    entityType: Open<LinkedToLinkedToItemEntityType>;
    /** The record */
    id: string;
    /** Suggested by the platform, or confirmed by a person */
    status: Open<'suggested' | 'confirmed'>;
    /** The phone is one of the record, somebody wrote from the record, or a person said so */
    source: Open<'phone' | 'message' | 'person'>;
    /** Linked */
    linkedAt: string;
  }>;
  /** Messages */
  messageCount: number;
  /** Messages nobody has read yet */
  unreadCount: number;
  /** Last message */
  lastMessageAt: string;
  /** Whether the last message came in or went out */
  lastDirection: Open<'in' | 'out'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Message in a messenger */
export type MessengerMessage = {
  /** Identifier */
  id: string;
  /** Conversation */
  conversationId: string;
  /** Whether it came in or went out */
  direction: Open<'in' | 'out'>;
  /** Identifier at the provider. Null until the provider has told it. */
  messageId: string | null;
  /** Write at the provider. What it is known by in the outbox of the integration; null for what was not written here. */
  requestId: string | null;
  /** Text */
  text: string | null;
  /** File */
  file: {
    /** Name */
    fileName: string;
    /** Media type, found in the content */
    mimeType: string;
    /** Size in bytes */
    sizeBytes: number;
    /** File of the portal; null until it is fetched, and for what was not kept */
    fileId: string | null;
    /** Why it was not kept */
    notKept: Open<NonNullable<'file_type' | 'quota' | 'unavailable' | null>> | null;
  } | null;
  /** Status. Null for what came in. */
  status: Open<NonNullable<'queued' | 'sent' | 'failed' | 'delivered' | 'read' | null>> | null;
  /**
   * It is not known whether it left. It was handed over and the provider has not said what came of it. It is not
   * sent again by itself.
   */
  inDoubt: boolean;
  /** Why it was not delivered */
  error: string | null;
  /** Who wrote it, as the provider tells */
  authorName: string | null;
  /** Written */
  sentAt: string;
  /** Edited */
  editedAt: string | null;
  /** Taken back by who wrote it */
  deletedAt: string | null;
  /** Read by us */
  readAt: string | null;
  /** Written by */
  createdById: string | null;
};

/** Notice settings */
export type NoticeSettings = {
  /** Person */
  id: string;
  /** Hour of the letter of the day, by the clock of the person */
  digestHour: number;
  /** Time zone of that clock */
  timeZone: string;
  /** How the person hears, by kind */
  ways: {
    /** Something waits for your approval */
    'approval.asked': Open<ApprovalAsked>;
    /** What you sent was approved or rejected */
    'approval.decided': Open<ApprovalAsked>;
    /** Nobody is left to approve a step */
    'approval.deserted': Open<ApprovalAsked>;
    /** A supplier sent or changed a quote */
    'quote.came': Open<ApprovalAsked>;
    /** A supplier declined to quote */
    'quote.declined': Open<ApprovalAsked>;
    /** A supplier asked or answered a question */
    'question.came': Open<ApprovalAsked>;
    /** The deadline of a request for quotes is near */
    'rfq.deadline_near': Open<ApprovalAsked>;
    /** The time to answer a request is over */
    'rfq.ended': Open<ApprovalAsked>;
    /** Your budget is used up to a mark, or overrun */
    'budget.short': Open<ApprovalAsked>;
    /** A supplier answered your order */
    'order.answered': Open<ApprovalAsked>;
    /** An order is late */
    'order.late': Open<ApprovalAsked>;
    /** A qualification of a supplier ends soon */
    'qualification.ending': Open<ApprovalAsked>;
    /** Goods of your requisition came */
    'goods.received': Open<ApprovalAsked>;
    /** A delivery is late */
    'goods.late': Open<ApprovalAsked>;
    /** A requisition was made by schedule */
    'need.made': Open<ApprovalAsked>;
    /** A requisition could not be made by schedule */
    'need.failed': Open<ApprovalAsked>;
    /** Stock fell below its reorder points */
    'stock.low': Open<ApprovalAsked>;
    /** Stock no longer covers what you reserved */
    'stock.reserved_short': Open<ApprovalAsked>;
    /** An invoice differs from the order */
    'invoice.differs': Open<ApprovalAsked>;
    /** A customer answered your proposal */
    'proposal.answered': Open<ApprovalAsked>;
    /** Somebody mentioned you */
    'record.mentioned': Open<ApprovalAsked>;
    /** Somebody commented on what you follow */
    'record.commented': Open<ApprovalAsked>;
    /** Your import has ended */
    'import.ended': Open<ApprovalAsked>;
    /** Your export has ended */
    'export.ended': Open<ApprovalAsked>;
    /** Your letter was not delivered */
    'letter.undelivered': Open<ApprovalAsked>;
    /** An API key expires soon */
    'key.expiring': Open<ApprovalAsked>;
    /** An agent waits for your decision */
    'write.waits': Open<ApprovalAsked>;
    /** An integration was stopped by the operator */
    'integration.suspended': Open<ApprovalAsked>;
    /** A webhook is not being delivered */
    'webhook.failing': Open<ApprovalAsked>;
    /** A webhook was switched off */
    'webhook.disabled': Open<ApprovalAsked>;
    /** A test portal is removed soon */
    'test_portal.unused': Open<ApprovalAsked>;
  };
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Paid widget */
export type PaidWidget = {
  /** Identifier; null until a licence was begun */
  id: string | null;
  /** Code */
  slug: string;
  /** Name */
  name: string;
  /** What it is for */
  description: string;
  /** Licence */
  licenseStatus: Open<'notPaid' | 'trial' | 'active' | 'disabled'>;
  /** Licence in force: outside its period it is not paid */
  effectiveLicenseStatus: Open<'notPaid' | 'trial' | 'active' | 'disabled'>;
  /** In force from */
  activeFrom: string | null;
  /** In force until */
  activeUntil: string | null;
  /** Price of a month, ₽ */
  priceMonthlyRub: string;
  /**
   * This month, ₽. Price × days of this month that the licence is paid for / days of the month, rounded to kopecks.
   * A trial costs nothing.
   */
  estimatedMonthlyAmountRub: string;
  /** Days of a trial */
  trialDays: number;
  /** The trial was used */
  trialUsed: boolean;
  /** Shown to the portal */
  visible: boolean;
  /** Note of the platform */
  note: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Payment order file */
export type PaymentOrderFile = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** File */
  name: string;
  /** Payment orders in it */
  count: number;
  /** Their amounts together */
  total: string;
  /** Payer */
  payer: {
    /** Name */
    name: string;
    /** INN */
    inn: string;
    /** KPP */
    kpp: string | null;
    /** Settlement account */
    account: string;
    /** Bank */
    bank: string;
    /** BIK */
    bik: string;
    /** Correspondent account */
    correspondentAccount: string | null;
  } | null;
  /** Payment orders */
  orders: Array<{
    /** Invoice */
    invoiceId: string;
    /** Number of the payment order */
    number: number;
    /** Date */
    date: string;
    /** Amount */
    amount: string;
    /** Payee */
    payee: {
      /** Name */
      name: string;
      /** INN */
      inn: string;
      /** KPP */
      kpp: string | null;
      /** Settlement account */
      account: string;
      /** Bank */
      bank: string;
      /** BIK */
      bik: string;
      /** Correspondent account */
      correspondentAccount: string | null;
    };
    /** Purpose of the payment */
    purpose: string;
  }> | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Pending write */
export type PendingWrite = {
  /** Identifier */
  id: string;
  /** The key that asks */
  apiKeyId: string;
  /** Name of the key */
  keyName: string;
  /** Address of the write */
  address: string;
  /** What it does */
  title: {
    /** In English */
    en: string;
    /** In Russian */
    ru: string;
  };
  /** What the write was given */
  input: Record<string, unknown>;
  /** What it would do: a dry run of it */
  preview: Record<string, unknown>;
  /** Status */
  status: Open<'waiting' | 'approved' | 'done' | 'failed' | 'rejected' | 'expired'>;
  /** Why it was rejected */
  reason: string | null;
  /** Decided */
  decidedAt: string | null;
  /** Decided by */
  decidedBy: string | null;
  /** What it answered when it was done */
  answer: Record<string, unknown> | null;
  /** Waits until */
  expiresAt: string;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Pipeline stage */
export type PipelineStage = {
  /** Identifier */
  id: string;
  /** Identifier in your system */
  externalId: string | null;
  /** Name */
  name: string;
  /** Short name. Used where space is short. */
  shortName: string | null;
  /** Colour. One of the palette. */
  color: Open<Color>;
  /** Place on the board */
  position: number;
  /** Built in. Can be renamed and switched off, but not archived. */
  isSystem: boolean;
  /** Requisitions can enter it */
  isActive: boolean;
  /** Statuses. A requisition that takes one of them moves to this stage. Each status belongs to one stage. */
  statuses: Array<Open<StatusesItem>>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Price list */
export type PriceList = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Name */
  name: string;
  /** Kind */
  kind: Open<PriceListKind>;
  /** Counterparty: whose prices, or for whom */
  counterpartyId: string | null;
  /** Currency */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** First day */
  validFrom: string | null;
  /** Last day */
  validTo: string | null;
  /** The one to take when none is named, among lists of its kind and counterparty */
  isDefault: boolean;
  /** Comment */
  comment: string | null;
  /** Version of the prices */
  currentVersion: number;
  /** Counters */
  counters: Counters;
  /** First made active */
  publishedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Status */
  status: Open<PriceListStatus>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Purchase requisition */
export type Procurement = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Status */
  status: Open<StatusesItem>;
  /** Held from. Where it returns to from hold. */
  heldFrom: Open<NonNullable<HeldFromOrNull>> | null;
  /** Stage */
  stage: StageOrNull;
  /** Priority */
  priority: Open<Priority>;
  /** Customer */
  customerId: string | null;
  /** Contact of the customer */
  customerContact: CustomerContactOrNull;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName: string | null;
  /** Responsible */
  responsibleId: string | null;
  /** Requested by */
  requesterId: string | null;
  /** Department */
  departmentName: string | null;
  /** Due date */
  dueDate: string | null;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency. Of the totals. */
  currency: string;
  /** Planned total. Sum of the planned prices. */
  plannedTotal: string;
  /** Actual total. Sum of what was accepted, with VAT; null while nothing was decided. */
  actualTotal: string | null;
  /** Budget */
  budgetAmount: string | null;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode: string | null;
  /** Supplier chosen explicitly */
  selectedSupplierId: string | null;
  /** Selected supplier. The supplier named, or the only one holding accepted quantities. */
  selectedSupplier: SelectedSupplierOrNull;
  /** Covered. By decisions. */
  supplyCoverage: SupplyCoverage;
  /** Invoiced */
  invoiceCoverage: SupplyCoverage;
  /** Received */
  receiptCoverage: SupplyCoverage;
  /** Construction project */
  constructionProject: ProcurementConstructionProjectOrNull;
  /** Construction object */
  constructionObject: ConstructionObjectOrNull;
  /** Construction stage */
  constructionStage: ConstructionStageOrNull;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee: Array<CommitteeItem> | null;
  /** Comment */
  comment: string | null;
  /** Tags */
  tags: Array<string>;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it is on hold */
  holdReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Why it was closed short */
  closeReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Approved total. The planned total that was approved. */
  approvedTotal: string | null;
  /** Lines. Active ones. */
  lineCount: number;
  /** Copied from */
  copiedFromId: string | null;
  /** Made of the template */
  templateId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Requisition line */
export type ProcurementItem = {
  /** Identifier */
  id: string;
  /** Requisition */
  procurementId: string;
  /** Position */
  position: number;
  /** Catalog item */
  catalogItemId: string | null;
  /** Article */
  sku: string | null;
  /** Name */
  name: string;
  /** Type */
  itemType: Open<'product' | 'service'>;
  /** Quantity */
  quantity: string;
  /** Unit */
  uom: Open<BaseUom>;
  /** Base units in one. Base units of the item in one of the line, as they were when it was written. */
  factorToBase: string;
  /** Planned price. Per unit. */
  plannedPrice: string | null;
  /** Currency. Of the planned price. */
  currency: string;
  /** Exchange rate. One unit of its currency in that of the requisition, when the line was written. */
  fxRate: string | null;
  /** Planned amount. In the currency of the requisition. */
  plannedAmount: string;
  /** Accepted amount. With VAT, in the currency of the requisition. */
  actualAmount: string | null;
  /** VAT rate */
  vatRate: Open<NonNullable<VatRateOrNull>> | null;
  /** Needed by */
  requiredAt: string | null;
  /** Section of the estimate */
  sourceSectionName: string | null;
  /** Kind of work */
  workType: string | null;
  /** Need. Lines of one key may be bought together. */
  needGroupKey: string | null;
  /** Specification */
  specification: string | null;
  /** Manufacturer */
  manufacturer: string | null;
  /** Brand */
  brand: string | null;
  /** Analogs will do */
  analogsAllowed: boolean;
  /** Status */
  status: Open<'active' | 'cancelled'>;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Covered. The decision alone; what was received is told apart. */
  supplyCoverage: {
    /** How far */
    status: Open<SupplyCoverageStatus>;
    /** Percent. 100 only when covered and never 0 once begun. */
    percent: string;
    /** Accepted from suppliers */
    acceptedQuantity: string;
    /** Without a supplier yet */
    remainingQuantity: string;
    /** Suppliers. By name. */
    suppliers: Array<{
      /** Supplier */
      supplierId: string;
      /** Name */
      name: string;
      /** Accepted quantity */
      quantity: string;
    }>;
  };
  /** Invoiced */
  invoicedQuantity: string;
  /** Received. Less what went back to suppliers. */
  receivedQuantity: string;
  /** Sent back at the door */
  rejectedQuantity: string;
  /** Returned to suppliers */
  returnedQuantity: string;
  /** Not expected any more. Closed short, or issued from stock. */
  closedShortQuantity: string;
  /** Reserved in stock */
  reservedQuantity: string;
  /** Issued from stock. Part of what is not expected any more. */
  fromStockQuantity: string;
  /**
   * What its quantity was counted from. Of a line that a reorder point asked for; the quantity may have been changed
   * since.
   */
  reorder: {
    /** On hand */
    onHand: string;
    /** Reserved */
    reserved: string;
    /** Expected by approved requisitions */
    expected: string;
    /** In proposals that are not approved yet */
    proposed: string;
    /** Minimum */
    minimum: string;
    /** Target */
    target: string | null;
    /** Lot */
    lot: string | null;
    /** To be asked for */
    quantity: string;
  } | null;
  /** Product fields. Of the portal, by key. */
  productFields: Record<string, unknown>;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Where it came from */
  sourceRef: {
    /** Import */
    jobId: string;
    /** Row of the import */
    rowId: string;
  } | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Supplier of the requisition */
export type ProcurementSupplier = {
  /** Identifier */
  id: string;
  /** Requisition */
  procurementId: string;
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name */
  name: string;
  /** Contact */
  contactId: string | null;
  /** Status. `selected` and `not_selected` follow from the decisions. */
  status: Open<ProcurementSupplierStatus>;
  /** Note */
  note: string | null;
  /** Why it is excluded */
  excludeReason: string | null;
  /** How it came here */
  addedFrom: Open<AddedFrom>;
  /** Asked */
  invitedAt: string | null;
  /** Declined. And was not asked since. */
  declinedAt: string | null;
  /** Answered */
  quotedAt: string | null;
  /** Accepted. What was accepted from it: its part of the quantities of all lines. */
  supplyCoverage: ProcurementSupplierSupplyCoverage;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Product field */
export type ProductField = {
  /** Identifier */
  id: string;
  /** Key */
  key: string;
  /** Label */
  label: string;
  /** Type */
  type: Open<'string' | 'number' | 'date' | 'boolean' | 'select'>;
  /** Options of a choice */
  options: ProductFieldOptionsOrNull;
  /** A new line must have a value */
  required: boolean;
  /** Place in the form */
  position: number;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Group of a provider */
export type ProviderGroup = {
  /** Identifier */
  id: string;
  /** Identity provider */
  providerId: string;
  /** Name */
  name: string;
  /**
   * Role of its people. Null gives nothing. The provider decides who is in the group, and the company what the group
   * may do.
   */
  roleId: string | null;
  /** How many people are in it */
  people: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Order to a supplier */
export type PurchaseOrder = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Requisition */
  procurementId: string;
  /** Number of the requisition */
  procurementNumber: string;
  /** Counterparty */
  counterpartyId: string;
  /** Supplier */
  supplierId: string;
  /** Who delivers */
  supplier: Supplier;
  /** Our party. The default seller profile when the order is made. */
  sellerProfileId: string | null;
  /** Responsible */
  responsibleId: string | null;
  /** Currency */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Warehouse */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Terms of delivery */
  deliveryTerms: string | null;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Words to the supplier */
  comment: string | null;
  /** Lines */
  lineCount: number;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Invoicing */
  invoicing: Open<'none' | 'part' | 'whole' | 'over'>;
  /**
   * Invoiced. With VAT, by invoices that stand, in the currency of the order; those in another count by quantity
   * alone.
   */
  invoicedAmount: string;
  /** Paid. Of what is invoiced. */
  paidAmount: string;
  /** Left to invoice. With VAT, at the prices of the order: what of its lines nobody has invoiced. */
  leftAmount: string;
  /** Next delivery expected. The earliest day of what has not come yet: as promised, or else as wanted. */
  expectedDate: string | null;
  /** Something should have come by now */
  late: boolean;
  /** Status */
  status: Open<PurchaseOrderStatus>;
  /** Revision. Grows when what was sent is changed; answers to an earlier revision are refused. */
  revision: number;
  /** Sent. This revision. */
  sentAt: string | null;
  /** First opened by the supplier */
  openedAt: string | null;
  /** Answered */
  answeredAt: string | null;
  /** What the supplier answered */
  answerOutcome: Open<NonNullable<'confirmed' | 'confirmed_in_part' | 'declined' | null>> | null;
  /** Where the answer came from */
  answerSource: Open<NonNullable<'supplier_link' | 'staff' | null>> | null;
  /** Who answered */
  answerName: string | null;
  /** Comment of the supplier */
  answerComment: string | null;
  /** Why it was declined */
  declineReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it was closed short */
  closeReason: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Answer to an order */
export type PurchaseOrderAnswer = {
  /** Identifier */
  id: string;
  /** Revision that was answered */
  revision: number;
  /** What was said */
  outcome: Open<'confirmed' | 'confirmed_in_part' | 'declined'>;
  /** Where it came from */
  source: Open<'supplier_link' | 'staff'>;
  /** Who answered */
  name: string | null;
  /** Comment */
  comment: string | null;
  /** What was said of each line */
  lines: Array<{
    /** Place among the lines */
    position: number;
    /** Name */
    name: string;
    /** Ordered */
    quantity: string;
    /** Confirmed */
    confirmedQuantity: string;
    /** Promised for */
    promisedDate: string | null;
    /** Remark */
    supplierRemark: string | null;
  }>;
  /** When */
  answeredAt: string;
  /** Employee who entered it */
  answeredBy: string | null;
};

/** Sending of an order */
export type PurchaseOrderSending = {
  /** Identifier */
  id: string;
  /** Revision that was sent */
  revision: number;
  /** How it was sent */
  channel: Open<'email' | 'link'>;
  /** To whom */
  recipients: Array<string>;
  /** Subject */
  subject: string | null;
  /** Message */
  message: string | null;
  /** Sent by */
  sentBy: string | null;
  /** Sent */
  sentAt: string;
  /** First opened */
  openedAt: string | null;
  /** Times opened */
  openCount: number;
  /** Addresses that were not reached */
  undelivered: Array<string>;
  /** File of it, PDF */
  pdfFileId: string | null;
};

/** Regional settings */
export type RegionalSettings = {
  /** Identifier */
  id: string;
  /** Currency the company counts in */
  currency: string;
  /** Locale, BCP 47 */
  locale: string;
  /** Time zone of the IANA list; decides what today is */
  timezone: string;
  /** How dates are written */
  dateFormat: Open<'dd.MM.yyyy' | 'dd/MM/yyyy' | 'MM/dd/yyyy' | 'yyyy-MM-dd'>;
  /** How numbers are written */
  numberFormat: {
    /** Before the fraction */
    decimal: Open<',' | '.'>;
    /** Between thousands; may be nothing */
    group: Open<' ' | ' ' | ' ' | ',' | '.' | "'" | ''>;
  };
  /** First day of the week, 0 is Sunday */
  weekStart: number;
  /** VAT of new documents */
  vatDefaults: {
    /** Prices and VAT */
    mode: Open<VatMode>;
    /** VAT rate */
    rate: Open<Rate>;
  };
  /** Between the cells of a CSV file */
  csvDelimiter: Open<';' | ',' | '\t'>;
  /** Where exchange rates come from: set by hand, or the Bank of Russia */
  fxSource: Open<'manual' | 'cbr'>;
  /**
   * Address of the map tiles. With `{z}`, `{x}` and `{y}` of the usual scheme (Web Mercator, 256 pixels); `https`
   * alone. Browsers ask it themselves. Null for the map that comes with the product.
   */
  mapTilesUrl: string | null;
  /** Who made the map. Stands on the map as the licence of the tiles demands; needed with an address. */
  mapTilesAttribution: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Export of a list */
export type RegisterExport = {
  /** Identifier */
  id: string;
  /** List */
  list: string;
  /** Title */
  title: string;
  /** Filters and order of the list */
  filters: Record<string, unknown>;
  /** Rows of the file. A row for each record, or for each line inside the records. */
  rows: Open<'records' | 'lines'>;
  /** Columns, in this order; null for the usual ones */
  columns: Array<string> | null;
  /** Format */
  format: Open<'xlsx' | 'csv'>;
  /** Zone whose clocks tell the times */
  timeZone: string;
  /** Language of its words */
  language: Open<'ru' | 'en'>;
  /** Status */
  status: Open<'working' | 'ready' | 'failed'>;
  /** Rows written so far */
  rowCount: number;
  /** File name */
  fileName: string;
  /** Bytes */
  sizeBytes: number | null;
  /** Why it failed */
  problem: string | null;
  /** Expires: the file goes */
  expiresAt: string;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Remembered match */
export type RememberedMatch = {
  /** Identifier */
  id: string;
  /** Supplier */
  supplierId: string;
  /** Name of the supplier */
  supplierName: string | null;
  /** What the item is known by */
  kind: Open<'article' | 'code' | 'name'>;
  /** As the supplier writes it */
  text: string;
  /** Catalog item */
  catalogItemId: string;
  /** Name of the item */
  catalogItemName: string | null;
  /** Document it was last said in */
  documentId: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Reorder point */
export type ReorderPoint = {
  /** Identifier */
  id: string;
  /** Catalog item */
  catalogItemId: string;
  /** Name */
  itemName: string;
  /** Article */
  sku: string | null;
  /** Unit */
  uom: Open<BaseUom>;
  /** Warehouse */
  warehouseId: string;
  /** Minimum. Below it more is asked for. In the base unit of the item, as are the target and the lot. */
  minimum: string;
  /** Target. Up to which it is filled; the minimum where it is left out. */
  target: string | null;
  /** Lot. The quantity is a multiple of it. */
  lot: string | null;
  /** Delivery takes, days */
  leadTimeDays: number | null;
  /** Preferred supplier. Becomes a candidate of the requisition that is proposed. */
  supplierId: string | null;
  /** Name of the supplier */
  supplierName: string | null;
  /** In use */
  isActive: boolean;
  /** How it stands. `quantity` is what a proposal would ask for now. */
  figures: {
    /** On hand */
    onHand: string;
    /** Reserved */
    reserved: string;
    /** Expected by approved requisitions */
    expected: string;
    /** In proposals that are not approved yet */
    proposed: string;
    /** Minimum */
    minimum: string;
    /** Target */
    target: string | null;
    /** Lot */
    lot: string | null;
    /** To be asked for */
    quantity: string;
  };
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Basket of a price index */
export type ReportBasket = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** A day of the base month. Kept as the first day of its month, whose cost is 100. */
  baseMonth: string;
  /** Items, the whole list */
  items: Array<{
    /** Catalog item */
    catalogItemId: string;
    /** Quantity in its base unit */
    quantity: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Letter with a report */
export type ReportLetter = {
  /** Identifier */
  id: string;
  /** Owner */
  ownerId: string;
  /** Name */
  name: string;
  /** Report, and what it is asked by */
  asked: Asked;
  /** What comes with it */
  form: Open<'figures' | 'xlsx'>;
  /**
   * Who gets it. People who may read reports; the caller himself unless given. Whoever may no longer read them gets
   * none.
   */
  recipientIds: Array<string>;
  /** Schedule */
  schedule: Schedule;
  /** Paused */
  isPaused: boolean;
  /** Next day */
  nextDate: string;
  /** Sent last */
  sentAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Page of reports */
export type ReportPage = {
  /** Identifier */
  id: string;
  /** Owner */
  ownerId: string;
  /** Name */
  name: string;
  /** Everybody who may read reports sees it */
  isShared: boolean;
  /** Tiles, in their order, the whole list */
  tiles: Array<{
    /** Report */
    report: Open<Report>;
    /** Period. Moves with the day it is read on; `year` unless given, or unless `from` and `to` name days. */
    span?: Open<Span>;
    /** From the day */
    from?: string;
    /** To the day */
    to?: string;
    /** Looked at by. Of spend alone. */
    by?: Open<By>;
    /** Of this supplier alone. Of spend alone. */
    counterpartyId?: string;
    /** Of this category alone. Of spend alone. */
    categoryId?: string;
    /** Of this department alone. Of spend alone. */
    department?: string;
    /** Of this item alone. Of spend alone. */
    catalogItemId?: string;
    /** Currency it is counted in. Of spend and the price index; that of the portal unless given. */
    currency?: string;
    /** Basket. Of the price index, which needs it. */
    basketId?: string;
    /** How it is shown */
    form: Open<'figure' | 'table' | 'bars'>;
    /** What it is called */
    title?: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Template of requisitions */
export type RequisitionTemplate = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** In use */
  isActive: boolean;
  /** Title of its requisitions. The name of the template where it is left out. */
  title: string | null;
  /** Priority */
  priority: Open<Priority>;
  /** Customer */
  customerId: string | null;
  /** Contact of the customer */
  customerContact: CustomerContactOrNull;
  /** Department */
  departmentName: string | null;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId: string | null;
  /** Currency. Of the totals. */
  currency: string;
  /** Budget */
  budgetAmount: string | null;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode: string | null;
  /** Construction project */
  constructionProject: ProcurementConstructionProjectOrNull;
  /** Construction object */
  constructionObject: ConstructionObjectOrNull;
  /** Construction stage */
  constructionStage: ConstructionStageOrNull;
  /** Comment */
  comment: string | null;
  /** Tags */
  tags: Array<string>;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /**
   * Responsible. Of its requisitions, and told of those that the schedule makes; whoever made the template where it
   * is empty.
   */
  responsibleId: string | null;
  /** Due in so many days. After the day a requisition is made; without it the due date stays empty. */
  dueInDays: number | null;
  /** Lines */
  lines: Array<{
    /** Catalog item */
    catalogItemId: string | null;
    /** Article */
    sku: string | null;
    /** Name */
    name: string;
    /** Type */
    itemType: Open<'product' | 'service'>;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Planned price. Per unit. */
    plannedPrice: string | null;
    /** Currency. Of the planned price. */
    currency: string;
    /** VAT rate */
    vatRate: Open<NonNullable<VatRateOrNull>> | null;
    /** Section of the estimate */
    sourceSectionName: string | null;
    /** Kind of work */
    workType: string | null;
    /** Need. Lines of one key may be bought together. */
    needGroupKey: string | null;
    /** Specification */
    specification: string | null;
    /** Manufacturer */
    manufacturer: string | null;
    /** Brand */
    brand: string | null;
    /** Analogs will do */
    analogsAllowed: boolean;
    /** Product fields. Of the portal, by key. */
    productFields: Record<string, unknown>;
    /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
    customFields: Record<string, unknown>;
  }>;
  /** Schedule */
  schedule: ScheduleOrNull;
  /** Paused. Days that pass meanwhile are not made up for. */
  isPaused: boolean;
  /** Send for approval at once. Needs `dueInDays`. What cannot be sent stays a draft, and the notice says why. */
  submits: boolean;
  /** Next day */
  nextDate: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Day of a schedule */
export type RequisitionTemplateRun = {
  /** Identifier */
  id: string;
  /** Template */
  templateId: string;
  /** Planned for */
  plannedDate: string;
  /** State */
  status: Open<'planned' | 'made' | 'failed'>;
  /** Made on a later day */
  isLate: boolean;
  /** Earlier days that it stands for */
  missed: number;
  /** Requisition */
  requisitionId: string | null;
  /** Number of the requisition */
  requisitionNumber: string | null;
  /** Why it was not made or not sent */
  problem: {
    /** In English */
    en: string;
    /** In Russian */
    ru: string;
  } | null;
  /** Created */
  createdAt: string;
  /** Made */
  madeAt: string | null;
};

/** Question about a request for quotes */
export type RfqQuestion = {
  /** Identifier */
  id: string;
  /** Request for quotes */
  rfqId: string;
  /** Recipient of the request */
  recipientId: string;
  /** Supplier */
  supplierName: string;
  /** Who asks */
  side: Open<'supplier' | 'buyer'>;
  /** Question */
  text: string;
  /** Asked */
  askedAt: string;
  /** Answer */
  answer: string | null;
  /** Answered */
  answeredAt: string | null;
  /** Who speaks for the supplier. As they named themselves. */
  supplierPerson: string | null;
  /** Who speaks for the buyers */
  employeeId: string | null;
  /** Name of who speaks for the buyers */
  employeeName: string | null;
  /** Question as all suppliers read it */
  publishedQuestion: string | null;
  /** Answer as all suppliers read it */
  publishedAnswer: string | null;
  /** Shown to all suppliers */
  publishedAt: string | null;
  /** Version */
  version: number;
  /** Changed */
  updatedAt: string;
};

/** Role */
export type Role = {
  /** Identifier */
  id: string;
  /** Code */
  code: string;
  /** Name */
  name: string;
  /** Given by the platform and never changed */
  isSystem: boolean;
  /** Permissions. A caller gives only permissions that he holds himself. */
  permissions: Array<
    Open<
      | 'company_settings.read'
      | 'company_settings.update'
      | 'users.read'
      | 'users.invite'
      | 'users.update'
      | 'users.deactivate'
      | 'users.assign_role'
      | 'api_keys.read'
      | 'api_keys.create'
      | 'api_keys.archive'
      | 'webhooks.read'
      | 'webhooks.manage'
      | 'webhooks.redeliver'
      | 'integrations.read'
      | 'integrations.install'
      | 'integrations.configure'
      | 'integrations.enable'
      | 'integrations.sync'
      | 'integrations.logs'
      | 'audit.read'
      | 'audit.export'
      | 'custom_fields.read'
      | 'custom_fields.manage'
      | 'custom_fields.write_value'
      | 'pipeline.read'
      | 'pipeline.manage'
      | 'document_templates.read'
      | 'document_templates.manage'
      | 'document_templates.preview'
      | 'budgets.read'
      | 'budgets.create'
      | 'budgets.update'
      | 'budgets.delete'
      | 'budgets.transfer'
      | 'purchase_requisitions.read'
      | 'purchase_requisitions.create'
      | 'purchase_requisitions.update'
      | 'purchase_requisitions.delete'
      | 'purchase_requisitions.status'
      | 'purchase_requisitions.approve'
      | 'purchase_requisitions.assign'
      | 'purchase_requisitions.import'
      | 'purchase_requisitions.export'
      | 'quote_decisions.read'
      | 'quote_decisions.save'
      | 'supplier_rfqs.read'
      | 'supplier_rfqs.create'
      | 'supplier_rfqs.update'
      | 'supplier_rfqs.delete'
      | 'supplier_rfqs.send'
      | 'supplier_rfqs.remind'
      | 'supplier_quotes.read'
      | 'supplier_quotes.create'
      | 'supplier_quotes.update'
      | 'supplier_quotes.submit'
      | 'supplier_quotes.compare'
      | 'purchase_orders.read'
      | 'purchase_orders.create'
      | 'purchase_orders.update'
      | 'purchase_orders.send'
      | 'purchase_orders.delete'
      | 'catalog.read'
      | 'catalog.create'
      | 'catalog.update'
      | 'catalog.delete'
      | 'catalog.import'
      | 'catalog.export'
      | 'catalog.cost_read'
      | 'stock.read'
      | 'stock.count'
      | 'stock.adjust'
      | 'stock.receive'
      | 'stock.reserve'
      | 'warehouses.read'
      | 'warehouses.create'
      | 'warehouses.update'
      | 'warehouses.delete'
      | 'counterparties.read'
      | 'counterparties.create'
      | 'counterparties.update'
      | 'counterparties.delete'
      | 'counterparties.qualify'
      | 'counterparties.assortment'
      | 'counterparties.bank_read'
      | 'price_lists.read'
      | 'price_lists.create'
      | 'price_lists.update'
      | 'price_lists.delete'
      | 'price_lists.archive'
      | 'price_lists.export'
      | 'invoices.read'
      | 'invoices.create'
      | 'invoices.update'
      | 'invoices.status'
      | 'payments.read'
      | 'payments.create'
      | 'payments.update'
      | 'payments.delete'
      | 'commercial_proposals.read'
      | 'commercial_proposals.create'
      | 'commercial_proposals.update'
      | 'commercial_proposals.delete'
      | 'commercial_proposals.submit'
      | 'commercial_proposals.approve'
      | 'commercial_proposals.send'
      | 'commercial_proposals.convert'
      | 'commercial_proposals.export'
      | 'sales_invoices.read'
      | 'sales_invoices.create'
      | 'sales_invoices.update'
      | 'sales_invoices.delete'
      | 'sales_invoices.submit'
      | 'sales_invoices.approve'
      | 'sales_invoices.issue'
      | 'sales_invoices.send'
      | 'sales_invoices.void'
      | 'sales_invoices.export'
      | 'contracts.read'
      | 'contracts.create'
      | 'contracts.update'
      | 'contracts.approve'
      | 'contracts.delete'
      | 'contracts.export'
      | 'margins.read'
      | 'reports.read'
      | 'logistics.read'
      | 'logistics.create'
      | 'logistics.update'
      | 'logistics.delete'
      | 'logistics.documents'
      | 'logistics.track'
      | 'logistics.export'
      | 'files.read'
      | 'files.upload'
      | 'files.delete_own'
      | 'files.delete_any'
      | 'mailbox.read'
      | 'mailbox.link'
      | 'mailbox.send'
      | 'messengers.read'
      | 'messengers.send'
      | 'messengers.manage'
      | 'tasktracker.read'
      | 'tasktracker.link'
      | 'tasktracker.create'
      | 'tasktracker.manage'
      | 'edo.read'
      | 'edo.send'
      | 'edo.manage'
      | 'variables.read'
    >
  >;
  /** Whoever holds it signs in by a second factor */
  demandsSecondFactor: boolean;
  /** How many people hold it */
  people: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Sales invoice */
export type SalesInvoice = {
  /** Identifier */
  id: string;
  /** Number. Given when it is issued: without gaps for each seller and year, and never used again. */
  number: string | null;
  /** Title */
  title: string | null;
  /** Customer */
  customerId: string | null;
  /** Who is to pay */
  customer: CustomerOrNull;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Proposal it was made of. Null once another invoice took the place of one that was voided or cancelled. */
  proposalId: string | null;
  /** Number of the proposal */
  proposalNumber: string | null;
  /** Requisition */
  procurementId: string | null;
  /**
   * Contract. A contract in force with the customer; what has ended since stays named. Over its limit the invoice is
   * refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Date. The day it was issued. */
  issueDate: string | null;
  /** To be paid by. Where none is given, issuing counts it from the days of payment of the contract. */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Currency */
  currency: string;
  /**
   * One unit of it in the company's currency, as it was on the day of the invoice. Captured when it is issued unless
   * given.
   */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Lines printed besides */
  customRequisites: Array<{
    /** Label */
    label: string;
    /** Value */
    value: string;
  }>;
  /** Terms */
  termsText: string | null;
  /** Comment. For the company; never printed. */
  comment: string | null;
  /** Whose it is */
  ownerId: string | null;
  /** Rows */
  rowCount: number;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Total. What is to be paid: with VAT. */
  totalAmount: string;
  /** Costs captured */
  costCapturedAt: string | null;
  /** Cost in all. Of the rows whose cost is known, without VAT; captured when it is issued. */
  costTotalAmount: string | null;
  /** Gross profit. Of the rows whose cost is known. */
  grossProfitAmount: string | null;
  /** Gross margin, percent. Null where nothing is sold. */
  grossMarginPercent: string | null;
  /** Share of sales whose cost is known, percent */
  costCoveragePercent: string | null;
  /** Status */
  status: Open<SalesInvoiceStatus>;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Why it was sent back */
  rejectReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it was voided */
  voidReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Issued by */
  issuedBy: string | null;
  /** Issued */
  issuedAt: string | null;
  /** File it was sent with */
  documentFileId: string | null;
  /** Last sent */
  sentAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Sending of a sales invoice */
export type SalesInvoiceSending = {
  /** Identifier */
  id: string;
  /** How it was sent */
  channel: Open<'email'>;
  /** To whom */
  recipients: Array<string>;
  /** Subject */
  subject: string | null;
  /** Message */
  message: string | null;
  /** File that was sent */
  fileId: string | null;
  /** Sent by */
  sentBy: string | null;
  /** Sent */
  sentAt: string;
  /** Addresses that were not reached */
  undelivered: Array<string>;
};

/** Saved view */
export type SavedView = {
  /** Identifier */
  id: string;
  /** Owner */
  ownerId: string;
  /** Page of the portal */
  list: string;
  /** Name */
  name: string;
  /** Everybody of the portal sees it */
  isShared: boolean;
  /** What stands in the address of the page */
  query: string;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Seller profile */
export type SellerProfile = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** Legal name */
  legalName: string;
  /** INN. 10 digits of a company, 12 of an entrepreneur. */
  inn: string;
  /** KPP. Of companies only. */
  kpp: string | null;
  /** OGRN. OGRNIP of an entrepreneur. */
  ogrn: string | null;
  /** OKPO. Stands on unified forms. */
  okpo: string | null;
  /** Tax regime */
  taxRegime: Open<TaxRegime>;
  /** VAT rate of new lines */
  defaultVatRate: Open<Rate>;
  /** Legal address */
  legalAddress: string | null;
  /** Phone */
  phone: string | null;
  /** E-mail */
  email: string | null;
  /** Payment requisites. Documents show the primary one. */
  paymentRequisites: Array<PaymentRequisitesItem>;
  /** Signatory */
  signatoryName: string | null;
  /** Position of the signatory */
  signatoryPosition: string | null;
  /** What the signatory acts on */
  signatoryBasis: string | null;
  /** Chief accountant */
  accountantName: string | null;
  /** Prefix of invoice numbers */
  invoicePrefix: string | null;
  /** Logo. A picture (PNG, JPEG or WebP) among the files of this profile. */
  logoFileId: string | null;
  /** Stamp. A picture (PNG, JPEG or WebP) among the files of this profile. */
  stampFileId: string | null;
  /** Signature. A picture (PNG, JPEG or WebP) among the files of this profile. */
  signatureFileId: string | null;
  /** Default. The one that new documents name unless told otherwise. */
  isDefault: boolean;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Stock movement */
export type Stock = {
  /** Identifier */
  id: string;
  /** Catalog item */
  catalogItemId: string;
  /** Warehouse */
  warehouseId: string;
  /** Number in the record of its warehouse and item */
  seq: number;
  /** Type */
  type: Open<
    'initial' | 'receipt' | 'issue' | 'transfer_out' | 'transfer_in' | 'adjustment' | 'return_to_supplier' | 'reversal'
  >;
  /** Quantity in the base unit; negative when it leaves */
  quantity: string;
  /** Cost of a unit: what it came in at, or the average it left at */
  unitCost: string | null;
  /** Currency of the cost */
  currency: string | null;
  /** Reason */
  reason: Open<NonNullable<'inventory' | 'damage' | 'loss' | 'found' | 'correction' | 'other' | null>> | null;
  /** Comment */
  comment: string | null;
  /** Issued to */
  issuedTo: string | null;
  /** Kind of the record it came from */
  sourceEntityType: string | null;
  /** Record it came from; both sides of a transfer share it */
  sourceEntityId: string | null;
  /** Happened */
  occurredAt: string;
  /** Movement it reverses */
  reversesId: string | null;
  /** Movement that reversed it */
  reversedById: string | null;
  /** What lay in the warehouse after it */
  balanceAfter: string;
  /** Recorded */
  createdAt: string;
  /** Recorded by */
  createdBy: string | null;
};

/** Stock count */
export type StockCount = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Warehouse */
  warehouseId: string;
  /** Category alone. Items of it and of all below it; everything that lies in the warehouse unless given. */
  categoryId: string | null;
  /** Blind. Whoever may only count is not shown what should lie there. */
  isBlind: boolean;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<'counting' | 'posted' | 'cancelled'>;
  /** Items */
  lineCount: number;
  /** Counted */
  countedCount: number;
  /** Posted */
  postedAt: string | null;
  /** Posted by */
  postedBy: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Line of a count */
export type StockCountLine = {
  /** Identifier */
  id: string;
  /** Stock count */
  countId: string;
  /** Warehouse */
  warehouseId: string;
  /** Catalog item */
  catalogItemId: string;
  /** Name */
  name: string;
  /** Article */
  sku: string | null;
  /** Unit */
  uom: Open<BaseUom>;
  /** Expected. When the count began, or when the item was found. Null for whoever counts blind. */
  expectedQuantity: string | null;
  /** Moved since. What came and went from then until it was counted. Null while it is not counted. */
  movedQuantity: string | null;
  /** Counted */
  countedQuantity: string | null;
  /** Difference. `countedQuantity` − (`expectedQuantity` + `movedQuantity`). */
  difference: string | null;
  /** When it was counted */
  countedAt: string | null;
  /** Counted by */
  countedBy: string | null;
  /** Note */
  note: string | null;
  /** Found beside what was expected */
  isFound: boolean;
  /** Stock movement */
  movementId: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Stock receipt */
export type StockReceipt = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Requisition */
  procurementId: string;
  /** Warehouse */
  warehouseId: string;
  /** Received at */
  receivedAt: string;
  /** Status */
  status: Open<'posted' | 'reversed'>;
  /** Delivery batch. One of the same requisition that carries these lines, being loaded, under way or delivered. */
  deliveryBatchId: string | null;
  /** Comment */
  comment: string | null;
  /** Why it was taken back */
  reverseReason: string | null;
  /** Taken back */
  reversedAt: string | null;
  /** Taken back by */
  reversedBy: string | null;
  /** Lines. What one supplier delivers by several decisions stands apart for each. */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Requisition line */
    procurementItemId: string;
    /** Supplier */
    supplierId: string | null;
    /** Decision it was delivered by */
    allocationId: string | null;
    /** Invoice line */
    invoiceLineId: string | null;
    /** Delivered. In the unit of the requisition line. */
    quantity: string;
    /** Sent back at the door */
    rejectedQuantity: string;
    /** Kept */
    receivedQuantity: string;
    /** Returned later. Of what was kept: it went back by returns to the supplier. */
    returnedQuantity: string;
    /** Why it was sent back */
    rejectReason: string | null;
    /** Cost of a base unit. As it went into the stock. */
    unitCost: string | null;
    /** Currency of the cost */
    currency: string | null;
    /** Batch number */
    batchNumber: string | null;
    /** Good until */
    expiresOn: string | null;
    /** Stock movement. Null where nothing was kept, or the line lies outside the stock. */
    movementId: string | null;
    /** Why it moved no stock. `no_item` stands in receipts made before 0.1. */
    outsideStock: Open<NonNullable<'service' | 'chosen' | 'no_item' | null>> | null;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
};

/** Stock reservation */
export type StockReservation = {
  /** Identifier */
  id: string;
  /** Requisition */
  procurementId: string;
  /** Number of the requisition */
  procurementNumber: string;
  /** Requisition line */
  procurementItemId: string;
  /** Warehouse */
  warehouseId: string;
  /** Catalog item */
  catalogItemId: string;
  /** Name */
  name: string;
  /** Article */
  sku: string | null;
  /** Unit */
  uom: Open<BaseUom>;
  /** Reserved. In the unit of the requisition line. */
  quantity: string;
  /** Issued */
  issuedQuantity: string;
  /** Held back now. In the base unit of the item; nothing once it has ended. */
  heldQuantity: string;
  /** Until. When it is released by itself; until it is issued or released unless given. */
  expiresAt: string | null;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<'active' | 'issued' | 'released'>;
  /** Why it was released */
  releaseReason: Open<NonNullable<'by_hand' | 'expired' | 'requisition_ended' | 'line_changed' | null>> | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Supplier link */
export type SupplierLink = {
  /** Identifier */
  id: string;
  /** Item */
  catalogItemId: string;
  /** Supplier */
  supplierId: string;
  /** Counterparty; empty if it is a supplier no more */
  counterpartyId: string | null;
  /** Name of the supplier */
  name: string | null;
  /** Where it is known from */
  sources: Array<
    Open<'manual' | 'price_list' | 'quote' | 'accepted_quote' | 'invoice' | 'receipt' | 'import' | 'integration'>
  >;
  /** Newest price that holds, per base unit */
  lastPrice: string | null;
  /** Currency of the newest price */
  lastCurrency: string | null;
  /** Newest price holds from */
  lastAt: string | null;
  /** Set by hand */
  manual: ManualOrNull;
};

/** Qualification of a supplier */
export type SupplierQualification = {
  /** Identifier */
  id: string;
  /** Counterparty */
  counterpartyId: string;
  /** Whom it is about */
  supplier: {
    /** Supplier */
    supplierId: string | null;
    /** Name */
    name: string;
    /** INN */
    inn: string | null;
  };
  /** Categories. What may be bought: these categories and what is below them; empty is everything. */
  categoryIds: Array<string>;
  /** Status */
  status: Open<SupplierQualificationStatus>;
  /** Valid until. The last day; null is as long as its documents are valid. */
  validUntil: string | null;
  /** Documents */
  documents: Array<{
    /** Kind */
    kind: Open<'charter' | 'register_extract' | 'licence' | 'certificate' | 'accounts' | 'authority' | 'other'>;
    /** Title or number */
    title?: string;
    /** Issued */
    issuedOn?: string;
    /** Valid until. The last day; left out is without end. */
    expiresOn?: string;
    /** File. Among the files of this qualification. */
    fileId?: string;
  }>;
  /** Ends. Its last day or that of the first document to end, whichever comes first. */
  endsOn: string | null;
  /** Responsible. Hears 30 and 7 days before it ends; whoever asked for it, where nobody is named. */
  responsibleId: string | null;
  /** Comment */
  comment: string | null;
  /** Why it was decided so */
  reason: string | null;
  /** Decided */
  decidedAt: string | null;
  /** Decided by */
  decidedBy: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Supplier quote */
export type SupplierQuote = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Request for quotes. That it answers. */
  rfqId: string | null;
  /** Requisition */
  procurementId: string | null;
  /** Recipient of the request */
  recipientId: string | null;
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name of the supplier */
  supplierName: string;
  /** How it came */
  source: Open<SupplierQuoteSource>;
  /** Status */
  status: Open<SupplierQuoteStatus>;
  /** Current version. 0 before the first submission. */
  currentVersion: number;
  /** A next version is being written. The current one applies until it is submitted. */
  revising: boolean;
  /** Prices are to be confirmed. The request has changed since. */
  needsReconfirmation: boolean;
  /** Prices are hidden. Until the deadline of the request. */
  sealed: boolean;
  /** Number of the supplier */
  externalNumber: string | null;
  /** Score of the buyers. 0 to 10. */
  internalScore: string | null;
  /** Comment of the buyers */
  comment: string | null;
  /** Why it was rejected. Suppliers never see it. */
  rejectReason: string | null;
  /** Currency of the quote */
  currency: string;
  /** Total with VAT. Null while prices are hidden. */
  totalGross: string | null;
  /** Prices are valid until */
  validUntil: string | null;
  /** Submitted */
  submittedAt: string | null;
  /** Drafts saved so far */
  draftVersion: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Return to a supplier */
export type SupplierReturn = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Receipt */
  receiptId: string;
  /** Number of the receipt */
  receiptNumber: string;
  /** Requisition */
  procurementId: string;
  /** Number of the requisition */
  procurementNumber: string;
  /** Supplier. Needed where the receipt names none. */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Whom they went back to */
  supplier: ContractCounterparty;
  /** Warehouse. The one of the receipt unless given. */
  warehouseId: string;
  /** Returned. Now unless given; not before the receipt. */
  returnedAt: string;
  /** Reason */
  reason: Open<'defective' | 'damaged' | 'wrong_item' | 'surplus' | 'expired' | 'other'>;
  /** What is wrong */
  comment: string | null;
  /** Replacement is expected. The requisition waits for the goods again; otherwise the quantity is closed short. */
  expectsReplacement: boolean;
  /** Currency */
  currency: string;
  /** Credit expected, with VAT. By the prices that were decided; null where one is not known. */
  amount: string | null;
  /** Status */
  status: Open<'awaiting_credit' | 'credited' | 'cancelled'>;
  /** Number of the credit note */
  creditNumber: string | null;
  /** Date of the credit note */
  creditDate: string | null;
  /** Credited, with VAT */
  creditAmount: string | null;
  /** Used against invoices. What is left of the credit stands for later invoices of the supplier. */
  creditUsed: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Lines */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Position */
    position: number;
    /** Line of the receipt */
    receiptLineId: string;
    /** Requisition line */
    procurementItemId: string;
    /** Catalog item */
    catalogItemId: string | null;
    /** Name */
    name: string;
    /** Article */
    sku: string | null;
    /** Returned. In the unit of the requisition line. */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Stock movement. Null where the line lies outside the stock. */
    movementId: string | null;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Request for quotes */
export type SupplierRfq = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Requisition */
  procurementId: string | null;
  /** Status */
  status: Open<SupplierRfqStatus>;
  /** Currency. Null takes any. */
  currency: string | null;
  /** VAT in the prices. How prices are asked for. */
  vatMode: Open<VatMode>;
  /** Answers are taken until */
  responseDeadline: string | null;
  /** Terms of delivery */
  deliveryTerms: string | null;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Warehouse. Where to deliver to. */
  warehouseId: string | null;
  /** Message to suppliers */
  message: string | null;
  /** Not every position need be quoted */
  allowPartial: boolean;
  /** Analogs may be offered */
  allowAnalogs: boolean;
  /** Another currency may be used */
  allowAlternativeCurrency: boolean;
  /** Prices are hidden from the buyers until the deadline */
  sealed: boolean;
  /** Prices were opened */
  unsealedAt: string | null;
  /** What a quote must hold */
  quoteMode: Open<QuoteMode>;
  /** Automatic reminders */
  reminderPolicy: ReminderPolicy;
  /** Responsible. Hears when the deadline passes. */
  responsibleId: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Revision. Grows with every change of positions or terms after it was sent. */
  revision: number;
  /** Sent */
  sentAt: string | null;
  /** Closed */
  closedAt: string | null;
  /** What it holds */
  counts: Counts;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Position of a request for quotes */
export type SupplierRfqItem = {
  /** Identifier */
  id: string;
  /** Request for quotes */
  rfqId: string;
  /** Position */
  position: number;
  /** Line of the requisition */
  procurementItemId: string | null;
  /** Catalog item */
  catalogItemId: string | null;
  /** Name */
  name: string;
  /** Specification */
  specification: string | null;
  /** Quantity */
  quantity: string;
  /** Unit */
  uom: Open<BaseUom>;
  /** Base units in one. Base units of the item in one of the position, as they were when it was written. */
  factorToBase: string;
  /** Needed by */
  requiredAt: string | null;
  /** Target price. Per unit; suppliers never see it. */
  targetPrice: string | null;
  /** Product fields. Of the portal, by key. */
  productFields: Record<string, unknown>;
  /** Revision of its last change. Of its quantity or unit: prices given before it are asked for anew. */
  changedIn: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Recipient of a request for quotes */
export type SupplierRfqRecipient = {
  /** Identifier */
  id: string;
  /** Request for quotes */
  rfqId: string;
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name */
  name: string;
  /** Contact */
  contactId: string | null;
  /** Name of the contact. Whom the letter greets. */
  contactName: string | null;
  /** E-mail */
  email: string | null;
  /** How the link gets there */
  channel: Open<'email' | 'link' | 'messenger'>;
  /** Status */
  status: Open<SupplierRfqRecipientStatus>;
  /** Sent */
  sentAt: string | null;
  /** Why the last letter or message was not delivered */
  lastError: string | null;
  /** First viewed */
  firstViewedAt: string | null;
  /** Times viewed */
  viewCount: number;
  /** Reminders sent */
  remindersSent: number;
  /** Last reminded */
  lastRemindedAt: string | null;
  /** Quote */
  quoteId: string | null;
  /** Why it declined */
  declineReason: string | null;
  /** The link opens until */
  linkExpiresAt: string | null;
  /** Revision it was last told of. 0 before the first letter. */
  revision: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Clock of the test portal */
export type TestClock = {
  /** Identifier */
  id: string;
  /** Time of the portal */
  now: string;
  /** Ahead of the real time, in seconds */
  aheadSeconds: number;
  /**
   * Nothing that is due waits any more. False while jobs, deliveries of webhooks or recurring work that are due by
   * now have not begun or not ended. Ask again until it is true.
   */
  isSettled: boolean;
};

/** Link to the tracker */
export type TrackerLink = {
  /** Identifier */
  id: string;
  /** Requisition */
  procurementId: string;
  /** Number of the requisition */
  procurementNumber: string;
  /** Integration it leads to */
  source: string;
  /** What it is linked to */
  targetType: Open<'task' | 'project' | 'board'>;
  /** Identifier in the tracker */
  externalId: string;
  /** Title there */
  title: string | null;
  /**
   * The main one of the requisition. One for each requisition: the first. When it is removed, the oldest of the
   * others takes its place.
   */
  isPrimary: boolean;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Task in the tracker */
export type TrackerTask = {
  /** Identifier */
  id: string;
  /** Integration it is kept in */
  source: string;
  /** Task */
  taskId: string;
  /** Number in the tracker */
  idTaskCommon: string | null;
  /** Number in its project */
  idTaskProject: string | null;
  /** Title */
  title: string;
  /** Column */
  columnId: string | null;
  /** Title of the column */
  columnTitle: string | null;
  /** Board */
  boardId: string | null;
  /** Title of the board */
  boardTitle: string | null;
  /** Project */
  projectId: string | null;
  /** Title of the project */
  projectTitle: string | null;
  /** Assigned to */
  assignees: Array<{
    /** Person in the tracker */
    externalId: string;
    /** Name */
    name: string | null;
  }>;
  /** Deadline */
  deadline: string | null;
  /** Completed */
  completed: boolean;
  /** Archived in the tracker */
  archived: boolean;
  /** Deleted in the tracker. Or no longer shown to the owner of the key: these two look alike. */
  deleted: boolean;
  /** Its page */
  url: string | null;
  /** Last read */
  lastSyncedAt: string | null;
  /** Last event. Earlier events change nothing. */
  lastEventAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

/** Transfer document */
export type TransferDocument = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** File that was uploaded */
  fileName: string;
  /** Bytes */
  fileSize: number;
  /** How it came first */
  source: Open<'file' | 'mail' | 'operator'>;
  /** Every way it came */
  arrivals: Array<{
    /** How it came */
    source: Open<'file' | 'mail' | 'operator'>;
    /** When it came */
    at: string;
    /** File */
    fileName: string;
    /** Who uploaded it */
    by: string | null;
    /** Address the letter is from, or how the operator names the sender */
    sender: string | null;
    /** Conversation of the letter */
    threadId: string | null;
    /** Letter */
    letterId: string | null;
    /** Operator */
    operator: Open<NonNullable<'A' | 'B' | 'C' | null>> | null;
    /** Incoming document of the operator */
    operatorDocumentId: string | null;
  }>;
  /** Status */
  status: Open<'uploaded' | 'applied'>;
  /** Function: СЧФ, СЧФДОП or ДОП */
  function: Open<'invoice' | 'invoice_and_transfer' | 'transfer'>;
  /** Version of the format */
  formatVersion: string;
  /** Encoding */
  encoding: string;
  /** Number */
  number: string;
  /** Date */
  date: string;
  /** Day of the transfer */
  transferredOn: string | null;
  /** What was done */
  operation: string | null;
  /** Currency */
  currency: string | null;
  /** Seller */
  seller: Seller;
  /** Buyer */
  buyer: Seller;
  /** Documents it is based on */
  basis: Array<{
    /** Name */
    name: string;
    /** Number */
    number: string | null;
    /** Date */
    date: string | null;
  }>;
  /** Totals, as the document states them */
  totals: TransferDocumentTotals;
  /** Supplier a person named */
  counterpartyId: string | null;
  /** Lines matched by hand */
  choices: Array<{
    /** Place of the line in the document, from 1 */
    place: number;
    /** Catalog item; null where the line is for none */
    catalogItemId: string | null;
    /** Line of a requisition */
    procurementItemId: string | null;
    /** Who said so */
    by: string | null;
    /** When */
    at: string;
  }>;
  /** Incoming invoice it was applied to */
  invoiceId: string | null;
  /** That invoice was there before */
  attached: boolean;
  /** Applied */
  appliedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
};

/** User */
export type User = {
  /** Identifier */
  id: string;
  /** Code */
  code: string;
  /** Full name */
  fullName: string;
  /** E-mail */
  email: string;
  /** E-mail that waits to be confirmed */
  newEmail: string | null;
  /** Phone */
  phone: string | null;
  /** Position */
  position: string | null;
  /** Status */
  status: Open<'invited' | 'active' | 'blocked'>;
  /** Language of letters */
  locale: Open<'ru' | 'en'>;
  /** Time zone */
  timezone: string;
  /** Roles */
  roles: Array<{
    /** Identifier */
    id: string;
    /** Code */
    code: string;
    /** Name */
    name: string;
  }>;
  /** Signs in by a second factor */
  hasSecondFactor: boolean;
  /** Has a passkey */
  hasPasskey: boolean;
  /** Bound to an account at an identity provider */
  hasProviderAccount: boolean;
  /** E-mail confirmed */
  emailVerifiedAt: string | null;
  /** Last signed in */
  lastLoginAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Invited by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Vehicle */
export type Vehicle = {
  /** Identifier */
  id: string;
  /** Plate. Russian plates are kept in Cyrillic capitals without spaces, others as they are given. */
  plateNumber: string;
  /** Model */
  model: string | null;
  /** Kind */
  kind: Open<VehicleKind>;
  /** Carries, kg */
  capacityKg: string | null;
  /** Holds, m³ */
  capacityM3: string | null;
  /** Carrier. The counterparty that carries; null for our own. */
  carrierId: string | null;
  /** Tracker. By which the telematics box names itself; belongs to one vehicle. */
  trackerId: string | null;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive: boolean;
  /** Where it was last. The point recorded last, by the clock of the device. */
  latestLocation: {
    /** Point */
    id: string;
    /** Recorded */
    recordedAt: string;
    /** Latitude */
    latitude: string;
    /** Longitude */
    longitude: string;
    /** Speed, km/h */
    speed: string | null;
    /** Heading, degrees from north */
    heading: string | null;
    /** What it does */
    status: Open<LatestLocationStatus>;
    /** Address */
    address: string | null;
    /** Source */
    source: Open<LatestLocationSource>;
  } | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Vehicle point */
export type VehicleLocation = {
  /** Identifier */
  id: string;
  /** Vehicle */
  vehicleId: string;
  /** Recorded. By the clock of the device; at most five minutes ahead of ours. */
  recordedAt: string;
  /** Latitude. Degrees north. */
  latitude: string;
  /** Longitude. Degrees east. */
  longitude: string;
  /** Speed, km/h */
  speed: string | null;
  /** Heading, degrees from north */
  heading: string | null;
  /** What it does. `unknown` unless given. */
  status: Open<LatestLocationStatus>;
  /** Address */
  address: string | null;
  /** Source. `telematics` for API keys and `manual` for people unless given. */
  source: Open<LatestLocationSource>;
  /** Version */
  version: number;
  /** Received */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

/** Warehouse */
export type Warehouse = {
  /** Identifier */
  id: string;
  /** Code */
  code: string | null;
  /** Name */
  name: string;
  /** Kind */
  kind: Open<WarehouseKind>;
  /** Address */
  address: string | null;
  /** Latitude. Degrees north. */
  latitude: string | null;
  /** Longitude. Degrees east. */
  longitude: string | null;
  /** Contact person */
  contactName: string | null;
  /** Phone */
  phone: string | null;
  /** Default. Where goods go unless another warehouse is named. */
  isDefault: boolean;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Webhook subscription */
export type WebhookSubscription = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** Address that receives the events */
  url: string;
  /** Event names; empty means every event except those about webhooks themselves */
  events: Array<string>;
  /** Whether events carry the record or only name it */
  payloadMode: Open<'full' | 'thin'>;
  /** Whether events of one record wait for each other */
  ordering: Open<'none' | 'entity'>;
  /** Headers added to each request; values are shown covered, and an empty value keeps the stored one */
  headers: Record<string, string>;
  /** Most requests a second */
  maxRatePerSecond: number | null;
  /** Addresses that are told of failures */
  alertEmails: Array<string>;
  /** During a change of secrets, answer 401 and 403 with the other secret at once */
  rotationFallback: boolean;
  /** Enabled */
  enabled: boolean;
  /** Why it is disabled */
  disabledReason: Open<NonNullable<'manual' | 'failing' | 'gone' | 'requested' | null>> | null;
  /** Disabled */
  disabledAt: string | null;
  /** Secret, covered */
  secretMasked: string;
  /** Coming secret, covered */
  nextSecretMasked: string | null;
  /** Until when both secrets sign */
  overlapUntil: string | null;
  /** Paused at the request of the receiver until */
  pausedUntil: string | null;
  /** No success since */
  failingSince: string | null;
  /** Failed attempts since the last success */
  failedAttempts: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
};

/** Working calendar */
export type WorkingCalendar = {
  /** Identifier */
  id: string;
  /**
   * Hours of approvals are working time. Whether reminders and escalation wait in working hours of working days;
   * otherwise they wait day and night. What waits already keeps its moment.
   */
  countsWorkingTime: boolean;
  /** A working day begins */
  dayStartsAt: string;
  /** A working day ends */
  dayEndsAt: string;
  /** Time zone of these hours, that of the regional settings */
  timezone: string;
  /**
   * Days of its own. The whole list. They go before the production calendar of Russia, whose days the company keeps
   * otherwise.
   */
  ownDays: Array<{
    /** Day */
    date: string;
    /** A working day */
    isWorking: boolean;
    /** What day it is */
    name?: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

export type Entity = {
  /** Kind of the record */
  type: string;
  /** Record */
  id: string;
  /** Version of the record after the change */
  version: number | null;
  /** How people call it */
  displayName: string | null;
  externalIds: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier there */
    externalId: string;
  }>;
};

export type Data = {
  /** The record */
  object?: Record<string, unknown>;
  /** Fields that changed */
  changedFields?: Array<string>;
  /** What they were */
  previous?: Record<string, unknown>;
  status?: {
    from: string;
    to: string;
  };
  /** Why it is gone */
  reason?: string;
  actor: {
    /** Who did it */
    type: string;
    /** Identifier */
    id: string | null;
  };
  /** Version of this shape */
  schemaVersion: number;
  /** The record was left out for its size */
  truncated: boolean;
};

export type Links = {
  /** The record in the API */
  self: string | null;
  /** The record in the portal */
  portal: string | null;
  /** This event */
  event: string | null;
};

export type ScopesItem =
  | 'integration_api.read'
  | 'integration_api.write'
  | 'integration_api.delete'
  | 'purchase_requisitions.read'
  | 'purchase_requisitions.write'
  | 'purchase_requisitions.delete'
  | 'counterparties.read'
  | 'counterparties.write'
  | 'counterparties.delete'
  | 'suppliers.read'
  | 'suppliers.write'
  | 'suppliers.delete'
  | 'catalog.read'
  | 'catalog.write'
  | 'catalog.delete'
  | 'warehouses.read'
  | 'warehouses.write'
  | 'warehouses.delete'
  | 'price_lists.read'
  | 'price_lists.write'
  | 'price_lists.delete'
  | 'finance.read'
  | 'finance.write'
  | 'finance.delete'
  | 'supplier_documents.read'
  | 'supplier_documents.write'
  | 'supplier_documents.delete'
  | 'customer_documents.read'
  | 'customer_documents.write'
  | 'customer_documents.delete'
  | 'settings.read'
  | 'settings.write'
  | 'settings.delete'
  | 'webhooks.read'
  | 'webhooks.write'
  | 'webhooks.delete'
  | 'variables.read'
  | 'documents.read'
  | 'logistics.read'
  | 'messengers.read'
  | 'company.read'
  | 'users.read';

export type RecordType = 'procurement' | 'invoice' | 'commercial_proposal' | 'sales_invoice' | 'contract';

export type EscalateToItem = {
  /** Person or role */
  kind: Open<'user' | 'role'>;
  /** Person or role */
  id: string;
};

export type ApprovalSubstituteUser = {
  /** Person */
  id: string;
  /** Name */
  name: string;
};

export type PayerOrNull = {
  /** Name */
  name: string | null;
  /** INN */
  inn: string | null;
  /** KPP */
  kpp: string | null;
  /** Settlement account */
  account: string | null;
  /** Bank */
  bank: string | null;
  /** BIK */
  bik: string | null;
  /** Correspondent account */
  correspondentAccount: string | null;
} | null;

export type ProposalOrNull = {
  /** How sure it is, of 100 */
  confidence: number;
  /** The supplier, the number and the whole amount agree */
  exact: boolean;
  /** Invoices it pays */
  allocations: Array<{
    /** Invoice. An incoming invoice where money was spent, a sales invoice where it was received. */
    invoiceId: string;
    /** Number of the invoice with us */
    number: string;
    /** Number the supplier gave it */
    externalNumber: string | null;
    /** What the document pays of it */
    amount: string;
    /** What was owed of it then */
    outstanding: string;
  }>;
  /** What it was found by */
  foundIn: Array<{
    /** What was found */
    what: Open<'counterparty_inn' | 'counterparty_account' | 'invoice_number' | 'invoice_date' | 'amount' | 'person'>;
    /** Words it was found by */
    words: string;
    /** Where they begin in the purpose */
    start: number | null;
    /** Where they end in the purpose */
    end: number | null;
  }>;
  /** What to look at */
  remarks: Array<
    Open<
      | 'partial'
      | 'exceeds_what_is_owed'
      | 'date_differs'
      | 'amount_alone'
      | 'several_with_this_number'
      | 'number_shortened'
      | 'not_approved'
      | 'on_hold'
      | 'already_paid'
    >
  >;
} | null;

export type BaseUom =
  | '796'
  | '642'
  | '641'
  | '797'
  | '798'
  | '715'
  | '839'
  | '704'
  | '778'
  | '728'
  | '736'
  | '625'
  | '868'
  | '872'
  | '812'
  | '616'
  | '163'
  | '166'
  | '206'
  | '168'
  | '003'
  | '004'
  | '006'
  | '018'
  | '008'
  | '051'
  | '055'
  | '059'
  | '111'
  | '112'
  | '113'
  | '355'
  | '356'
  | '359'
  | '362'
  | '539'
  | '245'
  | '246'
  | '876';

export type VatRateOrNull = '0' | '5' | '7' | '10' | '20' | '22' | 'none' | null;

export type PlannedCostOrNull = {
  /** Price */
  price: string;
  /** Currency */
  currency: string;
  /** Source */
  source: Open<'manual' | 'price_list' | 'import'>;
  /** Set at */
  updatedAt: string;
} | null;

export type CurrentCostSourceOrNull =
  | 'manual_pinned'
  | 'stock_receipt'
  | 'incoming_invoice'
  | 'accepted_quote'
  | 'price_list'
  | 'supplier_quote'
  | 'planned'
  | null;

export type CustomerOrNull = {
  /** Name */
  name: string;
  /** INN */
  inn: string | null;
} | null;

export type VatMode = 'included' | 'excluded' | 'none';

export type PricingMode = 'cost_plus' | 'fixed_price' | 'price_list';

export type CommissionMode = 'none' | 'percent' | 'fixed' | 'per_line';

export type Status =
  | 'draft'
  | 'pending_approval'
  | 'approved'
  | 'rejected'
  | 'sent'
  | 'accepted'
  | 'declined'
  | 'expired'
  | 'converted'
  | 'archived';

export type AnswerSourceOrNull = 'customer_link' | 'staff' | null;

export type CommitteeItem = {
  /** Role */
  role: Open<'chair' | 'member' | 'secretary'>;
  /** Name */
  name: string;
  /** Position */
  position: string | null;
};

export type BlockingIssuesItem =
  | 'price_above_decision'
  | 'quantity_above_accepted'
  | 'quantity_above_received'
  | 'vat_mismatch'
  | 'currency_mismatch'
  | 'unknown_line'
  | 'supplier_mismatch';

export type NomenclatureSavePolicy =
  | 'SUPPLIER_QUOTES_ALL'
  | 'ACCEPTED_QUOTE_LINES_ONLY'
  | 'ALL_PR_IMPORTED_AND_MANUAL_ITEMS';

export type Kind = 'supply' | 'purchase' | 'agency' | 'service' | 'framework';

export type ContractCounterparty = {
  /** Name */
  name: string;
  /** INN */
  inn: string | null;
};

export type SellerOrNull = {
  /** Name */
  name: string;
} | null;

export type ContractStatus =
  | 'draft'
  | 'pending_approval'
  | 'approved'
  | 'rejected'
  | 'on_signing'
  | 'active'
  | 'suspended'
  | 'expired'
  | 'terminated';

export type CounterpartyKind = 'legal_entity' | 'entrepreneur' | 'individual' | 'foreign';

export type TaxRegimeOrNull = 'osno' | 'usn_no_vat' | 'usn_5' | 'usn_7' | 'other' | null;

export type PaymentRequisitesItem = {
  /** Identifier */
  id: string;
  /** Label */
  label: string | null;
  /** Bank */
  bankName: string | null;
  /** BIK */
  bik: string | null;
  /** Settlement account */
  checkingAccount: string | null;
  /** Correspondent account */
  correspondentAccount: string | null;
  /** Currency */
  currency: string;
  /** Primary. The one that is paid to. */
  isPrimary: boolean;
};

export type EntityType =
  | 'procurement'
  | 'procurementItem'
  | 'catalogItem'
  | 'counterparty'
  | 'warehouse'
  | 'priceList'
  | 'invoice'
  | 'commercialProposal'
  | 'salesInvoice'
  | 'contract'
  | 'logisticsObject'
  | 'logisticsVehicle'
  | 'driver'
  | 'deliveryRoute'
  | 'deliveryBatch'
  | 'generatedDocument';

export type Type =
  | 'string'
  | 'text'
  | 'number'
  | 'money'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'select'
  | 'multiselect'
  | 'url'
  | 'user';

export type OptionsOrNull = {
  /** Options; an empty list accepts any text */
  items: Array<string>;
} | null;

export type DeliveryBatchStatus =
  | 'planned'
  | 'loading'
  | 'in_transit'
  | 'delivered'
  | 'partially_delivered'
  | 'returned'
  | 'cancelled';

export type SupplierOrNull = {
  /** Name */
  name: string;
} | null;

export type ObjectOrNull = {
  /** Name */
  name: string;
} | null;

export type ConstructionProjectOrNull = {
  /** Name */
  name: string | null;
  /** Began */
  actualStartDate: string | null;
  /** Ended */
  actualEndDate: string | null;
} | null;

export type DeliveryDocumentKind =
  | 'upd'
  | 'torg12'
  | 'tn'
  | 'ttn'
  | 'power_of_attorney_m2'
  | 'power_of_attorney_m2a'
  | 'delivery_note'
  | 'packing_list'
  | 'acceptance_act';

export type Stage = 'draft' | 'issued' | 'sent' | 'signed' | 'rejected' | 'archived';

export type Scope = 'procurement' | 'supplier' | 'logistics_object' | 'route' | 'batch';

export type DeliveryDocumentProcurement = {
  /** Number */
  number: string;
  /** Title */
  title: string;
};

export type BasisOrNull = {
  /** Name */
  name: string;
  /** Number */
  number: string | null;
  /** Date */
  date: string | null;
} | null;

export type VatModeOrNull = 'included' | 'excluded' | 'none' | null;

export type AttorneyOrNull = {
  /** Full name */
  fullName: string;
  /** Position */
  position?: string | null;
  /** Series of the passport */
  passportSeries?: string | null;
  /** Number of the passport */
  passportNumber?: string | null;
  /** Who issued the passport */
  passportIssuedBy?: string | null;
  /** Day the passport was issued */
  passportIssuedOn?: string | null;
  /** Valid until. 15 days after the date of the document unless given. */
  validTo?: string | null;
} | null;

export type StopsItemKind = 'origin' | 'pickup' | 'waypoint' | 'delivery' | 'destination';

export type DocumentTemplateKind =
  | 'commercial_proposal'
  | 'sales_invoice'
  | 'contract'
  | 'purchase_order'
  | 'supplier_rfq'
  | 'stock_receipt'
  | 'supplier_return'
  | 'purchase_requisition'
  | 'quote_minutes'
  | 'delivery:upd'
  | 'delivery:torg12'
  | 'delivery:tn'
  | 'delivery:ttn'
  | 'delivery:power_of_attorney_m2'
  | 'delivery:power_of_attorney_m2a'
  | 'delivery:delivery_note'
  | 'delivery:packing_list'
  | 'delivery:acceptance_act';

export type EDocumentEntityType = 'salesInvoice' | 'contract' | 'generatedDocument';

export type EDocumentStatus =
  | 'queued'
  | 'draft'
  | 'sent'
  | 'delivered'
  | 'signed'
  | 'rejected'
  | 'revocation_requested'
  | 'revoked'
  | 'error'
  | 'unknown';

export type SignatureStatus = 'none' | 'sender_signed' | 'waiting_recipient' | 'both_signed' | 'refused' | 'unknown';

export type Recipient = {
  /** Identifier at the operator */
  id: string | null;
  /** Name */
  name: string | null;
  /** INN */
  inn: string | null;
  /** KPP */
  kpp: string | null;
};

export type LastErrorOrNull =
  | 'provider_away'
  | 'provider_error'
  | 'client_refused'
  | 'code_refused'
  | 'token_invalid'
  | 'clock_wrong'
  | 'access_denied'
  | 'state_invalid'
  | 'state_used'
  | 'state_expired'
  | 'another_browser'
  | 'settings_changed'
  | 'email_not_verified'
  | 'wrong_domain'
  | 'not_invited'
  | 'no_role'
  | 'blocked'
  | 'another_subject'
  | 'signs_in_elsewhere'
  | 'portal_suspended'
  | null;

export type Parameters = {
  /** Row of the headings, from 1 */
  headerRow?: number;
  /** Sheet of a book */
  sheet?: string;
  /** Encoding of a text file */
  encoding?: Open<
    | 'utf-8'
    | 'windows-1251'
    | 'cp866'
    | 'koi8-r'
    | 'windows-1252'
    | 'iso-8859-1'
    | 'iso-8859-15'
    | 'windows-1250'
    | 'iso-8859-2'
    | 'utf-16le'
    | 'utf-16be'
  >;
  /** Delimiter of a text file */
  delimiter?: Open<';' | ',' | '\t'>;
  /** What parts the fraction of a number written as text */
  decimalSeparator?: Open<',' | '.'>;
  /** Currency of prices that name none */
  currency?: string;
  /** Supplier whose prices the rows tell */
  supplierId?: string;
  /** Categories that are not there are created when the import is applied; errors otherwise */
  createCategories?: boolean;
};

export type LastTestOrNull = {
  /** The connection works */
  ok: boolean;
  /** Checked */
  at: string;
  /** What was looked at, in order */
  checks: Array<{
    /** Check */
    id: string;
    /** What was looked at */
    label: string;
    /** Result */
    result: Open<'ok' | 'warning' | 'failed' | 'skipped'>;
    /** What was found, and what to do */
    detail: string | null;
  }>;
} | null;

export type IntegrationInstallationLastErrorOrNull = {
  /** At */
  at: string;
  /** Kind of the fault */
  kind: string;
  /** What happened */
  message: string;
} | null;

export type Manifest = {
  /** Name */
  name: {
    /** In English */
    en: string;
    /** In Russian */
    ru: string;
  };
  /** One sentence for the marketplace */
  shortDescription: {
    /** In English */
    en: string;
    /** In Russian */
    ru: string;
  };
  /** What it does; paragraphs are parted by empty lines */
  description: {
    /** In English */
    en: string;
    /** In Russian */
    ru: string;
  };
  /** What a buyer needs before he connects it */
  requirements: Array<RequirementsItem>;
  /** What it can do */
  capabilities: Array<RequirementsItem>;
  /** Steps of connecting, in order */
  instruction: Array<RequirementsItem>;
  /** Category */
  category: Open<Category>;
  /** Ways of connecting */
  connectionTypes: Array<Open<'oauth' | 'api_key' | 'webhook' | 'file'>>;
  /** Kinds of data */
  dataTags: Array<Open<'suppliers' | 'pr' | 'invoices' | 'nomenclature' | 'statuses'>>;
  /** What data goes where */
  dataTransfer: Array<{
    /** Area of the portal, as scopes name it */
    entity: Open<
      | 'integration_api'
      | 'purchase_requisitions'
      | 'counterparties'
      | 'suppliers'
      | 'catalog'
      | 'warehouses'
      | 'price_lists'
      | 'finance'
      | 'supplier_documents'
      | 'customer_documents'
      | 'settings'
      | 'webhooks'
      | 'variables'
      | 'documents'
      | 'logistics'
      | 'messengers'
      | 'company'
      | 'users'
    >;
    /** What it is called in the marketplace */
    label: {
      /** In English */
      en: string;
      /** In Russian */
      ru: string;
    };
    /** What it does with the data: gets it from us, brings it, or both */
    access: Open<'read' | 'write' | 'read_write'>;
    /** What the data is needed for */
    purpose: RequirementsItem;
  }>;
  /** Scopes its key is given */
  scopes: Array<Open<ScopesItem>>;
  /** Events it is told of */
  events: Array<string>;
  /** What its webhooks mean here, as mappings of incoming webhooks are written */
  mappings: Array<Record<string, unknown>>;
  /** Settings as a JSON Schema of the keywords that are allowed */
  settings: Record<string, unknown>;
  /** Address that is told of the life of an installation */
  lifecycleUrl: string;
  /** Address that receives the events */
  deliveryUrl: string | null;
  /** Page where a person goes on after installing */
  startUrl: string | null;
};

export type RequirementsItem = {
  /** In English */
  en: string;
  /** In Russian */
  ru: string;
};

export type Category =
  | 'accounting_erp'
  | 'e_documents'
  | 'banks'
  | 'suppliers_catalogs'
  | 'warehouse_logistics'
  | 'crm_sales'
  | 'bi_analytics'
  | 'notifications'
  | 'api_webhooks'
  | 'industry';

export type Supplier = {
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name */
  name: string;
  /** INN */
  inn: string | null;
};

export type ContractOrNull = {
  /** Number */
  number: string;
  /** Date */
  date: string;
  /** Currency */
  currency: string;
} | null;

export type InvoiceStatus =
  | 'received'
  | 'pending_approval'
  | 'approved'
  | 'rejected'
  | 'disputed'
  | 'paid'
  | 'cancelled';

export type DisputedFromOrNull =
  | 'received'
  | 'pending_approval'
  | 'approved'
  | 'rejected'
  | 'disputed'
  | 'paid'
  | 'cancelled'
  | null;

export type PaymentStatus = 'unpaid' | 'partially_paid' | 'paid' | 'overpaid';

export type Totals = {
  /** Without VAT */
  net: string;
  /** VAT */
  vat: string;
  /** With VAT */
  gross: string;
};

export type Matching = {
  /** Outcome */
  status: Open<'not_matched' | 'matched' | 'warning' | 'blocked' | 'overridden'>;
  /** Differences */
  issues: Array<{
    /** Difference */
    code: Open<BlockingIssuesItem>;
    /** Whether it stops the approval */
    severity: Open<'block' | 'warn'>;
    /** Line of the invoice */
    lineId: string;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** What it differs from */
    against: Open<'decision' | 'order' | 'receipt'>;
    /** Order */
    orderId: string | null;
    /** Line of the order */
    orderLineId: string | null;
    /** Decided or received */
    expected: string | null;
    /** Invoiced */
    actual: string | null;
    /** By how much */
    difference: string | null;
  }>;
  /** Why it was approved all the same */
  overrideReason: string | null;
};

export type Source = 'manual' | 'api' | 'edo' | 'mail';

export type LogisticsObjectKind = 'warehouse' | 'site' | 'supplier' | 'customer' | 'terminal';

export type LinkedToItemEntityType = 'supplier' | 'requisition' | 'rfq' | 'proposal' | 'invoice';

export type LinkedToLinkedToItemEntityType = 'procurement' | 'supplierRfq' | 'supplier' | 'counterparty';

export type ApprovalAsked = 'at_once' | 'digest' | 'bell' | 'none';

export type Color =
  | '#64748B'
  | '#4C6EF5'
  | '#228BE6'
  | '#0C8599'
  | '#2B8A3E'
  | '#5C940D'
  | '#B7791F'
  | '#D9480F'
  | '#E03131'
  | '#D6336C'
  | '#AE3EC9'
  | '#7950F2';

export type StatusesItem =
  | 'draft'
  | 'pending_approval'
  | 'approved'
  | 'rejected'
  | 'in_sourcing'
  | 'supplier_selected'
  | 'awaiting_delivery'
  | 'partially_received'
  | 'completed'
  | 'on_hold'
  | 'cancelled';

export type PriceListKind = 'supplier' | 'customer' | 'internal';

export type Counters = {
  /** Rows in use */
  items: number;
  /** Rows the current version added or changed */
  changed: number;
  /** Rows in use whose last day is over */
  expired: number;
};

export type PriceListStatus = 'draft' | 'active' | 'expired' | 'archived';

export type HeldFromOrNull =
  | 'draft'
  | 'pending_approval'
  | 'approved'
  | 'rejected'
  | 'in_sourcing'
  | 'supplier_selected'
  | 'awaiting_delivery'
  | 'partially_received'
  | 'completed'
  | 'on_hold'
  | 'cancelled'
  | null;

export type StageOrNull = {
  /** Stage */
  id: string;
  /** Outside identifier */
  externalId: string | null;
  /** Name */
  name: string;
  /** Colour */
  color: string;
} | null;

export type Priority = 'low' | 'normal' | 'high' | 'urgent';

export type CustomerContactOrNull = {
  /** Full name */
  fullName: string;
  /** Phone */
  phone?: string | null;
  /** E-mail */
  email?: string | null;
  /** Position */
  position?: string | null;
} | null;

export type SelectedSupplierOrNull = {
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name */
  name: string;
  /** INN */
  inn: string | null;
} | null;

export type SupplyCoverage = {
  /** How far */
  status: Open<SupplyCoverageStatus>;
  /** Percent. 100 only when covered and never 0 once begun. */
  percent: string;
};

export type SupplyCoverageStatus = 'not_covered' | 'partially_covered' | 'covered';

export type ProcurementConstructionProjectOrNull = {
  /** Identifier in the system of projects */
  id?: string | null;
  /** Name */
  name: string;
  /** Began */
  actualStartDate?: string | null;
  /** Ended */
  actualEndDate?: string | null;
} | null;

export type ConstructionObjectOrNull = {
  /** Identifier in the system of projects */
  id?: string | null;
  /** Name */
  name: string;
  /** Address */
  address?: string | null;
} | null;

export type ConstructionStageOrNull = {
  /** Identifier in the system of projects */
  id?: string | null;
  /** Name */
  name: string;
} | null;

export type ProcurementSupplierStatus =
  | 'candidate'
  | 'invited'
  | 'declined'
  | 'quoted'
  | 'excluded'
  | 'selected'
  | 'not_selected';

export type AddedFrom = 'manual' | 'assortment' | 'rfq' | 'import' | 'quote' | 'reorder_point';

export type ProcurementSupplierSupplyCoverage = {
  /** How far */
  status: Open<SupplyCoverageStatus>;
  /** Percent. 100 only when covered and never 0 once begun. */
  percent: string;
  /** Lines. Those it supplies. */
  lines: number;
  /** Amount. Accepted, with VAT, in the currency of the requisition. */
  amount: string | null;
};

export type ProductFieldOptionsOrNull = {
  /** Options. An empty list accepts any text. */
  items: Array<string>;
} | null;

export type PurchaseOrderStatus =
  | 'draft'
  | 'sent'
  | 'confirmed'
  | 'confirmed_in_part'
  | 'declined'
  | 'partially_received'
  | 'received'
  | 'closed'
  | 'cancelled';

export type Rate = '0' | '5' | '7' | '10' | '20' | '22' | 'none';

export type Asked = {
  /** Report */
  report: Open<Report>;
  /** Period. Moves with the day it is read on; `year` unless given, or unless `from` and `to` name days. */
  span?: Open<Span>;
  /** From the day */
  from?: string;
  /** To the day */
  to?: string;
  /** Looked at by. Of spend alone. */
  by?: Open<By>;
  /** Of this supplier alone. Of spend alone. */
  counterpartyId?: string;
  /** Of this category alone. Of spend alone. */
  categoryId?: string;
  /** Of this department alone. Of spend alone. */
  department?: string;
  /** Of this item alone. Of spend alone. */
  catalogItemId?: string;
  /** Currency it is counted in. Of spend and the price index; that of the portal unless given. */
  currency?: string;
  /** Basket. Of the price index, which needs it. */
  basketId?: string;
};

export type Report =
  | 'spend'
  | 'savings'
  | 'cycle_times'
  | 'suppliers'
  | 'payables'
  | 'payment_calendar'
  | 'price_index';

export type Span = 'year' | 'this-month' | 'last-month' | 'quarter' | 'this-year' | 'last-year' | 'week';

export type By = 'supplier' | 'category' | 'department' | 'item' | 'month' | 'currency';

export type Schedule = {
  /** How often */
  unit: Open<'week' | 'month'>;
  /** Day. Of the week, from 1 for Monday to 7; of the month, where a month that is shorter has its last day. */
  day: number;
  /** Hour. By the clock of the portal's time zone. */
  hour: number;
};

export type ScheduleOrNull = {
  /** Every so many */
  every: number;
  /** Weeks or months */
  unit: Open<'week' | 'month'>;
  /** Day. Of the week, from 1 for Monday to 7; of the month, where a month that is shorter has its last day. */
  day: number;
  /** Hour. By the clock of the portal's time zone. */
  hour: number;
  /** Not before */
  from?: string | null;
} | null;

export type SalesInvoiceStatus = 'draft' | 'pending_approval' | 'approved' | 'issued' | 'sent' | 'void' | 'cancelled';

export type TaxRegime = 'osno' | 'usn_no_vat' | 'usn_5' | 'usn_7' | 'other';

export type ManualOrNull = {
  /** Price, per base unit */
  price: string | null;
  /** Currency */
  currency: string | null;
  /** Comment */
  comment: string | null;
  /** Set at */
  updatedAt: string;
} | null;

export type SupplierQualificationStatus = 'asked' | 'approved' | 'refused' | 'suspended' | 'expired';

export type SupplierQuoteSource = 'supplier_link' | 'manual' | 'import' | 'mail' | 'api';

export type SupplierQuoteStatus =
  | 'draft'
  | 'submitted'
  | 'partially_accepted'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'expired';

export type SupplierRfqStatus = 'draft' | 'sent' | 'partially_quoted' | 'quoted' | 'expired' | 'closed' | 'cancelled';

export type QuoteMode = 'selected_lines' | 'all_lines' | 'total_only';

export type ReminderPolicy = {
  /** Remind those who did not answer */
  enabled: boolean;
  /** When, in hours before the deadline */
  hoursBefore: Array<number>;
  /** Most automatic reminders of one supplier */
  maxPerRecipient: number;
};

export type Counts = {
  /** Positions */
  items: number;
  /** Suppliers asked. Without those who were taken out. */
  recipients: number;
  /** Suppliers who have sent a quote */
  quoted: number;
  /** Suppliers who declined */
  declined: number;
};

export type SupplierRfqRecipientStatus =
  | 'pending'
  | 'sent'
  | 'delivery_failed'
  | 'viewed'
  | 'draft_saved'
  | 'no_response'
  | 'quoted'
  | 'declined'
  | 'revoked';

export type Seller = {
  /** Name */
  name: string | null;
  /** INN */
  inn: string | null;
  /** KPP */
  kpp: string | null;
};

export type TransferDocumentTotals = {
  /** Without VAT */
  net: string | null;
  /** VAT */
  vat: string | null;
  /** With VAT */
  gross: string;
};

export type VehicleKind = 'truck' | 'van' | 'refrigerator' | 'flatbed' | 'tanker' | 'car' | 'other';

export type LatestLocationStatus = 'moving' | 'stopped' | 'loading' | 'unloading' | 'offline' | 'unknown';

export type LatestLocationSource = 'manual' | 'telematics' | 'import' | 'driver';

export type WarehouseKind = 'main' | 'transit' | 'site' | 'virtual';

export type IncludeArchived = 'false' | 'true' | 'only';

export type Page = {
  limit: number;
  hasMore: boolean;
  nextCursor: string | null;
  prevCursor: string | null;
};

export type Meta = {
  total: number;
  totalIsLowerBound: boolean;
};

export type ItemsItem = {
  /** Identifier; also the event id of webhooks */
  id: string;
  /** Event */
  event: string;
  /** Operation */
  operation: string;
  /** Outcome */
  outcome: Open<'success' | 'denied' | 'failed'>;
  /** Happened */
  occurredAt: string;
  /** Kind of the entity */
  entityType: string;
  /** Entity */
  entityId: string;
  /** Version of the entity after it */
  entityVersion: number | null;
  /** Name of the entity then */
  displayName: string | null;
  /** Actor */
  actor: {
    /** Kind of actor */
    type: Open<ActorType>;
    /** The person answerable */
    id: string | null;
    /** His name now */
    name: string | null;
    /** The key, link, installation or provider acted through */
    throughId: string | null;
    /** Name of the key or provider */
    throughName: string | null;
  };
  /** Address */
  ip: string | null;
  /** Program */
  userAgent: string | null;
  /** Request */
  requestId: string;
  /** What changed; fields the reader may not see are null */
  data: Record<string, unknown>;
};

export type ActorType =
  | 'user'
  | 'apiKey'
  | 'supplierLink'
  | 'customerLink'
  | 'driverLink'
  | 'integration'
  | 'identityProvider'
  | 'system'
  | 'visitor';

export type ResendConfirmation_2 = {
  /** Status */
  status: Open<'accepted'>;
};

export type LogIn = {
  /** Bearer token of 15 minutes */
  accessToken: string;
  /** Type */
  tokenType: Open<'Bearer'>;
  /** Seconds the access token lives */
  expiresIn: number;
  /** For native clients; browsers keep it in a cookie */
  refreshToken?: string;
  user: LogInUser;
  portal: Portal;
};

export type LogInUser = {
  /** Identifier */
  id: string;
  /** Code */
  code: string;
  /** Full name */
  fullName: string;
  /** E-mail */
  email: string;
  /** E-mail that waits to be confirmed */
  newEmail: string | null;
  /** Phone */
  phone: string | null;
  /** Position */
  position: string | null;
  /** Language */
  locale: Open<'ru' | 'en'>;
  /** Time zone */
  timezone: string;
  /** A temporary password has to be changed first */
  mustChangePassword: boolean;
  /** A role demands a second factor, which has to be added first */
  mustAddSecondFactor: boolean;
  /** E-mail confirmed at */
  emailVerifiedAt: string | null;
  /** Signed in at */
  lastLoginAt: string | null;
  roles: Array<{
    /** Code */
    code: string;
    /** Name */
    name: string;
  }>;
};

export type Portal = {
  /** Portal */
  id: string;
  /** Portal name in addresses */
  slug: string;
  /** Company name */
  name: string;
  /** Whether its data are live or those of a test portal */
  mode: Open<'live' | 'test'>;
  /** Time of its clock; of a live portal, of the server */
  time: string;
};

export type Credential = {
  /** Identifier of the credential */
  id: string;
  /** What the browser signed for */
  clientDataJSON: string;
  /** What the authenticator signed */
  authenticatorData: string;
  /** Signature */
  signature: string;
  /** Whose passkey it is */
  userHandle?: string | undefined;
};

export type BeginPasskeyLogin = {
  /** What is signed: once, within five minutes */
  challenge: string;
  /** Host of the portal */
  rpId: string;
  /** Milliseconds */
  timeout: number;
  /** Passkeys that will do; empty where any of the host will */
  allowCredentials: Array<{
    /** Kind of credential */
    type: Open<'public-key'>;
    /** Identifier of the credential */
    id: string;
    /** How the authenticator is reached */
    transports: Array<string>;
  }>;
  /** Whether a finger, a face or a PIN is asked for */
  userVerification: Open<'required'>;
};

export type Session = {
  /** Identifier */
  id: string;
  /** Kind of client */
  clientType: Open<'browser' | 'native'>;
  /** Address */
  ip: string | null;
  /** Browser */
  userAgent: string | null;
  /** Signed in at */
  createdAt: string;
  /** Last renewed at */
  lastSeenAt: string;
  /** Over at the latest */
  expiresAt: string;
  /** This very session */
  current: boolean;
};

export type ItemsItemsItem = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** Signs in here; false for one of the host that the portal has come from */
  worksHere: boolean;
  /** Added */
  createdAt: string;
  /** Last signed in or proved presence */
  lastUsedAt: string | null;
};

export type RemovePasskey = {
  /** Identifier */
  id: string;
  /** Status */
  status: Open<'removed'>;
};

export type BeginSignIn = {
  /** Address at the provider */
  authorizationUrl: string;
  /** Until when the way back is open */
  expiresAt: string;
};

export type ConfirmSecondFactor_2 = {
  /** Recovery codes: each signs in once without the authenticator */
  recoveryCodes: Array<string>;
};

export type ExplainBudget = {
  /** The figure */
  field: string;
  /** What it is called */
  label: string;
  /** What the record says; null where it says nothing */
  value: string | null;
  /** Unit */
  unit: string | null;
  /** Currency */
  currency: string | null;
  /** What it was made of, by names of the steps before it; null for what was read */
  formula: string | null;
  /** The formula in words, in the language of the caller */
  inWords: string | null;
  /** The steps come to this value */
  agrees: boolean;
  /** The moment of the answer */
  asOf: string;
  /** Steps, each after those it is made of */
  steps: Array<{
    /** As formulas spell it */
    name: string;
    /** What it is called */
    label: string;
    /** What of several it belongs to */
    of: string | null;
    /** Value, to 12 digits; formulas go on with all of them */
    value: string;
    /** Unit */
    unit: string | null;
    /** Currency */
    currency: string | null;
    /** What it was made of, by names of the steps before it; null for what was read */
    formula: string | null;
    /** The formula in words, in the language of the caller */
    inWords: string | null;
    /** Where the value was read */
    from: {
      /** Kind of the record */
      type: string;
      /** Record; null for an exchange rate */
      id: string | null;
      /** Its field */
      field: string;
      /** Where this API answers with the record */
      url: string | null;
      /** Revision of the record it was read from */
      revision: number | null;
      /** Day that a rate holds for */
      date: string | null;
    } | null;
  }>;
};

export type ListItems = {
  items: Array<CatalogItem>;
  page: Page;
  meta?: Meta;
};

export type CreateItemPlannedCostOrNull = {
  /** Price */
  price: string;
  /** Currency */
  currency?: string | undefined;
} | null;

export type CreateItem = {
  /** Identifier */
  id: string;
  /** Type */
  type: Open<'product' | 'service'>;
  /** Article */
  sku: string | null;
  /** Name */
  name: string;
  /** Brand */
  brand: string | null;
  /** Manufacturer */
  manufacturer: string | null;
  /** Manufacturer's article */
  manufacturerSku: string | null;
  /** Description */
  description: string | null;
  /** Barcode. GTIN of 8, 12, 13 or 14 digits with its check digit. */
  barcode: string | null;
  /** OKPD2 code */
  okpd2: string | null;
  /** Customs code */
  tnved: string | null;
  /** Country of origin */
  countryCode: string | null;
  /** Category */
  categoryId: string | null;
  /** Base unit. Code of OKEI: stock, prices and comparisons are counted in it. */
  baseUom: Open<BaseUom>;
  /** Other units */
  uomConversions: Array<{
    /** Other unit */
    uom: Open<BaseUom>;
    /** Base units in one of it */
    factorToBase: string;
    /** Supplier. Who packs it so; everybody when empty. */
    supplierId: string | null;
  }>;
  /** VAT rate */
  vatRate: Open<NonNullable<VatRateOrNull>> | null;
  /**
   * Planned cost. What the company counts with until a purchase tells better: the last word of a person, a file or
   * an active supplier price list, as `source` says. A list overwrites a cost set by hand; a cost that must stay is
   * pinned.
   */
  plannedCost: PlannedCostOrNull;
  /** Current cost */
  currentCostPrice: string | null;
  /** Currency of the current cost */
  currentCostCurrency: string | null;
  /** Source of the current cost */
  currentCostSource: Open<NonNullable<CurrentCostSourceOrNull>> | null;
  /** Current cost known since */
  currentCostUpdatedAt: string | null;
  /** Smallest order */
  minOrderQty: string | null;
  /** In a package */
  packQty: string | null;
  /** Lead time, days */
  leadTimeDays: number | null;
  /** Weight, kg */
  weightKg: string | null;
  /** Volume, m³ */
  volumeM3: string | null;
  /** Allowed over-receipt, % */
  overReceiptPct: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Item it was merged into */
  duplicateOfId: string | null;
  /** Merged */
  mergedAt: string | null;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Items it may be the same as, at most 5 */
      candidates: Array<{
        /** Identifier */
        id: string;
        /** Article */
        sku: string | null;
        /** Name */
        name: string;
        /** What makes it a candidate */
        matchedBy: Open<'sku' | 'manufacturerSku' | 'barcode' | 'name'>;
      }>;
    };
  }>;
};

export type ListImportColumns = {
  items: Array<{
    /** Target, as a mapping names it */
    field: string;
    /** Name of the column */
    title: string;
    /** A new record must have a value */
    required: boolean;
    /** One of the portal's own fields */
    custom: boolean;
    /** The record type whose custom field it is: that of the rows, or of the records they refer to */
    entityType: Open<
      NonNullable<
        | 'procurement'
        | 'procurementItem'
        | 'catalogItem'
        | 'counterparty'
        | 'warehouse'
        | 'priceList'
        | 'invoice'
        | 'commercialProposal'
        | 'salesInvoice'
        | 'contract'
        | 'logisticsObject'
        | 'logisticsVehicle'
        | 'driver'
        | 'deliveryRoute'
        | 'deliveryBatch'
        | 'generatedDocument'
        | null
      >
    > | null;
  }>;
};

export type Only = 'errors' | 'warnings' | 'create' | 'update' | 'skip' | 'conflict';

export type ListImportRows = {
  items: Array<{
    /** Number of the row in the file; names it in `selectedRowIds` and `rowActions` */
    rowId: number;
    /** What applying does with the row; a row with errors is never applied */
    action: Open<'create' | 'update' | 'skip' | 'conflict'>;
    /** Why it is left alone or needs a decision */
    reason: Open<
      NonNullable<
        | 'chosen'
        | 'unchanged'
        | 'exists'
        | 'ambiguous'
        | 'archived'
        | 'taken'
        | 'unknown_code'
        | 'stale_version'
        | 'changed_since_preview'
        | null
      >
    > | null;
    /** The same in words */
    reasonText: string | null;
    /** The record it changes */
    entityId: string | null;
    /** Records it may be about */
    matches: Array<{
      /** Record */
      entityId: string;
      /** Column that matched */
      reason: string;
      /** Name */
      displayName: string;
    }>;
    /** Records of another kind that it may refer to, such as catalog items; `candidateId` chooses one */
    candidates: Array<{
      /** Record */
      entityId: string;
      /** Column that matched */
      reason: string;
      /** Name */
      displayName: string;
    }>;
    /** Confidence of the reading of a letter; null for files */
    confidence: number | null;
    /** Positions of the values in the letter */
    foundIn: Array<{
      /** Target */
      field: string;
      /** The words it came from */
      words: string;
      /** Where they begin in the letter, from 0 */
      start: number;
      /** Where they end, exclusive */
      end: number;
    }>;
    /** Cells */
    raw: Array<string | number | boolean | null>;
    /** Values by target */
    parsed: Record<string, unknown>;
    /** Errors */
    errors: Array<{
      /** Cell */
      cell: string | null;
      /** Target */
      field: string | null;
      /** Value of the cell */
      value: string | null;
      /** Code */
      code: string;
      /** What is wrong */
      message: string;
    }>;
    /** Warnings */
    warnings: Array<{
      /** Cell */
      cell: string | null;
      /** Target */
      field: string | null;
      /** Value of the cell */
      value: string | null;
      /** Code */
      code: string;
      /** What is wrong */
      message: string;
    }>;
  }>;
  page: Page;
};

export type MergedIntoOrNull = {
  /** Identifier */
  id: string;
  /** Article */
  sku: string | null;
  /** Name */
  name: string;
} | null;

export type PriceHistoryItem = {
  /** Identifier */
  id: string;
  /** Item */
  catalogItemId: string;
  /** Supplier */
  supplierId: string | null;
  /** Name of the supplier */
  supplierName: string | null;
  /** Price, per unit */
  price: string;
  /** Currency */
  currency: string;
  /** Unit */
  uom: Open<BaseUom>;
  /** The same per base unit of the item */
  basePrice: string;
  /** The same as the company counts its costs, with or without VAT */
  costPrice: string;
  /** Quantity from which it is given */
  quantityFrom: string | null;
  /** VAT in the price */
  vatMode: Open<NonNullable<VatModeOrNull>> | null;
  /** VAT rate */
  vatRate: Open<NonNullable<VatRateOrNull>> | null;
  /** Source */
  source: Open<
    | 'manual'
    | 'manual_pinned'
    | 'price_list'
    | 'quote'
    | 'accepted_quote'
    | 'invoice'
    | 'receipt'
    | 'import'
    | 'integration'
  >;
  /** Kind of the record it comes from */
  sourceEntityType: string;
  /** Record it comes from */
  sourceEntityId: string;
  /** Holds from */
  effectiveAt: string;
  /** Last day it holds */
  validTo: string | null;
  /** Recorded */
  recordedAt: string;
  /** Strayed far from the prices before it */
  isAnomaly: boolean;
  /** Withdrawn, or replaced by its source */
  withdrawnAt: string | null;
};

export type AdjustStock = {
  /** What moved */
  movements: Array<Stock>;
  /** Stock of an item, in its base unit */
  stock: AdjustStockStock;
};

export type AdjustStockStock = {
  /** What lies there */
  onHand: string;
  /** Promised to somebody */
  reserved: string;
  /** On hand less reserved */
  available: string;
  /** Decided to be bought and not come yet */
  incoming: string;
  /** By warehouse */
  byWarehouse: Array<{
    /** Warehouse */
    warehouseId: string;
    /** What lies there */
    onHand: string;
    /** Promised to somebody */
    reserved: string;
    /** On hand less reserved */
    available: string;
    /** Decided to be bought and not come yet */
    incoming: string;
    /** Average cost of a unit */
    averageCost: string | null;
    /** Currency of the average cost */
    currency: string | null;
    /** Latest movement */
    lastMovedAt: string | null;
  }>;
};

export type LinkSupplier = {
  /** Identifier */
  id: string;
  /** Item */
  catalogItemId: string;
  /** Supplier */
  supplierId: string;
  /** Counterparty; empty if it is a supplier no more */
  counterpartyId: string | null;
  /** Name of the supplier */
  name: string | null;
  /** Where it is known from */
  sources: Array<
    Open<'manual' | 'price_list' | 'quote' | 'accepted_quote' | 'invoice' | 'receipt' | 'import' | 'integration'>
  >;
  /** Newest price that holds, per base unit */
  lastPrice: string | null;
  /** Currency of the newest price */
  lastCurrency: string | null;
  /** Newest price holds from */
  lastAt: string | null;
  /** Set by hand */
  manual: ManualOrNull;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: WarningsItemMeta;
  }>;
};

export type WarningsItemMeta = {
  /** Counterparty */
  counterpartyId: string;
};

export type ListCommentsEntityType =
  | 'counterparty'
  | 'sellerProfile'
  | 'warehouse'
  | 'catalogItem'
  | 'supplierQualification'
  | 'contract'
  | 'budget'
  | 'priceList'
  | 'procurement'
  | 'supplierRfq'
  | 'supplierQuote'
  | 'purchaseOrder'
  | 'invoice'
  | 'salesInvoice'
  | 'commercialProposal'
  | 'logisticsObject'
  | 'driver'
  | 'logisticsVehicle'
  | 'deliveryRoute'
  | 'deliveryBatch'
  | 'generatedDocument'
  | 'bankStatement'
  | 'transferDocument'
  | 'incomingEDocument';

export type ListFollowers = {
  /** Those who follow the record, by name */
  items: Array<{
    /** Person */
    id: string;
    /** Full name */
    name: string;
  }>;
  /** The caller follows it */
  isFollowed: boolean;
  /** Comments, without deleted ones */
  commentCount: number;
};

export type CreateProposal = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string | null;
  /** Customer */
  customerId: string | null;
  /** Who it is for */
  customer: CustomerOrNull;
  /** Contact of the customer */
  contactId: string | null;
  /** Requisition */
  procurementId: string | null;
  /** Price list its rows came from */
  priceListId: string | null;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Currency */
  currency: string;
  /** Valid until */
  validUntil: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Words before the rows */
  introText: string | null;
  /** Terms */
  termsText: string | null;
  /** Whose it is */
  ownerId: string | null;
  /** How prices are made */
  pricingMode: Open<PricingMode>;
  /** What is sold */
  proposalModel: Open<'resale' | 'agency' | 'works'>;
  /** How the commission is counted */
  commissionMode: Open<CommissionMode>;
  /** Commission, percent */
  commissionPercent: string | null;
  /** Commission, sum */
  commissionFixedAmount: string | null;
  /** Expenses */
  expenses: Array<{
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** Amount */
    amount: string;
    /** How it is shared */
    allocation: Open<'by_amount' | 'by_quantity' | 'equal' | 'none'>;
  }>;
  /** Rows */
  rowCount: number;
  /** Materials */
  materialsAmount: string;
  /** Services */
  servicesAmount: string;
  /** Expenses in all */
  expenseTotalAmount: string;
  /** Expenses shared among the rows */
  allocatedExpenseAmount: string;
  /** Commission */
  commissionAmount: string;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Total. With VAT; in the agency model with the commission too. */
  totalAmount: string;
  /** Cost in all. Rows and expenses, without VAT; null where the cost of a row is not known. */
  costTotalAmount: string | null;
  /** Gross profit */
  grossProfitAmount: string | null;
  /** Gross margin, percent. Null where nothing is sold. */
  grossMarginPercent: string | null;
  /** Status */
  status: Open<Status>;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /**
   * Revision. Grows when what was sent is taken back to work; links of an earlier revision no longer show the
   * proposal.
   */
  revision: number;
  /** Sent. For the first time in this revision. */
  sentAt: string | null;
  /** First opened by the customer */
  openedAt: string | null;
  /** Answered */
  answeredAt: string | null;
  /** Where the answer came from */
  answerSource: Open<NonNullable<AnswerSourceOrNull>> | null;
  /** Who answered */
  answerName: string | null;
  /** Position of who answered */
  answerPosition: string | null;
  /** Comment of the customer */
  answerComment: string | null;
  /** Why it was declined */
  declineReason: string | null;
  /** Invoice that was made of it. One that was neither voided nor cancelled. */
  salesInvoiceId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Rows, in their order */
  rows: Array<{
    /** Identifier */
    id: string;
    /** Place among the rows */
    position: number;
    /** Kind */
    lineType: Open<'material' | 'service' | 'expense'>;
    /** Supplier */
    supplierName: string | null;
    /** Key of the group */
    groupKey: string | null;
    /** Group */
    groupLabel: string | null;
    /** Catalog item */
    catalogItemId: string | null;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** Name */
    name: string;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Cost per unit. In the currency of the proposal, with VAT where its prices are with VAT. */
    unitCost: string | null;
    /** Cost */
    lineCostAmount: string | null;
    /** How the markup is given */
    markupBasis: Open<'percent' | 'amount'>;
    /**
     * Markup, percent. From −100. In modes of entered prices, and where the markup is given as a sum, it follows from
     * the rest.
     */
    markupPercent: string | null;
    /** Markup. Of the whole row. */
    markupAmount: string | null;
    /** Share of the expenses */
    allocatedExpenseAmount: string;
    /** Commission, percent */
    commissionPercent: string | null;
    /** Commission, sum */
    commissionFixedAmount: string | null;
    /** Commission */
    commissionAmount: string;
    /** Price per unit. Entered in the modes `fixed_price` and `price_list`; by `cost_plus` it follows from the cost. */
    unitPrice: string | null;
    /** Amount */
    lineAmount: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
  }>;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<Status>;
    requires: Array<
      Open<'rows' | 'customer' | 'totals' | 'reason' | 'not_author' | 'no_approval' | 'validity' | 'later_validity'>
    >;
  }>;
  /** Approval by a route */
  approval: ApprovalOrNull;
  /** Each time it was sent, the last first; at most 100 */
  sendings: Array<CommercialProposalSending>;
  /** What the customer asked by the link, the last first */
  questions: Array<CommercialProposalQuestion>;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: WarningsItemMeta;
  }>;
};

export type ApprovalOrNull = {
  /** Request for approval */
  id: string;
  /** Status */
  status: Open<'pending' | 'paused' | 'approved' | 'rejected' | 'cancelled'>;
  /** Route */
  routeName: string;
  /** Person */
  askedBy: {
    /** Identifier */
    id: string;
    /** Name */
    name: string;
  } | null;
  /** Sent for approval */
  askedAt: string;
  /** Why it was rejected */
  reason: string | null;
  /** Step that is open */
  step: number;
  /** Who may decide the open step now */
  waitsFor: Array<WaitsForItem>;
  /** Whether the caller may decide it */
  mayDecide: boolean;
  /** Whether the caller may pass it, because nobody is left to decide */
  mayPass: boolean;
  /** In whose place the caller would decide */
  inPlaceOf: Array<WaitsForItem>;
  /** Steps, in their order */
  steps: Array<{
    /** Name of the step */
    name: string | null;
    /** Who has to approve */
    mode: Open<'all' | 'any'>;
    /** Approvers */
    approvers: Array<{
      /** Person or role */
      kind: Open<'user' | 'role'>;
      /** Person or role */
      id: string;
      /** Name */
      name: string;
    }>;
    /** Hours until it is escalated */
    escalateAfterHours: number | null;
    /** Escalated to */
    escalateTo: Array<{
      /** Person or role */
      kind: Open<'user' | 'role'>;
      /** Person or role */
      id: string;
      /** Name */
      name: string;
    }>;
    /** State */
    state: Open<'waiting' | 'open' | 'approved' | 'rejected' | 'closed'>;
    /** Escalated */
    escalatedAt: string | null;
    /** Decisions, the earliest first */
    decisions: Array<{
      /** Verdict */
      verdict: Open<'approved' | 'rejected' | 'passed'>;
      /** Person */
      by: WaitsForItem;
      /** In whose place */
      inPlaceOf: Array<WaitsForItem>;
      /** Comment */
      comment: string | null;
      /** Decided */
      decidedAt: string;
    }>;
  }>;
} | null;

export type WaitsForItem = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
};

export type GetProposal = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string | null;
  /** Customer */
  customerId: string | null;
  /** Who it is for */
  customer: CustomerOrNull;
  /** Contact of the customer */
  contactId: string | null;
  /** Requisition */
  procurementId: string | null;
  /** Price list its rows came from */
  priceListId: string | null;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Currency */
  currency: string;
  /** Valid until */
  validUntil: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Words before the rows */
  introText: string | null;
  /** Terms */
  termsText: string | null;
  /** Whose it is */
  ownerId: string | null;
  /** How prices are made */
  pricingMode: Open<PricingMode>;
  /** What is sold */
  proposalModel: Open<'resale' | 'agency' | 'works'>;
  /** How the commission is counted */
  commissionMode: Open<CommissionMode>;
  /** Commission, percent */
  commissionPercent: string | null;
  /** Commission, sum */
  commissionFixedAmount: string | null;
  /** Expenses */
  expenses: Array<{
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** Amount */
    amount: string;
    /** How it is shared */
    allocation: Open<'by_amount' | 'by_quantity' | 'equal' | 'none'>;
  }>;
  /** Rows */
  rowCount: number;
  /** Materials */
  materialsAmount: string;
  /** Services */
  servicesAmount: string;
  /** Expenses in all */
  expenseTotalAmount: string;
  /** Expenses shared among the rows */
  allocatedExpenseAmount: string;
  /** Commission */
  commissionAmount: string;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Total. With VAT; in the agency model with the commission too. */
  totalAmount: string;
  /** Cost in all. Rows and expenses, without VAT; null where the cost of a row is not known. */
  costTotalAmount: string | null;
  /** Gross profit */
  grossProfitAmount: string | null;
  /** Gross margin, percent. Null where nothing is sold. */
  grossMarginPercent: string | null;
  /** Status */
  status: Open<Status>;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /**
   * Revision. Grows when what was sent is taken back to work; links of an earlier revision no longer show the
   * proposal.
   */
  revision: number;
  /** Sent. For the first time in this revision. */
  sentAt: string | null;
  /** First opened by the customer */
  openedAt: string | null;
  /** Answered */
  answeredAt: string | null;
  /** Where the answer came from */
  answerSource: Open<NonNullable<AnswerSourceOrNull>> | null;
  /** Who answered */
  answerName: string | null;
  /** Position of who answered */
  answerPosition: string | null;
  /** Comment of the customer */
  answerComment: string | null;
  /** Why it was declined */
  declineReason: string | null;
  /** Invoice that was made of it. One that was neither voided nor cancelled. */
  salesInvoiceId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Rows, in their order */
  rows: Array<{
    /** Identifier */
    id: string;
    /** Place among the rows */
    position: number;
    /** Kind */
    lineType: Open<'material' | 'service' | 'expense'>;
    /** Supplier */
    supplierName: string | null;
    /** Key of the group */
    groupKey: string | null;
    /** Group */
    groupLabel: string | null;
    /** Catalog item */
    catalogItemId: string | null;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** Name */
    name: string;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Cost per unit. In the currency of the proposal, with VAT where its prices are with VAT. */
    unitCost: string | null;
    /** Cost */
    lineCostAmount: string | null;
    /** How the markup is given */
    markupBasis: Open<'percent' | 'amount'>;
    /**
     * Markup, percent. From −100. In modes of entered prices, and where the markup is given as a sum, it follows from
     * the rest.
     */
    markupPercent: string | null;
    /** Markup. Of the whole row. */
    markupAmount: string | null;
    /** Share of the expenses */
    allocatedExpenseAmount: string;
    /** Commission, percent */
    commissionPercent: string | null;
    /** Commission, sum */
    commissionFixedAmount: string | null;
    /** Commission */
    commissionAmount: string;
    /** Price per unit. Entered in the modes `fixed_price` and `price_list`; by `cost_plus` it follows from the cost. */
    unitPrice: string | null;
    /** Amount */
    lineAmount: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
  }>;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<Status>;
    requires: Array<
      Open<'rows' | 'customer' | 'totals' | 'reason' | 'not_author' | 'no_approval' | 'validity' | 'later_validity'>
    >;
  }>;
  /** Approval by a route */
  approval: ApprovalOrNull;
  /** Each time it was sent, the last first; at most 100 */
  sendings: Array<CommercialProposalSending>;
  /** What the customer asked by the link, the last first */
  questions: Array<CommercialProposalQuestion>;
};

export type GetSendingLink = {
  /** Link */
  url: string;
};

export type ListCounterparties = {
  items: Array<Counterparty>;
  page: Page;
  meta?: Meta;
};

export type CreateCounterpartySupplier = {
  /** Standing */
  standing?: 'ok' | 'warn' | 'prevent_rfq' | 'prevent_all' | undefined;
  /** Payment term, days */
  paymentTermsDays?: number | null | undefined;
  /** Currency of its prices */
  defaultCurrency?: string | null | undefined;
  /** Lead time, days */
  leadTimeDays?: number | null | undefined;
  /** Smallest order */
  minOrderAmount?: string | null | undefined;
  /** Rating. 0 to 5. */
  rating?: string | null | undefined;
};

export type Products = {
  items: Array<{
    /** Identifier */
    id: string;
    /** Item */
    catalogItemId: string;
    /** Supplier */
    supplierId: string;
    /** Counterparty; empty if it is a supplier no more */
    counterpartyId: string | null;
    /** Name of the supplier */
    name: string | null;
    /** Where it is known from */
    sources: Array<
      Open<'manual' | 'price_list' | 'quote' | 'accepted_quote' | 'invoice' | 'receipt' | 'import' | 'integration'>
    >;
    /** Newest price that holds, per base unit */
    lastPrice: string | null;
    /** Currency of the newest price */
    lastCurrency: string | null;
    /** Newest price holds from */
    lastAt: string | null;
    /** Set by hand */
    manual: ManualOrNull;
    /** Item */
    itemName: string;
    /** Article */
    itemSku: string | null;
  }>;
  page: Page;
  meta?: Meta;
};

export type AddAssortmentCategory = {
  /** Category */
  id: string;
  /** Supplier */
  supplierId: string;
  /** Category */
  name: string;
  /** Added by a person, seen in the items linked to the supplier, or both */
  sources: Array<Open<'manual' | 'auto'>>;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: WarningsItemMeta;
  }>;
};

export type GetIncoming = {
  /** Identifier */
  id: string;
  /** Operator */
  operator: Open<'A' | 'B' | 'C'>;
  /** Installation */
  installationId: string;
  /** Kind */
  kind: Open<'upd' | 'invoice' | 'contract' | 'delivery' | 'other'>;
  /** Title */
  title: string;
  /** Number */
  number: string | null;
  /** Date */
  documentDate: string | null;
  /** Amount */
  amount: string | null;
  /** Sender */
  sender: Recipient;
  /** Status */
  status: Open<EDocumentStatus>;
  /** Signatures */
  signatureStatus: Open<SignatureStatus>;
  /** Status in the words of the operator */
  statusText: string | null;
  /** Details */
  statusDetails: string | null;
  /** Why it was refused or revoked */
  reason: string | null;
  /** Refusal by us */
  refusalStatus: Open<'none' | 'queued' | 'in_doubt' | 'failed' | 'done'>;
  /**
   * Identifiers at the operator. By the names of the variables of this operator: `messageId` is `edoA.messageId`.
   * Those of operators never mix.
   */
  ids: Record<string, string>;
  /** Transfer document it was taken into */
  transferDocumentId: string | null;
  /** Taken into the import */
  isTaken: boolean;
  /** Last event */
  lastEventId: string | null;
  /** Name of the last event */
  lastEventName: string | null;
  /** Received */
  receivedAt: string;
  /** Last told by the operator */
  syncedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** What the operator told, the last first; at most 200 */
  events: Array<EDocumentEvent>;
};

export type TakeIncoming = {
  /** Identifier */
  id: string;
  /** Installation */
  installationId: string;
  /** File that was uploaded */
  fileName: string;
  /** Bytes */
  fileSize: number;
  /** How it came first */
  source: Open<'file' | 'mail' | 'operator'>;
  /** Every way it came */
  arrivals: Array<{
    /** How it came */
    source: Open<'file' | 'mail' | 'operator'>;
    /** When it came */
    at: string;
    /** File */
    fileName: string;
    /** Who uploaded it */
    by: string | null;
    /** Address the letter is from, or how the operator names the sender */
    sender: string | null;
    /** Conversation of the letter */
    threadId: string | null;
    /** Letter */
    letterId: string | null;
    /** Operator */
    operator: Open<NonNullable<'A' | 'B' | 'C' | null>> | null;
    /** Incoming document of the operator */
    operatorDocumentId: string | null;
  }>;
  /** Status */
  status: Open<'uploaded' | 'applied'>;
  /** Function: СЧФ, СЧФДОП or ДОП */
  function: Open<'invoice' | 'invoice_and_transfer' | 'transfer'>;
  /** Version of the format */
  formatVersion: string;
  /** Encoding */
  encoding: string;
  /** Number */
  number: string;
  /** Date */
  date: string;
  /** Day of the transfer */
  transferredOn: string | null;
  /** What was done */
  operation: string | null;
  /** Currency */
  currency: string | null;
  /** Seller */
  seller: Seller;
  /** Buyer */
  buyer: Seller;
  /** Documents it is based on */
  basis: Array<{
    /** Name */
    name: string;
    /** Number */
    number: string | null;
    /** Date */
    date: string | null;
  }>;
  /** Totals, as the document states them */
  totals: TransferDocumentTotals;
  /** Supplier a person named */
  counterpartyId: string | null;
  /** Lines matched by hand */
  choices: Array<{
    /** Place of the line in the document, from 1 */
    place: number;
    /** Catalog item; null where the line is for none */
    catalogItemId: string | null;
    /** Line of a requisition */
    procurementItemId: string | null;
    /** Who said so */
    by: string | null;
    /** When */
    at: string;
  }>;
  /** Incoming invoice it was applied to */
  invoiceId: string | null;
  /** That invoice was there before */
  attached: boolean;
  /** Applied */
  appliedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Number of the invoice it was applied to */
  invoiceNumber: string | null;
  /** Counterparty */
  supplier: {
    /** Counterparty */
    counterpartyId: string;
    /** Name */
    name: string;
    /** INN */
    inn: string | null;
    /** KPP */
    kpp: string | null;
  } | null;
  /** Counterparties with the INN of the seller, where more than one may be meant */
  suppliers: Array<{
    /** Counterparty */
    counterpartyId: string;
    /** Name */
    name: string;
    /** INN */
    inn: string | null;
    /** KPP */
    kpp: string | null;
  }>;
  /** The buyer has our INN; null where one of them is not known */
  buyerIsUs: boolean | null;
  /** Lines */
  lines: Array<{
    /** Place in the document, from 1 */
    place: number;
    /** Number in the document */
    number: string;
    /** Name */
    name: string;
    /** Supplier's article */
    article: string | null;
    /** Supplier's code */
    code: string | null;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Unit in the words of the document */
    unitName: string | null;
    /** Price per unit, without VAT */
    price: string;
    /** Without VAT */
    net: string;
    /** VAT rate; null where there is no such rate */
    vatRate: Open<NonNullable<VatRateOrNull>> | null;
    /** VAT */
    vat: string | null;
    /** With VAT */
    gross: string;
    /** Catalog item */
    catalogItemId: string | null;
    /** Its name */
    catalogItemName: string | null;
    /** Requisition it was decided in */
    procurementId: string | null;
    /** Its number */
    procurementNumber: string | null;
    /** Line of that requisition */
    procurementItemId: string | null;
    /** What it was matched by */
    matchedBy: Open<NonNullable<'person' | 'remembered' | 'supplier_article' | 'code' | 'name' | null>> | null;
    /** Remembered match it was matched by */
    rememberedMatchId: string | null;
  }>;
  /** What was noticed */
  remarks: Array<{
    /** Stable code */
    code: string;
    /** Number of the line */
    line: string | null;
    /** The same in words */
    message: string;
    /** For notice; to be looked at before it is applied; or to be settled first */
    severity: Open<'info' | 'review' | 'block'>;
  }>;
  /** Whether it can be applied */
  readiness: Open<'ready' | 'needs_review' | 'blocked'>;
  /** Known invoice that it would be attached to, unless another is named */
  attachesTo: string | null;
  /** Invoices that are known already */
  invoicesAlike: Array<{
    /** Invoice */
    invoiceId: string;
    /** Number with us */
    number: string;
    /** Number the supplier gave it */
    externalNumber: string | null;
    /** Date the supplier gave it */
    externalDate: string | null;
    /** Status */
    status: Open<InvoiceStatus>;
    /** With VAT */
    gross: string;
    /** Currency */
    currency: string;
    /** What it has in common with the document */
    by: Open<'number' | 'basis' | 'amount'>;
  }>;
  /** Digest of what was shown: a document is applied only as it was seen */
  preview: string;
};

export type CreateOutgoing = {
  /** Identifier */
  id: string;
  /** Operator */
  operator: Open<'A' | 'B' | 'C'>;
  /** Installation */
  installationId: string;
  /** Kind of the record */
  entityType: Open<EDocumentEntityType>;
  /** The record */
  entityId: string;
  /** How many times it was given to this operator */
  documentVersion: number;
  /** The last one given to this operator */
  isCurrent: boolean;
  /** Title */
  title: string;
  /** Format */
  format: Open<'pdf' | 'docx' | 'xml'>;
  /** The very file that was given */
  fileId: string | null;
  /** Status */
  status: Open<EDocumentStatus>;
  /** Signatures */
  signatureStatus: Open<SignatureStatus>;
  /** Status in the words of the operator */
  statusText: string | null;
  /** Details */
  statusDetails: string | null;
  /** Why it was rejected or revoked */
  reason: string | null;
  /** Nobody can tell yet whether the operator has it */
  isInDoubt: boolean;
  /** Write at the provider */
  writeId: string;
  /**
   * Identifiers at the operator. By the names of the variables of this operator: `messageId` is `edoA.messageId`.
   * Those of operators never mix.
   */
  ids: Record<string, string>;
  /** Recipient */
  recipient: Recipient;
  /** Last event */
  lastEventId: string | null;
  /** Name of the last event */
  lastEventName: string | null;
  /** Sent */
  sentAt: string | null;
  /** Delivered */
  deliveredAt: string | null;
  /** Signed */
  signedAt: string | null;
  /** Last told by the operator */
  syncedAt: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** What the operator told, the last first; at most 200 */
  events: Array<EDocumentEvent>;
};

export type ReadFeedItemsItemsItem = {
  /** Event name */
  event: string;
  /** Identifier of the event, the same in every attempt and in the audit trail */
  eventId: string;
  /** Portal */
  tenantId: string;
  entity: Entity;
  /** Happened */
  occurredAt: string;
  data: Data;
  links: Links;
};

export type Overdue = {
  /** Owed */
  total: string;
  /** Invoices */
  count: number;
};

export type ListFilesEntityType =
  | 'counterparty'
  | 'sellerProfile'
  | 'warehouse'
  | 'catalogItem'
  | 'supplierQualification'
  | 'contract'
  | 'budget'
  | 'priceList'
  | 'procurement'
  | 'supplierRfq'
  | 'rfqQuestion'
  | 'supplierQuote'
  | 'purchaseOrder'
  | 'invoice'
  | 'salesInvoice'
  | 'commercialProposal'
  | 'logisticsObject'
  | 'driver'
  | 'logisticsVehicle'
  | 'deliveryRoute'
  | 'deliveryBatch'
  | 'generatedDocument'
  | 'mailboxMessage'
  | 'transferDocument'
  | 'messengerMessage'
  | 'eDocument'
  | 'comment';

export type UploadFile = {
  /** Identifier */
  id: string;
  /** Kind of the record it is attached to */
  entityType: string;
  /** The record it is attached to */
  entityId: string;
  /** Name */
  fileName: string;
  /** Media type, found in the content */
  mimeType: string;
  /** Size in bytes */
  sizeBytes: number;
  /** SHA-256 of the content, hex */
  sha256: string;
  /** Category */
  category: string | null;
  /** Who uploaded it */
  uploadedById: string | null;
  /** What the virus scanner found */
  scanStatus: Open<'pending' | 'clean' | 'infected'>;
  /** Status */
  status: Open<'active' | 'removed'>;
  /** Version */
  version: number;
  /** Uploaded */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Removed */
  removedAt: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** File */
      fileId: string;
    };
  }>;
};

export type Get = {
  /** Hidden by the person who asks */
  hidden: boolean;
  /** Steps in their order */
  steps: Array<{
    /** Step */
    step: Open<'company' | 'colleagues' | 'warehouse' | 'supplier' | 'item' | 'requisition' | 'request' | 'order'>;
    /** Done */
    done: boolean;
  }>;
};

export type DeleteProvider = {
  result: 'deleted';
  /** Identifier */
  id: string;
};

export type Op = 'create' | 'update' | 'upsert' | 'archive' | 'change-status';

export type BatchCatalogItems = {
  items: Array<{
    index: number;
    status: number;
    /** Whether anything was changed; false for a repeat and for a record that already had these values */
    changed?: boolean;
    body?: unknown;
    problem?: unknown;
  }>;
};

export type ListInvoices = {
  items: Array<Invoice>;
  page: Page;
  meta?: Meta;
};

export type CreateInvoicesTotals = {
  /** Without VAT */
  net?: string | undefined;
  /** VAT */
  vat?: string | undefined;
  /** With VAT */
  gross: string;
};

export type CreateInvoices = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Number the supplier gave it */
  externalNumber: string | null;
  /** Date the supplier gave it */
  externalDate: string | null;
  /** Counterparty */
  counterpartyId: string;
  /** Supplier */
  supplierId: string;
  /** Who asks to be paid */
  supplier: Supplier;
  /** Requisition */
  procurementId: string | null;
  /** Invoice request it answers */
  invoiceRequestId: string | null;
  /**
   * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
   * invoice is refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency */
  currency: string;
  /** One unit of it in the company's currency, as it was on the day of the invoice */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Day of the supply, whose VAT is charged */
  supplyDate: string | null;
  /** Earlier invoice that this one corrects */
  correctionOf: string | null;
  /** Why a VAT rate of another time is right */
  vatRateOverrideReason: string | null;
  /** Status */
  status: Open<InvoiceStatus>;
  /** Status it returns to from a dispute */
  disputedFrom: Open<NonNullable<DisputedFromOrNull>> | null;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** To be paid by */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Not to be paid before the day after */
  onHoldUntil: string | null;
  /** Totals: sums of the rounded lines */
  totals: Totals;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Credited for goods that went back */
  creditedAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Decision, receipt and invoice held against each other */
  matching: Matching;
  /** Why a second invoice with this number is right */
  duplicateReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** What is disputed */
  disputeReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Purpose of the payment */
  purpose: string | null;
  /** Comment */
  comment: string | null;
  /** How it came */
  source: Open<Source>;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Lines, in their order */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Place among the lines */
    position: number;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** Accepted quantity it is for */
    allocationId: string | null;
    /**
     * Line of the order. Of an order to the same supplier that was sent. What is left out of the line is as the order
     * has it, the quantity all that is not invoiced yet.
     */
    orderLineId: string | null;
    /** Order */
    orderId: string | null;
    /** Catalog item */
    catalogItemId: string | null;
    /** Name */
    name: string;
    /** Quantity. Required, but for a line of an order. */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Base units of the item in one of the line, as they were when it was written */
    factorToBase: string;
    /** The same in the unit of the requisition line */
    lineQuantity: string | null;
    /** Price per unit. Required, but for a line of an order. */
    price: string;
    /** Discount, percent */
    discountPercent: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Without VAT */
    net: string;
    /** VAT */
    vat: string;
    /** With VAT */
    gross: string;
  }>;
  /** Payments, the earliest first; null to who may not see payments */
  payments: Array<{
    /** Identifier */
    id: string;
    /** Invoice */
    invoiceId: string;
    /** Paid */
    amount: string;
    /** Currency */
    currency: string;
    /** One unit of its currency in the currency of the invoice */
    fxRate: string;
    /** What that makes in the currency of the invoice */
    invoiceAmount: string;
    /** Day of the payment */
    paidAt: string;
    /** How it was paid */
    method: Open<Method>;
    /** Who reported it */
    source: Open<PaymentsItemSource>;
    /** Name of the external system */
    externalSource: string | null;
    /** Identifier in the external system */
    externalPaymentId: string | null;
    /** Number of the payment order */
    documentNumber: string | null;
    /** Comment */
    comment: string | null;
    /** Status */
    status: Open<'posted' | 'deleted'>;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Created by */
    createdBy: string | null;
    /** Deleted */
    deletedAt: string | null;
  }> | null;
  /** Credits used against it, the earliest first; null to who may not see payments */
  credits: Array<{
    /** Identifier */
    id: string;
    /** Invoice */
    invoiceId: string;
    /** Return to a supplier */
    supplierReturnId: string;
    /** Number of the return */
    returnNumber: string;
    /** Number of the credit note */
    creditNumber: string | null;
    /** Used. In the currency of the invoice. */
    amount: string;
    /** Created */
    createdAt: string;
    /** Created by */
    createdBy: string | null;
  }> | null;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<InvoiceStatus>;
    requires: Array<Open<'reason' | 'not_author' | 'matching' | 'no_payments' | 'no_receipts'>>;
  }>;
  /** Approval by a route */
  approval: ApprovalOrNull;
  /** The issues of `matching` in words, in the language of the caller */
  differences: Array<{
    /** Line of the invoice */
    lineId: string;
    /** Difference */
    code: Open<BlockingIssuesItem>;
    /** What differs, and by how much */
    message: string;
    /** What to do about it */
    advice: string;
  }>;
  /** Why it takes no payment now */
  paymentBlock: Open<NonNullable<PaymentBlockOrNull>> | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: WarningsWarningsItemMeta;
  }>;
};

export type Method = 'bank' | 'cash' | 'card' | 'offset';

export type PaymentsItemSource = 'manual' | 'bank' | 'accounting';

export type PaymentBlockOrNull =
  | 'invoice_closed'
  | 'invoice_on_hold'
  | 'invoice_not_approved'
  | 'invoice_differs'
  | null;

export type WarningsWarningsItemMeta = {
  /** Counterparty */
  counterpartyId?: string;
  /** Contract */
  contractId?: string;
  /** Limit, with VAT */
  limit?: string;
  /** Taken of the limit */
  used?: string;
  /** Over the limit */
  excess?: string;
  /** Currency of the contract */
  currency?: string;
};

export type GetInvoices = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Number the supplier gave it */
  externalNumber: string | null;
  /** Date the supplier gave it */
  externalDate: string | null;
  /** Counterparty */
  counterpartyId: string;
  /** Supplier */
  supplierId: string;
  /** Who asks to be paid */
  supplier: Supplier;
  /** Requisition */
  procurementId: string | null;
  /** Invoice request it answers */
  invoiceRequestId: string | null;
  /**
   * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
   * invoice is refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency */
  currency: string;
  /** One unit of it in the company's currency, as it was on the day of the invoice */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Day of the supply, whose VAT is charged */
  supplyDate: string | null;
  /** Earlier invoice that this one corrects */
  correctionOf: string | null;
  /** Why a VAT rate of another time is right */
  vatRateOverrideReason: string | null;
  /** Status */
  status: Open<InvoiceStatus>;
  /** Status it returns to from a dispute */
  disputedFrom: Open<NonNullable<DisputedFromOrNull>> | null;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** To be paid by */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Not to be paid before the day after */
  onHoldUntil: string | null;
  /** Totals: sums of the rounded lines */
  totals: Totals;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Credited for goods that went back */
  creditedAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Decision, receipt and invoice held against each other */
  matching: Matching;
  /** Why a second invoice with this number is right */
  duplicateReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** What is disputed */
  disputeReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Purpose of the payment */
  purpose: string | null;
  /** Comment */
  comment: string | null;
  /** How it came */
  source: Open<Source>;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Lines, in their order */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Place among the lines */
    position: number;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** Accepted quantity it is for */
    allocationId: string | null;
    /**
     * Line of the order. Of an order to the same supplier that was sent. What is left out of the line is as the order
     * has it, the quantity all that is not invoiced yet.
     */
    orderLineId: string | null;
    /** Order */
    orderId: string | null;
    /** Catalog item */
    catalogItemId: string | null;
    /** Name */
    name: string;
    /** Quantity. Required, but for a line of an order. */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Base units of the item in one of the line, as they were when it was written */
    factorToBase: string;
    /** The same in the unit of the requisition line */
    lineQuantity: string | null;
    /** Price per unit. Required, but for a line of an order. */
    price: string;
    /** Discount, percent */
    discountPercent: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Without VAT */
    net: string;
    /** VAT */
    vat: string;
    /** With VAT */
    gross: string;
  }>;
  /** Payments, the earliest first; null to who may not see payments */
  payments: Array<{
    /** Identifier */
    id: string;
    /** Invoice */
    invoiceId: string;
    /** Paid */
    amount: string;
    /** Currency */
    currency: string;
    /** One unit of its currency in the currency of the invoice */
    fxRate: string;
    /** What that makes in the currency of the invoice */
    invoiceAmount: string;
    /** Day of the payment */
    paidAt: string;
    /** How it was paid */
    method: Open<Method>;
    /** Who reported it */
    source: Open<PaymentsItemSource>;
    /** Name of the external system */
    externalSource: string | null;
    /** Identifier in the external system */
    externalPaymentId: string | null;
    /** Number of the payment order */
    documentNumber: string | null;
    /** Comment */
    comment: string | null;
    /** Status */
    status: Open<'posted' | 'deleted'>;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Created by */
    createdBy: string | null;
    /** Deleted */
    deletedAt: string | null;
  }> | null;
  /** Credits used against it, the earliest first; null to who may not see payments */
  credits: Array<{
    /** Identifier */
    id: string;
    /** Invoice */
    invoiceId: string;
    /** Return to a supplier */
    supplierReturnId: string;
    /** Number of the return */
    returnNumber: string;
    /** Number of the credit note */
    creditNumber: string | null;
    /** Used. In the currency of the invoice. */
    amount: string;
    /** Created */
    createdAt: string;
    /** Created by */
    createdBy: string | null;
  }> | null;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<InvoiceStatus>;
    requires: Array<Open<'reason' | 'not_author' | 'matching' | 'no_payments' | 'no_receipts'>>;
  }>;
  /** Approval by a route */
  approval: ApprovalOrNull;
  /** The issues of `matching` in words, in the language of the caller */
  differences: Array<{
    /** Line of the invoice */
    lineId: string;
    /** Difference */
    code: Open<BlockingIssuesItem>;
    /** What differs, and by how much */
    message: string;
    /** What to do about it */
    advice: string;
  }>;
  /** Why it takes no payment now */
  paymentBlock: Open<NonNullable<PaymentBlockOrNull>> | null;
};

export type ChangeStatus_2 = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Number the supplier gave it */
  externalNumber: string | null;
  /** Date the supplier gave it */
  externalDate: string | null;
  /** Counterparty */
  counterpartyId: string;
  /** Supplier */
  supplierId: string;
  /** Who asks to be paid */
  supplier: Supplier;
  /** Requisition */
  procurementId: string | null;
  /** Invoice request it answers */
  invoiceRequestId: string | null;
  /**
   * Contract. A contract in force with the counterparty; what has ended since stays named. Over its limit the
   * invoice is refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency */
  currency: string;
  /** One unit of it in the company's currency, as it was on the day of the invoice */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Day of the supply, whose VAT is charged */
  supplyDate: string | null;
  /** Earlier invoice that this one corrects */
  correctionOf: string | null;
  /** Why a VAT rate of another time is right */
  vatRateOverrideReason: string | null;
  /** Status */
  status: Open<InvoiceStatus>;
  /** Status it returns to from a dispute */
  disputedFrom: Open<NonNullable<DisputedFromOrNull>> | null;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** To be paid by */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Not to be paid before the day after */
  onHoldUntil: string | null;
  /** Totals: sums of the rounded lines */
  totals: Totals;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Credited for goods that went back */
  creditedAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Decision, receipt and invoice held against each other */
  matching: Matching;
  /** Why a second invoice with this number is right */
  duplicateReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** What is disputed */
  disputeReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Purpose of the payment */
  purpose: string | null;
  /** Comment */
  comment: string | null;
  /** How it came */
  source: Open<Source>;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: WarningsWarningsItemMeta;
  }>;
};

export type FindLinksEntityType =
  | 'counterparty'
  | 'warehouse'
  | 'catalog_item'
  | 'price_list'
  | 'procurement'
  | 'invoice';

export type FindLinksItemsItemsItem = {
  /** Name of the external system */
  externalSource: string;
  /** Identifier in the external system */
  externalId: string;
  /** Entity kind */
  entityType: string;
  /** Entity */
  entityId: string;
  /** The entity is archived */
  archived: boolean;
  /** Linked */
  createdAt: string;
  /** Moved */
  updatedAt: string;
};

export type ListPaymentsItemsItemsItem = {
  /** Identifier */
  id: string;
  /** Invoice */
  invoiceId: string;
  /** Paid */
  amount: string;
  /** Currency */
  currency: string;
  /** One unit of its currency in the currency of the invoice */
  fxRate: string;
  /** What that makes in the currency of the invoice */
  invoiceAmount: string;
  /** Day of the payment */
  paidAt: string;
  /** How it was paid */
  method: Open<Method>;
  /** Who reported it */
  source: Open<PaymentsItemSource>;
  /** Name of the external system */
  externalSource: string | null;
  /** Identifier in the external system */
  externalPaymentId: string | null;
  /** Number of the payment order */
  documentNumber: string | null;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<'posted' | 'deleted'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Deleted */
  deletedAt: string | null;
  /** Currency of the invoice */
  invoiceCurrency: string;
};

export type UpdatePriceLists_2 = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Name */
  name: string;
  /** Kind */
  kind: Open<PriceListKind>;
  /** Counterparty: whose prices, or for whom */
  counterpartyId: string | null;
  /** Currency */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** First day */
  validFrom: string | null;
  /** Last day */
  validTo: string | null;
  /** The one to take when none is named, among lists of its kind and counterparty */
  isDefault: boolean;
  /** Comment */
  comment: string | null;
  /** Version of the prices */
  currentVersion: number;
  /** Counters */
  counters: Counters;
  /** First made active */
  publishedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Status */
  status: Open<PriceListStatus>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** At most 20 of them */
      priceListIds: Array<string>;
    };
  }>;
};

export type ListPurchaseRequisitions = {
  items: Array<{
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Title */
    title: string;
    /** Status */
    status: Open<StatusesItem>;
    /** Held from. Where it returns to from hold. */
    heldFrom: Open<NonNullable<HeldFromOrNull>> | null;
    /** Stage */
    stage: StageOrNull;
    /** Priority */
    priority: Open<Priority>;
    /** Customer */
    customerId: string | null;
    /** Contact of the customer */
    customerContact: CustomerContactOrNull;
    /** File of the customer's request. The file that the lines came from. */
    customerRequestFileName: string | null;
    /** Responsible */
    responsibleId: string | null;
    /** Requested by */
    requesterId: string | null;
    /** Department */
    departmentName: string | null;
    /** Due date */
    dueDate: string | null;
    /** Warehouse. Where to deliver to. */
    deliveryWarehouseId: string | null;
    /** Delivery address */
    deliveryAddress: string | null;
    /** Contract. A contract in force; what has ended since stays named. */
    contractId: string | null;
    /** Contract it stands under */
    contract: ContractOrNull;
    /** Currency. Of the totals. */
    currency: string;
    /** Planned total. Sum of the planned prices. */
    plannedTotal: string;
    /** Actual total. Sum of what was accepted, with VAT; null while nothing was decided. */
    actualTotal: string | null;
    /** Budget */
    budgetAmount: string | null;
    /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
    budgetCode: string | null;
    /** Supplier chosen explicitly */
    selectedSupplierId: string | null;
    /** Selected supplier. The supplier named, or the only one holding accepted quantities. */
    selectedSupplier: SelectedSupplierOrNull;
    /** Covered. By decisions. */
    supplyCoverage: SupplyCoverage;
    /** Invoiced */
    invoiceCoverage: SupplyCoverage;
    /** Received */
    receiptCoverage: SupplyCoverage;
    /** Construction project */
    constructionProject: ProcurementConstructionProjectOrNull;
    /** Construction object */
    constructionObject: ConstructionObjectOrNull;
    /** Construction stage */
    constructionStage: ConstructionStageOrNull;
    /** Who signs the minutes of its comparison. Null is the committee of the company. */
    committee: Array<CommitteeItem> | null;
    /** Comment */
    comment: string | null;
    /** Tags */
    tags: Array<string>;
    /** Why it was cancelled */
    cancelReason: string | null;
    /** Why it is on hold */
    holdReason: string | null;
    /** Why it was rejected */
    rejectReason: string | null;
    /** Why it was closed short */
    closeReason: string | null;
    /** Sent for approval by */
    submittedBy: string | null;
    /** Approved by */
    approvedBy: string | null;
    /** Approved */
    approvedAt: string | null;
    /** Approved total. The planned total that was approved. */
    approvedTotal: string | null;
    /** Lines. Active ones. */
    lineCount: number;
    /** Copied from */
    copiedFromId: string | null;
    /** Made of the template */
    templateId: string | null;
    /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
    customFields: Record<string, unknown>;
    /** External identifiers */
    externalLinks: Array<{
      /** Name of the external system */
      externalSource: string;
      /** Identifier in the external system */
      externalId: string;
    }>;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Archived */
    archivedAt: string | null;
    /** Created by */
    createdBy: string | null;
    /** Changed by */
    updatedBy: string | null;
    /** Lines, in their order; with `include=items` */
    items?: Array<ProcurementItem>;
  }>;
  page: Page;
  meta?: Meta;
};

export type CreatePurchaseRequisitionsItemsItemsItem = {
  /** Quantity */
  quantity: string;
  /** Catalog item */
  catalogItemId?: string | null | undefined;
  /** Article */
  sku?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Type */
  itemType?: 'product' | 'service' | undefined;
  /** Unit */
  uom?: BaseUom | undefined;
  /** Planned price. Per unit. */
  plannedPrice?: string | null | undefined;
  /** Currency. Of the planned price. */
  currency?: string | undefined;
  /** VAT rate */
  vatRate?: VatRateOrNull | undefined;
  /** Needed by */
  requiredAt?: string | null | undefined;
  /** Section of the estimate */
  sourceSectionName?: string | null | undefined;
  /** Kind of work */
  workType?: string | null | undefined;
  /** Need. Lines of one key may be bought together. */
  needGroupKey?: string | null | undefined;
  /** Specification */
  specification?: string | null | undefined;
  /** Manufacturer */
  manufacturer?: string | null | undefined;
  /** Brand */
  brand?: string | null | undefined;
  /** Analogs will do */
  analogsAllowed?: boolean | undefined;
  /** Product fields. Of the portal, by key. */
  productFields?: Record<string, unknown> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

export type CreatePurchaseRequisitions_2 = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Status */
  status: Open<StatusesItem>;
  /** Held from. Where it returns to from hold. */
  heldFrom: Open<NonNullable<HeldFromOrNull>> | null;
  /** Stage */
  stage: StageOrNull;
  /** Priority */
  priority: Open<Priority>;
  /** Customer */
  customerId: string | null;
  /** Contact of the customer */
  customerContact: CustomerContactOrNull;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName: string | null;
  /** Responsible */
  responsibleId: string | null;
  /** Requested by */
  requesterId: string | null;
  /** Department */
  departmentName: string | null;
  /** Due date */
  dueDate: string | null;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency. Of the totals. */
  currency: string;
  /** Planned total. Sum of the planned prices. */
  plannedTotal: string;
  /** Actual total. Sum of what was accepted, with VAT; null while nothing was decided. */
  actualTotal: string | null;
  /** Budget */
  budgetAmount: string | null;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode: string | null;
  /** Supplier chosen explicitly */
  selectedSupplierId: string | null;
  /** Selected supplier. The supplier named, or the only one holding accepted quantities. */
  selectedSupplier: SelectedSupplierOrNull;
  /** Covered. By decisions. */
  supplyCoverage: SupplyCoverage;
  /** Invoiced */
  invoiceCoverage: SupplyCoverage;
  /** Received */
  receiptCoverage: SupplyCoverage;
  /** Construction project */
  constructionProject: ProcurementConstructionProjectOrNull;
  /** Construction object */
  constructionObject: ConstructionObjectOrNull;
  /** Construction stage */
  constructionStage: ConstructionStageOrNull;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee: Array<CommitteeItem> | null;
  /** Comment */
  comment: string | null;
  /** Tags */
  tags: Array<string>;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it is on hold */
  holdReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Why it was closed short */
  closeReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Approved total. The planned total that was approved. */
  approvedTotal: string | null;
  /** Lines. Active ones. */
  lineCount: number;
  /** Copied from */
  copiedFromId: string | null;
  /** Made of the template */
  templateId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Lines, in their order */
  items: Array<ProcurementItem>;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Lines, at most 20 */
      itemIds?: Array<string>;
      /** Committed, in the currency of the requisition */
      committed?: string;
      /** Budget */
      budget?: string;
      /** Budget */
      budgetId?: string;
      /** Budget code */
      budgetCode?: string;
      /** What the requisition could take of the budget, in its currency */
      available?: string;
      /** By how much the budget is overrun, in its currency */
      missing?: string;
      /** Currency of the budget */
      currency?: string;
      /** Contract */
      contractId?: string;
      /** Currency of the contract */
      contractCurrency?: string;
      /** Fields, as they are named in the body of a new requisition */
      fields?: Array<string>;
    };
  }>;
};

export type GetPurchaseRequisitions = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Status */
  status: Open<StatusesItem>;
  /** Held from. Where it returns to from hold. */
  heldFrom: Open<NonNullable<HeldFromOrNull>> | null;
  /** Stage */
  stage: StageOrNull;
  /** Priority */
  priority: Open<Priority>;
  /** Customer */
  customerId: string | null;
  /** Contact of the customer */
  customerContact: CustomerContactOrNull;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName: string | null;
  /** Responsible */
  responsibleId: string | null;
  /** Requested by */
  requesterId: string | null;
  /** Department */
  departmentName: string | null;
  /** Due date */
  dueDate: string | null;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency. Of the totals. */
  currency: string;
  /** Planned total. Sum of the planned prices. */
  plannedTotal: string;
  /** Actual total. Sum of what was accepted, with VAT; null while nothing was decided. */
  actualTotal: string | null;
  /** Budget */
  budgetAmount: string | null;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode: string | null;
  /** Supplier chosen explicitly */
  selectedSupplierId: string | null;
  /** Selected supplier. The supplier named, or the only one holding accepted quantities. */
  selectedSupplier: SelectedSupplierOrNull;
  /** Covered. By decisions. */
  supplyCoverage: SupplyCoverage;
  /** Invoiced */
  invoiceCoverage: SupplyCoverage;
  /** Received */
  receiptCoverage: SupplyCoverage;
  /** Construction project */
  constructionProject: ProcurementConstructionProjectOrNull;
  /** Construction object */
  constructionObject: ConstructionObjectOrNull;
  /** Construction stage */
  constructionStage: ConstructionStageOrNull;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee: Array<CommitteeItem> | null;
  /** Comment */
  comment: string | null;
  /** Tags */
  tags: Array<string>;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it is on hold */
  holdReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Why it was closed short */
  closeReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Approved total. The planned total that was approved. */
  approvedTotal: string | null;
  /** Lines. Active ones. */
  lineCount: number;
  /** Copied from */
  copiedFromId: string | null;
  /** Made of the template */
  templateId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Lines, in their order */
  items: Array<ProcurementItem>;
};

export type ChangeStatus_4 = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Status */
  status: Open<StatusesItem>;
  /** Held from. Where it returns to from hold. */
  heldFrom: Open<NonNullable<HeldFromOrNull>> | null;
  /** Stage */
  stage: StageOrNull;
  /** Priority */
  priority: Open<Priority>;
  /** Customer */
  customerId: string | null;
  /** Contact of the customer */
  customerContact: CustomerContactOrNull;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName: string | null;
  /** Responsible */
  responsibleId: string | null;
  /** Requested by */
  requesterId: string | null;
  /** Department */
  departmentName: string | null;
  /** Due date */
  dueDate: string | null;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Currency. Of the totals. */
  currency: string;
  /** Planned total. Sum of the planned prices. */
  plannedTotal: string;
  /** Actual total. Sum of what was accepted, with VAT; null while nothing was decided. */
  actualTotal: string | null;
  /** Budget */
  budgetAmount: string | null;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode: string | null;
  /** Supplier chosen explicitly */
  selectedSupplierId: string | null;
  /** Selected supplier. The supplier named, or the only one holding accepted quantities. */
  selectedSupplier: SelectedSupplierOrNull;
  /** Covered. By decisions. */
  supplyCoverage: SupplyCoverage;
  /** Invoiced */
  invoiceCoverage: SupplyCoverage;
  /** Received */
  receiptCoverage: SupplyCoverage;
  /** Construction project */
  constructionProject: ProcurementConstructionProjectOrNull;
  /** Construction object */
  constructionObject: ConstructionObjectOrNull;
  /** Construction stage */
  constructionStage: ConstructionStageOrNull;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee: Array<CommitteeItem> | null;
  /** Comment */
  comment: string | null;
  /** Tags */
  tags: Array<string>;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it is on hold */
  holdReason: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Why it was closed short */
  closeReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Approved total. The planned total that was approved. */
  approvedTotal: string | null;
  /** Lines. Active ones. */
  lineCount: number;
  /** Copied from */
  copiedFromId: string | null;
  /** Made of the template */
  templateId: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** External identifiers */
  externalLinks: Array<{
    /** Name of the external system */
    externalSource: string;
    /** Identifier in the external system */
    externalId: string;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Lines, at most 20 */
      itemIds?: Array<string>;
      /** Committed, in the currency of the requisition */
      committed?: string;
      /** Budget */
      budget?: string;
      /** Budget */
      budgetId?: string;
      /** Budget code */
      budgetCode?: string;
      /** What the requisition could take of the budget, in its currency */
      available?: string;
      /** By how much the budget is overrun, in its currency */
      missing?: string;
      /** Currency of the budget */
      currency?: string;
      /** Contract */
      contractId?: string;
      /** Currency of the contract */
      contractCurrency?: string;
      /** Fields, as they are named in the body of a new requisition */
      fields?: Array<string>;
    };
  }>;
};

export type ListPurchaseOrders = {
  items: Array<PurchaseOrder>;
  page: Page;
  meta?: Meta;
};

export type GetPurchaseOrders = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Requisition */
  procurementId: string;
  /** Number of the requisition */
  procurementNumber: string;
  /** Counterparty */
  counterpartyId: string;
  /** Supplier */
  supplierId: string;
  /** Who delivers */
  supplier: Supplier;
  /** Our party. The default seller profile when the order is made. */
  sellerProfileId: string | null;
  /** Responsible */
  responsibleId: string | null;
  /** Currency */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Warehouse */
  deliveryWarehouseId: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Terms of delivery */
  deliveryTerms: string | null;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Words to the supplier */
  comment: string | null;
  /** Lines */
  lineCount: number;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Invoicing */
  invoicing: Open<'none' | 'part' | 'whole' | 'over'>;
  /**
   * Invoiced. With VAT, by invoices that stand, in the currency of the order; those in another count by quantity
   * alone.
   */
  invoicedAmount: string;
  /** Paid. Of what is invoiced. */
  paidAmount: string;
  /** Left to invoice. With VAT, at the prices of the order: what of its lines nobody has invoiced. */
  leftAmount: string;
  /** Next delivery expected. The earliest day of what has not come yet: as promised, or else as wanted. */
  expectedDate: string | null;
  /** Something should have come by now */
  late: boolean;
  /** Status */
  status: Open<PurchaseOrderStatus>;
  /** Revision. Grows when what was sent is changed; answers to an earlier revision are refused. */
  revision: number;
  /** Sent. This revision. */
  sentAt: string | null;
  /** First opened by the supplier */
  openedAt: string | null;
  /** Answered */
  answeredAt: string | null;
  /** What the supplier answered */
  answerOutcome: Open<NonNullable<'confirmed' | 'confirmed_in_part' | 'declined' | null>> | null;
  /** Where the answer came from */
  answerSource: Open<NonNullable<'supplier_link' | 'staff' | null>> | null;
  /** Who answered */
  answerName: string | null;
  /** Comment of the supplier */
  answerComment: string | null;
  /** Why it was declined */
  declineReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it was closed short */
  closeReason: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Lines, in their order */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Place among the lines */
    position: number;
    /** Line of the requisition */
    procurementItemId: string;
    /** Decision it fulfils */
    allocationId: string;
    /** Catalog item */
    catalogItemId: string | null;
    /** Article */
    sku: string | null;
    /** Name */
    name: string;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Price per unit */
    price: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Amount */
    lineAmount: string;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
    /** Wanted by */
    wantedDate: string | null;
    /** Confirmed by the supplier */
    confirmedQuantity: string | null;
    /** Promised for */
    promisedDate: string | null;
    /** Supplier's remark */
    supplierRemark: string | null;
    /** Received */
    receivedQuantity: string;
    /** Invoiced */
    invoicedQuantity: string;
    /** Invoiced, with VAT */
    invoicedAmount: string;
    /** Paid */
    paidAmount: string;
    /** Left to invoice */
    leftQuantity: string;
    /**
     * Accepted of the supplier now. Less than `quantity` where the decision was changed after the order: the order is
     * to be changed too.
     */
    decidedQuantity: string;
  }>;
  /** All that the supplier has said, to earlier revisions too, the last first; at most 100 */
  answers: Array<PurchaseOrderAnswer>;
  /** Each time it was sent, the last first; at most 100 */
  sendings: Array<PurchaseOrderSending>;
  /** Lines that the supplier is not qualified for now; none where the company asks for no qualification */
  unqualifiedFor: Array<string>;
  /** What the caller may ask for now */
  allowedMoves: Array<{
    /** Move */
    move: Open<
      | 'send'
      | 'confirm'
      | 'confirm_in_part'
      | 'decline'
      | 'revise'
      | 'close'
      | 'cancel'
      | 'receive_part'
      | 'receive'
      | 'release_sent'
      | 'release_confirmed'
      | 'release_confirmed_in_part'
      | 'release_declined'
    >;
    /** Status */
    to: Open<PurchaseOrderStatus>;
    requires: Array<Open<'lines' | 'decided' | 'reason' | 'reason_if_short' | 'nothing_received'>>;
  }>;
};

export type ListRfqQuestions = {
  items: Array<RfqQuestion>;
  page: Page;
  meta?: Meta;
};

export type ListStockReservations = {
  items: Array<StockReservation>;
  page: Page;
  meta?: Meta;
};

export type ListSupplierQuotesItemsItemsItem = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Request for quotes. That it answers. */
  rfqId: string | null;
  /** Requisition */
  procurementId: string | null;
  /** Recipient of the request */
  recipientId: string | null;
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name of the supplier */
  supplierName: string;
  /** How it came */
  source: Open<SupplierQuoteSource>;
  /** Status */
  status: Open<SupplierQuoteStatus>;
  /** Current version. 0 before the first submission. */
  currentVersion: number;
  /** A next version is being written. The current one applies until it is submitted. */
  revising: boolean;
  /** Prices are to be confirmed. The request has changed since. */
  needsReconfirmation: boolean;
  /** Prices are hidden. Until the deadline of the request. */
  sealed: boolean;
  /** Number of the supplier */
  externalNumber: string | null;
  /** Score of the buyers. 0 to 10. */
  internalScore: string | null;
  /** Comment of the buyers */
  comment: string | null;
  /** Why it was rejected. Suppliers never see it. */
  rejectReason: string | null;
  /** Currency of the quote */
  currency: string;
  /** Total with VAT. Null while prices are hidden. */
  totalGross: string | null;
  /** Prices are valid until */
  validUntil: string | null;
  /** Submitted */
  submittedAt: string | null;
  /** Drafts saved so far */
  draftVersion: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Current version; null before the first submission and while prices are sealed */
  current: {
    /** Number of the version. 0 is the draft. */
    n: number;
    /** Written */
    at: string;
    /** Revision of the request it answers */
    rfqRevision: number | null;
    /** Who submitted it */
    submittedBy: SubmittedByOrNull;
    /** Currency of the quote */
    currency: string;
    /** VAT in the prices */
    vatMode: Open<VatMode>;
    /** Date of the quote */
    documentDate: string | null;
    /** Prices are valid until */
    validUntil: string | null;
    /** Days until delivery. Unless a line says otherwise. */
    deliveryDays: number | null;
    /** Terms of delivery */
    deliveryTerms: string | null;
    /** Terms of payment */
    paymentTerms: string | null;
    /** Prepayment, % */
    prepaymentPercent: string | null;
    /** Extra costs */
    extraCosts: Array<{
      /** What it is for */
      kind: Open<'delivery' | 'packing' | 'customs' | 'insurance' | 'other'>;
      /** Amount */
      amount: string;
      /** Currency */
      currency: string;
      /** How lines share it */
      allocation: Open<'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal'>;
    }>;
    /** Comment of the supplier */
    supplierComment: string | null;
    /** Stated total. Where the request asks for a total alone. */
    statedTotal: string | null;
    /** Amounts */
    totals: CurrentTotals;
    /** Lines, in the order of what was asked for */
    lines: Array<{
      /** Identifier */
      id: string;
      /** Place among the lines */
      position: number;
      /** What was asked for */
      name: string;
      /** Catalog item */
      catalogItemId: string | null;
      /** Position of the request */
      rfqItemId: string | null;
      /** Line of the requisition */
      procurementItemId: string | null;
      /** It is offered */
      quoted: boolean;
      /** Why it is not offered */
      unavailableReason: string | null;
      /** Price per unit */
      price: string | null;
      /** It costs nothing */
      isFree: boolean;
      /** Prices by quantity */
      priceTiers: Array<{
        /** From this quantity on */
        minQuantity: string;
        /** Price per unit */
        price: string;
      }>;
      /** Available. Null where there is no limit. */
      quantityOffered: string | null;
      /** Unit. Of the supplier. */
      uom: Open<BaseUom>;
      /** Base units in one. Null where it is unknown. */
      factorToBase: string | null;
      /** Least quantity sold */
      moq: string | null;
      /** Pack. Sold by so many. */
      packQuantity: string | null;
      /** VAT rate */
      vatRate: Open<NonNullable<VatRateOrNull>> | null;
      /** Discount, % */
      discountPercent: string;
      /** Delivered by */
      deliveryDate: string | null;
      /** Days until delivery */
      deliveryDays: number | null;
      /** Analog */
      analog: AnalogOrNull;
      /** Article of the supplier */
      supplierSku: string | null;
      /** Country of origin */
      countryOfOrigin: string | null;
      /** Comment */
      comment: string | null;
      /** Quantity. As much as was asked for and is offered: what the amounts count. */
      quantity: string | null;
      /** Amounts */
      amounts: CurrentTotals;
    }>;
    /** All lines; a list shows the first 200 */
    lineCount: number;
  } | null;
};

export type SubmittedByOrNull = {
  /** User */
  userId: string | null;
  /** Name */
  name: string | null;
  /** E-mail */
  email: string | null;
} | null;

export type CurrentTotals = {
  /** Without VAT */
  net: string | null;
  /** VAT */
  vat: string | null;
  /** With VAT */
  gross: string | null;
};

export type AnalogOrNull = {
  /** Name */
  name: string;
  /** Brand */
  brand: string | null;
  /** Article */
  sku: string | null;
} | null;

export type ListWarehouses = {
  items: Array<Warehouse>;
  page: Page;
  meta?: Meta;
};

export type ListObjectsKind =
  | 'group'
  | 'property'
  | 'price_type'
  | 'store'
  | 'counterparty'
  | 'product'
  | 'offer'
  | 'document'
  | 'picture';

export type ItemsItemStatus = 'received' | 'retrying' | 'applied' | 'skipped_stale' | 'unmatched' | 'failed';

export type ItemsItemLastErrorOrNull = {
  /** Mapping */
  mappingId: string | null;
  /** Code */
  code: string;
  /** What happened */
  message: string;
  /** Fields that are wrong, the first twenty */
  fields: Array<{
    /** Field */
    at: string;
    /** Code */
    code: string;
    /** What happened */
    message: string;
  }>;
} | null;

export type GetReceipt = {
  /** Identifier */
  id: string;
  /** Event */
  event: string;
  /** How far it is */
  status: Open<ItemsItemStatus>;
  /** Sent, by the clock of the sender */
  sentAt: string;
  /** Received */
  receivedAt: string;
  /** Bytes */
  size: number;
  /** Attempts */
  attempts: number;
  /** Next attempt */
  nextAttemptAt: string | null;
  /** Required fields the event lacks */
  missing: Array<string>;
  /** Last fault */
  lastError: ItemsItemLastErrorOrNull;
  /** Finished */
  finishedAt: string | null;
  /** The body, as it came */
  body: string;
  /** What mappings made of it */
  applications: Array<{
    /** Mapping */
    mappingId: string;
    /** What was done */
    result: Open<'recorded' | 'created' | 'updated' | 'unchanged' | 'skipped_stale'>;
    /** Kind of the record */
    entityType: string | null;
    /** Record */
    entityId: string | null;
    /** Values taken out of the event */
    extracted: Record<string, unknown>;
    /** At */
    at: string;
  }>;
};

export type SyncInstallation = {
  /** Run */
  runId: string;
};

export type TestInstallation = {
  /** The connection works */
  ok: boolean;
  /** Checked */
  at: string;
  /** What was looked at, in order */
  checks: Array<{
    /** Check */
    id: string;
    /** What was looked at */
    label: string;
    /** Result */
    result: Open<'ok' | 'warning' | 'failed' | 'skipped'>;
    /** What was found, and what to do */
    detail: string | null;
  }>;
};

export type InstallationOrNull = {
  /** Installation */
  id: string;
  /** Status */
  status: Open<'requires_setup' | 'installed' | 'sync_error' | 'disabled'>;
  /** Status, in words */
  statusLabel: string;
} | null;

export type RateIntegration = {
  /** Public identifier of the integration */
  slug: string;
  /** Stars this portal has given */
  ownRating: number | null;
  /** Mean of the stars, 1.00 to 5.00; null while nobody has rated */
  rating: string | null;
  /** Portals that have rated */
  ratingCount: number;
};

export type SyncContacts = {
  /** The run has begun, or was under way */
  isQueued: boolean;
};

export type StatusOrNull = 'requires_setup' | 'installed' | 'sync_error' | 'disabled' | 'deleted' | null;

export type Users = {
  /** Records the provider has taken */
  pushed: number;
  /** Records it does not take */
  refused: number;
  /** Last told */
  lastPushedAt: string | null;
};

export type Webhook = {
  /** How the subscription to events stands */
  state: Open<'not_registered' | 'active' | 'revived' | 'missing'>;
  /** Registered */
  registeredAt: string | null;
  /** Last delivery that arrived */
  lastSuccessAt: string | null;
  /** Deliveries that failed since */
  failures: number;
  /** Last looked at */
  checkedAt: string | null;
};

export type GetSettings = {
  /** Integration they are for */
  source: string;
  /**
   * Columns and their stages. A column brings requisitions to one stage. On one board a stage brings tasks to one
   * column, while several columns may lead to it.
   */
  columns: Array<{
    /** Column of the tracker */
    columnId: string;
    /** Stage of the pipeline */
    stageId: string;
    /** Which way a move is carried over */
    direction: Open<'both' | 'to_tracker' | 'from_tracker'>;
  }>;
  /**
   * Tasks made by themselves. A requisition that enters the stage gets a task, once in its life and only while it
   * has none.
   */
  rules: Array<{
    /** Stage of the pipeline */
    stageId: string;
    /** Column of the new task */
    columnId: string;
    /** Who it is given to */
    assigneeId?: string | null;
  }>;
  /** Version */
  version: number;
  /** Changed */
  updatedAt: string | null;
  /** Changed by */
  updatedBy: string | null;
};

export type ApplyCredit = {
  /** Identifier */
  id: string;
  /** Invoice */
  invoiceId: string;
  /** Return to a supplier */
  supplierReturnId: string;
  /** Number of the return */
  returnNumber: string;
  /** Number of the credit note */
  creditNumber: string | null;
  /** Used. In the currency of the invoice. */
  amount: string;
  /** Created */
  createdAt: string;
  /** Created by */
  createdBy: string | null;
  /** How the invoice stands after it */
  invoice: {
    /** Status */
    status: Open<InvoiceStatus>;
    /** How far it is paid */
    paymentStatus: Open<PaymentStatus>;
    /** Credited for goods that went back */
    creditedAmount: string;
    /** Still owed; negative when overpaid */
    outstandingAmount: string;
    /** Version */
    version: number;
  };
};

export type CreatePayment = {
  /** Identifier */
  id: string;
  /** Invoice */
  invoiceId: string;
  /** Paid */
  amount: string;
  /** Currency */
  currency: string;
  /** One unit of its currency in the currency of the invoice */
  fxRate: string;
  /** What that makes in the currency of the invoice */
  invoiceAmount: string;
  /** Day of the payment */
  paidAt: string;
  /** How it was paid */
  method: Open<Method>;
  /** Who reported it */
  source: Open<PaymentsItemSource>;
  /** Name of the external system */
  externalSource: string | null;
  /** Identifier in the external system */
  externalPaymentId: string | null;
  /** Number of the payment order */
  documentNumber: string | null;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<'posted' | 'deleted'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Deleted */
  deletedAt: string | null;
  /** How the invoice stands after it */
  invoice: {
    /** Status */
    status: Open<InvoiceStatus>;
    /** How far it is paid */
    paymentStatus: Open<PaymentStatus>;
    /** Paid, in the currency of the invoice */
    paidAmount: string;
    /** Still owed; negative when overpaid */
    outstandingAmount: string;
    /** Version */
    version: number;
  };
};

export type Objects = {
  /** In use */
  active: number;
  /** In the archive */
  archived: number;
};

export type CreateBatch = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Status */
  status: Open<DeliveryBatchStatus>;
  /** Something is still to happen. Not delivered, returned, cancelled or archived. */
  isActive: boolean;
  /** Requisition. Whose lines it carries; set when it is created, by its items unless given. */
  procurementId: string | null;
  /** Number of the requisition */
  procurementNumber: string | null;
  /** Supplier */
  supplierId: string | null;
  /** The supplier */
  supplier: SupplierOrNull;
  /** Route */
  routeId: string | null;
  /** Stop of the route */
  stopId: string | null;
  /** Order of the stop */
  stopSequence: number | null;
  /** Logistics object. Where it goes: the object of the stop unless given. */
  objectId: string | null;
  /** Where it goes */
  object: ObjectOrNull;
  /** Warehouse. Whose stock it enters: that of the object or of the requisition unless given. */
  warehouseId: string | null;
  /** Planned for. The date of the route unless given. */
  plannedDate: string | null;
  /** Dispatched */
  dispatchedAt: string | null;
  /** Delivered */
  deliveredAt: string | null;
  /** Who received it */
  recipientName: string | null;
  /** Why it was returned or cancelled */
  statusReason: string | null;
  /** Comment of the driver */
  driverComment: string | null;
  /** Batch it was split off */
  splitFromId: string | null;
  /** Items */
  itemCount: number;
  /** Weight, kg. Of the items whose weight is known, without what was moved into another batch. */
  weightKg: string;
  /** Volume, m³. Of the items whose volume is known, without what was moved into another batch. */
  volumeM3: string;
  /** Items. In their order. */
  items: Array<{
    /** Identifier */
    id: string;
    /** Place among the items */
    position: number;
    /** Requisition line */
    procurementItemId: string | null;
    /** Decision it is delivered by. The only one of the supplier of the batch unless given. */
    allocationId: string | null;
    /** Catalog item. That of the requisition line unless given. */
    catalogItemId: string | null;
    /** Article */
    sku: string | null;
    /** Name. That of the requisition line or of the catalog item unless given. */
    name: string;
    /** Quantity */
    quantity: string;
    /** Delivered */
    deliveredQuantity: string | null;
    /** Moved into another batch. What was missing at the delivery and goes with the batch that was split off. */
    movedQuantity: string;
    /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
    uom: Open<BaseUom>;
    /** Base units in one. As it was when the item was written. */
    factorToBase: string;
    /** Weight of it all, kg. By the catalog item unless given. */
    weightKg: string | null;
    /** Volume of it all, m³. By the catalog item unless given. */
    volumeM3: string | null;
    /** Comment */
    comment: string | null;
  }>;
  /** Construction project. Of the requisition. */
  constructionProject: ConstructionProjectOrNull;
  /** Comment */
  comment: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<DeliveryBatchStatus>;
    requires: Array<Open<'items' | 'reason' | 'quantities'>>;
  }>;
  /** Stock receipts that name it, those taken back too, the newest first */
  receipts: Array<{
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Warehouse */
    warehouseId: string;
    /** Received at */
    receivedAt: string;
    /** Status */
    status: Open<'posted' | 'reversed'>;
  }>;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Requisition */
      procurementId?: string;
      /** Why it was cancelled */
      cancelReason?: string;
      /** Route */
      routeId?: string;
      /** Driver */
      driverId?: string;
      /** Last day of the licence */
      licenseValidTo?: string;
      /** Vehicle */
      vehicleId?: string;
      /** What the vehicle carries, kg or m³ */
      capacity?: string;
      /** What its batches come to, kg or m³ */
      load?: string;
      /** Items, at most 20 */
      itemIds?: Array<string>;
    };
  }>;
};

export type DeleteBatch = {
  /** Identifier */
  id: string;
  /** What became of it */
  result: Open<'deleted' | 'archived'>;
};

export type MakeBatchLink_2 = {
  /** Link of the driver */
  id: string;
  /** It opens until */
  expiresAt: string;
  /** First opened */
  openedAt: string | null;
  /** Made */
  createdAt: string;
  /** Link */
  url: string;
  /** QR code of the link. A PNG picture as a `data:` address, to be shown on a screen or printed beside the papers. */
  qr: string;
};

export type PartiesSellerOrNull = {
  /** Our seller profile */
  sellerProfileId: string | null;
  /** Counterparty */
  counterpartyId: string | null;
  /** Name */
  name: string;
  /** Legal name */
  legalName: string;
  /** INN */
  inn: string | null;
  /** KPP */
  kpp: string | null;
  /** OGRN */
  ogrn: string | null;
  /** OKPO */
  okpo: string | null;
  /** Legal address */
  legalAddress: string | null;
  /** Actual address */
  actualAddress: string | null;
  /** Phone */
  phone: string | null;
  /** E-mail */
  email: string | null;
  /** Bank */
  bankName: string | null;
  /** BIK */
  bik: string | null;
  /** Settlement account */
  checkingAccount: string | null;
  /** Correspondent account */
  correspondentAccount: string | null;
  /** Signatory */
  signatoryName: string | null;
  /** Position of the signatory */
  signatoryPosition: string | null;
  /** What the signatory acts on */
  signatoryBasis: string | null;
  /** Chief accountant */
  accountantName: string | null;
} | null;

export type TracedUomOrNull =
  | '796'
  | '642'
  | '641'
  | '797'
  | '798'
  | '715'
  | '839'
  | '704'
  | '778'
  | '728'
  | '736'
  | '625'
  | '868'
  | '872'
  | '812'
  | '616'
  | '163'
  | '166'
  | '206'
  | '168'
  | '003'
  | '004'
  | '006'
  | '018'
  | '008'
  | '051'
  | '055'
  | '059'
  | '111'
  | '112'
  | '113'
  | '355'
  | '356'
  | '359'
  | '362'
  | '539'
  | '245'
  | '246'
  | '876'
  | null;

export type CreateObject = {
  /** Identifier */
  id: string;
  /** Code. Given by a sequence where it is left out. */
  code: string;
  /** Name */
  name: string;
  /** Kind */
  kind: Open<LogisticsObjectKind>;
  /** Address */
  address: string | null;
  /** Region */
  region: string | null;
  /** Latitude. Degrees north. */
  latitude: string | null;
  /** Longitude. Degrees east. */
  longitude: string | null;
  /** Contact person */
  contactName: string | null;
  /** Phone */
  phone: string | null;
  /** Warehouse */
  warehouseId: string | null;
  /** Counterparty */
  counterpartyId: string | null;
  /** Working hours */
  workingHours: string | null;
  /** Comment */
  comment: string | null;
  /** In use. What is not in use stays in its records and is not offered for new ones. */
  isActive: boolean;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Latitude, as it is */
      latitude: string;
      /** Longitude, as it is */
      longitude: string;
    };
  }>;
};

export type GenerateDeliveryDocuments = {
  /** Identifier */
  id: string;
  /** Kind */
  kind: Open<DeliveryDocumentKind>;
  /** Number. Given with the document: without gaps for each kind and year, and never used again. */
  number: string;
  /** Stage */
  stage: Open<Stage>;
  /** What it is written for */
  scope: Open<Scope>;
  /** Direction */
  direction: Open<'outgoing' | 'incoming'>;
  /** Date */
  documentDate: string;
  /** Requisition */
  procurementId: string;
  /** Requisition it was made of */
  procurement: DeliveryDocumentProcurement;
  /** Template. The default template of its kind unless given. */
  templateId: string | null;
  /** Supplier */
  supplierId: string | null;
  /** Object */
  objectId: string | null;
  /** Route */
  routeId: string | null;
  /** Batch */
  batchId: string | null;
  /** Status of the UPD. Of a UPD alone; 2 where every line is without VAT. */
  updStatus: Open<NonNullable<'1' | '2' | null>> | null;
  /** Valid until. Of a power of attorney. */
  validTo: string | null;
  /** Basis */
  basis: BasisOrNull;
  /** Currency */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<NonNullable<VatModeOrNull>> | null;
  /** Lines */
  rowCount: number;
  /** Without VAT */
  netAmount: string | null;
  /** VAT */
  vatAmount: string | null;
  /** With VAT */
  grossAmount: string | null;
  /** Weight, kg. Null where no line says it. */
  weightKg: string | null;
  /** Volume, m³ */
  volumeM3: string | null;
  /** Packages */
  packageCount: number | null;
  /** Carrier */
  carrierId: string | null;
  /** Driver */
  driverId: string | null;
  /** Vehicle */
  vehicleId: string | null;
  /** Name of the carrier */
  carrierName: string | null;
  /** Name of the driver */
  driverName: string | null;
  /** Phone of the driver */
  driverPhone: string | null;
  /** Licence of the driver */
  driverLicense: string | null;
  /** Number of the vehicle */
  vehicleNumber: string | null;
  /** Model of the vehicle */
  vehicleModel: string | null;
  /** Number of the trailer */
  trailerNumber: string | null;
  /** Who is trusted to receive */
  attorneyName: string | null;
  /** Who is trusted to receive, with the passport */
  attorney: AttorneyOrNull;
  /** Who receives */
  recipientName: string | null;
  /** Position of who receives */
  recipientPosition: string | null;
  /** Where it is loaded */
  loadingAddress: string | null;
  /** Where it is delivered */
  deliveryAddress: string | null;
  /** Comment */
  comment: string | null;
  /** File it was issued with */
  fileId: string | null;
  /** Why it was rejected */
  rejectReason: string | null;
  /** Issued by */
  issuedBy: string | null;
  /** Issued */
  issuedAt: string | null;
  /** Sent */
  sentAt: string | null;
  /** Signed or rejected */
  closedAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Driver */
      driverId?: string;
      /** Last day of the licence */
      licenseValidTo?: string;
      /** Since which day */
      since?: string;
    };
  }>;
};

export type CreateRoute = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Name. Of its first and last stop unless given. */
  name: string;
  /** Planned for */
  plannedDate: string | null;
  /** In use */
  isActive: boolean;
  /** Carrier */
  carrierId: string | null;
  /** Name of the carrier. As the counterparty is named; written by hand where none is referred to. */
  carrierName: string | null;
  /** Driver */
  driverId: string | null;
  /** Name of the driver. As the driver is named; written by hand where none is referred to. */
  driverName: string | null;
  /** Vehicle */
  vehicleId: string | null;
  /** Plate number. Of the vehicle; written by hand where none is referred to. */
  vehicleNumber: string | null;
  /** Address of the origin */
  originAddress: string | null;
  /** Latitude of the origin */
  originLatitude: string | null;
  /** Longitude of the origin */
  originLongitude: string | null;
  /** Address of the destination */
  destinationAddress: string | null;
  /** Latitude of the destination */
  destinationLatitude: string | null;
  /** Longitude of the destination */
  destinationLongitude: string | null;
  /** Stops. In the order they are passed. */
  stops: Array<{
    /** Identifier */
    id: string;
    /** Order on the way. From 1 without gaps. Left out of all stops, they are passed in the order given. */
    sequence: number;
    /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
    kind: Open<StopsItemKind>;
    /** Label */
    label: string | null;
    /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
    objectId: string | null;
    /** The object */
    object: ObjectOrNull;
    /** Address */
    address: string | null;
    /** Latitude. Degrees north. */
    latitude: string | null;
    /** Longitude. Degrees east. */
    longitude: string | null;
    /** Planned at */
    plannedAt: string | null;
    /** Arrived at. When the driver said so by the link. */
    arrivedAt: string | null;
  }>;
  /**
   * Distance in a straight line, km. The sum of the straight lines (great circles) from stop to stop: no road is
   * that short. Null while a stop has no coordinates.
   */
  distanceKm: string | null;
  /** Delivery batches on it. Those that were neither cancelled nor returned. */
  batchCount: number;
  /** Weight of its batches, kg */
  weightKg: string;
  /** Volume of its batches, m³ */
  volumeM3: string;
  /** Comment */
  comment: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Driver */
      driverId?: string;
      /** Last day of the licence */
      licenseValidTo?: string;
      /** Vehicle */
      vehicleId?: string;
      /** What the vehicle carries, kg or m³ */
      capacity?: string;
      /** What its batches come to, kg or m³ */
      load?: string;
    };
  }>;
};

export type StopsItem = {
  /** Label */
  label?: string | null | undefined;
  /** Logistics object. Gives its name, address and coordinates to a stop that is written without them. */
  objectId?: string | null | undefined;
  /** Address */
  address?: string | null | undefined;
  /** Latitude. Degrees north. */
  latitude?: string | null | undefined;
  /** Longitude. Degrees east. */
  longitude?: string | null | undefined;
};

export type ToItem = {
  /** Name */
  name?: string | undefined;
  /** Address */
  address: string;
};

export type SendLetter = {
  /** Identifier */
  id: string;
  /** Conversation */
  threadId: string;
  /** Whether it came in or went out */
  direction: Open<'in' | 'out'>;
  /** Message-ID, without brackets */
  messageId: string;
  /** Person of a letter */
  from: From;
  /** Recipients */
  to: Array<From>;
  /** Copies */
  cc: Array<From>;
  /** Subject */
  subject: string;
  /** Text; of a letter in HTML, what it says to a reader */
  text: string;
  /** Sent */
  sentAt: string;
  /** Attachments */
  attachments: Array<{
    /** Name */
    fileName: string;
    /** Media type, found in the content */
    mimeType: string;
    /** Size in bytes */
    sizeBytes: number;
    /** File of the portal; null for what was not kept */
    fileId: string | null;
    /** Why it was not kept: a kind of file that the portal does not take, or no room */
    notKept: Open<NonNullable<'file_type' | 'quota' | null>> | null;
  }>;
  /**
   * A letter of ours on its way; `in_doubt` when it was handed over and whether it left is not known. Null for what
   * came in
   */
  state: Open<NonNullable<'pending' | 'running' | 'done' | 'failed' | 'in_doubt' | null>> | null;
  /** Why it did not leave, or what is not known */
  error: string | null;
  /** Whom it did not reach */
  undelivered: Array<{
    /** Address */
    address: string;
    /** What the mail server said */
    reason: string;
  }>;
  /** First read */
  readAt: string | null;
  /** Written by */
  createdById: string | null;
};

export type From = {
  /** Name; empty where the letter gives none */
  name: string;
  /** Address */
  address: string;
};

export type ListNoticesItemsItemsItem = {
  /** Identifier */
  id: string;
  /** What has happened */
  kind: Open<
    | 'approval.asked'
    | 'approval.decided'
    | 'approval.deserted'
    | 'quote.came'
    | 'quote.declined'
    | 'question.came'
    | 'rfq.deadline_near'
    | 'rfq.ended'
    | 'budget.short'
    | 'order.answered'
    | 'order.late'
    | 'qualification.ending'
    | 'goods.received'
    | 'goods.late'
    | 'need.made'
    | 'need.failed'
    | 'stock.low'
    | 'stock.reserved_short'
    | 'invoice.differs'
    | 'proposal.answered'
    | 'record.mentioned'
    | 'record.commented'
    | 'import.ended'
    | 'export.ended'
    | 'letter.undelivered'
    | 'key.expiring'
    | 'key.leaked'
    | 'write.waits'
    | 'integration.suspended'
    | 'webhook.failing'
    | 'webhook.disabled'
    | 'test_portal.unused'
  >;
  /** Kind of the record it is about */
  entityType: string | null;
  /** The record it is about */
  entityId: string | null;
  /** Page of the portal that shows it */
  page: string;
  /** Title */
  title: string;
  /** What stands under it */
  text: string;
  /** Told */
  createdAt: string;
  /** Read */
  readAt: string | null;
};

export type ListLicensesByOperator = {
  /** Widgets */
  items: Array<PaidWidget>;
  /** All of them this month, ₽ */
  estimatedMonthlyAmountRub: string;
};

export type ReadCardRows = {
  items: Array<RowsItemsItemsItem>;
  page: Page;
  meta?: Meta;
};

export type RowsItemsItemsItem = {
  /** Identifier */
  id: string;
  /** Price list */
  priceListId: string;
  /** Catalog item */
  catalogItemId: string;
  /** Item's article */
  sku: string | null;
  /** Item's name */
  name: string;
  /** Supplier's article */
  supplierSku: string | null;
  /** Supplier's name of the item */
  supplierName: string | null;
  /** Price of one unit */
  price: string;
  /** Given for nothing: the price is zero on purpose */
  isFree: boolean;
  /** Unit */
  uom: Open<BaseUom>;
  /** From this quantity */
  minQuantity: string;
  /** Ordered in multiples of */
  batchSize: string | null;
  /** Delivery term, days */
  deliveryDays: number | null;
  /** First day */
  validFrom: string | null;
  /** Last day */
  validTo: string | null;
  /** VAT rate */
  vatRate: Open<NonNullable<VatRateOrNull>> | null;
  /** Discount, % */
  discountPercent: string;
  /** Note */
  note: string | null;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version of the list that last touched the row */
  changedIn: number;
  /** Price before that; null for a new row */
  previousPrice: string | null;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
};

export type ReadPublicOffer = {
  /** How it stands for the customer */
  state: Open<'open' | 'accepted' | 'declined' | 'invoiced' | 'expired' | 'withdrawn' | 'replaced'>;
  /** What may be done by the link now */
  may: {
    /** Accept it */
    accept: boolean;
    /** Decline it */
    decline: boolean;
    /** Ask about it */
    ask: boolean;
  };
  /** Number */
  number: string;
  /** Day of the proposal */
  date: string;
  /** Who sells */
  seller: {
    /** Seller */
    name: string;
    /** INN. 10 digits of a company, 12 of an entrepreneur. */
    inn: string | null;
    /** KPP. Of companies only. */
    kpp: string | null;
    /** OGRN. OGRNIP of an entrepreneur. */
    ogrn: string | null;
    /** Legal address */
    legalAddress: string | null;
    /** Phone */
    phone: string | null;
    /** E-mail */
    email: string | null;
    /** Account that is paid to */
    account: {
      /** Bank */
      bankName: string | null;
      /** BIK */
      bik: string | null;
      /** Settlement account */
      checkingAccount: string | null;
      /** Correspondent account */
      correspondentAccount: string | null;
    } | null;
    /** There is a logo at `/logo` */
    hasLogo: boolean;
  };
  /** Who it is for */
  customer: {
    /** Name */
    name: string;
  } | null;
  /** What is offered */
  offer: {
    /** Title */
    title: string | null;
    /** Words before the rows */
    introText: string | null;
    /** Terms */
    termsText: string | null;
    /** Currency */
    currency: string;
    /** VAT in the prices */
    vatMode: Open<VatMode>;
    /** Valid until */
    validUntil: string | null;
    /** Rows, in their order */
    rows: Array<{
      /** Place among the rows */
      position: number;
      /** Kind */
      lineType: Open<'material' | 'service' | 'expense'>;
      /** Group */
      group: string | null;
      /** Name */
      name: string;
      /** Quantity */
      quantity: string;
      /** Unit */
      uom: Open<BaseUom>;
      /** Symbol of the unit */
      unit: string;
      /** Price per unit. Entered in the modes `fixed_price` and `price_list`; by `cost_plus` it follows from the cost. */
      unitPrice: string | null;
      /** VAT rate */
      vatRate: Open<Rate>;
      /** Amount */
      lineAmount: string;
      /** Without VAT */
      netAmount: string;
      /** VAT */
      vatAmount: string;
      /** With VAT */
      grossAmount: string;
    }>;
    /** Totals by VAT rate, the highest first */
    vatTotals: Array<{
      /** VAT rate */
      vatRate: Open<Rate>;
      /** Without VAT */
      netAmount: string;
      /** VAT */
      vatAmount: string;
      /** With VAT */
      grossAmount: string;
    }>;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
    /** Fee of the agent; null where there is none */
    agentFee: string | null;
    /** Total. With VAT; in the agency model with the commission too. */
    totalAmount: string;
  } | null;
  /** What the customer answered */
  answer: {
    /** When */
    at: string;
    /** Who answered */
    name: string | null;
    /** Position of who answered */
    position: string | null;
    /** Comment of the customer */
    comment: string | null;
    /** Why it was declined */
    reason: string | null;
  } | null;
  /** The proposal as a file */
  files: Array<{
    /** Format */
    format: Open<'pdf' | 'docx'>;
    /** Name */
    fileName: string;
    /** Size in bytes */
    sizeBytes: number;
  }>;
  /** Now */
  serverTime: string;
};

export type ReadDeliveryByLink = {
  company: {
    /** Whose goods */
    name: string;
    /** Phone */
    phone: string | null;
  };
  /** Number of the route, or of the one batch */
  number: string;
  /** Name of the route */
  name: string | null;
  /** Planned for */
  plannedDate: string | null;
  /** Name of the driver. As the driver is named; written by hand where none is referred to. */
  driverName: string | null;
  /** Plate number. Of the vehicle; written by hand where none is referred to. */
  vehicleNumber: string | null;
  /** Weight of its batches, kg */
  weightKg: string;
  /** Volume of its batches, m³ */
  volumeM3: string;
  /** Places in the order they are passed */
  stops: Array<{
    /** Identifier */
    id: string | null;
    /** Order on the way; null where the goods are bound for no stop */
    sequence: number | null;
    /** Kind. Unless given: the first is the origin, the last the destination, and the others are deliveries. */
    kind: Open<StopsItemKind>;
    /** What is there */
    name: string | null;
    /** Address */
    address: string | null;
    /** Latitude. Degrees north. */
    latitude: string | null;
    /** Longitude. Degrees east. */
    longitude: string | null;
    /** Contact person */
    contactName: string | null;
    /** Phone */
    phone: string | null;
    /** Working hours */
    workingHours: string | null;
    /** Planned at */
    plannedAt: string | null;
    /** Arrived at. When the driver said so by the link. */
    arrivedAt: string | null;
    /** What is brought there */
    batches: Array<{
      /** Identifier */
      id: string;
      /** Number */
      number: string;
      /** Status */
      status: Open<DeliveryBatchStatus>;
      /** Weight, kg. Of the items whose weight is known, without what was moved into another batch. */
      weightKg: string;
      /** Volume, m³. Of the items whose volume is known, without what was moved into another batch. */
      volumeM3: string;
      /** Loaded and on the way since */
      loadedAt: string | null;
      /** Handed over */
      handedOverAt: string | null;
      /** Who received it */
      recipientName: string | null;
      /** Comment of the driver */
      driverComment: string | null;
      /** Goods, in their order */
      items: Array<{
        /** Identifier */
        id: string;
        /** Article */
        sku: string | null;
        /** Name. That of the requisition line or of the catalog item unless given. */
        name: string;
        /** To be brought */
        quantity: string;
        /** Delivered */
        deliveredQuantity: string | null;
        /** Unit. That of the requisition line, which is not changed; else the base unit of the catalog item. */
        uom: Open<BaseUom>;
        /** Symbol of the unit */
        unit: string;
        /** Weight of it all, kg. By the catalog item unless given. */
        weightKg: string | null;
      }>;
      /** Photographs sent by the driver */
      photos: Array<{
        /** Name */
        fileName: string;
        /** Size in bytes */
        sizeBytes: number;
        /** Uploaded */
        createdAt: string;
      }>;
      /** What may be done now */
      may: {
        /** Note that it is loaded */
        load: boolean;
        /** Note that it was handed over */
        handOver: boolean;
        /** Send a photograph */
        photo: boolean;
      };
    }>;
    /** Whether the driver may say that he is there */
    mayArrive: boolean;
  }>;
  /** Whether positions of the vehicle are taken */
  mayTrack: boolean;
  /** The link opens until */
  expiresAt: string;
  /** Now, by our clock */
  serverTime: string;
};

export type ReadPublicOrder = {
  /** How it stands for the supplier */
  state: Open<
    'open' | 'confirmed' | 'confirmed_in_part' | 'declined' | 'receiving' | 'ended' | 'cancelled' | 'revised'
  >;
  /** An answer is taken now, or may be changed */
  mayAnswer: boolean;
  /** Number */
  number: string;
  /** Revision that the link was sent with */
  revision: number;
  /** Who orders */
  buyer: {
    /** Company */
    name: string;
    /** INN */
    inn: string | null;
  };
  /** Who delivers */
  supplier: {
    /** Name */
    name: string;
  };
  /** What is ordered */
  order: {
    /** Currency */
    currency: string;
    /** VAT in the prices */
    vatMode: Open<VatMode>;
    /** Delivery address */
    deliveryAddress: string | null;
    /** Terms of delivery */
    deliveryTerms: string | null;
    /** Terms of payment */
    paymentTerms: string | null;
    /** Words to the supplier */
    comment: string | null;
    /** Lines, in their order */
    lines: Array<{
      /** Place among the lines */
      position: number;
      /** Article */
      sku: string | null;
      /** Name */
      name: string;
      /** Quantity */
      quantity: string;
      /** Unit */
      uom: Open<BaseUom>;
      /** Symbol of the unit */
      unit: string;
      /** Price per unit */
      price: string;
      /** VAT rate */
      vatRate: Open<Rate>;
      /** Amount */
      lineAmount: string;
      /** Wanted by */
      wantedDate: string | null;
      /** Confirmed by the supplier */
      confirmedQuantity: string | null;
      /** Promised for */
      promisedDate: string | null;
      /** Supplier's remark */
      supplierRemark: string | null;
    }>;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
  } | null;
  /** What was answered to this revision */
  answer: {
    /** When */
    at: string;
    /** Who answered */
    name: string | null;
    /** Comment of the supplier */
    comment: string | null;
    /** Why it was declined */
    reason: string | null;
  } | null;
  /** The order as a PDF */
  file: {
    /** Name */
    fileName: string;
    /** Size in bytes */
    sizeBytes: number;
  } | null;
  /** Now */
  serverTime: string;
};

export type SubmittedOrNull = {
  /** Number of the version. 0 is the draft. */
  n: number;
  /** Written */
  at: string;
  /** Revision of the request it answers */
  rfqRevision: number | null;
  /** Currency of the quote */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Date of the quote */
  documentDate: string | null;
  /** Prices are valid until */
  validUntil: string | null;
  /** Days until delivery. Unless a line says otherwise. */
  deliveryDays: number | null;
  /** Terms of delivery */
  deliveryTerms: string | null;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Prepayment, % */
  prepaymentPercent: string | null;
  /** Extra costs */
  extraCosts: Array<{
    /** What it is for */
    kind: Open<'delivery' | 'packing' | 'customs' | 'insurance' | 'other'>;
    /** Amount */
    amount: string;
    /** Currency */
    currency: string;
    /** How lines share it */
    allocation: Open<'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal'>;
  }>;
  /** Comment of the supplier */
  supplierComment: string | null;
  /** Stated total. Where the request asks for a total alone. */
  statedTotal: string | null;
  /** Amounts */
  totals: CurrentTotals;
  /** Lines */
  lines: Array<{
    /** Place among the lines */
    position: number;
    /** What was asked for */
    name: string;
    /** Position of the request */
    rfqItemId: string | null;
    /** It is offered */
    quoted: boolean;
    /** Why it is not offered */
    unavailableReason: string | null;
    /** Price per unit */
    price: string | null;
    /** It costs nothing */
    isFree: boolean;
    /** Prices by quantity */
    priceTiers: Array<{
      /** From this quantity on */
      minQuantity: string;
      /** Price per unit */
      price: string;
    }>;
    /** Available. Null where there is no limit. */
    quantityOffered: string | null;
    /** Unit. Of the supplier. */
    uom: Open<BaseUom>;
    /** Base units in one. Null where it is unknown. */
    factorToBase: string | null;
    /** Least quantity sold */
    moq: string | null;
    /** Pack. Sold by so many. */
    packQuantity: string | null;
    /** VAT rate */
    vatRate: Open<NonNullable<VatRateOrNull>> | null;
    /** Discount, % */
    discountPercent: string;
    /** Delivered by */
    deliveryDate: string | null;
    /** Days until delivery */
    deliveryDays: number | null;
    /** Analog */
    analog: AnalogOrNull;
    /** Article of the supplier */
    supplierSku: string | null;
    /** Country of origin */
    countryOfOrigin: string | null;
    /** Comment */
    comment: string | null;
    /** Quantity. As much as was asked for and is offered: what the amounts count. */
    quantity: string | null;
    /** Amounts */
    amounts: CurrentTotals;
  }>;
} | null;

export type ReadQuestionsByLink = {
  /** New questions are taken */
  takesQuestions: boolean;
  /** Answers to questions of the buyers are taken */
  takesAnswers: boolean;
  /** Questions of this supplier and to it, the earliest first */
  own: Array<{
    /** Identifier */
    id: string;
    /** Who asks */
    side: Open<'supplier' | 'buyer'>;
    /** Question */
    text: string;
    /** Asked */
    askedAt: string;
    /** Answer */
    answer: string | null;
    /** Answered */
    answeredAt: string | null;
    /** Who speaks for the supplier. As they named themselves. */
    supplierPerson: string | null;
    /** The answer is shown to all suppliers */
    isPublished: boolean;
    /** Files of this supplier, and of the buyers once they have asked or answered */
    files: Array<{
      /** Name */
      fileName: string;
      /** Media type, found in the content */
      mimeType: string;
      /** Size in bytes */
      sizeBytes: number;
      /** Address to fetch it from */
      url: string;
      /** It serves until */
      expiresAt: string;
    }>;
  }>;
  /** What others asked, as the buyers show it to all */
  published: Array<{
    /** Question */
    question: string;
    /** Answer */
    answer: string;
    /** Shown to all suppliers */
    publishedAt: string;
    /** Files of the buyers */
    files: Array<{
      /** Name */
      fileName: string;
      /** Media type, found in the content */
      mimeType: string;
      /** Size in bytes */
      sizeBytes: number;
      /** Address to fetch it from */
      url: string;
      /** It serves until */
      expiresAt: string;
    }>;
  }>;
};

export type IssuedOrNull = {
  /** Protocol */
  id: string;
  /** Number among the protocols of the requisition */
  n: number;
  /** SHA-256 of the content, in hexadecimal digits */
  sha256: string;
  /** Drawn up */
  issuedAt: string;
  /** Who drew it up */
  issuedBy: string | null;
} | null;

export type VerifyDecisionDigest = {
  /** SHA-256 of the content, in hexadecimal digits */
  sha256: string;
  /** A protocol of this requisition has this digest */
  isKnown: boolean;
  /** What is kept under it still has this digest */
  isIntact: boolean;
  /** Nothing of it has changed since */
  isCurrent: boolean;
  /** Protocol that was drawn up */
  issued: IssuedOrNull;
  /** What has changed since, the first two hundred places */
  changes: Array<{
    /** Place in the content, entries of lists by their identifiers */
    at: string;
    /** What the protocol says there; null for nothing */
    before: unknown;
    /** What would be said now; null for nothing */
    after: unknown;
  }>;
};

export type ListImportColumnsKind = 'pr_items' | 'construction_request' | 'pr_supplier_prices';

export type ListRequisitionQuotes = {
  items: Array<SupplierQuote>;
  page: Page;
  meta?: Meta;
};

export type AddRequisitionQuote = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Request for quotes. That it answers. */
  rfqId: string | null;
  /** Requisition */
  procurementId: string | null;
  /** Recipient of the request */
  recipientId: string | null;
  /** Supplier */
  supplierId: string;
  /** Counterparty */
  counterpartyId: string;
  /** Name of the supplier */
  supplierName: string;
  /** How it came */
  source: Open<SupplierQuoteSource>;
  /** Status */
  status: Open<SupplierQuoteStatus>;
  /** Current version. 0 before the first submission. */
  currentVersion: number;
  /** A next version is being written. The current one applies until it is submitted. */
  revising: boolean;
  /** Prices are to be confirmed. The request has changed since. */
  needsReconfirmation: boolean;
  /** Prices are hidden. Until the deadline of the request. */
  sealed: boolean;
  /** Number of the supplier */
  externalNumber: string | null;
  /** Score of the buyers. 0 to 10. */
  internalScore: string | null;
  /** Comment of the buyers */
  comment: string | null;
  /** Why it was rejected. Suppliers never see it. */
  rejectReason: string | null;
  /** Currency of the quote */
  currency: string;
  /** Total with VAT. Null while prices are hidden. */
  totalGross: string | null;
  /** Prices are valid until */
  validUntil: string | null;
  /** Submitted */
  submittedAt: string | null;
  /** Drafts saved so far */
  draftVersion: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Lines of the current version, or of the draft before the first one */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Place among the lines */
    position: number;
    /** What was asked for */
    name: string;
    /** Catalog item */
    catalogItemId: string | null;
    /** Position of the request */
    rfqItemId: string | null;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** It is offered */
    quoted: boolean;
    /** Why it is not offered */
    unavailableReason: string | null;
    /** Price per unit */
    price: string | null;
    /** It costs nothing */
    isFree: boolean;
    /** Prices by quantity */
    priceTiers: Array<{
      /** From this quantity on */
      minQuantity: string;
      /** Price per unit */
      price: string;
    }>;
    /** Available. Null where there is no limit. */
    quantityOffered: string | null;
    /** Unit. Of the supplier. */
    uom: Open<BaseUom>;
    /** Base units in one. Null where it is unknown. */
    factorToBase: string | null;
    /** Least quantity sold */
    moq: string | null;
    /** Pack. Sold by so many. */
    packQuantity: string | null;
    /** VAT rate */
    vatRate: Open<NonNullable<VatRateOrNull>> | null;
    /** Discount, % */
    discountPercent: string;
    /** Delivered by */
    deliveryDate: string | null;
    /** Days until delivery */
    deliveryDays: number | null;
    /** Analog */
    analog: AnalogOrNull;
    /** Article of the supplier */
    supplierSku: string | null;
    /** Country of origin */
    countryOfOrigin: string | null;
    /** Comment */
    comment: string | null;
    /** Quantity. As much as was asked for and is offered: what the amounts count. */
    quantity: string | null;
    /** Amounts */
    amounts: CurrentTotals;
  }>;
  /** Version of a quote */
  current: CurrentOrNull;
  /** Version of a quote */
  draft: CurrentOrNull;
  /** A next version may be written */
  revisable: boolean;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<SupplierQuoteStatus>;
    requires: Array<Open<'nothing_accepted'>>;
  }>;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Positions it is about */
      positions?: Array<number>;
      /** Supplier */
      supplierId?: string;
    };
  }>;
};

export type CurrentOrNull = {
  /** Number of the version. 0 is the draft. */
  n: number;
  /** Written */
  at: string;
  /** Revision of the request it answers */
  rfqRevision: number | null;
  /** Who submitted it */
  submittedBy: SubmittedByOrNull;
  /** Currency of the quote */
  currency: string;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Date of the quote */
  documentDate: string | null;
  /** Prices are valid until */
  validUntil: string | null;
  /** Days until delivery. Unless a line says otherwise. */
  deliveryDays: number | null;
  /** Terms of delivery */
  deliveryTerms: string | null;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Prepayment, % */
  prepaymentPercent: string | null;
  /** Extra costs */
  extraCosts: Array<{
    /** What it is for */
    kind: Open<'delivery' | 'packing' | 'customs' | 'insurance' | 'other'>;
    /** Amount */
    amount: string;
    /** Currency */
    currency: string;
    /** How lines share it */
    allocation: Open<'by_amount' | 'by_quantity' | 'by_weight' | 'by_volume' | 'equal'>;
  }>;
  /** Comment of the supplier */
  supplierComment: string | null;
  /** Stated total. Where the request asks for a total alone. */
  statedTotal: string | null;
  /** Amounts */
  totals: CurrentTotals;
  /** Lines, in the order of what was asked for */
  lines: Array<{
    /** Identifier */
    id: string;
    /** Place among the lines */
    position: number;
    /** What was asked for */
    name: string;
    /** Catalog item */
    catalogItemId: string | null;
    /** Position of the request */
    rfqItemId: string | null;
    /** Line of the requisition */
    procurementItemId: string | null;
    /** It is offered */
    quoted: boolean;
    /** Why it is not offered */
    unavailableReason: string | null;
    /** Price per unit */
    price: string | null;
    /** It costs nothing */
    isFree: boolean;
    /** Prices by quantity */
    priceTiers: Array<{
      /** From this quantity on */
      minQuantity: string;
      /** Price per unit */
      price: string;
    }>;
    /** Available. Null where there is no limit. */
    quantityOffered: string | null;
    /** Unit. Of the supplier. */
    uom: Open<BaseUom>;
    /** Base units in one. Null where it is unknown. */
    factorToBase: string | null;
    /** Least quantity sold */
    moq: string | null;
    /** Pack. Sold by so many. */
    packQuantity: string | null;
    /** VAT rate */
    vatRate: Open<NonNullable<VatRateOrNull>> | null;
    /** Discount, % */
    discountPercent: string;
    /** Delivered by */
    deliveryDate: string | null;
    /** Days until delivery */
    deliveryDays: number | null;
    /** Analog */
    analog: AnalogOrNull;
    /** Article of the supplier */
    supplierSku: string | null;
    /** Country of origin */
    countryOfOrigin: string | null;
    /** Comment */
    comment: string | null;
    /** Quantity. As much as was asked for and is offered: what the amounts count. */
    quantity: string | null;
    /** Amounts */
    amounts: CurrentTotals;
  }>;
} | null;

export type Period = {
  /** First day */
  from: string;
  /** Last day */
  to: string;
};

export type Step = 'approval' | 'asking' | 'first_offer' | 'award' | 'order' | 'invoice' | 'receipt' | 'whole';

export type Total = {
  /** Against the planned price */
  plan: Plan;
  /** Against what the item was last decided at before */
  last: Plan;
  /** Against the median of at least two offers */
  median: Plan;
};

export type Plan = {
  /** What it would have cost */
  base: string;
  /** What it costs as chosen */
  chosen: string;
  /** Lines that could be compared */
  lines: number;
};

export type Figure = 'answers' | 'prices' | 'on_time' | 'in_full' | 'matching';

export type CreateSalesInvoice = {
  /** Identifier */
  id: string;
  /** Number. Given when it is issued: without gaps for each seller and year, and never used again. */
  number: string | null;
  /** Title */
  title: string | null;
  /** Customer */
  customerId: string | null;
  /** Who is to pay */
  customer: CustomerOrNull;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Proposal it was made of. Null once another invoice took the place of one that was voided or cancelled. */
  proposalId: string | null;
  /** Number of the proposal */
  proposalNumber: string | null;
  /** Requisition */
  procurementId: string | null;
  /**
   * Contract. A contract in force with the customer; what has ended since stays named. Over its limit the invoice is
   * refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Date. The day it was issued. */
  issueDate: string | null;
  /** To be paid by. Where none is given, issuing counts it from the days of payment of the contract. */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Currency */
  currency: string;
  /**
   * One unit of it in the company's currency, as it was on the day of the invoice. Captured when it is issued unless
   * given.
   */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Lines printed besides */
  customRequisites: Array<{
    /** Label */
    label: string;
    /** Value */
    value: string;
  }>;
  /** Terms */
  termsText: string | null;
  /** Comment. For the company; never printed. */
  comment: string | null;
  /** Whose it is */
  ownerId: string | null;
  /** Rows */
  rowCount: number;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Total. What is to be paid: with VAT. */
  totalAmount: string;
  /** Costs captured */
  costCapturedAt: string | null;
  /** Cost in all. Of the rows whose cost is known, without VAT; captured when it is issued. */
  costTotalAmount: string | null;
  /** Gross profit. Of the rows whose cost is known. */
  grossProfitAmount: string | null;
  /** Gross margin, percent. Null where nothing is sold. */
  grossMarginPercent: string | null;
  /** Share of sales whose cost is known, percent */
  costCoveragePercent: string | null;
  /** Status */
  status: Open<SalesInvoiceStatus>;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Why it was sent back */
  rejectReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it was voided */
  voidReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Issued by */
  issuedBy: string | null;
  /** Issued */
  issuedAt: string | null;
  /** File it was sent with */
  documentFileId: string | null;
  /** Last sent */
  sentAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Rows, in their order */
  rows: Array<{
    /** Identifier */
    id: string;
    /** Place among the rows */
    position: number;
    /** Catalog item */
    catalogItemId: string | null;
    /** Name */
    name: string;
    /** Article */
    sku: string | null;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Price per unit */
    unitPrice: string;
    /** Discount, percent */
    discountPercent: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Amount in the terms of the prices. Quantity by price, less the discount: with VAT where the prices include it. */
    lineAmount: string;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
    /** Key of the group */
    groupKey: string | null;
    /** Group */
    groupLabel: string | null;
    /**
     * Cost per unit. Without VAT, in the currency of the invoice. Where none is given, issuing takes the cost of the
     * catalog item.
     */
    unitCost: string | null;
    /** Cost. Captured when the invoice is issued; null where the cost is not known. */
    lineCostAmount: string | null;
    /** Gross profit */
    grossProfitAmount: string | null;
    /** Gross margin, percent */
    grossMarginPercent: string | null;
    /**
     * The cost is an estimate. False where it comes from a receipt or an invoice, true where it was entered, planned
     * or quoted; null where it is not known.
     */
    costIsEstimated: boolean | null;
  }>;
  /** Payments, the earliest first; null to who may not see payments */
  payments: Array<{
    /** Identifier */
    id: string;
    /** Paid */
    amount: string;
    /** Currency */
    currency: string;
    /** One unit of its currency in the currency of the invoice */
    fxRate: string;
    /** What that makes in the currency of the invoice */
    invoiceAmount: string;
    /** Day of the payment */
    paidAt: string;
    /** How it was paid */
    method: Open<Method>;
    /** Who reported it */
    source: Open<PaymentsItemSource>;
    /** Name of the external system */
    externalSource: string | null;
    /** Identifier in the external system */
    externalPaymentId: string | null;
    /** Number of the payment order */
    documentNumber: string | null;
    /** Comment */
    comment: string | null;
    /** Status */
    status: Open<'posted' | 'deleted'>;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Created by */
    createdBy: string | null;
    /** Deleted */
    deletedAt: string | null;
    /** Sales invoice */
    salesInvoiceId: string;
  }> | null;
  /** Times it was sent, the last first */
  sendings: Array<SalesInvoiceSending>;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<SalesInvoiceStatus>;
    requires: Array<
      Open<'rows' | 'customer' | 'seller' | 'totals' | 'approval' | 'reason' | 'not_author' | 'no_payments'>
    >;
  }>;
  /** Approval by a route */
  approval: ApprovalOrNull;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: WarningsWarningsItemMeta;
  }>;
};

export type GetSalesInvoice = {
  /** Identifier */
  id: string;
  /** Number. Given when it is issued: without gaps for each seller and year, and never used again. */
  number: string | null;
  /** Title */
  title: string | null;
  /** Customer */
  customerId: string | null;
  /** Who is to pay */
  customer: CustomerOrNull;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId: string | null;
  /** Proposal it was made of. Null once another invoice took the place of one that was voided or cancelled. */
  proposalId: string | null;
  /** Number of the proposal */
  proposalNumber: string | null;
  /** Requisition */
  procurementId: string | null;
  /**
   * Contract. A contract in force with the customer; what has ended since stays named. Over its limit the invoice is
   * refused, or told of in `warnings`, as the contract says.
   */
  contractId: string | null;
  /** Contract it stands under */
  contract: ContractOrNull;
  /** Date. The day it was issued. */
  issueDate: string | null;
  /** To be paid by. Where none is given, issuing counts it from the days of payment of the contract. */
  dueDate: string | null;
  /** Something is owed, and its day is over */
  overdue: boolean;
  /** Currency */
  currency: string;
  /**
   * One unit of it in the company's currency, as it was on the day of the invoice. Captured when it is issued unless
   * given.
   */
  fxRate: string | null;
  /** VAT in the prices */
  vatMode: Open<VatMode>;
  /** Lines printed besides */
  customRequisites: Array<{
    /** Label */
    label: string;
    /** Value */
    value: string;
  }>;
  /** Terms */
  termsText: string | null;
  /** Comment. For the company; never printed. */
  comment: string | null;
  /** Whose it is */
  ownerId: string | null;
  /** Rows */
  rowCount: number;
  /** Without VAT */
  netAmount: string;
  /** VAT */
  vatAmount: string;
  /** With VAT */
  grossAmount: string;
  /** Total. What is to be paid: with VAT. */
  totalAmount: string;
  /** Costs captured */
  costCapturedAt: string | null;
  /** Cost in all. Of the rows whose cost is known, without VAT; captured when it is issued. */
  costTotalAmount: string | null;
  /** Gross profit. Of the rows whose cost is known. */
  grossProfitAmount: string | null;
  /** Gross margin, percent. Null where nothing is sold. */
  grossMarginPercent: string | null;
  /** Share of sales whose cost is known, percent */
  costCoveragePercent: string | null;
  /** Status */
  status: Open<SalesInvoiceStatus>;
  /** How far it is paid */
  paymentStatus: Open<PaymentStatus>;
  /** Paid, in the currency of the invoice */
  paidAmount: string;
  /** Still owed; negative when overpaid */
  outstandingAmount: string;
  /** Why it was sent back */
  rejectReason: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Why it was voided */
  voidReason: string | null;
  /** Sent for approval by */
  submittedBy: string | null;
  /** Approved by */
  approvedBy: string | null;
  /** Approved */
  approvedAt: string | null;
  /** Issued by */
  issuedBy: string | null;
  /** Issued */
  issuedAt: string | null;
  /** File it was sent with */
  documentFileId: string | null;
  /** Last sent */
  sentAt: string | null;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields: Record<string, unknown>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Rows, in their order */
  rows: Array<{
    /** Identifier */
    id: string;
    /** Place among the rows */
    position: number;
    /** Catalog item */
    catalogItemId: string | null;
    /** Name */
    name: string;
    /** Article */
    sku: string | null;
    /** Quantity */
    quantity: string;
    /** Unit */
    uom: Open<BaseUom>;
    /** Price per unit */
    unitPrice: string;
    /** Discount, percent */
    discountPercent: string;
    /** VAT rate */
    vatRate: Open<Rate>;
    /** Amount in the terms of the prices. Quantity by price, less the discount: with VAT where the prices include it. */
    lineAmount: string;
    /** Without VAT */
    netAmount: string;
    /** VAT */
    vatAmount: string;
    /** With VAT */
    grossAmount: string;
    /** Key of the group */
    groupKey: string | null;
    /** Group */
    groupLabel: string | null;
    /**
     * Cost per unit. Without VAT, in the currency of the invoice. Where none is given, issuing takes the cost of the
     * catalog item.
     */
    unitCost: string | null;
    /** Cost. Captured when the invoice is issued; null where the cost is not known. */
    lineCostAmount: string | null;
    /** Gross profit */
    grossProfitAmount: string | null;
    /** Gross margin, percent */
    grossMarginPercent: string | null;
    /**
     * The cost is an estimate. False where it comes from a receipt or an invoice, true where it was entered, planned
     * or quoted; null where it is not known.
     */
    costIsEstimated: boolean | null;
  }>;
  /** Payments, the earliest first; null to who may not see payments */
  payments: Array<{
    /** Identifier */
    id: string;
    /** Paid */
    amount: string;
    /** Currency */
    currency: string;
    /** One unit of its currency in the currency of the invoice */
    fxRate: string;
    /** What that makes in the currency of the invoice */
    invoiceAmount: string;
    /** Day of the payment */
    paidAt: string;
    /** How it was paid */
    method: Open<Method>;
    /** Who reported it */
    source: Open<PaymentsItemSource>;
    /** Name of the external system */
    externalSource: string | null;
    /** Identifier in the external system */
    externalPaymentId: string | null;
    /** Number of the payment order */
    documentNumber: string | null;
    /** Comment */
    comment: string | null;
    /** Status */
    status: Open<'posted' | 'deleted'>;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Created by */
    createdBy: string | null;
    /** Deleted */
    deletedAt: string | null;
    /** Sales invoice */
    salesInvoiceId: string;
  }> | null;
  /** Times it was sent, the last first */
  sendings: Array<SalesInvoiceSending>;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<SalesInvoiceStatus>;
    requires: Array<
      Open<'rows' | 'customer' | 'seller' | 'totals' | 'approval' | 'reason' | 'not_author' | 'no_payments'>
    >;
  }>;
  /** Approval by a route */
  approval: ApprovalOrNull;
};

export type CreatePayment_2 = {
  /** Identifier */
  id: string;
  /** Paid */
  amount: string;
  /** Currency */
  currency: string;
  /** One unit of its currency in the currency of the invoice */
  fxRate: string;
  /** What that makes in the currency of the invoice */
  invoiceAmount: string;
  /** Day of the payment */
  paidAt: string;
  /** How it was paid */
  method: Open<Method>;
  /** Who reported it */
  source: Open<PaymentsItemSource>;
  /** Name of the external system */
  externalSource: string | null;
  /** Identifier in the external system */
  externalPaymentId: string | null;
  /** Number of the payment order */
  documentNumber: string | null;
  /** Comment */
  comment: string | null;
  /** Status */
  status: Open<'posted' | 'deleted'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Deleted */
  deletedAt: string | null;
  /** Sales invoice */
  salesInvoiceId: string;
  /** How the invoice stands after it */
  invoice: {
    /** Status */
    status: Open<SalesInvoiceStatus>;
    /** How far it is paid */
    paymentStatus: Open<PaymentStatus>;
    /** Paid, in the currency of the invoice */
    paidAmount: string;
    /** Still owed; negative when overpaid */
    outstandingAmount: string;
    /** Version */
    version: number;
  };
};

export type Get_2 = {
  /** Whether the portal is still empty, so that it may be made */
  mayBeMade: boolean;
  /** Sample data */
  sample: {
    /** Identifier */
    id: string;
    /** Language of its words */
    language: Open<'ru' | 'en'>;
    /** Records */
    recordCount: number;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Created by */
    createdBy: string | null;
  } | null;
  /** Its records that have pages of their own */
  records: Array<{
    /** Kind of record */
    entityType: string;
    /** Record */
    entityId: string;
  }>;
};

export type ListTestPortalsItemsItemsItem = {
  /** Test portal */
  id: string;
  /** Name */
  name: string;
  /** Name in addresses */
  slug: string;
  /** Where people open it */
  url: string;
  /** Time of its clock */
  portalTime: string;
  /** Made */
  createdAt: string;
};

export type CreateRoute_2 = {
  /** Identifier */
  id: string;
  /** What it is for */
  recordType: Open<RecordType>;
  /** Name */
  name: string;
  /** Place. The first route in this order whose conditions are met is taken; a new one is the last unless given. */
  position: number;
  /** In use */
  isActive: boolean;
  /** From this amount. In the company's currency, the amount itself included. */
  amountFrom: string | null;
  /** Below this amount. In the company's currency, the amount itself not included. */
  amountTo: string | null;
  /** Categories. One row of any of these categories, or of what is below them, is enough; empty is any. */
  categoryIds: Array<string>;
  /** Departments. Of requisitions, whatever the case; empty is any. */
  departments: Array<string>;
  /**
   * Suppliers or customers. Of invoices the supplier, of proposals and sales invoices the customer, of contracts the
   * other party; empty is any. Requisitions have none.
   */
  counterpartyIds: Array<string>;
  /**
   * Only over a budget. For requisitions that overrun a budget that asks for approval; then the route takes the
   * place of who answers for the budget.
   */
  overBudget: boolean;
  /** Steps, in their order */
  steps: Array<{
    /** Name */
    name: string | null;
    /** Who has to approve */
    mode: Open<'all' | 'any'>;
    /** Hours until a reminder */
    remindAfterHours: number | null;
    /**
     * Hours until it is escalated. Those of `escalateTo` are asked beside the others once nobody has closed the step
     * for so long.
     */
    escalateAfterHours: number | null;
    /** Escalated to. The word of any of them closes the step; given together with `escalateAfterHours`. */
    escalateTo: Array<EscalateToItem>;
    /** Approvers */
    approvers: Array<EscalateToItem>;
  }>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Role or route */
      id: string;
    };
  }>;
};

export type GetCatalogSettings = {
  /** When quoted lines become catalog items */
  nomenclatureSavePolicy: Open<NomenclatureSavePolicy>;
  /** Stock may go below zero */
  allowNegativeStock: boolean;
  /** Growth of a price that is pointed out */
  priceAlertPct: string;
  /** Version */
  version: number;
  /** Changed */
  updatedAt: string;
  /** Changed by */
  updatedBy: string | null;
};

export type Layout = {
  /** Page */
  page: LayoutPage;
  /** Blocks */
  blocks: Array<
    | {
        /** Kind of block */
        type: 'heading';
        /** Text with placeholders */
        text: string;
        /** Level, 1 the largest */
        level?: number | undefined;
        /** Alignment */
        align?: 'left' | 'center' | 'right' | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'paragraph';
        /** Text with placeholders */
        text: string;
        /** Alignment */
        align?: 'left' | 'center' | 'right' | 'justify' | undefined;
        /** Size */
        size?: 'small' | 'normal' | 'large' | undefined;
        /** Bold */
        isBold?: boolean | undefined;
        /** Italic */
        isItalic?: boolean | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'requisites';
        /** Title */
        title?: string | undefined;
        /** Width of the labels, mm */
        labelWidth?: number | undefined;
        /** Rows. A row whose placeholders are all empty is left out. */
        rows: Array<{
          /** Label */
          label: string;
          /** Text with placeholders */
          value: string;
          /** Bold */
          isBold?: boolean | undefined;
        }>;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'bank';
        /** Who is paid */
        party?: 'seller' | 'customer' | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'columns';
        /** Columns */
        columns: Array<{
          /** Title */
          title?: string | undefined;
          /** Lines with placeholders. A line whose placeholders are all empty is left out. */
          lines?: Array<string> | undefined;
          /** Picture */
          image?: 'logo' | 'stamp' | 'signature' | undefined;
          /** Width of the picture, mm */
          imageWidth?: number | undefined;
          /** Width, mm. Columns without one share what is left. */
          width?: number | undefined;
          /** Alignment */
          align?: 'left' | 'center' | 'right' | undefined;
        }>;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'table';
        /** Columns */
        columns: Array<{
          /** Heading of the column */
          title: string;
          /** Value of the row, such as unitPrice */
          leaf: string;
          /** Width, mm. Columns without one share what is left. */
          width?: number | undefined;
          /** Alignment */
          align?: 'left' | 'center' | 'right' | undefined;
          /** Format. By the value unless given. */
          format?: 'text' | 'money' | 'quantity' | 'percent' | 'unit' | 'vatRate' | 'date' | undefined;
          /** Left out where no row has a value. Zero counts as none. A table without any column left is left out itself. */
          isHiddenIfEmpty?: boolean | undefined;
        }>;
        /** Rows are numbered */
        isNumbered?: boolean | undefined;
        /** Under headings of groups */
        isGrouped?: boolean | undefined;
        /** Sums of each group */
        hasSubtotals?: boolean | undefined;
        /** Small print */
        isSmall?: boolean | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'totals';
        /** Lines */
        lines: Array<{
          /** What is shown */
          line: 'subtotal' | 'commission' | 'net' | 'vat' | 'total' | 'count' | 'words';
          /** Label. The usual words unless given. */
          label?: string | undefined;
        }>;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'qr';
        /** What it holds */
        holds: 'payment' | 'text';
        /** Text with placeholders. The purpose of a payment, or the text itself. */
        text?: string | undefined;
        /** Words beside it */
        caption?: string | undefined;
        /** Size, mm */
        size?: number | undefined;
        /** Alignment */
        align?: 'left' | 'center' | 'right' | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'signatures';
        /** Who signs */
        lines: Array<{
          /** Title */
          title?: string | undefined;
          /** Position */
          position?: string | undefined;
          /** Name */
          name?: string | undefined;
          /** With the picture of the signature */
          signature?: boolean | undefined;
          /** With the picture of the stamp */
          stamp?: boolean | undefined;
        }>;
        /** Side by side */
        isSideBySide?: boolean | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'image';
        /** Picture */
        image: 'logo' | 'stamp' | 'signature';
        /** Width, mm */
        width: number;
        /** Alignment */
        align?: 'left' | 'center' | 'right' | undefined;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'spacer';
        /** Height, mm */
        height: number;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'pageBreak';
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
    | {
        /** Kind of block */
        type: 'grid';
        /**
         * Widths of the columns, in shares. Whole numbers with spaces between, such as `20 60 20`; together they are the
         * width of the page.
         */
        widths: string;
        /** Size of the letters, points */
        size?: number | undefined;
        /** Lines around: l, t, r, b; capitals are thick, - is none. Lines of cells that do not say their own. */
        border?: string | undefined;
        /** On one page */
        isKeptTogether?: boolean | undefined;
        /**
         * Rows. In a row `item` placeholders of rows name one row; in `pageTotal` the filter `sum` adds up the rows of
         * that page, elsewhere those of the document.
         */
        rows: Array<{
          /** How often. Once unless given. */
          kind?: 'plain' | 'heading' | 'item' | 'pageTotal' | undefined;
          /** Least height, mm */
          height?: number | undefined;
          /** Cells. From left to right, past the cells that reach down from rows above. What is left of the row stays blank. */
          cells: Array<{
            /** Text with placeholders */
            text?: string | undefined;
            /** Columns it covers */
            columns?: number | undefined;
            /** Rows it covers */
            rows?: number | undefined;
            /**
             * Lines around: l, t, r, b; capitals are thick, - is none. Sides that have a line: left, top, right, bottom.
             * `ltrb` is a box, `LTRB` a thick one, `-` no line.
             */
            border?: string | undefined;
            /** Alignment */
            align?: 'left' | 'center' | 'right' | undefined;
            /** Vertical alignment */
            valign?: 'top' | 'middle' | 'bottom' | undefined;
            /** Size of the letters, points */
            size?: number | undefined;
            /** Bold */
            isBold?: boolean | undefined;
            /** Italic */
            isItalic?: boolean | undefined;
          }>;
        }>;
        /** Shown where this path has a value */
        showIf?: string | undefined;
        /** Hidden where this path has a value */
        hideIf?: string | undefined;
      }
  >;
};

export type LayoutPage = {
  /** Orientation */
  orientation?: Open<'portrait' | 'landscape'>;
  /** Margin above, mm */
  marginTop?: number;
  /** Margin on the right, mm */
  marginRight?: number;
  /** Margin below, mm */
  marginBottom?: number;
  /** Margin on the left, mm */
  marginLeft?: number;
  /** Size of the letters, points */
  fontSize?: number;
  /** Title of the file, where no heading says it */
  title?: string;
  /** Page numbers */
  hasPageNumbers?: boolean;
  /** Text at the foot of each page */
  footer?: string;
};

export type CreateTemplate = {
  /** Identifier */
  id: string;
  /** Kind of document */
  kind: Open<DocumentTemplateKind>;
  /** Name */
  name: string;
  /** What it is made of */
  format: Open<'layout' | 'docx'>;
  /** Default. The one that documents of its kind are made by unless another is named. */
  isDefault: boolean;
  /** Part of the product */
  isSystem: boolean;
  /** Revision of the content. One more with each change of the layout or the file; the former ones stay readable. */
  revision: number;
  /** Word file */
  fileId: string | null;
  /** Name of the Word file */
  fileName: string | null;
  /** Variables it uses */
  variablesUsed: Array<string>;
  /** Variables that do not exist; they stay empty */
  unknownVariables: Array<string>;
  /** Status */
  status: Open<'active' | 'archived'>;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Layout */
  layout: LayoutOrNull;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      paths: Array<string>;
    };
  }>;
};

export type LayoutOrNull = {
  /** Page */
  page: LayoutPage;
  /** Blocks */
  blocks: Array<
    | {
        /** Kind of block */
        type: 'heading';
        /** Text with placeholders */
        text: string;
        /** Level, 1 the largest */
        level?: number;
        /** Alignment */
        align?: Open<'left' | 'center' | 'right'>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'paragraph';
        /** Text with placeholders */
        text: string;
        /** Alignment */
        align?: Open<'left' | 'center' | 'right' | 'justify'>;
        /** Size */
        size?: Open<'small' | 'normal' | 'large'>;
        /** Bold */
        isBold?: boolean;
        /** Italic */
        isItalic?: boolean;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'requisites';
        /** Title */
        title?: string;
        /** Width of the labels, mm */
        labelWidth?: number;
        /** Rows. A row whose placeholders are all empty is left out. */
        rows: Array<{
          /** Label */
          label: string;
          /** Text with placeholders */
          value: string;
          /** Bold */
          isBold?: boolean;
        }>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'bank';
        /** Who is paid */
        party?: Open<'seller' | 'customer'>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'columns';
        /** Columns */
        columns: Array<{
          /** Title */
          title?: string;
          /** Lines with placeholders. A line whose placeholders are all empty is left out. */
          lines?: Array<string>;
          /** Picture */
          image?: Open<'logo' | 'stamp' | 'signature'>;
          /** Width of the picture, mm */
          imageWidth?: number;
          /** Width, mm. Columns without one share what is left. */
          width?: number;
          /** Alignment */
          align?: Open<'left' | 'center' | 'right'>;
        }>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'table';
        /** Columns */
        columns: Array<{
          /** Heading of the column */
          title: string;
          /** Value of the row, such as unitPrice */
          leaf: string;
          /** Width, mm. Columns without one share what is left. */
          width?: number;
          /** Alignment */
          align?: Open<'left' | 'center' | 'right'>;
          /** Format. By the value unless given. */
          format?: Open<'text' | 'money' | 'quantity' | 'percent' | 'unit' | 'vatRate' | 'date'>;
          /** Left out where no row has a value. Zero counts as none. A table without any column left is left out itself. */
          isHiddenIfEmpty?: boolean;
        }>;
        /** Rows are numbered */
        isNumbered?: boolean;
        /** Under headings of groups */
        isGrouped?: boolean;
        /** Sums of each group */
        hasSubtotals?: boolean;
        /** Small print */
        isSmall?: boolean;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'totals';
        /** Lines */
        lines: Array<{
          /** What is shown */
          line: Open<'subtotal' | 'commission' | 'net' | 'vat' | 'total' | 'count' | 'words'>;
          /** Label. The usual words unless given. */
          label?: string;
        }>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'qr';
        /** What it holds */
        holds: Open<'payment' | 'text'>;
        /** Text with placeholders. The purpose of a payment, or the text itself. */
        text?: string;
        /** Words beside it */
        caption?: string;
        /** Size, mm */
        size?: number;
        /** Alignment */
        align?: Open<'left' | 'center' | 'right'>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'signatures';
        /** Who signs */
        lines: Array<{
          /** Title */
          title?: string;
          /** Position */
          position?: string;
          /** Name */
          name?: string;
          /** With the picture of the signature */
          signature?: boolean;
          /** With the picture of the stamp */
          stamp?: boolean;
        }>;
        /** Side by side */
        isSideBySide?: boolean;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'image';
        /** Picture */
        image: Open<'logo' | 'stamp' | 'signature'>;
        /** Width, mm */
        width: number;
        /** Alignment */
        align?: Open<'left' | 'center' | 'right'>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'spacer';
        /** Height, mm */
        height: number;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'pageBreak';
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
    | {
        /** Kind of block */
        type: 'grid';
        /**
         * Widths of the columns, in shares. Whole numbers with spaces between, such as `20 60 20`; together they are the
         * width of the page.
         */
        widths: string;
        /** Size of the letters, points */
        size?: number;
        /** Lines around: l, t, r, b; capitals are thick, - is none. Lines of cells that do not say their own. */
        border?: string;
        /** On one page */
        isKeptTogether?: boolean;
        /**
         * Rows. In a row `item` placeholders of rows name one row; in `pageTotal` the filter `sum` adds up the rows of
         * that page, elsewhere those of the document.
         */
        rows: Array<{
          /** How often. Once unless given. */
          kind?: Open<'plain' | 'heading' | 'item' | 'pageTotal'>;
          /** Least height, mm */
          height?: number;
          /** Cells. From left to right, past the cells that reach down from rows above. What is left of the row stays blank. */
          cells: Array<{
            /** Text with placeholders */
            text?: string;
            /** Columns it covers */
            columns?: number;
            /** Rows it covers */
            rows?: number;
            /**
             * Lines around: l, t, r, b; capitals are thick, - is none. Sides that have a line: left, top, right, bottom.
             * `ltrb` is a box, `LTRB` a thick one, `-` no line.
             */
            border?: string;
            /** Alignment */
            align?: Open<'left' | 'center' | 'right'>;
            /** Vertical alignment */
            valign?: Open<'top' | 'middle' | 'bottom'>;
            /** Size of the letters, points */
            size?: number;
            /** Bold */
            isBold?: boolean;
            /** Italic */
            isItalic?: boolean;
          }>;
        }>;
        /** Shown where this path has a value */
        showIf?: string;
        /** Hidden where this path has a value */
        hideIf?: string;
      }
  >;
} | null;

export type ListOptionsOfCommercialProposal = {
  items: Array<{
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** What it is made of */
    format: Open<'layout' | 'docx'>;
    /** Default. The one that documents of its kind are made by unless another is named. */
    isDefault: boolean;
    /** Part of the product */
    isSystem: boolean;
  }>;
};

export type Label = {
  en: string;
  ru: string;
};

export type SuggestBanks = {
  /** Integration that was asked */
  source: string;
  /** Lines to pick from */
  items: Array<{
    /** How a list shows it */
    title: string;
    /** Fields of payment requisites, to be sent when it is picked */
    paymentRequisite: {
      /** Bank */
      bankName: string | null;
      /** BIK */
      bik: string | null;
      /** Correspondent account */
      correspondentAccount: string | null;
    };
    /** Address */
    address: string | null;
    /** Status in the register */
    status: Open<ItemsItemsItemStatus>;
    /** What does not check, or should be known before it is picked */
    faults: Array<{
      /** Field it is about */
      field: string;
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
    }>;
  }>;
};

export type ItemsItemsItemStatus = 'active' | 'liquidating' | 'liquidated' | 'bankrupt' | 'reorganizing' | 'unknown';

export type SuggestParties = {
  /** Integration that was asked */
  source: string;
  /** Lines to pick from */
  items: Array<{
    /** How a list shows it */
    title: string;
    /** Fields of a counterparty, to be sent when it is picked */
    counterparty: {
      /** Kind */
      kind: Open<CounterpartyKind>;
      /** Short name */
      shortName: string;
      /** Full name */
      fullName: string | null;
      /** INN. 10 digits of a company, 12 of a person. */
      inn: string | null;
      /** KPP */
      kpp: string | null;
      /** OGRN. OGRNIP of an entrepreneur. */
      ogrn: string | null;
      /** OKPO */
      okpo: string | null;
      /** Legal address */
      legalAddress: string | null;
    };
    /** A branch of a company of the same INN */
    branch: boolean;
    /** Status in the register */
    status: Open<ItemsItemsItemStatus>;
    /** Registered on */
    registeredOn: string | null;
    /** Closed on */
    closedOn: string | null;
    /** Head of the company */
    manager: {
      /** Name */
      name: string;
      /** Post */
      post: string | null;
    } | null;
    /** What does not check, or should be known before it is picked */
    faults: Array<{
      /** Field it is about */
      field: string;
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
    }>;
  }>;
};

export type Limit = {
  /** Limit or term */
  kind: Open<
    | 'max_suppliers'
    | 'share_at_most'
    | 'share_at_least'
    | 'latest_delivery'
    | 'budget'
    | 'use_supplier'
    | 'avoid_supplier'
    | 'moq'
    | 'packs'
    | 'quantity_offered'
    | 'no_more_than_needed'
  >;
  /** Suppliers at most */
  count?: number;
  /** Supplier; each where a share names none */
  supplierId?: string | null;
  /** Line; each where none is named */
  lineId?: string | null;
  /** Share, % */
  percent?: string;
  /** Delivered by this day */
  date?: string;
  /** Budget, in the currency of the plan */
  amount?: string;
};

export type CreateRfq = {
  /** Identifier */
  id: string;
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Requisition */
  procurementId: string | null;
  /** Status */
  status: Open<SupplierRfqStatus>;
  /** Currency. Null takes any. */
  currency: string | null;
  /** VAT in the prices. How prices are asked for. */
  vatMode: Open<VatMode>;
  /** Answers are taken until */
  responseDeadline: string | null;
  /** Terms of delivery */
  deliveryTerms: string | null;
  /** Terms of payment */
  paymentTerms: string | null;
  /** Delivery address */
  deliveryAddress: string | null;
  /** Warehouse. Where to deliver to. */
  warehouseId: string | null;
  /** Message to suppliers */
  message: string | null;
  /** Not every position need be quoted */
  allowPartial: boolean;
  /** Analogs may be offered */
  allowAnalogs: boolean;
  /** Another currency may be used */
  allowAlternativeCurrency: boolean;
  /** Prices are hidden from the buyers until the deadline */
  sealed: boolean;
  /** Prices were opened */
  unsealedAt: string | null;
  /** What a quote must hold */
  quoteMode: Open<QuoteMode>;
  /** Automatic reminders */
  reminderPolicy: ReminderPolicy;
  /** Responsible. Hears when the deadline passes. */
  responsibleId: string | null;
  /** Why it was cancelled */
  cancelReason: string | null;
  /** Revision. Grows with every change of positions or terms after it was sent. */
  revision: number;
  /** Sent */
  sentAt: string | null;
  /** Closed */
  closedAt: string | null;
  /** What it holds */
  counts: Counts;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Positions, in their order */
  items: Array<SupplierRfqItem>;
  /** Suppliers who are asked */
  recipients: Array<SupplierRfqRecipient>;
  /** Where the caller may move it now */
  allowedMoves: Array<{
    /** Status */
    to: Open<SupplierRfqStatus>;
    requires: Array<Open<'reason'>>;
  }>;
  /** Warnings */
  warnings: Array<{
    /** Stable code */
    code: string;
    /** The same in words */
    message: string;
    /** What it is about */
    meta: {
      /** Suppliers it is about */
      supplierIds: Array<string>;
      /** E-mail they share */
      email?: string;
    };
  }>;
};

export type GetDelivery = {
  /** Identifier */
  id: string;
  /** Subscription */
  subscriptionId: string;
  /** Event */
  eventId: string;
  /** Event name */
  event: string;
  entity: {
    type: string;
    /** Identifier */
    id: string;
    version: number | null;
  };
  /** Status */
  status: Open<'pending' | 'in_flight' | 'delivered' | 'failed' | 'held' | 'cancelled' | 'blocked'>;
  /** Attempts made */
  attemptCount: number;
  /** Next attempt */
  nextAttemptAt: string | null;
  /** Created */
  createdAt: string;
  /** Finished */
  finishedAt: string | null;
};

export type ListAttemptsItemsItemsItem = {
  /** Identifier */
  id: string;
  /** Delivery */
  deliveryId: string;
  /** Number, from 1 */
  number: number;
  /** Why it was made */
  trigger: Open<'schedule' | 'manual' | 'recover' | 'test' | 'rotation_fallback'>;
  /** Started */
  startedAt: string;
  /** Whole time, ms */
  durationMs: number;
  /** Name lookup, ms */
  dnsMs: number | null;
  /** Connection, ms */
  connectMs: number | null;
  /** TLS handshake, ms */
  tlsMs: number | null;
  /** Until the answer began, ms */
  ttfbMs: number | null;
  /** Headers sent; signatures and own values are covered */
  requestHeaders: Record<string, string> | null;
  /** SHA-256 of the body sent, hex */
  requestBodySha256: string;
  /** Address that answered */
  remoteIp: string | null;
  /** HTTP status */
  responseStatus: number | null;
  /** Headers received, up to 4 KiB */
  responseHeaders: Record<string, string> | null;
  /** Body received, up to 16 KiB */
  responseBody: string | null;
  /** The body was longer, slower or broken off */
  responseTruncated: boolean;
  /** What went wrong */
  errorCode: Open<
    NonNullable<
      'dns' | 'connect' | 'tls' | 'timeout' | 'reset' | 'http_status' | 'blocked_target' | 'body_error' | null
    >
  > | null;
  /** Another attempt follows */
  willRetry: boolean;
  /** Next attempt */
  nextAttemptAt: string | null;
};

export type CreateSubscription = {
  /** Identifier */
  id: string;
  /** Name */
  name: string;
  /** Address that receives the events */
  url: string;
  /** Event names; empty means every event except those about webhooks themselves */
  events: Array<string>;
  /** Whether events carry the record or only name it */
  payloadMode: Open<'full' | 'thin'>;
  /** Whether events of one record wait for each other */
  ordering: Open<'none' | 'entity'>;
  /** Headers added to each request; values are shown covered, and an empty value keeps the stored one */
  headers: Record<string, string>;
  /** Most requests a second */
  maxRatePerSecond: number | null;
  /** Addresses that are told of failures */
  alertEmails: Array<string>;
  /** During a change of secrets, answer 401 and 403 with the other secret at once */
  rotationFallback: boolean;
  /** Enabled */
  enabled: boolean;
  /** Why it is disabled */
  disabledReason: Open<NonNullable<'manual' | 'failing' | 'gone' | 'requested' | null>> | null;
  /** Disabled */
  disabledAt: string | null;
  /** Secret, covered */
  secretMasked: string;
  /** Coming secret, covered */
  nextSecretMasked: string | null;
  /** Until when both secrets sign */
  overlapUntil: string | null;
  /** Paused at the request of the receiver until */
  pausedUntil: string | null;
  /** No success since */
  failingSince: string | null;
  /** Failed attempts since the last success */
  failedAttempts: number;
  /** Version */
  version: number;
  /** Created */
  createdAt: string;
  /** Changed */
  updatedAt: string;
  /** Archived */
  archivedAt: string | null;
  /** Created by */
  createdBy: string | null;
  /** Changed by */
  updatedBy: string | null;
  /** Secret, shown this once */
  secret: string;
};

export type Recover = {
  /** Deliveries that will be sent; counted to 100 000 at most */
  deliveries: number;
};

export type Of1h = {
  /** Attempts */
  attempts: number;
  /** Of them successful */
  succeeded: number;
  /** Share of successful attempts, 0 to 1 */
  successRate: number | null;
  /** Median time of an attempt, ms */
  p50Ms: number | null;
  /** 95th percentile, ms */
  p95Ms: number | null;
};

export type ReceiveMessengerWebhook = {
  /** It was received */
  received: true;
};

export type Entity_2 = {
  type: 'counterparty';
  id: string;
  /** Version after the change: drop what is older than you have */
  version?: number | null;
  displayName?: string | null;
  externalIds?: Array<{
    /** External system */
    externalSource?: string;
    /** Its identifier */
    externalId?: string;
  }>;
};

export type Actor = {
  /** Who acted: user, api_key, inbound_webhook or system */
  type?: string;
  /** Their identifier */
  id?: string;
};

export type Links_2 = {
  /** The record */
  self?: string;
  /** The record in the portal */
  portal?: string;
  /** This event in the feed */
  event?: string;
};

export type DataStatus = {
  /** Before */
  from: string;
  /** After */
  to: string;
};

export type Reason = 'archived' | 'deleted' | 'deactivated';

export type Entity_3 = {
  type: 'warehouse';
  id: string;
  /** Version after the change: drop what is older than you have */
  version?: number | null;
  displayName?: string | null;
  externalIds?: Array<{
    /** External system */
    externalSource?: string;
    /** Its identifier */
    externalId?: string;
  }>;
};

export type Entity_4 = {
  type: 'catalog_item';
  id: string;
  /** Version after the change: drop what is older than you have */
  version?: number | null;
  displayName?: string | null;
  externalIds?: Array<{
    /** External system */
    externalSource?: string;
    /** Its identifier */
    externalId?: string;
  }>;
};

export type Entity_5 = {
  type: 'price_list';
  id: string;
  /** Version after the change: drop what is older than you have */
  version?: number | null;
  displayName?: string | null;
  externalIds?: Array<{
    /** External system */
    externalSource?: string;
    /** Its identifier */
    externalId?: string;
  }>;
};

export type Entity_6 = {
  type: 'procurement';
  id: string;
  /** Version after the change: drop what is older than you have */
  version?: number | null;
  displayName?: string | null;
  externalIds?: Array<{
    /** External system */
    externalSource?: string;
    /** Its identifier */
    externalId?: string;
  }>;
};

export type DataItems = {
  /** Lines that were added */
  added: Array<string>;
  /** Lines that changed */
  changed: Array<{
    /** Line */
    id: string;
    /** Fields that changed */
    fields: Array<string>;
  }>;
  /** Lines that were cancelled */
  removed: Array<string>;
};

export type Entity_7 = {
  type: 'invoice';
  id: string;
  /** Version after the change: drop what is older than you have */
  version?: number | null;
  displayName?: string | null;
  externalIds?: Array<{
    /** External system */
    externalSource?: string;
    /** Its identifier */
    externalId?: string;
  }>;
};
