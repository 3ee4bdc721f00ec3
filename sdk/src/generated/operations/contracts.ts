// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListContractsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, title, date, validFrom, validTo, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in number, title */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  counterpartyId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  sellerProfileId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  parentId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  date?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  validFrom?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  validTo?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only those that wait for approval and that the caller may approve */
  awaitingMyApproval?: boolean | undefined;
}

/**
 * List contracts
 *
 * People need the permission `contracts.read`. API keys need the scope `customer_documents.read` or
 * `supplier_documents.read`.
 *
 * `GET /api/v1/contracts`
 */
export const listContracts = list<
  [query?: ListContractsQuery],
  {
    items: Array<types.Contract>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/contracts query');

export type CreateContractBody = {
  /** Number */
  number: string;
  /** Title */
  title: string;
  /** Kind */
  kind: types.Kind;
  /** Counterparty */
  counterpartyId: string;
  /** Date */
  date: string;
  /** Our party. The default seller profile unless given. */
  sellerProfileId?: string | null | undefined;
  /** Contract that this is an annex of */
  parentId?: string | null | undefined;
  /** In force from. Its date unless given. */
  validFrom?: string | null | undefined;
  /** In force until. The last day; null is without end. */
  validTo?: string | null | undefined;
  /** Renews itself */
  autoRenew?: boolean | undefined;
  /** Months of a renewal */
  renewalMonths?: number | undefined;
  /** Limit, with VAT */
  amountLimit?: string | null | undefined;
  /** Over the limit */
  limitPolicy?: 'warn' | 'block' | undefined;
  /** Currency */
  currency?: string | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Days to pay in. Sales invoices under it are due so many days after they are issued. */
  paymentDays?: number | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Create a contract
 *
 * A draft. Our party is the default seller profile unless another is named. One seller gives a number once on a
 * day. An annex names the contract it belongs to in `parentId`.
 *
 * People need the permission `contracts.create`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/contracts`
 */
export const createContract = call<
  [body: CreateContractBody],
  types.Contract,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/contracts body key');

export type ExportManyContractBody = {
  /** Records */
  ids: Array<string>;
  /** Format of the file */
  format: 'docx' | 'pdf';
  /** Template; the default unless given */
  templateId?: string | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
};

/**
 * Contract: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `contracts.export`. API keys need the scope `customer_documents.read` or
 * `supplier_documents.read`.
 *
 * `POST /api/v1/contracts/export`
 */
export const exportManyContract = download<
  [body: ExportManyContractBody],
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
>('POST /api/v1/contracts/export body');

/**
 * Get a contract
 *
 * With its annexes, what stands under it, and where the caller may move it now.
 *
 * People need the permission `contracts.read`. API keys need the scope `customer_documents.read` or
 * `supplier_documents.read`.
 *
 * `GET /api/v1/contracts/{id}`
 */
export const getContract = call<
  [id: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Title */
    title: string;
    /** Kind */
    kind: Open<types.Kind>;
    /** Counterparty */
    counterpartyId: string;
    /** The other party */
    counterparty: types.ContractCounterparty;
    /** Our party. The default seller profile unless given. */
    sellerProfileId: string | null;
    /** Our party, by name */
    seller: types.SellerOrNull;
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
    status: Open<types.ContractStatus>;
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
    /** Annexes, the earliest first */
    annexes: Array<types.Contract>;
    /** Documents under the contract */
    documents: {
      /** Incoming invoices in force that name it */
      invoices: number;
      /** Sales invoices in force that name it */
      salesInvoices: number;
      /** What they are worth in its currency, with VAT */
      amount: string;
    };
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Status */
      to: Open<types.ContractStatus>;
      requires: Array<Open<'reason' | 'validity'>>;
    }>;
    /** Approval by a route */
    approval: types.ApprovalOrNull;
  },
  'not_found'
>('GET /api/v1/contracts/{id}');

export type UpdateContractBody = {
  /** Number */
  number?: string | undefined;
  /** Title */
  title?: string | undefined;
  /** Kind */
  kind?: types.Kind | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Our party. The default seller profile unless given. */
  sellerProfileId?: string | null | undefined;
  /** Contract that this is an annex of */
  parentId?: string | null | undefined;
  /** Date */
  date?: string | undefined;
  /** In force from. Its date unless given. */
  validFrom?: string | null | undefined;
  /** In force until. The last day; null is without end. */
  validTo?: string | null | undefined;
  /** Renews itself */
  autoRenew?: boolean | undefined;
  /** Months of a renewal */
  renewalMonths?: number | undefined;
  /** Limit, with VAT */
  amountLimit?: string | null | undefined;
  /** Over the limit */
  limitPolicy?: 'warn' | 'block' | undefined;
  /** Currency */
  currency?: string | undefined;
  /** Terms of payment */
  paymentTerms?: string | null | undefined;
  /** Days to pay in. Sales invoices under it are due so many days after they are issued. */
  paymentDays?: number | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a contract
 *
 * Fields left out stay, null clears. What stands in the signed paper (number, date, kind, parties, currency)
 * changes only in a draft; the limit, the renewal, the end and the terms at any time until it has ended. What is
 * approved, or waits for approval, becomes a draft again by a change of its content. After that a larger limit
 * that a route is for is refused.
 *
 * People need the permission `contracts.update`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `PATCH /api/v1/contracts/{id}`
 */
export const updateContract = call<
  [id: string, body?: UpdateContractBody],
  types.Contract,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/contracts/{id} body key');

/**
 * Delete a draft contract
 *
 * A draft alone, without annexes, files and comments; any other contract is terminated instead.
 *
 * People need the permission `contracts.delete`. API keys need the scope `customer_documents.delete` or
 * `supplier_documents.delete`.
 *
 * `DELETE /api/v1/contracts/{id}`
 */
export const deleteContract = call<
  [id: string],
  types.Contract,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/contracts/{id}');

export type ApproveContractBody = {
  /** Comment, kept with the decision of a step */
  comment?: string | undefined;
};

/**
 * Approve a contract
 *
 * One that waits for approval, by those whom the open step of its route waits for; until the last of them the
 * contract keeps its status, and `approval` of its card says what it waits for.
 *
 * People need the permission `contracts.approve`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/contracts/{id}/approve`
 */
export const approveContract = call<
  [id: string, body?: ApproveContractBody],
  types.Contract,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/contracts/{id}/approve body key');

export interface ExplainContractQuery {
  /** Figure, by its place in the record */
  field: 'usedAmount';
}

/**
 * Contract: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `contracts.read`. API keys need the scope `customer_documents.read` or
 * `supplier_documents.read`.
 *
 * `GET /api/v1/contracts/{id}/explain`
 */
export const explainContract = call<[id: string, query: ExplainContractQuery], types.ExplainBudget, 'not_found'>(
  'GET /api/v1/contracts/{id}/explain query',
);

export interface ExportContractQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Contract: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `contracts.export`. API keys need the scope `customer_documents.read` or
 * `supplier_documents.read`.
 *
 * `GET /api/v1/contracts/{id}/export`
 */
export const exportContract = download<
  [id: string, query?: ExportContractQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/contracts/{id}/export query');

export type RejectContractBody = {
  /** Reason */
  reason: string;
};

/**
 * Reject a contract
 *
 * One that waits for approval, by those whom the open step of its route waits for. The `reason` stands in
 * `statusReason`; the contract is reworked once it is taken back to `draft`.
 *
 * People need the permission `contracts.approve`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/contracts/{id}/reject`
 */
export const rejectContract = call<
  [id: string, body: RejectContractBody],
  types.Contract,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/contracts/{id}/reject body key');

export type ChangeStatusBody = {
  /** Wanted status */
  status: types.ContractStatus;
  /** Status the caller believes in */
  from?: types.ContractStatus | undefined;
  /** Reason */
  reason?: string | undefined;
};

/**
 * Change the status of a contract
 *
 * `on_signing` sends a draft or an approved contract out; a draft that an approval route is for goes to
 * `pending_approval` first, and is approved and rejected at addresses of its own. `draft` takes it back from
 * there. `active` puts a signed or a suspended contract into force, which needs a last day that is not over.
 * Suspending and terminating need a `reason`. A contract expires by itself after its last day, unless it renews
 * itself. `from` guards against a change meanwhile; the status it has already changes nothing.
 *
 * People need the permission `contracts.update`. API keys need the scope `customer_documents.write` or
 * `supplier_documents.write`.
 *
 * `PATCH /api/v1/contracts/{id}/status`
 */
export const changeStatus = call<
  [id: string, body: ChangeStatusBody],
  types.Contract,
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
>('PATCH /api/v1/contracts/{id}/status body key');
