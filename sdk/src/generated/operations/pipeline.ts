// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';
import type { Text } from '../../calls/query-text.ts';
import type { Open } from '../../open.ts';
import type * as types from '../types.ts';

export interface GetPipelineQuery {
  /** Archived stages and fields too */
  includeArchived?: boolean | undefined;
}

/**
 * Stages, product fields and the palette
 *
 * Everything a board and a form of lines are drawn from: stages and product fields in their order, and the colours
 * a stage may have. A portal has the stages of the platform from its first moment. Archived stages and fields come
 * with `includeArchived=true`: records may still hold them.
 *
 * People need the permission `pipeline.read`. API keys need the scope `settings.read`.
 *
 * `GET /api/v1/settings/pipeline`
 */
export const getPipeline = call<
  [query?: GetPipelineQuery],
  {
    stages: Array<types.PipelineStage>;
    productFields: Array<types.ProductField>;
    palette: Array<{
      /** Colour. One of the palette. */
      color: Open<types.Color>;
      /** Its name in both languages */
      name: types.Label;
    }>;
  },
  never
>('GET /api/v1/settings/pipeline query');

export type CreateProductFieldBody = {
  /** Key */
  key: string;
  /** Type */
  type: 'string' | 'number' | 'date' | 'boolean' | 'select';
  /** Label */
  label: string;
  /** Options of a choice */
  options?: types.ProductFieldOptionsOrNull | undefined;
  /** A new line must have a value */
  required?: boolean | undefined;
  /** Place in the form */
  position?: number | undefined;
};

/**
 * Add a product field
 *
 * Lines of requisitions and of requests for quotes have it from now on. The key and the type never change; an
 * archived field keeps its key.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/pipeline/product-fields`
 */
export const createProductField = call<
  [body: CreateProductFieldBody],
  types.ProductField,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/pipeline/product-fields body key');

export type OrderProductFieldsBody = {
  /** All active fields in their new order */
  fieldIds: Array<string>;
};

/**
 * Put the product fields in order
 *
 * Names every active field once; archived ones keep their places. Each field that takes another place is recorded.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/pipeline/product-fields/order`
 */
export const orderProductFields = call<
  [body: OrderProductFieldsBody],
  {
    productFields: Array<types.ProductField>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/settings/pipeline/product-fields/order body key');

export type UpdateProductFieldBody = {
  /** Label */
  label?: string | undefined;
  /** Options of a choice */
  options?: types.ProductFieldOptionsOrNull | undefined;
  /** A new line must have a value */
  required?: boolean | undefined;
  /** Place in the form */
  position?: number | undefined;
  /** Status */
  status?: 'active' | 'archived' | undefined;
  /** Key; may be sent back, never changed */
  key?: string | undefined;
  /** Type; may be sent back, never changed */
  type?: string | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a product field
 *
 * An option in use may be removed: lines that hold it stay as they are, and it is not written again. Status
 * `archived` puts the field away, `active` brings it back.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/pipeline/product-fields/{id}`
 */
export const updateProductField = call<
  [id: string, body?: UpdateProductFieldBody],
  types.ProductField,
  | 'not_found'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'resource_archived'
  | 'type_immutable'
  | 'version_conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
  | 'precondition_required'
>('PATCH /api/v1/settings/pipeline/product-fields/{id} body key');

/**
 * Archive a product field
 *
 * Values already written stay readable; new ones are refused. Archiving it again changes nothing.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.delete`.
 *
 * `DELETE /api/v1/settings/pipeline/product-fields/{id}`
 */
export const archiveProductField = call<
  [id: string],
  types.ProductField,
  | 'not_found'
  | 'conflict'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/settings/pipeline/product-fields/{id}');

export type CreateStageBody = {
  /** Name */
  name: string;
  /** Identifier in your system */
  externalId?: string | null | undefined;
  /** Short name. Used where space is short. */
  shortName?: string | null | undefined;
  /** Colour. One of the palette. */
  color?: types.Color | undefined;
  /** Statuses. A requisition that takes one of them moves to this stage. Each status belongs to one stage. */
  statuses?: Array<types.StatusesItem> | undefined;
};

/**
 * Add a stage
 *
 * It stands at the end, active, in a colour that no other stage has unless one is given. A status given to it is
 * taken from the stage that had it, whose change is recorded too.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/pipeline/stages`
 */
export const createStage = call<
  [body: CreateStageBody],
  types.PipelineStage,
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/pipeline/stages body key');

export type OrderStagesBody = {
  /** All stages in their new order */
  stageIds: Array<string>;
};

/**
 * Put the stages in order
 *
 * Names every stage once, those switched off too. Each stage that takes another place is recorded.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/pipeline/stages/order`
 */
export const orderStages = call<
  [body: OrderStagesBody],
  {
    stages: Array<types.PipelineStage>;
  },
  | 'conflict'
  | 'idempotency_in_progress'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('PATCH /api/v1/settings/pipeline/stages/order body key');

export type UpdateStageBody = {
  /** Identifier in your system */
  externalId?: string | null | undefined;
  /** Name */
  name?: string | undefined;
  /** Short name. Used where space is short. */
  shortName?: string | null | undefined;
  /** Colour. One of the palette. */
  color?: types.Color | undefined;
  /** Statuses. A requisition that takes one of them moves to this stage. Each status belongs to one stage. */
  statuses?: Array<types.StatusesItem> | undefined;
  /** Requisitions can enter it */
  isActive?: boolean | undefined;
  /** Version */
  version?: number | undefined;
};

/**
 * Change a stage
 *
 * Fields left out stay, null clears. A stage switched off keeps the requisitions it has and takes no more; one
 * always stays active. A status given to it is taken from the stage that had it, whose change is recorded too.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `PATCH /api/v1/settings/pipeline/stages/{id}`
 */
export const updateStage = call<
  [id: string, body?: UpdateStageBody],
  types.PipelineStage,
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
>('PATCH /api/v1/settings/pipeline/stages/{id} body key');

export interface ArchiveStageQuery {
  /** Stage that takes in the requisitions of this one */
  moveToStageId?: Text | undefined;
}

/**
 * Archive a stage
 *
 * Only a stage of the portal’s own, and not the last active one. Requisitions that stand in it move to
 * `moveToStageId`; without it a stage in use is refused. Archiving it again changes nothing.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.delete`.
 *
 * `DELETE /api/v1/settings/pipeline/stages/{id}`
 */
export const archiveStage = call<
  [id: string, query?: ArchiveStageQuery],
  types.PipelineStage,
  | 'not_found'
  | 'conflict'
  | 'has_dependencies'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'unknown_reference'
  | 'precondition_required'
>('DELETE /api/v1/settings/pipeline/stages/{id} query');

/**
 * Restore a stage
 *
 * It stands at the end. Its name and its outside identifier must be free; statuses that another stage has taken
 * meanwhile stay there. Restoring a stage in use changes nothing.
 *
 * People need the permission `pipeline.manage`. API keys need the scope `settings.write`.
 *
 * `POST /api/v1/settings/pipeline/stages/{id}/restore`
 */
export const restoreStage = call<
  [id: string],
  types.PipelineStage,
  | 'not_found'
  | 'already_exists'
  | 'conflict'
  | 'idempotency_in_progress'
  | 'precondition_failed'
  | 'business_rule_violated'
  | 'idempotency_key_reused'
  | 'unknown_reference'
  | 'validation_failed'
>('POST /api/v1/settings/pipeline/stages/{id}/restore key');
