// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListTemplatesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Kind of document */
  kind?: types.DocumentTemplateKind | undefined;
  /** What it is made of */
  format?: 'layout' | 'docx' | undefined;
  /** Status */
  status?: 'active' | 'archived' | undefined;
  /** Default */
  isDefault?: boolean | undefined;
  /** Part of the product */
  isSystem?: boolean | undefined;
}

/**
 * List document templates
 *
 * Templates of the company and the built-in layouts (`isSystem`), by kind. Archived ones are shown where `status`
 * asks for them. Layouts are read one by one.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/document-templates`
 */
export const listTemplates = list<
  [query?: ListTemplatesQuery],
  {
    items: Array<types.DocumentTemplate>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/settings/document-templates query');

export type CreateTemplateBody = {
  /** Kind of document */
  kind: types.DocumentTemplateKind;
  /** Name */
  name: string;
  /** Default. The one that documents of its kind are made by unless another is named. */
  isDefault?: boolean | undefined;
  /** Layout */
  layout?: types.Layout | undefined;
  /** A template whose content the new one begins with */
  copyOf?: string | undefined;
};

/**
 * Create a document template
 *
 * Of blocks with a `layout`, or as a copy with `copyOf`, which is how built-in layouts are changed; a Word file
 * has an address of its own. Texts of blocks hold placeholders: `{path}`, `{path|filter}`; a part in `[[…]]` is
 * left out where a value of it is missing. Variables that do not exist are warned of and stay empty.
 *
 * People need the permission `document_templates.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/document-templates`
 */
export const createTemplate = call<
  [body: CreateTemplateBody],
  types.CreateTemplate,
  | 'already_exists'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'template_kind_mismatch'
  | 'unknown_reference'
  | 'validation_failed'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/settings/document-templates body key');

/**
 * Layouts of commercial proposals
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/commercial-proposals`
 */
export const listOptionsOfCommercialProposal = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/commercial-proposals',
);

/**
 * Layouts of contracts
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/contracts`
 */
export const listOptionsOfContract = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/contracts',
);

/**
 * Layouts of delivery documents
 *
 * What may be named as `templateId` of a document of the kind, the default first. Kinds: upd, torg12, tn, ttn,
 * power_of_attorney_m2, power_of_attorney_m2a, delivery_note, packing_list, acceptance_act; any other is not
 * found.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/logistics/{kind}`
 */
export const listDeliveryOptions = call<[kind: string], types.ListOptionsOfCommercialProposal, 'not_found'>(
  'GET /api/v1/settings/document-templates/export-options/logistics/{kind}',
);

/**
 * Layouts of orders to suppliers
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/purchase-orders`
 */
export const listOptionsOfPurchaseOrder = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/purchase-orders',
);

/**
 * Layouts of requisitions
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/purchase-requisitions`
 */
export const listOptionsOfPurchaseRequisition = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/purchase-requisitions',
);

/**
 * Layouts of minutes of comparisons
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/quote-minutes`
 */
export const listOptionsOfQuoteMinutes = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/quote-minutes',
);

/**
 * Layouts of sales invoices
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/sales-invoices`
 */
export const listOptionsOfSalesInvoice = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/sales-invoices',
);

/**
 * Layouts of receipt orders
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/stock-receipts`
 */
export const listOptionsOfStockReceipt = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/stock-receipts',
);

/**
 * Layouts of returns to suppliers
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/supplier-returns`
 */
export const listOptionsOfSupplierReturn = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/supplier-returns',
);

/**
 * Layouts of requests for quotes
 *
 * What may be named as `templateId`, the default first. A Word file makes `docx` alone.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read` or
 * `customer_documents.read` or `documents.read` or `supplier_documents.read` or `purchase_requisitions.read`.
 *
 * `GET /api/v1/settings/document-templates/export-options/supplier-rfqs`
 */
export const listOptionsOfSupplierRfq = call<[], types.ListOptionsOfCommercialProposal, never>(
  'GET /api/v1/settings/document-templates/export-options/supplier-rfqs',
);

export type PreviewLayoutBody = {
  /** Kind of document */
  kind: types.DocumentTemplateKind;
  /** Layout */
  layout: types.Layout;
  /** Record to fill it with */
  entityId?: string | undefined;
};

export interface PreviewLayoutQuery {
  /** Format; `html` unless given */
  format?: 'html' | 'docx' | 'pdf' | undefined;
}

/**
 * Preview an unsaved layout
 *
 * Nothing is saved. Filled with a sample, or with the record that `entityId` names.
 *
 * People need the permission `document_templates.preview`. API keys need the scope `settings.read`.
 *
 * `POST /api/v1/settings/document-templates/preview`
 */
export const previewLayout = download<
  [body: PreviewLayoutBody, query?: PreviewLayoutQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'validation_failed'
>('POST /api/v1/settings/document-templates/preview body query');

export interface ListVariablesQuery {
  /** Kind of document */
  kind: types.DocumentTemplateKind;
}

/**
 * List variables of templates
 *
 * What templates of a kind may name, the same paths as in the Variable API: of the document, its rows, the seller,
 * the customer, and the portal's own fields. Labels follow `Accept-Language`.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/document-templates/variables`
 */
export const listVariables = call<
  [query: ListVariablesQuery],
  {
    items: Array<{
      /** Path */
      path: string;
      /** Label, in the language of the reader */
      label: string;
      /** What it holds */
      valueType: string;
      /** Beginning of the path */
      group: string;
      /** Never printed for a customer: a cost, a margin, a supplier */
      isInternal: boolean;
      /** Value of the sample */
      example: string | null;
    }>;
  },
  never
>('GET /api/v1/settings/document-templates/variables query');

export type UploadWordTemplateBody = {
  /** Kind of document */
  kind: types.DocumentTemplateKind;
  /** Name */
  name: string;
  /** A Word file (.docx) with tags. At most 10 MiB. */
  file: FileContent;
};

/**
 * Create a template of a Word file
 *
 * A form with a .docx of up to 10 MiB. Its tags: `{path}`, `{path|filter}`, `{#items.rows}…{/items.rows}` for each
 * row, where values of the row are named without their beginning, and `{?path}…{/?path}` where there is a value.
 * Every fault is told in `errors` with its `part` and `text`, and nothing is kept of such a file. Variables that
 * do not exist are warned of and stay empty.
 *
 * People need the permission `document_templates.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/document-templates/word`
 */
export const uploadWordTemplate = upload<
  [body: UploadWordTemplateBody],
  types.CreateTemplate,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'template_invalid'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'quota_exceeded'
  | 'rate_limited'
>('POST /api/v1/settings/document-templates/word body key');

/**
 * Get a document template
 *
 * With its layout; the Word file of one has an address of its own.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/document-templates/{id}`
 */
export const getTemplate = call<
  [id: string],
  {
    /** Identifier */
    id: string;
    /** Kind of document */
    kind: Open<types.DocumentTemplateKind>;
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
    layout: types.LayoutOrNull;
  },
  'not_found'
>('GET /api/v1/settings/document-templates/{id}');

export type UpdateTemplateBody = {
  /** Name */
  name?: string | undefined;
  /** Default. The one that documents of its kind are made by unless another is named. */
  isDefault?: boolean | undefined;
  /** Layout */
  layout?: types.Layout | undefined;
  /** Status */
  status?: 'active' | 'archived' | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a document template
 *
 * Fields left out stay. A `layout` is the next `revision` of a template of blocks; the former ones stay readable,
 * and what was issued keeps its file. `isDefault: true` takes the mark from the template of the kind that has it;
 * without one the built-in layout is the default. Status `archived` puts a template away and takes the mark off,
 * `active` brings it back. Built-in layouts are copied instead.
 *
 * People need the permission `document_templates.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/document-templates/{id}`
 */
export const updateTemplate = call<
  [id: string, body?: UpdateTemplateBody],
  types.CreateTemplate,
  | 'not_found'
  | 'already_exists'
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
>('PATCH /api/v1/settings/document-templates/{id} body key');

export interface DownloadWordFileQuery {
  /** Revision */
  revision?: number | undefined;
}

/**
 * Download the Word file of a template
 *
 * Of the newest revision unless another is named. A layout of blocks has no file.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/document-templates/{id}/file`
 */
export const downloadWordFile = download<
  [id: string, query?: DownloadWordFileQuery],
  'not_found' | 'conflict' | 'file_quarantined' | 'scan_pending'
>('GET /api/v1/settings/document-templates/{id}/file query');

export type ReplaceWordFileBody = {
  /** A Word file (.docx) with tags. At most 10 MiB. */
  file: FileContent;
};

/**
 * Replace the Word file of a template
 *
 * The next `revision` of the template, judged as at its creation; the former files stay readable. The same bytes
 * change nothing.
 *
 * People need the permission `document_templates.manage`. API keys need the scope `settings.write`.
 *
 * `PUT /api/v1/settings/document-templates/{id}/file`
 */
export const replaceWordFile = upload<
  [id: string, body: ReplaceWordFileBody],
  types.CreateTemplate,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'precondition_failed'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'template_invalid'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'precondition_required'
  | 'quota_exceeded'
  | 'rate_limited'
>('PUT /api/v1/settings/document-templates/{id}/file body key');

export type PreviewTemplateBody = {
  /** Record to fill it with */
  entityId?: string | undefined;
};

export interface PreviewTemplateQuery {
  /** Format; `html` unless given */
  format?: 'html' | 'docx' | 'pdf' | undefined;
}

/**
 * Preview a template
 *
 * Filled with a sample, or with the record that `entityId` names, for who may export it. A Word file is shown as
 * `docx` alone: nothing that is part of this product draws Word files, so a PDF needs a layout of blocks.
 *
 * People need the permission `document_templates.preview`. API keys need the scope `settings.read`.
 *
 * `POST /api/v1/settings/document-templates/{id}/preview`
 */
export const previewTemplate = download<
  [id: string, body?: PreviewTemplateBody, query?: PreviewTemplateQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'validation_failed'
>('POST /api/v1/settings/document-templates/{id}/preview body query');

/**
 * List revisions of a template
 *
 * What the template was made of, the newest first, 50 at most. Send a layout back to return to it. Built-in
 * layouts have none.
 *
 * People need the permission `document_templates.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/document-templates/{id}/revisions`
 */
export const listRevisions = call<
  [id: string],
  {
    items: Array<{
      /** Revision */
      revision: number;
      /** Layout */
      layout: types.LayoutOrNull;
      /** Word file */
      fileId: string | null;
      /** Name of the Word file */
      fileName: string | null;
      /** Made */
      createdAt: string;
      /** Made by */
      createdBy: string | null;
    }>;
  },
  'not_found'
>('GET /api/v1/settings/document-templates/{id}/revisions');
