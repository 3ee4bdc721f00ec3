// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListDeliveryDocumentsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, kind, number, documentDate, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in numbers of the document, its requisition and its vehicle, names and
   * articles of goods, parties, carrier, driver, recipient and address. Words in any order and form, their
   * beginnings and parts; one typo apart where nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  kind?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  stage?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  scope?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  direction?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  documentDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  procurementId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  supplierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  objectId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  routeId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  batchId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  carrierId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List delivery documents
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/documents`
 */
export const listDeliveryDocuments = list<
  [query?: ListDeliveryDocumentsQuery],
  {
    items: Array<types.DeliveryDocument>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/logistics/documents query');

export type ExportDeliveryDocumentsBody = {
  /** Format */
  format: 'pdf_zip';
  /** Documents */
  documentIds?: Array<string> | undefined;
  /** Requisition whose documents are wanted; archived ones are left out */
  procurementId?: string | undefined;
};

/**
 * Export many delivery documents
 *
 * Up to 200 PDFs in one ZIP: those that are named, or those of a requisition; with both, those of the named ones
 * that are of the requisition. Neither is refused with `invalid_filter`, more than 200 with `too_many_documents`,
 * and where there is none nothing is found. Files are named `kind_number_date.pdf`; of files with the same name
 * the later have a number. Each is made while the archive is sent.
 *
 * People need the permission `logistics.export`. API keys need the scope `logistics.read`.
 *
 * `POST /api/v1/logistics/documents/export`
 */
export const exportDeliveryDocuments = download<
  [body: ExportDeliveryDocumentsBody],
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
>('POST /api/v1/logistics/documents/export body');

/**
 * Get a delivery document
 *
 * With its goods and sides as they were when it was written, and where the caller may move it now. The passport of
 * a trusted person needs `logistics.documents`.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/documents/{documentId}`
 */
export const getDeliveryDocument = call<
  [documentId: string],
  {
    /** Identifier */
    id: string;
    /** Kind */
    kind: Open<types.DeliveryDocumentKind>;
    /** Number. Given with the document: without gaps for each kind and year, and never used again. */
    number: string;
    /** Stage */
    stage: Open<types.Stage>;
    /** What it is written for */
    scope: Open<types.Scope>;
    /** Direction */
    direction: Open<'outgoing' | 'incoming'>;
    /** Date */
    documentDate: string;
    /** Requisition */
    procurementId: string;
    /** Requisition it was made of */
    procurement: types.DeliveryDocumentProcurement;
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
    basis: types.BasisOrNull;
    /** Currency */
    currency: string;
    /** VAT in the prices */
    vatMode: Open<NonNullable<types.VatModeOrNull>> | null;
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
    attorney: types.AttorneyOrNull;
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
    /** The sides, as they were; bank details for who may see those of counterparties */
    parties: {
      /** Seller */
      seller: types.PartiesSellerOrNull;
      /** Customer */
      customer: types.PartiesSellerOrNull;
      /** Shipper */
      shipper: types.PartiesSellerOrNull;
      /** Consignee */
      consignee: types.PartiesSellerOrNull;
      /** Payer */
      payer: types.PartiesSellerOrNull;
      /** Carrier */
      carrier: types.PartiesSellerOrNull;
    };
    /** Stops of the route, as they were */
    stops: Array<{
      /** Place on the way */
      sequence: number;
      /** Kind */
      kind: Open<types.StopsItemKind>;
      /** Label */
      label: string | null;
      /** Address */
      address: string | null;
      /** Planned */
      plannedAt: string | null;
    }>;
    /** Goods, as they were */
    lines: Array<{
      /** Identifier */
      id: string;
      /** Place among the lines */
      position: number;
      /** Line of the requisition */
      procurementItemId: string | null;
      /** Catalog item */
      catalogItemId: string | null;
      /** Name */
      name: string;
      /** Article */
      sku: string | null;
      /** Quantity */
      quantity: string;
      /** Unit */
      uom: Open<types.BaseUom>;
      /** Price per unit */
      unitPrice: string | null;
      /** Price per unit, without VAT */
      netPrice: string | null;
      /** VAT rate */
      vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
      /** Without VAT */
      netAmount: string | null;
      /** VAT */
      vatAmount: string | null;
      /** With VAT */
      grossAmount: string | null;
      /** Weight, kg */
      weightKg: string | null;
      /** Volume, m³ */
      volumeM3: string | null;
      /** Country of origin. That of the catalog item unless given. An invoice for VAT prints it where it is not Russia. */
      countryCode: string | null;
      /** Customs declaration. Or the number of the lot of goods whose way is traced. */
      customsDeclaration: string | null;
      /** Traced unit. Code of OKEI, of goods whose way is traced; with a quantity. */
      tracedUom: Open<NonNullable<types.TracedUomOrNull>> | null;
      /** Traced quantity */
      tracedQuantity: string | null;
      /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
      customFields: Record<string, unknown>;
    }>;
    /** Lines of the requisition in it */
    itemIds: Array<string>;
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Stage */
      to: Open<types.Stage>;
      requires: Array<Open<'reason'>>;
    }>;
  },
  'not_found'
>('GET /api/v1/logistics/documents/{documentId}');

export type UpdateDeliveryDocumentBody = {
  /** Date */
  documentDate?: string | undefined;
  /** Template. The default template of its kind unless given. */
  templateId?: string | null | undefined;
  /** Packages */
  packageCount?: number | null | undefined;
  /** Name of the carrier */
  carrierName?: string | null | undefined;
  /** Name of the driver */
  driverName?: string | null | undefined;
  /** Phone of the driver */
  driverPhone?: string | null | undefined;
  /** Licence of the driver */
  driverLicense?: string | null | undefined;
  /** Number of the vehicle */
  vehicleNumber?: string | null | undefined;
  /** Model of the vehicle */
  vehicleModel?: string | null | undefined;
  /** Number of the trailer */
  trailerNumber?: string | null | undefined;
  /** Who is trusted to receive, with the passport */
  attorney?: types.AttorneyOrNull | undefined;
  /** Who receives */
  recipientName?: string | null | undefined;
  /** Position of who receives */
  recipientPosition?: string | null | undefined;
  /** Where it is loaded */
  loadingAddress?: string | null | undefined;
  /** Where it is delivered */
  deliveryAddress?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Counterparty that carries; its words are copied */
  carrierId?: string | null | undefined;
  /** Driver; the words are copied */
  driverId?: string | null | undefined;
  /** Vehicle; its words are copied */
  vehicleId?: string | null | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a delivery document
 *
 * Details of a draft, or of an issued document that was not sent; any other is refused with `document_frozen`.
 * Fields left out stay, null clears; what the form asks for is not cleared. A name written by hand takes the
 * reference beside it away. Goods and sides are never changed: archive the document and make another. An issued
 * document gets a new file, the former ones stay among its files.
 *
 * People need the permission `logistics.documents`. API keys need the scope `customer_documents.write`.
 *
 * `PATCH /api/v1/logistics/documents/{documentId}`
 */
export const updateDeliveryDocument = call<
  [documentId: string, body?: UpdateDeliveryDocumentBody],
  types.DeliveryDocument,
  | 'not_found'
  | 'conflict'
  | 'file_quarantined'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'scan_pending'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'dry_run_not_supported'
  | 'idempotency_key_reused'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
  | 'precondition_required'
  | 'quota_exceeded'
  | 'rate_limited'
>('PATCH /api/v1/logistics/documents/{documentId} body key');

/**
 * Archive a delivery document
 *
 * A draft, or an issued one that was not sent yet: it goes to the archive with its number, which is never used
 * again. What was sent is not archived.
 *
 * People need the permission `logistics.documents`. API keys need the scope `customer_documents.delete`.
 *
 * `DELETE /api/v1/logistics/documents/{documentId}`
 */
export const deleteDeliveryDocument = call<
  [documentId: string],
  types.DeleteBatch,
  | 'not_found'
  | 'conflict'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/logistics/documents/{documentId}');

export interface ExportDeliveryDocumentQuery {
  /** Format; `pdf` unless given */
  format?: 'pdf' | 'xml' | undefined;
}

/**
 * Export a delivery document
 *
 * The file that an issued document was issued with; a draft as it stands, by its template. `xml` is for a UPD
 * alone: the seller’s part in format 5.03, windows-1251, to be signed with an operator. A paper with somebody’s
 * passport needs `logistics.documents`.
 *
 * People need the permission `logistics.read`. API keys need the scope `logistics.read`.
 *
 * `GET /api/v1/logistics/documents/{documentId}/export`
 */
export const exportDeliveryDocument = download<
  [documentId: string, query?: ExportDeliveryDocumentQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/logistics/documents/{documentId}/export query');

/**
 * Restore a delivery document
 *
 * Under its number, as the draft or the issued document it was. One that is not archived stays as it is.
 *
 * People need the permission `logistics.documents`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/logistics/documents/{documentId}/restore`
 */
export const restoreDeliveryDocument = call<
  [documentId: string],
  types.DeliveryDocument,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/documents/{documentId}/restore key');

export type ChangeStageBody = {
  /** Wanted stage */
  stage: types.Stage;
  /** Stage the caller believes in */
  from?: types.Stage | undefined;
  /** Reason */
  reason?: string | undefined;
};

/**
 * Change the stage of a delivery document
 *
 * `issued` makes the PDF of a draft, which the document keeps from then on; `sent` says that it was handed over,
 * after which its details are frozen; `signed` and `rejected` end it, the latter with a `reason`. `from` guards
 * against a change meanwhile; the stage it has already changes nothing.
 *
 * People need the permission `logistics.documents`. API keys need the scope `customer_documents.write`.
 *
 * `PATCH /api/v1/logistics/documents/{documentId}/stage`
 */
export const changeStage = call<
  [documentId: string, body: ChangeStageBody],
  types.DeliveryDocument,
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
  | 'precondition_required'
  | 'quota_exceeded'
  | 'rate_limited'
>('PATCH /api/v1/logistics/documents/{documentId}/stage body key');

export type GenerateDeliveryDocumentsBody = {
  /** Kind */
  kind: types.DeliveryDocumentKind;
  /** What each document is written for */
  scope: types.Scope;
  /** Direction; to the customer of the requisition unless given, and to us without one */
  direction?: 'outgoing' | 'incoming' | undefined;
  /** Lines of the requisition */
  itemIds?: Array<string> | undefined;
  /** Suppliers */
  supplierIds?: Array<string> | undefined;
  /** Objects */
  logisticsObjectIds?: Array<string> | undefined;
  /** Routes */
  routeIds?: Array<string> | undefined;
  /** Batches */
  batchIds?: Array<string> | undefined;
  /** Our seller profile; the default unless given */
  sellerProfileId?: string | undefined;
  /** Customer; that of the requisition unless given */
  customerId?: string | undefined;
  /** Counterparty that ships; who sells unless given */
  shipperId?: string | undefined;
  /** Counterparty that receives the goods; who buys unless given */
  consigneeId?: string | undefined;
  /** Counterparty that pays; who buys unless given */
  payerId?: string | undefined;
  /** Counterparty that carries */
  carrierId?: string | undefined;
  /** Driver */
  driverId?: string | undefined;
  /** Vehicle */
  vehicleId?: string | undefined;
  /** Status of the UPD: 1 with an invoice for VAT, 2 without; 2 where no line has VAT */
  updStatus?: '1' | '2' | undefined;
  /** Prices of lines; agreed ones unless given */
  prices?:
    | Array<{
        /** Line of the requisition */
        itemId: string;
        /** Price per unit */
        unitPrice: string;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
      }>
    | undefined;
  /** Where goods come from; the country of the catalog item unless given */
  origins?:
    | Array<{
        /** Line of the requisition */
        itemId: string;
        /** Country of origin. That of the catalog item unless given. An invoice for VAT prints it where it is not Russia. */
        countryCode?: string | null | undefined;
        /** Customs declaration. Or the number of the lot of goods whose way is traced. */
        customsDeclaration?: string | null | undefined;
        /** Traced unit. Code of OKEI, of goods whose way is traced; with a quantity. */
        tracedUom?: types.TracedUomOrNull | undefined;
        /** Traced quantity */
        tracedQuantity?: string | null | undefined;
        /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
        customFields?: Record<string, unknown> | undefined;
      }>
    | undefined;
  /** Date */
  documentDate?: string | undefined;
  /** Template. The default template of its kind unless given. */
  templateId?: string | null | undefined;
  /** Packages */
  packageCount?: number | null | undefined;
  /** Name of the carrier */
  carrierName?: string | null | undefined;
  /** Name of the driver */
  driverName?: string | null | undefined;
  /** Phone of the driver */
  driverPhone?: string | null | undefined;
  /** Licence of the driver */
  driverLicense?: string | null | undefined;
  /** Number of the vehicle */
  vehicleNumber?: string | null | undefined;
  /** Model of the vehicle */
  vehicleModel?: string | null | undefined;
  /** Number of the trailer */
  trailerNumber?: string | null | undefined;
  /** Who is trusted to receive, with the passport */
  attorney?: types.AttorneyOrNull | undefined;
  /** Who receives */
  recipientName?: string | null | undefined;
  /** Position of who receives */
  recipientPosition?: string | null | undefined;
  /** Where it is loaded */
  loadingAddress?: string | null | undefined;
  /** Where it is delivered */
  deliveryAddress?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Make delivery documents of a requisition
 *
 * Drafts of one kind, with their numbers: without gaps for each kind and year. Scope `procurement` answers with
 * one document, every other scope with a list: one for each supplier, object, route or batch that has goods, all
 * of them or none. `itemIds` and its like let through what they name; an identifier outside the requisition is
 * refused with `foreign_reference` and its place, a selection that lets nothing through with
 * `nothing_to_generate`. Goods of batches count with their quantities where the scope or the selection speaks of
 * objects, routes or batches, else what was decided. Goods go to the customer of the requisition, at the prices of
 * the accepted proposal or of the invoice; without a customer they come from the supplier to us, at the prices
 * that were decided. Everything the form asks for that is not known is refused at once, each under its path, such
 * as `/consignee/kpp` or `/attorney/passportNumber`. Goods and sides are copied: what changes later changes no
 * document.
 *
 * People need the permission `logistics.documents`. API keys need the scope `customer_documents.write`.
 *
 * `POST /api/v1/logistics/procurements/{procurementId}/documents`
 */
export const generateDeliveryDocuments = call<
  [procurementId: string, body: GenerateDeliveryDocumentsBody],
  types.GenerateDeliveryDocuments | Array<types.GenerateDeliveryDocuments>,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'template_kind_mismatch'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/logistics/procurements/{procurementId}/documents body key');
