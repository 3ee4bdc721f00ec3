// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import { list } from '../../calls/list.ts';
import type { Filter, Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface ListTemplatesQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of id, name, nextDate, createdAt, updatedAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  /** At least 2 characters, looked for in name */
  search?: Text | undefined;
  id?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  name?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  isActive?: Filter<'eq'> | undefined;
  priority?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  customerId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  deliveryWarehouseId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  contractId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  currency?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith'> | undefined;
  budgetCode?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'contains' | 'startsWith' | 'isNull'> | undefined;
  tags?: Filter<'in' | 'nin' | 'contains'> | undefined;
  responsibleId?: Filter<'eq' | 'ne' | 'in' | 'nin' | 'isNull'> | undefined;
  isPaused?: Filter<'eq'> | undefined;
  nextDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte' | 'isNull'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  updatedAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List templates of requisitions
 *
 * By name, each with the next day of its schedule.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/requisition-templates`
 */
export const listTemplates = list<
  [query?: ListTemplatesQuery],
  {
    items: Array<types.RequisitionTemplate>;
    page: types.Page;
    meta?: types.Meta;
  },
  never
>('GET /api/v1/requisition-templates query');

export type CreateTemplateBody = {
  /** Name */
  name: string;
  /** In use */
  isActive?: boolean | undefined;
  /** Title of its requisitions. The name of the template where it is left out. */
  title?: string | null | undefined;
  /** Priority */
  priority?: types.Priority | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  customerContact?: types.CustomerContactOrNull | undefined;
  /** Department */
  departmentName?: string | null | undefined;
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
  /** Comment */
  comment?: string | null | undefined;
  /** Tags */
  tags?: Array<string> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /**
   * Responsible. Of its requisitions, and told of those that the schedule makes; whoever made the template where it
   * is empty.
   */
  responsibleId?: string | null | undefined;
  /** Due in so many days. After the day a requisition is made; without it the due date stays empty. */
  dueInDays?: number | null | undefined;
  /** Schedule */
  schedule?: types.ScheduleOrNull | undefined;
  /** Paused. Days that pass meanwhile are not made up for. */
  isPaused?: boolean | undefined;
  /** Send for approval at once. Needs `dueInDays`. What cannot be sent stays a draft, and the notice says why. */
  submits?: boolean | undefined;
  /** Lines, in their order, the whole list */
  lines: Array<{
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
    uom?: types.BaseUom | undefined;
    /** Planned price. Per unit. */
    plannedPrice?: string | null | undefined;
    /** Currency. Of the planned price. */
    currency?: string | undefined;
    /** VAT rate */
    vatRate?: types.VatRateOrNull | undefined;
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
  }>;
};

/**
 * Add a template of requisitions
 *
 * What a need that comes back asks for each time. Header and lines are checked as those of a requisition are;
 * lines of catalog items take name and unit from them. With a `schedule` a requisition is made on each of its
 * days, once, at the hour by the clock of the portal: `nextDate` says when.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/requisition-templates`
 */
export const createTemplate = call<
  [body: CreateTemplateBody],
  types.RequisitionTemplate,
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/requisition-templates body key');

export type TemplateFromRequisitionBody = {
  /** Requisition */
  requisitionId: string;
  /** Name */
  name: string;
  /**
   * Responsible. Of its requisitions, and told of those that the schedule makes; whoever made the template where it
   * is empty.
   */
  responsibleId?: string | null | undefined;
  /** Due in so many days. After the day a requisition is made; without it the due date stays empty. */
  dueInDays?: number | null | undefined;
  /** Schedule */
  schedule?: types.ScheduleOrNull | undefined;
  /** Send for approval at once. Needs `dueInDays`. What cannot be sent stays a draft, and the notice says why. */
  submits?: boolean | undefined;
};

/**
 * Make a template of a requisition
 *
 * With its title, header and active lines; without its dates and people. What has ended since is left out, and the
 * warning `reference_left_out` names it.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/requisition-templates/from-requisition`
 */
export const templateFromRequisition = call<
  [body: TemplateFromRequisitionBody],
  {
    /** Identifier */
    id: string;
    /** Name */
    name: string;
    /** In use */
    isActive: boolean;
    /** Title of its requisitions. The name of the template where it is left out. */
    title: string | null;
    /** Priority */
    priority: Open<types.Priority>;
    /** Customer */
    customerId: string | null;
    /** Contact of the customer */
    customerContact: types.CustomerContactOrNull;
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
    constructionProject: types.ProcurementConstructionProjectOrNull;
    /** Construction object */
    constructionObject: types.ConstructionObjectOrNull;
    /** Construction stage */
    constructionStage: types.ConstructionStageOrNull;
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
      uom: Open<types.BaseUom>;
      /** Planned price. Per unit. */
      plannedPrice: string | null;
      /** Currency. Of the planned price. */
      currency: string;
      /** VAT rate */
      vatRate: Open<NonNullable<types.VatRateOrNull>> | null;
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
    schedule: types.ScheduleOrNull;
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
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/requisition-templates/from-requisition body key');

/**
 * Get a template of requisitions
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/requisition-templates/{id}`
 */
export const getTemplate = call<[id: string], types.RequisitionTemplate, 'not_found'>(
  'GET /api/v1/requisition-templates/{id}',
);

export type UpdateTemplateBody = {
  /** Name */
  name?: string | undefined;
  /** In use */
  isActive?: boolean | undefined;
  /** Title of its requisitions. The name of the template where it is left out. */
  title?: string | null | undefined;
  /** Priority */
  priority?: types.Priority | undefined;
  /** Customer */
  customerId?: string | null | undefined;
  /** Contact of the customer */
  customerContact?: types.CustomerContactOrNull | undefined;
  /** Department */
  departmentName?: string | null | undefined;
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
  /** Comment */
  comment?: string | null | undefined;
  /** Tags */
  tags?: Array<string> | undefined;
  /** Custom fields. By the keys that the portal has defined for these records, such as `{"hazard_class": "3"}`. */
  customFields?: Record<string, unknown> | undefined;
  /**
   * Responsible. Of its requisitions, and told of those that the schedule makes; whoever made the template where it
   * is empty.
   */
  responsibleId?: string | null | undefined;
  /** Due in so many days. After the day a requisition is made; without it the due date stays empty. */
  dueInDays?: number | null | undefined;
  /** Schedule */
  schedule?: types.ScheduleOrNull | undefined;
  /** Paused. Days that pass meanwhile are not made up for. */
  isPaused?: boolean | undefined;
  /** Send for approval at once. Needs `dueInDays`. What cannot be sent stays a draft, and the notice says why. */
  submits?: boolean | undefined;
  /** Lines, in their order, the whole list */
  lines?:
    | Array<{
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
        uom?: types.BaseUom | undefined;
        /** Planned price. Per unit. */
        plannedPrice?: string | null | undefined;
        /** Currency. Of the planned price. */
        currency?: string | undefined;
        /** VAT rate */
        vatRate?: types.VatRateOrNull | undefined;
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
      }>
    | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a template of requisitions
 *
 * Fields left out stay, null clears; `lines` are the whole list. A changed schedule begins from now, and so does
 * one that is resumed: days that passed while it was paused are not made up for. Requisitions that were made stay
 * as they are.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `PATCH /api/v1/requisition-templates/{id}`
 */
export const updateTemplate = call<
  [id: string, body?: UpdateTemplateBody],
  types.RequisitionTemplate,
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
>('PATCH /api/v1/requisition-templates/{id} body key');

/**
 * Delete a template of requisitions
 *
 * With its schedule and the record of its days; requisitions that were made of it stay.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `DELETE /api/v1/requisition-templates/{id}`
 */
export const deleteTemplate = call<
  [id: string],
  types.DeleteProvider,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/requisition-templates/{id}');

/**
 * Make a requisition of a template
 *
 * A draft, now, whatever the schedule says; it moves no day of it. `templateId` of the requisition tells what it
 * was made of. What has ended since is left out, and the warning `reference_left_out` names it; fields that became
 * required since and are empty are named by `required_missing`.
 *
 * People need the permission `purchase_requisitions.create`. API keys need the scope
 * `purchase_requisitions.write`.
 *
 * `POST /api/v1/requisition-templates/{id}/requisitions`
 */
export const makeRequisition = call<
  [id: string],
  types.CreatePurchaseRequisitions_2,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/requisition-templates/{id}/requisitions key');

export interface ListRunsQuery {
  /** Page size, 1 to 200; more is lowered to 200 */
  limit?: number | undefined;
  /** Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours */
  cursor?: Text | undefined;
  /** Up to 3 of plannedDate, createdAt; `-` before descending ones */
  sort?: Text | undefined;
  /** Adds `meta.total`, exact to 10 000 */
  includeTotal?: boolean | undefined;
  /** Up to 50 paths to keep; `id` and `version` always stay */
  fields?: Text | undefined;
  /** Up to 5 of nothing here yet */
  expand?: Text | undefined;
  templateId?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  plannedDate?: Filter<'eq' | 'gt' | 'gte' | 'lt' | 'lte'> | undefined;
  status?: Filter<'eq' | 'ne' | 'in' | 'nin'> | undefined;
  createdAt?: Filter<'gt' | 'gte' | 'lt' | 'lte'> | undefined;
}

/**
 * List the days of a schedule
 *
 * Those that have come, the newest first, each with the requisition that was made or what was in the way.
 *
 * People need the permission `purchase_requisitions.read`. API keys need the scope `purchase_requisitions.read`.
 *
 * `GET /api/v1/requisition-templates/{id}/runs`
 */
export const listRuns = list<
  [id: string, query?: ListRunsQuery],
  {
    items: Array<types.RequisitionTemplateRun>;
    page: types.Page;
    meta?: types.Meta;
  },
  'not_found'
>('GET /api/v1/requisition-templates/{id}/runs query');
