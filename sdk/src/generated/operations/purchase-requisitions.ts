// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { download } from '../../calls/download.ts';
import type { FileContent } from '../../calls/file-content.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import { upload } from '../../calls/upload.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListRequisitionsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, number, title, dueDate, plannedTotal, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /**
   * At least 2 characters, looked for in title, number, budget code, names and articles of lines, customer and
   * suppliers, their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where
   * nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  priority?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  customerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  requesterId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  dueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  deliveryWarehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  contractId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  plannedTotal?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  actualTotal?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  budgetCode?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  tags?: Filter<'in' | 'nin' | 'contains'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  stageId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  overdue?: Filter<'eq'> | undefined;
  supplierId?: Filter<'in'> | undefined;
  supplyPercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  invoicePercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  receiptPercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  /** Only those that wait for approval and that the caller may approve */
  awaitingMyApproval?: boolean | undefined;
}

/**
 * List purchase requisitions
 *
 * With the planned and actual totals and the three coverages of each: they are kept with the requisition.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions`
 */
export const listRequisitions = list<
  [query?: ListRequisitionsQuery],
  {
    items: Array<types.Procurement>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/purchase-requisitions query');

export type CreateRequisitionBody = {
  /** Title */
  title?: string | undefined;
  /** Priority */
  priority?: types.Priority | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  customerContact?: types.CustomerContactOrNull | undefined;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName?: string | null | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Requested by */
  requesterId?: string | null | undefined;
  /** Department */
  departmentName?: string | null | undefined;
  /** Due date */
  dueDate?: string | null | undefined;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId?: string | null | undefined;
  /** Currency. Of the totals. */
  currency?: string | undefined;
  /** Budget */
  budgetAmount?: string | null | undefined;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode?: string | null | undefined;
  /** Construction project */
  constructionProject?: types.ProcurementConstructionProjectOrNull | undefined;
  /** Construction object */
  constructionObject?: types.ConstructionObjectOrNull | undefined;
  /** Construction stage */
  constructionStage?: types.ConstructionStageOrNull | undefined;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee?: Array<types.CommitteeItem> | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Tags */
  tags?: Array<string> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Lines */
  items?: Array<types.CreatePurchaseRequisitionsItemsItemsItem> | undefined;
};

/**
 * Create a purchase requisition
 *
 * A draft with its lines, at the first stage. The title is made of the first lines unless given, the currency is
 * that of the company, and who creates it is responsible; naming another person needs the right to assign. All
 * errors of all lines come at once.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions`
 */
export const createRequisition = call<
  [body?: CreateRequisitionBody],
  types.CreatePurchaseRequisitions_2,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions body key');

export type ExportManyPurchaseRequisitionBody = {
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
 * Purchase requisition: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `purchase_requisitions.export`. API keys need the scope `purchase_requisitions.read`
 * or `customer_documents.read`.
 *
 * `POST /api/v1/purchase-requisitions/export`
 */
export const exportManyPurchaseRequisition = download<
  [body: ExportManyPurchaseRequisitionBody],
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
>('POST /api/v1/purchase-requisitions/export body');

export interface SumStagesQuery {
  /**
   * At least 2 characters, looked for in title, number, budget code, names and articles of lines, customer and
   * suppliers, their taxpayer numbers. Words in any order and form, their beginnings and parts; one typo apart where
   * nothing else is found. Without `sort` the most relevant come first.
   */
  search?: Text | undefined;
  /** Whether to include archived rows, or show only them */
  includeArchived?: types.IncludeArchived | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  number?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  title?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  priority?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  customerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  requesterId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  dueDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  deliveryWarehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  contractId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  plannedTotal?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  actualTotal?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  budgetCode?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  tags?: Filter<'in' | 'nin' | 'contains'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  stageId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  overdue?: Filter<'eq'> | undefined;
  supplierId?: Filter<'in'> | undefined;
  supplyPercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  invoicePercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  receiptPercent?: Filter<'eq' | 'ne' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * Count and sum requisitions by stage
 *
 * Takes the filters of the list. A stage without requisitions is not named; sums of different currencies are never
 * added up.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/stage-totals`
 */
export const sumStages = call<
  [query?: SumStagesQuery],
  {
    items: Array<{
      /** Stage */
      stageId: string;
      /** Requisitions at the stage */
      count: number;
      totals: Array<{
        /** Currency */
        currency: string;
        /** Planned total */
        plannedTotal: string;
      }>;
    }>;
  },
  never
>('GET /api/v1/purchase-requisitions/stage-totals query');

/**
 * The status scheme of requisitions
 *
 * Every status and every move between them: whether figures follow it by themselves, the permission a person needs
 * to ask for it (null: nobody may), and what it requires. A requisition on hold returns only to the status it was
 * held from.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/status-flow`
 */
export const readStatusFlow = call<
  [],
  {
    statuses: Array<{
      /** Status */
      code: Open<types.StatusesItem>;
      /** Name in the language asked for */
      name: string;
      /** Colour */
      color: string;
      /** Nothing more is expected to happen */
      terminal: boolean;
      /** Place in the life of a requisition */
      order: number;
    }>;
    transitions: Array<{
      /** From */
      from: Open<types.StatusesItem>;
      /** To */
      to: Open<types.StatusesItem>;
      /** Followed by itself when the figures say so */
      auto: boolean;
      /** Permission to ask for it */
      permission: string | null;
      requires: Array<
        Open<
          | 'lines'
          | 'due_date'
          | 'reason'
          | 'not_submitter'
          | 'budget'
          | 'allocation'
          | 'no_dependents'
          | 'something_closed_short'
        >
      >;
    }>;
  },
  never
>('GET /api/v1/purchase-requisitions/status-flow');

/**
 * Get a purchase requisition
 *
 * With its lines, cancelled ones too, and how far each is covered and by whom; its suppliers with what was
 * accepted from each; and the moves that the caller may ask for now.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}`
 */
export const readCard = call<
  [procurementId: string],
  {
    /** Identifier */
    id: string;
    /** Number */
    number: string;
    /** Title */
    title: string;
    /** Status */
    status: Open<types.StatusesItem>;
    /** Held from. Where it returns to from hold. */
    heldFrom: Open<NonNullable<types.HeldFromOrNull>> | null;
    /** Stage */
    stage: types.StageOrNull;
    /** Priority */
    priority: Open<types.Priority>;
    /** Customer */
    customerId: string | null;
    /** Contact of the customer */
    customerContact: types.CustomerContactOrNull;
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
    contract: types.ContractOrNull;
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
    selectedSupplier: types.SelectedSupplierOrNull;
    /** Covered. By decisions. */
    supplyCoverage: types.SupplyCoverage;
    /** Invoiced */
    invoiceCoverage: types.SupplyCoverage;
    /** Received */
    receiptCoverage: types.SupplyCoverage;
    /** Construction project */
    constructionProject: types.ProcurementConstructionProjectOrNull;
    /** Construction object */
    constructionObject: types.ConstructionObjectOrNull;
    /** Construction stage */
    constructionStage: types.ConstructionStageOrNull;
    /** Who signs the minutes of its comparison. Null is the committee of the company. */
    committee: Array<types.CommitteeItem> | null;
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
    items: Array<types.ProcurementItem>;
    /** Suppliers, by name */
    suppliers: Array<types.ProcurementSupplier>;
    /** Where the caller may move it now */
    allowedMoves: Array<{
      /** Status */
      to: Open<types.StatusesItem>;
      requires: Array<
        Open<
          | 'lines'
          | 'due_date'
          | 'reason'
          | 'not_submitter'
          | 'budget'
          | 'allocation'
          | 'no_dependents'
          | 'something_closed_short'
        >
      >;
    }>;
    /** Approval by a route */
    approval: types.ApprovalOrNull;
    /** Budget it draws on, or would once it is sent; null without one, and for who may not see budgets */
    budget: {
      /** Identifier */
      id: string;
      /** Code. What requisitions name as `budgetCode`; one budget at a time has it, whatever the case. */
      code: string;
      /** Name */
      name: string;
      /** Currency. The company's unless given; fixed once it is drawn on. */
      currency: string;
      /** Available. `amount + movedAmount − committedAmount`; negative when overrun. */
      availableAmount: string;
      /** When it is overrun. `warn` unless given; `approve` needs a responsible person. */
      overrunPolicy: Open<'stop' | 'warn' | 'approve'>;
      /** Overrun */
      overrun: boolean;
    } | null;
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}');

export type UpdateRequisitionBody = {
  /** Title */
  title?: string | undefined;
  /** Priority */
  priority?: types.Priority | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  customerContact?: types.CustomerContactOrNull | undefined;
  /** File of the customer's request. The file that the lines came from. */
  customerRequestFileName?: string | null | undefined;
  /** Responsible */
  responsibleId?: string | null | undefined;
  /** Requested by */
  requesterId?: string | null | undefined;
  /** Department */
  departmentName?: string | null | undefined;
  /** Due date */
  dueDate?: string | null | undefined;
  /** Warehouse. Where to deliver to. */
  deliveryWarehouseId?: string | null | undefined;
  /** Delivery address */
  deliveryAddress?: string | null | undefined;
  /** Contract. A contract in force; what has ended since stays named. */
  contractId?: string | null | undefined;
  /** Currency. Of the totals. */
  currency?: string | undefined;
  /** Budget */
  budgetAmount?: string | null | undefined;
  /** Budget code. The budget that it draws on, by its code; requisitions of one code are counted together. */
  budgetCode?: string | null | undefined;
  /** Construction project */
  constructionProject?: types.ProcurementConstructionProjectOrNull | undefined;
  /** Construction object */
  constructionObject?: types.ConstructionObjectOrNull | undefined;
  /** Construction stage */
  constructionStage?: types.ConstructionStageOrNull | undefined;
  /** Who signs the minutes of its comparison. Null is the committee of the company. */
  committee?: Array<types.CommitteeItem> | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** Tags */
  tags?: Array<string> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /** Supplier chosen explicitly */
  selectedSupplierId?: string | null | undefined;
  /** Lines to change, cancel or add */
  items?:
    | Array<{
        /** Line to change; a new one without it */
        id?: string | undefined;
        /** Catalog item */
        catalogItemId?: string | null | undefined;
        /** Article */
        sku?: string | null | undefined;
        /** Name */
        name?: string | undefined;
        /** Type */
        itemType?: 'product' | 'service' | undefined;
        /** Quantity */
        quantity?: string | undefined;
        /** Unit */
        uom?: types.BaseUom | undefined;
        /** Planned price. Per unit. */
        plannedPrice?: string | null | undefined;
        /** Currency. Of the planned price. */
        currency?: string | undefined;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
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
        /** Status */
        status?: 'active' | 'cancelled' | undefined;
      }>
    | undefined;
  /** Let go of suppliers beyond a lowered quantity, the latest decisions first */
  releaseAllocations?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a purchase requisition
 *
 * Fields left out stay, null clears. `items` changes the lines it names by `id`, cancels those of `status:
 * cancelled`, adds those without an `id`, and leaves the others. A draft or a rejected requisition is changed
 * freely; later its structure needs the right to change statuses, and a planned total that outgrows what was
 * approved by more than the company allows goes back for approval. A quantity never falls below what was invoiced
 * or received; below what was accepted only with `releaseAllocations: true`, and not below what goes with delivery
 * batches (`allocation_batched`).
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}`
 */
export const updateRequisition = call<
  [procurementId: string, body?: UpdateRequisitionBody],
  types.CreatePurchaseRequisitions_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId} body key');

export type CopyRequisitionBody = {
  /** Title */
  title?: string | undefined;
  /** Due date */
  dueDate?: string | null | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
};

/**
 * Copy a purchase requisition
 *
 * A new draft of whoever asks, with the header, the active lines and the custom fields, and nothing of what was
 * decided, invoiced or received. Dates are empty; with `dueDate` the days of the lines move by as much as the due
 * date does. What has ended since (an archived warehouse, item or field, a contract that is over) is left out, and
 * the warning `reference_left_out` names it; fields that became required since and are empty are named by
 * `required_missing`. `customFields` are put over those of the source.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/copy`
 */
export const copyRequisition = call<
  [procurementId: string, body?: CopyRequisitionBody],
  types.CreatePurchaseRequisitions_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/copy body key');

export interface ListImportColumnsQuery {
  /** What the rows tell; `pr_items` unless given */
  kind?: types.ListImportColumnsKind | undefined;
}

/**
 * List the targets of a mapping
 *
 * Every column an import knows, the portal's own fields too, in the order of the template. Files of requisition
 * lines also fill custom fields of their catalog items, `catalogItem.custom.<key>`, for those who may change the
 * catalog (`catalog.update`, of keys `catalog.write`).
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/exchange/columns`
 */
export const listImportColumns = call<
  [procurementId: string, query?: ListImportColumnsQuery],
  types.ListImportColumns,
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/exchange/columns query');

export type ExportRecordsBody = {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
  /** Query parameters of the list: filters, `search`, `sort`, `includeArchived` */
  filters?:
    | {
        /** Page size, 1 to 200; more is lowered to 200 */
        limit?: number | undefined;
        /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
        cursor?: string | undefined;
        /** Up to 3 of id, position, name, createdAt, updatedAt; `-` before descending ones */
        sort?: string | undefined;
        /** Adds `meta.total`, exact to 10 000 */
        includeTotal?: boolean | undefined;
        /** Up to 50 paths to keep; `id` and `version` always stay */
        fields?: string | undefined;
        /** Up to 5 of nothing here yet */
        expand?: string | undefined;
        /** Whether to include archived rows, or show only them */
        includeArchived?: types.IncludeArchived | undefined;
        /** id is one of the given, comma separated */
        id?: string | undefined;
        /** id eq */
        'id[eq]'?: string | undefined;
        /** id ne */
        'id[ne]'?: string | undefined;
        /** id in */
        'id[in]'?: string | undefined;
        /** id nin */
        'id[nin]'?: string | undefined;
        /** procurementId eq */
        'procurementId[eq]'?: string | undefined;
        /** procurementId ne */
        'procurementId[ne]'?: string | undefined;
        /** procurementId in */
        'procurementId[in]'?: string | undefined;
        /** procurementId nin */
        'procurementId[nin]'?: string | undefined;
        /** position is one of the given, comma separated */
        position?: string | undefined;
        /** position eq */
        'position[eq]'?: string | undefined;
        /** position ne */
        'position[ne]'?: string | undefined;
        /** position gt */
        'position[gt]'?: string | undefined;
        /** position gte */
        'position[gte]'?: string | undefined;
        /** position lt */
        'position[lt]'?: string | undefined;
        /** position lte */
        'position[lte]'?: string | undefined;
        /** position in */
        'position[in]'?: string | undefined;
        /** catalogItemId is one of the given, comma separated */
        catalogItemId?: string | undefined;
        /** catalogItemId eq */
        'catalogItemId[eq]'?: string | undefined;
        /** catalogItemId ne */
        'catalogItemId[ne]'?: string | undefined;
        /** catalogItemId in */
        'catalogItemId[in]'?: string | undefined;
        /** catalogItemId nin */
        'catalogItemId[nin]'?: string | undefined;
        /** catalogItemId isNull */
        'catalogItemId[isNull]'?: string | undefined;
        /** sku is one of the given, comma separated */
        sku?: string | undefined;
        /** sku eq */
        'sku[eq]'?: string | undefined;
        /** sku ne */
        'sku[ne]'?: string | undefined;
        /** sku in */
        'sku[in]'?: string | undefined;
        /** sku nin */
        'sku[nin]'?: string | undefined;
        /** sku contains */
        'sku[contains]'?: string | undefined;
        /** sku startsWith */
        'sku[startsWith]'?: string | undefined;
        /** sku isNull */
        'sku[isNull]'?: string | undefined;
        /** name is one of the given, comma separated */
        name?: string | undefined;
        /** name eq */
        'name[eq]'?: string | undefined;
        /** name ne */
        'name[ne]'?: string | undefined;
        /** name in */
        'name[in]'?: string | undefined;
        /** name nin */
        'name[nin]'?: string | undefined;
        /** name contains */
        'name[contains]'?: string | undefined;
        /** name startsWith */
        'name[startsWith]'?: string | undefined;
        /** requiredAt is one of the given, comma separated */
        requiredAt?: string | undefined;
        /** requiredAt eq */
        'requiredAt[eq]'?: string | undefined;
        /** requiredAt gt */
        'requiredAt[gt]'?: string | undefined;
        /** requiredAt gte */
        'requiredAt[gte]'?: string | undefined;
        /** requiredAt lt */
        'requiredAt[lt]'?: string | undefined;
        /** requiredAt lte */
        'requiredAt[lte]'?: string | undefined;
        /** requiredAt isNull */
        'requiredAt[isNull]'?: string | undefined;
        /** needGroupKey is one of the given, comma separated */
        needGroupKey?: string | undefined;
        /** needGroupKey eq */
        'needGroupKey[eq]'?: string | undefined;
        /** needGroupKey ne */
        'needGroupKey[ne]'?: string | undefined;
        /** needGroupKey in */
        'needGroupKey[in]'?: string | undefined;
        /** needGroupKey nin */
        'needGroupKey[nin]'?: string | undefined;
        /** needGroupKey contains */
        'needGroupKey[contains]'?: string | undefined;
        /** needGroupKey startsWith */
        'needGroupKey[startsWith]'?: string | undefined;
        /** needGroupKey isNull */
        'needGroupKey[isNull]'?: string | undefined;
        /** createdAt is one of the given, comma separated */
        createdAt?: string | undefined;
        /** createdAt gt */
        'createdAt[gt]'?: string | undefined;
        /** createdAt gte */
        'createdAt[gte]'?: string | undefined;
        /** createdAt lt */
        'createdAt[lt]'?: string | undefined;
        /** createdAt lte */
        'createdAt[lte]'?: string | undefined;
        /** updatedAt is one of the given, comma separated */
        updatedAt?: string | undefined;
        /** updatedAt gt */
        'updatedAt[gt]'?: string | undefined;
        /** updatedAt gte */
        'updatedAt[gte]'?: string | undefined;
        /** updatedAt lt */
        'updatedAt[lt]'?: string | undefined;
        /** updatedAt lte */
        'updatedAt[lte]'?: string | undefined;
      }
    | undefined;
  /** Only these records */
  ids?: Array<string> | undefined;
};

/**
 * Export records to a file
 *
 * The current list by its own filters, or the records named, all of which must be there. At most 100 000 rows. A
 * file that comes back unchanged changes nothing: its hidden service code names each record and the version it was
 * exported at. It has every column of the template that tells of the rows themselves, so new ones can be added to
 * it; what counts for new records alone is left blank.
 *
 * People need the permission `purchase_requisitions.export`. API keys need the scope `purchase_requisitions.read`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/exchange/export`
 */
export const exportRecords = download<
  [procurementId: string, body?: ExportRecordsBody],
  'not_found' | 'business_rule_violated' | 'unknown_reference' | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/exchange/export body');

export type StartImportBody = {
  /** What the rows tell; `pr_items` unless given */
  kind?: types.ListImportColumnsKind | undefined;
  /** Supplier whose prices they are, where they are prices */
  supplierId?: string | undefined;
  /** File. At most 32 MiB. */
  file: FileContent;
  /** `upsert` unless given */
  mode?: 'append' | 'upsert' | 'replace' | undefined;
};

/**
 * Upload a file to import
 *
 * XLSX, ODS, CSV or TSV of at most 200 000 rows. The answer comes at once with status `parsing`; poll the import
 * until its preview is ready. Nothing is written to the portal before the preview is applied. Everything expires
 * after 24 hours.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports`
 */
export const startImport = upload<
  [procurementId: string, body: StartImportBody],
  types.ImportJob,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports body key');

export type StartFromMailBody = {
  /** What the rows tell; `pr_items` unless given */
  kind?: 'pr_items' | 'pr_supplier_prices' | undefined;
  /** Supplier whose prices they are, where they are prices */
  supplierId?: string | undefined;
  /** Text of the letter */
  text?: string | undefined;
  /** Attachment of the letter, instead of its text. At most 32 MiB. */
  attachment?: FileContent | undefined;
  /** Subject; names the import */
  subject?: string | undefined;
  /** `append` unless given */
  mode?: 'append' | 'upsert' | 'replace' | undefined;
};

/**
 * Import from a letter
 *
 * The text of a letter, or an attachment: plain text, XLSX, ODS, CSV or TSV. As JSON or as a form; a form is
 * needed for an attachment. Lines are recognised by quantities and units, prices by sums of money; quoted letters
 * and signatures are left out. Each row of the preview tells how sure its reading is and which words of the text
 * (trimmed, in NFC) its values came from. Nothing is written before the preview is applied; prices of a supplier
 * become one quote of his then, which `result.made` names.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports/from-mail`
 */
export const startFromMail = upload<
  [procurementId: string, body?: StartFromMailBody],
  types.ImportJob,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'unsupported_file_type'
  | 'unsupported_media_type'
  | 'business_rule_violated'
  | 'file_malformed'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'write_cannot_wait'
>('POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports/from-mail body key');

/**
 * Get an import
 *
 * Its state, its columns and their mapping, and how many rows were read and written so far; a page may poll it.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}`
 */
export const getImport = call<[procurementId: string, jobId: string], types.ImportJob, 'not_found'>(
  'GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}',
);

export type ApplyImportBody = {
  /** Only these rows */
  selectedRowIds?: Array<string | number> | undefined;
  /** What one row that cannot be written does; `skip` unless given, `abort` where the mode is `replace` */
  onError?: 'skip' | 'abort' | undefined;
};

/**
 * Apply an import
 *
 * Writes the rows of the preview in one transaction: the status is `applying` until it is done, while
 * `counts.applied` of the import grows, then `applied`, or `partially_applied` when rows had errors or their
 * records were changed by someone since the preview. With `onError: "abort"` one such row leaves everything
 * unwritten and the preview as it was. An import is applied once; one whose errors leave nothing to write is
 * refused with the rule `rows_with_errors`, so that its preview can be mended.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/apply`
 */
export const applyImport = call<
  [procurementId: string, jobId: string, body?: ApplyImportBody],
  types.ImportJob,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'import_job_state'
  | 'gone'
  | 'portal_moved'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/apply body key');

export interface GetErrorFileQuery {
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Download rows with errors
 *
 * Rows as they stood in the file, behind two columns: the number of the row and what is wrong with it.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/errors`
 */
export const getErrorFile = download<[procurementId: string, jobId: string, query?: GetErrorFileQuery], 'not_found'>(
  'GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/errors query',
);

export type ChangePreviewBody = {
  /** Mapping: column of the file → target */
  mapping?: Record<string, unknown> | undefined;
  /** Parameters */
  parameters?: types.Parameters | undefined;
  /** Mode */
  mode?: 'append' | 'upsert' | 'replace' | undefined;
  /** Decisions about single rows */
  rowActions?:
    | Array<{
        /** Row */
        rowId: number;
        /** What to do with it */
        action: 'create' | 'update' | 'skip';
        /** The record to change, one of `matches` */
        entityId?: string | undefined;
        /** The record the row refers to, one of its candidates */
        candidateId?: string | undefined;
      }>
    | undefined;
  /** Cells to be read as if the file held these */
  rowCells?:
    | Array<{
        /** Row */
        rowId: number;
        /** Column of the file → new value of its cell */
        cells: Record<string, string | number | boolean | null>;
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Recompute the preview of an import
 *
 * A new mapping, mode or parameters read the file again: the status is `parsing` until the new preview is ready,
 * and the mapping is remembered for files with the same headings in any order. Decisions about single rows, and
 * cells written anew, hold at once.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/preview`
 */
export const changePreview = call<
  [procurementId: string, jobId: string, body?: ChangePreviewBody],
  types.ImportJob,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'import_job_state'
  | 'version_conflict'
  | 'gone'
  | 'portal_moved'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'mapping_invalid'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/preview body key');

export interface ListImportRowsQuery {
  /** Only rows of this kind */
  only?: types.Only | undefined;
  /** Position to continue from, the value of `page.nextCursor` */
  cursor?: Text | undefined;
  /** Page size, 50 by default; more than 200 is lowered to 200 */
  limit?: number | undefined;
}

/**
 * List rows of a preview
 *
 * In the order of the file, the same rows that `counts` counts. Pages lead forwards alone.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/rows`
 */
export const listImportRows = list<
  [procurementId: string, jobId: string, query?: ListImportRowsQuery],
  types.ListImportRows,
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/exchange/imports/{jobId}/rows query');

export interface GetTemplateQuery {
  /** What the rows tell; `pr_items` unless given */
  kind?: types.ListImportColumnsKind | undefined;
  /** Format; `xlsx` unless given */
  format?: 'xlsx' | 'csv' | 'tsv' | undefined;
}

/**
 * Get the import template
 *
 * Every column an import knows, the portal's own fields too, and the service code in a hidden column.
 *
 * People need the permission `purchase_requisitions.import`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/exchange/template`
 */
export const getTemplate = download<[procurementId: string, query?: GetTemplateQuery], 'not_found'>(
  'GET /api/v1/purchase-requisitions/{procurementId}/exchange/template query',
);

/**
 * What is ordered for the lines of a requisition
 *
 * Every line of an order that has not ended, with the day it was promised for, or else wanted, and what has come
 * of it so far.
 *
 * People need the permission `purchase_orders.read`. API keys need the scope `supplier_documents.read` or
 * `documents.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/expected-deliveries`
 */
export const listExpected = call<
  [procurementId: string],
  {
    /** By order, in the order of their lines */
    items: Array<{
      /** Line of the requisition */
      procurementItemId: string;
      /** Order */
      orderId: string;
      /** Number */
      orderNumber: string;
      /** Status */
      orderStatus: Open<types.PurchaseOrderStatus>;
      /** Who delivers */
      supplier: types.Supplier;
      /** Quantity */
      quantity: string;
      /** Confirmed by the supplier */
      confirmedQuantity: string | null;
      /** Received */
      receivedQuantity: string;
      /** Wanted by */
      wantedDate: string | null;
      /** Promised for */
      promisedDate: string | null;
      /** Should have come by now */
      late: boolean;
    }>;
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/expected-deliveries');

export interface ExplainProcurementQuery {
  /** Figure, by its place in the record */
  field:
    | 'plannedTotal'
    | 'actualTotal'
    | 'supplyCoverage.percent'
    | 'invoiceCoverage.percent'
    | 'receiptCoverage.percent'
    | 'items.plannedAmount'
    | 'items.actualAmount'
    | 'items.supplyCoverage.acceptedQuantity'
    | 'items.supplyCoverage.percent'
    | 'items.supplyCoverage.remainingQuantity'
    | 'items.receivedQuantity'
    | 'items.rejectedQuantity'
    | 'items.returnedQuantity'
    | 'items.invoicedQuantity';
  /** Line, for figures of lines */
  lineId?: Text | undefined;
}

/**
 * Purchase requisition: explain a figure
 *
 * What a computed figure was made of: values that were read, each with its record, and the formulas that make the
 * figure of them, to the last digit. Who may not see the figure, or what it is made of, is refused.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/explain`
 */
export const explainProcurement = call<
  [procurementId: string, query: ExplainProcurementQuery],
  types.ExplainBudget,
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/explain query');

export interface ExportPurchaseRequisitionQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Purchase requisition: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `purchase_requisitions.export`. API keys need the scope `purchase_requisitions.read`
 * or `customer_documents.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/export`
 */
export const exportPurchaseRequisition = download<
  [procurementId: string, query?: ExportPurchaseRequisitionQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/purchase-requisitions/{procurementId}/export query');

/**
 * List invoice requests of a requisition
 *
 * The latest first, each with its lines, what was invoiced of them, and the invoices that answer it.
 *
 * People need the permission `invoices.read`. API keys need the scope `purchase_requisitions.read` or
 * `supplier_documents.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/invoice-requests`
 */
export const listRequests = call<
  [procurementId: string],
  {
    /** Requests */
    items: Array<types.InvoiceRequest>;
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/invoice-requests');

export type CancelRequestBody = {
  /** Reason */
  reason?: string | undefined;
};

/**
 * Cancel an invoice request
 *
 * What it asked for can be asked for again. One that was answered in full stays; a letter that has not left does
 * not leave.
 *
 * People need the permission `invoices.create`. API keys need the scope `purchase_requisitions.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/invoice-requests/{requestId}/cancel`
 */
export const cancelRequest = call<
  [procurementId: string, requestId: string, body?: CancelRequestBody],
  types.InvoiceRequest,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/invoice-requests/{requestId}/cancel body key');

export type AddLinesBody = {
  /** Lines */
  items: Array<types.CreatePurchaseRequisitionsItemsItemsItem>;
};

/**
 * Add lines to a requisition
 *
 * After those that are there, in the order given; all or none. The rules are those of `PATCH` of the requisition.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/items`
 */
export const addLines = call<
  [procurementId: string, body: AddLinesBody],
  types.CreatePurchaseRequisitions_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/items body key');

export type OrderLinesBody = {
  /** Lines, in the wanted order */
  itemIds: Array<string>;
};

/**
 * Put the lines of a requisition in order
 *
 * All lines of the requisition, cancelled ones too, each named once.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PUT /api/v1/purchase-requisitions/{procurementId}/items/order`
 */
export const orderLines = call<
  [procurementId: string, body: OrderLinesBody],
  types.CreatePurchaseRequisitions_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PUT /api/v1/purchase-requisitions/{procurementId}/items/order body key');

export type UpdateLineBody = {
  /** Catalog item */
  catalogItemId?: string | null | undefined;
  /** Article */
  sku?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Type */
  itemType?: 'product' | 'service' | undefined;
  /** Quantity */
  quantity?: string | undefined;
  /** Unit */
  uom?: types.BaseUom | undefined;
  /** Planned price. Per unit. */
  plannedPrice?: string | null | undefined;
  /** Currency. Of the planned price. */
  currency?: string | undefined;
  /** VAT rate */
  vatRate?: types.VatRateOrNull | undefined;
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
  /** Status */
  status?: 'active' | 'cancelled' | undefined;
  /** Let go of suppliers beyond a lowered quantity, the latest decisions first */
  releaseAllocations?: boolean | undefined;
};

/**
 * Change a line of a requisition
 *
 * Fields left out stay, null clears; `status: active` brings a cancelled line back. The rules are those of `PATCH`
 * of the requisition.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/items/{itemId}`
 */
export const updateLine = call<
  [procurementId: string, itemId: string, body?: UpdateLineBody],
  types.ProcurementItem,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId}/items/{itemId} body key');

export interface CancelLineQuery {
  /** Why it is cancelled */
  reason?: Text | undefined;
}

/**
 * Cancel a line of a requisition
 *
 * A cancelled line stays where it was and leaves all sums; its suppliers are let go. One that was invoiced or
 * received stays in force, and one that goes with delivery batches until these are changed or cancelled
 * (`allocation_batched`). Cancelling it again changes nothing, its `reason` neither.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `DELETE /api/v1/purchase-requisitions/{procurementId}/items/{itemId}`
 */
export const cancelLine = call<
  [procurementId: string, itemId: string, query?: CancelLineQuery],
  types.ProcurementItem,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/purchase-requisitions/{procurementId}/items/{itemId} query');

export type RequestInvoicesBody = {
  /** Lines */
  items: Array<{
    /** Line of the requisition */
    procurementItemId: string;
    /** Supplier; all that were accepted unless given */
    supplierId?: string | null | undefined;
    /** Quantity; all that is left unless given */
    quantity?: string | undefined;
  }>;
  /** Words to the supplier */
  message?: string | undefined;
  /** Invoice wanted by */
  dueDate?: string | undefined;
  /** How the supplier is asked */
  channel?: 'email' | 'link' | undefined;
};

/**
 * Ask suppliers for invoices
 *
 * One request for every supplier that was accepted for the named lines, or for the one named; a quantity left out
 * is all that was accepted and neither asked for nor invoiced yet. Letters leave after the answer, and the
 * requisition waits for delivery; a request whose letter could not be delivered is `failed`, and whoever asked is
 * notified. A supplier without an e-mail is refused alone and the others are asked; where nobody can be asked, the
 * whole request is refused.
 *
 * People need the permission `invoices.create`. API keys need the scope `purchase_requisitions.write` or
 * `supplier_documents.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/request-supplier-invoices`
 */
export const requestInvoices = call<
  [procurementId: string, body: RequestInvoicesBody],
  {
    /** By supplier */
    results: Array<{
      /** Supplier */
      supplierId: string;
      /** Name */
      supplierName: string;
      /** The letter is on its way, the request is ready to hand over, or was not made */
      status: Open<'queued' | 'ready' | 'refused'>;
      /** Invoice request */
      request: {
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
          vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
          /** VAT in the price */
          vatMode: Open<types.VatMode>;
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
      } | null;
      /** Why not */
      error: {
        /** Stable code */
        code: string;
        /** The same in words */
        message: string;
      } | null;
    }>;
  },
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/request-supplier-invoices body key');

export type MoveToStageBody = {
  /** Stage */
  stageId: string;
};

/**
 * Move a requisition to a stage of the pipeline
 *
 * The stage is where people see the requisition; the status stays as it is. A later change of the status brings it
 * to the stage that is bound to that.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/stage`
 */
export const moveToStage = call<
  [procurementId: string, body: MoveToStageBody],
  types.Procurement,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId}/stage body key');

export type ChangeStatusBody = {
  /** Wanted status */
  status: types.StatusesItem;
  /** Status the caller believes in */
  from?: types.StatusesItem | undefined;
  /** Reason */
  reason?: string | undefined;
  /** The same as the reason, as other resources call it */
  comment?: string | undefined;
};

/**
 * Change the status of a requisition
 *
 * The moves, who may ask for them and on what condition are told by `GET
 * /api/v1/purchase-requisitions/status-flow`. Rejecting, holding, cancelling and closing short need a `reason`;
 * the status a held requisition came from releases it. `from` guards against a change meanwhile. The status it has
 * already changes nothing. Figures may lead further at once: what is covered when approved is `supplier_selected`.
 * Where a route says who approves, only those whom its open step waits for approve and reject; until the last of
 * them the requisition keeps its status, and `approval` of its card says what it waits for.
 *
 * People need the permission `purchase_requisitions.status`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/status`
 */
export const changeStatus = call<
  [procurementId: string, body: ChangeStatusBody],
  types.ChangeStatus_4,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'idempotency_in_progress'
  | 'invalid_state_transition'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId}/status body key');

export type ReceiveStockBody = {
  /** Warehouse */
  warehouseId: string;
  /** When it was received; not in the future */
  receivedAt: string;
  /** Delivery batch. One of the same requisition that carries these lines, being loaded, under way or delivered. */
  deliveryBatchId?: string | null | undefined;
  /** Comment */
  comment?: string | null | undefined;
  /** What came; a line may come in several batches */
  items: Array<{
    /** Requisition line */
    procurementItemId: string;
    /** Delivered, in the unit of the line; what was sent back among it */
    quantity: string;
    /** Of it sent back at the door; none unless given */
    rejectedQuantity?: string | undefined;
    /** Why it was sent back; required with a rejected quantity */
    rejectReason?: string | null | undefined;
    /** Supplier; required where several are to deliver the line */
    supplierId?: string | null | undefined;
    /** What one unit of the line costs, without VAT that is deducted; by the decision unless given */
    unitCost?: string | null | undefined;
    /** Currency of the cost; the company's own unless given */
    currency?: string | undefined;
    /** Catalog item that the line is, where it is none yet */
    catalogItemId?: string | null | undefined;
    /** What becomes of a line that is no catalog item: a new item, or counted as received and kept outside the stock */
    withoutItem?: 'create' | 'outside_stock' | null | undefined;
    /** Batch number */
    batchNumber?: string | null | undefined;
    /** Good until */
    expiresOn?: string | null | undefined;
    /** Line of the invoice it came by, whose supplier and price it takes */
    invoiceLineId?: string | null | undefined;
  }>;
};

/**
 * Receive goods of a requisition
 *
 * Goods go into the stock of the warehouse at what they cost: `unitCost`, or else the price of the named invoice
 * line, or else the price of the decision, without the VAT that the company deducts, by the exchange rate of that
 * day. A line that is no catalog item becomes one: that of `catalogItemId`, the one that matches, or a new one
 * where `nomenclatureSavePolicy` keeps all that is asked for or a decision stands for the line; otherwise the
 * receipt is refused (`item_required`, naming the lines) until it says `withoutItem`. Services and what is kept
 * outside the stock on purpose are counted as received alone, as `outsideStock` of the answer says. No more may
 * come than was accepted from the supplier, or than the line wants where nothing was decided, and the tolerance of
 * the item or the company (`over_receipt`, with the `maxQuantity` that may still come). All of the items or none.
 *
 * People need the permission `stock.receive`. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/stock-receipt`
 */
export const receiveStock = call<
  [procurementId: string, body: ReceiveStockBody],
  types.StockReceipt,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/stock-receipt body key');

/**
 * Receipts of a requisition
 *
 * All that came for it, the newest first, those taken back too. What goods cost is shown to who may see costs of
 * the catalog.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/stock-receipts`
 */
export const listReceipts = call<
  [procurementId: string],
  {
    items: Array<types.StockReceipt>;
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/stock-receipts');

export type ReverseStockReceiptBody = {
  /** Why it is taken back */
  reason: string;
};

/**
 * Take a receipt back
 *
 * As a whole: the goods leave the stock by opposite movements, what was received is counted without it, and a
 * requisition that was completed by it is open again. Refused where the goods have gone on since. Taking it back
 * again changes nothing.
 *
 * People need the permission `stock.receive`. API keys need the scope `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/stock-receipts/{receiptId}/reverse`
 */
export const reverseStockReceipt = call<
  [procurementId: string, receiptId: string, body: ReverseStockReceiptBody],
  types.StockReceipt,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/stock-receipts/{receiptId}/reverse body key');

/**
 * Suppliers of a requisition
 *
 * All of them by name, with how far each was invited, has quoted and was chosen, and what was accepted from it.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/purchase-requisitions/{procurementId}/suppliers`
 */
export const listSuppliers = call<
  [procurementId: string],
  {
    items: Array<types.ProcurementSupplier>;
  },
  'not_found'
>('GET /api/v1/purchase-requisitions/{procurementId}/suppliers');

export type AddSupplierBody = {
  /** Supplier */
  supplierId?: string | undefined;
  /** Counterparty */
  counterpartyId?: string | undefined;
  /** Contact */
  contactId?: string | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** How it came here */
  addedFrom?: types.AddedFrom | undefined;
};

/**
 * Add a supplier to a requisition
 *
 * Named by `supplierId` or by `counterpartyId`; a counterparty that was no supplier becomes one. A blocked
 * supplier is refused, one to be careful with is added with a warning.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/purchase-requisitions/{procurementId}/suppliers`
 */
export const addSupplier = call<
  [procurementId: string, body?: AddSupplierBody],
  {
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
    status: Open<types.ProcurementSupplierStatus>;
    /** Note */
    note: string | null;
    /** Why it is excluded */
    excludeReason: string | null;
    /** How it came here */
    addedFrom: Open<types.AddedFrom>;
    /** Asked */
    invitedAt: string | null;
    /** Declined. And was not asked since. */
    declinedAt: string | null;
    /** Answered */
    quotedAt: string | null;
    /** Accepted. What was accepted from it: its part of the quantities of all lines. */
    supplyCoverage: types.ProcurementSupplierSupplyCoverage;
    /** Version */
    version: number;
    /** Created */
    createdAt: string;
    /** Changed */
    updatedAt: string;
    /** Warnings */
    warnings: Array<{
      /** Stable code */
      code: string;
      /** The same in words */
      message: string;
      /** What it is about */
      meta: {
        /** Supplier */
        supplierId: string;
      };
    }>;
  },
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/purchase-requisitions/{procurementId}/suppliers body key');

export type UpdateSupplierBody = {
  /** Contact */
  contactId?: string | null | undefined;
  /** Note */
  note?: string | null | undefined;
  /** Wanted status */
  status?: 'candidate' | 'excluded' | undefined;
  /** Why it is excluded */
  excludeReason?: string | null | undefined;
};

/**
 * Change a supplier of a requisition
 *
 * `status: excluded` with an `excludeReason` takes it out of the running, unless quantities were accepted from it;
 * `status: candidate` brings it back to where it was. The other statuses follow from what happens.
 *
 * People need the permission `purchase_requisitions.update`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/purchase-requisitions/{procurementId}/suppliers/{procurementSupplierId}`
 */
export const updateSupplier = call<
  [procurementId: string, procurementSupplierId: string, body?: UpdateSupplierBody],
  types.ProcurementSupplier,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/purchase-requisitions/{procurementId}/suppliers/{procurementSupplierId} body key');

export type ExportManyStockReceiptBody = {
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
 * Receipt order M-4: export many
 *
 * Up to 200 records as files in one ZIP. All of them and the template are found before the first byte; then each
 * is made while the archive is sent. Of files with the same name the later have a number.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read` or
 * `customer_documents.read`.
 *
 * `POST /api/v1/stock-receipts/export`
 */
export const exportManyStockReceipt = download<
  [body: ExportManyStockReceiptBody],
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
>('POST /api/v1/stock-receipts/export body');

export interface ExportStockReceiptQuery {
  /** Format; `docx` unless given */
  format?: 'docx' | 'xlsx' | 'pdf' | undefined;
  /** Template; the default unless given */
  templateId?: Text | undefined;
  /** Without anything internal */
  forCustomer?: boolean | undefined;
}

/**
 * Receipt order M-4: export
 *
 * The record as a file, by the default template of its kind or the one named; `export-options` lists them. A Word
 * file makes `docx` alone; where it is the default, other formats are made by the built-in layout. What the caller
 * may not see stays empty; with `forCustomer` costs, margins and suppliers stay empty whatever the caller may see.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read` or
 * `customer_documents.read`.
 *
 * `GET /api/v1/stock-receipts/{receiptId}/export`
 */
export const exportStockReceipt = download<
  [receiptId: string, query?: ExportStockReceiptQuery],
  | 'not_found'
  | 'file_quarantined'
  | 'resource_archived'
  | 'scan_pending'
  | 'business_rule_violated'
  | 'image_not_drawable'
  | 'image_too_large'
  | 'template_kind_mismatch'
  | 'template_too_complex'
>('GET /api/v1/stock-receipts/{receiptId}/export query');
