// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListProposalsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, title, validUntil, totalAmount, sentAt, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in number, title */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  customerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  priceListId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  sellerProfileId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  validUntil?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  ownerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  pricingMode?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  proposalModel?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  totalAmount?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  sentAt?: Filter<'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only those that wait for approval and that the caller may approve */
  awaitingMyApproval?: boolean | undefined;
}

/**
 * List commercial proposals
 *
 * People need the permission `commercial_proposals.read`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/commercial-proposals`
 */
export const listProposals = list<
  [query?: ListProposalsQuery],
  {
    items: Array<types.CommercialProposal>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/commercial-proposals query');

export type CreateProposalBody = {
  /** Title */
  title?: string | null | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  contactId?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /** Valid until */
  validUntil?: string | null | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Words before the rows */
  introText?: string | null | undefined;
  /** Terms */
  termsText?: string | null | undefined;
  /** Whose it is */
  ownerId?: string | null | undefined;
  /** How prices are made */
  pricingMode?: types.PricingMode | undefined;
  /** What is sold */
  proposalModel?: 'resale' | 'agency' | 'works' | undefined;
  /** How the commission is counted */
  commissionMode?: types.CommissionMode | undefined;
  /** Commission, percent */
  commissionPercent?: string | null | undefined;
  /** Commission, sum */
  commissionFixedAmount?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Expenses, the whole list */
  expenses?:
    | Array<{
        /** Name */
        name: string;
        /** Amount */
        amount: string;
        /** Identifier */
        id?: string | undefined;
        /** How it is shared */
        allocation?: 'by_amount' | 'by_quantity' | 'equal' | 'none' | undefined;
      }>
    | undefined;
  /** Rows, the whole list */
  rows?:
    | Array<{
        /** Row that is there; a new one without it */
        id?: string | undefined;
        /** Quantity */
        quantity: string;
        /** Kind */
        lineType?: 'material' | 'service' | 'expense' | undefined;
        /** Supplier */
        supplierName?: string | null | undefined;
        /** Key of the group */
        groupKey?: string | null | undefined;
        /** Group */
        groupLabel?: string | null | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Cost per unit. In the currency of the proposal, with VAT where its prices are with VAT. */
        unitCost?: string | null | undefined;
        /** How the markup is given */
        markupBasis?: 'percent' | 'amount' | undefined;
        /**
         * Markup, percent. From −100. In modes of entered prices, and where the markup is given as a sum, it follows from
         * the rest.
         */
        markupPercent?: string | null | undefined;
        /** Markup. Of the whole row. */
        markupAmount?: string | null | undefined;
        /** Commission, percent */
        commissionPercent?: string | null | undefined;
        /** Commission, sum */
        commissionFixedAmount?: string | null | undefined;
        /** Price per unit. Entered in the modes `fixed_price` and `price_list`; by `cost_plus` it follows from the cost. */
        unitPrice?: string | null | undefined;
        /** VAT rate */
        vatRate?: types.Rate | undefined;
      }>
    | undefined;
  /** Price list to take the rows from */
  priceListId?: string | undefined;
  /**
   * Markup, percent. From −100. In modes of entered prices, and where the markup is given as a sum, it follows from
   * the rest.
   */
  markupPercent?: string | null | undefined;
};

/**
 * Create a commercial proposal
 *
 * A draft. With `procurementId` and no `rows` its rows are what was accepted from suppliers for the requisition,
 * at what it costs there and with `markupPercent` of it on top; with `priceListId` and no `rows` they are those of
 * the price list, at its prices. By `cost_plus` a price is cost, markup, share of the expenses and commission; in
 * the other modes it is entered, and the markup follows. An agent sells goods at cost, and the commission stands
 * beside them. A counterparty that is no customer yet becomes one.
 *
 * People need the permission `commercial_proposals.create`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/commercial-proposals`
 */
export const createProposal = call<
  [body?: CreateProposalBody],
  types.CreateProposal,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals body key');

export type ExportManyCommercialProposalBody = {
  /** Records */
  ids: Array<string>;
  /** Format of the file */
  format: 'docx' | 'xlsx' | 'pdf';
  /** Template; the default unless given */
  templateId?: string | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
};

/**
 * Commercial proposal: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `commercial_proposals.export`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `POST /api/v1/commercial-proposals/export`
 */
export const exportManyCommercialProposal = download<
  [body: ExportManyCommercialProposalBody],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals/export body');

/**
 * Get a commercial proposal
 *
 * With its rows, its expenses, and where the caller may move it now. Costs, markups, suppliers and profit need
 * `margins.read`.
 *
 * People need the permission `commercial_proposals.read`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/commercial-proposals/{id}`
 */
export const getProposal = call<[id: string], types.GetProposal, 'not_found'>('GET /api/v1/commercial-proposals/{id}');

export type UpdateProposalBody = {
  /** Title */
  title?: string | null | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  contactId?: string | null | undefined;
  /** Requisition */
  procurementId?: string | null | undefined;
  /** Who sells. The default seller profile unless given. */
  sellerProfileId?: string | null | undefined;
  /** Currency */
  currency?: string | undefined;
  /** Valid until */
  validUntil?: string | null | undefined;
  /** VAT in the prices */
  vatMode?: types.VatMode | undefined;
  /** Words before the rows */
  introText?: string | null | undefined;
  /** Terms */
  termsText?: string | null | undefined;
  /** Whose it is */
  ownerId?: string | null | undefined;
  /** How prices are made */
  pricingMode?: types.PricingMode | undefined;
  /** What is sold */
  proposalModel?: 'resale' | 'agency' | 'works' | undefined;
  /** How the commission is counted */
  commissionMode?: types.CommissionMode | undefined;
  /** Commission, percent */
  commissionPercent?: string | null | undefined;
  /** Commission, sum */
  commissionFixedAmount?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Expenses, the whole list */
  expenses?:
    | Array<{
        /** Name */
        name: string;
        /** Amount */
        amount: string;
        /** Identifier */
        id?: string | undefined;
        /** How it is shared */
        allocation?: 'by_amount' | 'by_quantity' | 'equal' | 'none' | undefined;
      }>
    | undefined;
  /** Rows, the whole list */
  rows?:
    | Array<{
        /** Row that is there; a new one without it */
        id?: string | undefined;
        /** Quantity */
        quantity: string;
        /** Kind */
        lineType?: 'material' | 'service' | 'expense' | undefined;
        /** Supplier */
        supplierName?: string | null | undefined;
        /** Key of the group */
        groupKey?: string | null | undefined;
        /** Group */
        groupLabel?: string | null | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Line of the requisition */
        procurementItemId?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Cost per unit. In the currency of the proposal, with VAT where its prices are with VAT. */
        unitCost?: string | null | undefined;
        /** How the markup is given */
        markupBasis?: 'percent' | 'amount' | undefined;
        /**
         * Markup, percent. From −100. In modes of entered prices, and where the markup is given as a sum, it follows from
         * the rest.
         */
        markupPercent?: string | null | undefined;
        /** Markup. Of the whole row. */
        markupAmount?: string | null | undefined;
        /** Commission, percent */
        commissionPercent?: string | null | undefined;
        /** Commission, sum */
        commissionFixedAmount?: string | null | undefined;
        /** Price per unit. Entered in the modes `fixed_price` and `price_list`; by `cost_plus` it follows from the cost. */
        unitPrice?: string | null | undefined;
        /** VAT rate */
        vatRate?: types.Rate | undefined;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a commercial proposal
 *
 * Fields left out stay, null clears. `rows` and `expenses` are whole lists: those with an `id` stay, others are
 * new, those not named go. All amounts are counted anew. A change of what was approved, or waits for it, makes it
 * a draft again; of whom it belongs to and of custom fields, not. What was sent does not change until it is taken
 * back to work (`proposal_frozen`), but for a later `validUntil`: one that has expired goes on with it. Costs and
 * markups of rows that the caller may not see stay as they are.
 *
 * People need the permission `commercial_proposals.update`. API keys need the scope `customer_documents.write`.
 *
 * `PATCH /api/v1/commercial-proposals/{id}`
 */
export const updateProposal = call<
  [id: string, body?: UpdateProposalBody],
  types.CreateProposal,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/commercial-proposals/{id} body key');

/**
 * Delete a commercial proposal
 *
 * A draft and a rejected proposal are deleted, unless they hold files or comments, or were sent before; any other
 * is archived, and the links that were sent no longer show it. One that an invoice was made of stays
 * (`converted`). Archiving again changes nothing.
 *
 * People need the permission `commercial_proposals.delete`. API keys need the scope `customer_documents.delete`.
 *
 * `DELETE /api/v1/commercial-proposals/{id}`
 */
export const deleteProposal = call<
  [id: string],
  types.CommercialProposal,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/commercial-proposals/{id}');

export type ApproveProposalBody = {
  /** Comment, kept with the decision of a step */
  comment?: string | undefined;
};

/**
 * Approve a commercial proposal
 *
 * One that waits for approval. Where a route says who approves, each of those whom its open step waits for; until
 * the last of them the proposal keeps its status, and `approval` says what it waits for. Where the company says
 * that nobody approves their own, neither who made it nor who sent it for approval may.
 *
 * People need the permission `commercial_proposals.approve`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/commercial-proposals/{id}/approve`
 */
export const approveProposal = call<
  [id: string, body?: ApproveProposalBody],
  types.GetProposal,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals/{id}/approve body key');

/**
 * Make a sales invoice of a commercial proposal
 *
 * Once, of one that was approved, sent or accepted: a draft with its rows, prices, costs, groups and terms, named
 * in `salesInvoiceId`; the fee of an agent is a row of it. Again it is refused with `already_converted` and the
 * `salesInvoiceId` there is. Where the invoice is deleted, voided or cancelled, the proposal is what it was before
 * and may be converted again. Groups named after suppliers stay with the proposal.
 *
 * People need the permission `commercial_proposals.convert`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/commercial-proposals/{id}/convert-to-invoice`
 */
export const convertProposal = call<
  [id: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Title */
    title: string | null;
    /** Customer */
    customerId: string | null;
    /** Who it is for */
    customer: types.CustomerOrNull;
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
    vatMode: Open<types.VatMode>;
    /** Words before the rows */
    introText: string | null;
    /** Terms */
    termsText: string | null;
    /** Whose it is */
    ownerId: string | null;
    /** How prices are made */
    pricingMode: Open<types.PricingMode>;
    /** What is sold */
    proposalModel: Open<'resale' | 'agency' | 'works'>;
    /** How the commission is counted */
    commissionMode: Open<types.CommissionMode>;
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
    status: Open<types.Status>;
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
    answerSource: Open<NonNullable<types.AnswerSourceOrNull>> | null;
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
      uom: Open<types.BaseUom>;
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
      vatRate: Open<types.Rate>;
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
      to: Open<types.Status>;
      requires: Array<
        Open<'rows' | 'customer' | 'totals' | 'reason' | 'not_author' | 'no_approval' | 'validity' | 'later_validity'>
      >;
    }>;
    /** Approval by a route */
    approval: types.ApprovalOrNull;
    /** Each time it was sent, the last first; at most 100 */
    sendings: Array<types.CommercialProposalSending>;
    /** What the customer asked by the link, the last first */
    questions: Array<types.CommercialProposalQuestion>;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        /** Total of the proposal */
        proposalTotal: string;
        /** Total of the invoice */
        invoiceTotal: string;
      };
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals/{id}/convert-to-invoice key');

export interface ExplainCommercialProposalQuery {
  /** Figure, by its place in the record */
  field:
    | 'materialsAmount'
    | 'servicesAmount'
    | 'expenseTotalAmount'
    | 'allocatedExpenseAmount'
    | 'commissionAmount'
    | 'netAmount'
    | 'vatAmount'
    | 'grossAmount'
    | 'totalAmount'
    | 'costTotalAmount'
    | 'grossProfitAmount'
    | 'grossMarginPercent'
    | 'rows.lineCostAmount'
    | 'rows.markupPercent'
    | 'rows.markupAmount'
    | 'rows.allocatedExpenseAmount'
    | 'rows.commissionAmount'
    | 'rows.unitPrice'
    | 'rows.lineAmount'
    | 'rows.netAmount'
    | 'rows.vatAmount'
    | 'rows.grossAmount';
  /** Line, for figures of lines */
  lineId?: Text | undefined;
}

/**
 * Commercial proposal: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `commercial_proposals.read`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/commercial-proposals/{id}/explain`
 */
export const explainCommercialProposal = call<
  [id: string, query: ExplainCommercialProposalQuery],
  types.ExplainBudget,
  'not_found'
>('GET /api/v1/commercial-proposals/{id}/explain query');

export interface ExportCommercialProposalQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Commercial proposal: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `commercial_proposals.export`. API keys need the scope `customer_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/commercial-proposals/{id}/export`
 */
export const exportCommercialProposal = download<
  [id: string, query?: ExportCommercialProposalQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/commercial-proposals/{id}/export query');

export type RejectProposalBody = {
  /** Reason */
  reason: string;
};

/**
 * Reject a commercial proposal
 *
 * One that waits for approval, by a route only those whom its open step waits for; the `reason` stays with it
 * until its content changes or it is sent for approval again.
 *
 * People need the permission `commercial_proposals.approve`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/commercial-proposals/{id}/reject`
 */
export const rejectProposal = call<
  [id: string, body: RejectProposalBody],
  types.GetProposal,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals/{id}/reject body key');

/**
 * Restore a commercial proposal
 *
 * As a draft: what was approved, sent or answered has to be so again. One that is not archived stays as it is.
 *
 * People need the permission `commercial_proposals.delete`. API keys need the scope `customer_documents.delete`.
 *
 * `POST /api/v1/commercial-proposals/{id}/restore`
 */
export const restoreProposal = call<
  [id: string],
  types.GetProposal,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals/{id}/restore key');

export type SendProposalBody = {
  /** How it is sent */
  channel: 'email' | 'link';
  /** To whom; the contact of the proposal, or its customer, unless given */
  to?: Array<string> | undefined;
  /** Template; the default unless given */
  templateId?: string | undefined;
  /** Subject of the letter */
  subject?: string | undefined;
  /** Message */
  message?: string | undefined;
};

/**
 * Send a commercial proposal to its customer
 *
 * One that was approved, or a draft where the company asks for no approval, valid today or longer. It is printed
 * for the customer as PDF and as a Word file, by the default template or by `templateId`, a layout of blocks of
 * this kind; both stay among its files. By `email` a letter with the link and the PDF goes to each of `to`; by
 * `link` nothing leaves, and the link is to be passed on. One that was sent may be sent again: each time is kept
 * in `sendings` with a link of its own. The same within a minute is the same click and changes nothing.
 *
 * People need the permission `commercial_proposals.send`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/commercial-proposals/{id}/send`
 */
export const sendProposal = call<
  [id: string, body: SendProposalBody],
  types.GetProposal,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'resource_archived'
  | 'scan_pending'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/commercial-proposals/{id}/send body key');

/**
 * Get a customer's link
 *
 * The link of one sending, to be passed on in another way. Whoever has it answers in the name of the customer.
 * Once the proposal was taken back, it says no more than that.
 *
 * People need the permission `commercial_proposals.send`. API keys need the scope `customer_documents.write`.
 *
 * `GET /api/v1/commercial-proposals/{id}/sendings/{sendingId}/link`
 */
export const getSendingLink = call<[id: string, sendingId: string], types.GetSendingLink, 'not_found'>(
  'GET /api/v1/commercial-proposals/{id}/sendings/{sendingId}/link',
);

export type ChangeStatusBody = {
  /** Wanted status */
  status: 'accepted' | 'declined' | 'draft' | 'sent' | 'approved';
  /** Status the caller believes in */
  from?: types.Status | undefined;
  /** Reason */
  reason?: string | undefined;
  /** New last day of one that has expired */
  validUntil?: string | undefined;
  /** Who answered */
  name?: string | null | undefined;
  /** Position of who answered */
  position?: string | null | undefined;
  /** Comment of the customer */
  comment?: string | null | undefined;
};

/**
 * Change the status of a commercial proposal
 *
 * What the customer said otherwise than by the link: `accepted`, or `declined` with a `reason`. `draft` recalls a
 * proposal that waits for approval, takes one that was sent, declined or has expired back to work, and one that
 * was accepted with a `reason`: its approval goes, and the links that were sent no longer show it. One that has
 * expired is `sent` again with a later `validUntil`, or `approved` where it had not been sent. `from` guards
 * against a change meanwhile; the status it has already changes nothing.
 *
 * People need the permission `commercial_proposals.update`. API keys need the scope `customer_documents.write`.
 *
 * `PATCH /api/v1/commercial-proposals/{id}/status`
 */
export const changeStatus = call<
  [id: string, body: ChangeStatusBody],
  types.GetProposal,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/commercial-proposals/{id}/status body key');

/**
 * Send a commercial proposal for approval
 *
 * A draft with a customer, rows and a total above zero.
 *
 * People need the permission `commercial_proposals.submit`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/commercial-proposals/{id}/submit-approval`
 */
export const submitProposal = call<
  [id: string],
  types.GetProposal,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/commercial-proposals/{id}/submit-approval key');
