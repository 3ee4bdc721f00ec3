import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { ItemReference } from '../../catalog/item-references.ts';
import { holdItems, itemReferences } from '../../catalog/item-references.ts';
import { type CounterpartyRef, holdSuppliers } from '../../counterparties/counterparty-refs.ts';
import { type AcceptedAllocation, allocationsOfLines } from '../../requisitions/allocations/allocations-of.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { requisitions } from '../../requisitions/requisition.ts';
import { holdWarehouses } from '../../warehouses/warehouse-refs.ts';
import { holdObjects } from '../objects/object-refs.ts';
import type { BatchDraft } from './batch-draft.ts';
import { type HeldRoute, holdRoutes } from './hold-routes.ts';
import { type ItemMeasures, measuresOfItems } from './measures-of-items.ts';

/** What batches are read against, each of it found once for all of them. */
export interface Known {
  requisitions: ReadonlyMap<string, Requisition>;
  lines: ReadonlyMap<string, RequisitionLine>;
  allocations: readonly AcceptedAllocation[];
  items: ReadonlyMap<string, ItemReference>;
  measures: ReadonlyMap<string, ItemMeasures>;
  suppliers: ReadonlyMap<string, CounterpartyRef>;
  routes: ReadonlyMap<string, HeldRoute>;
  objects: ReadonlyMap<string, LogisticsObject>;
  warehouses: Awaited<ReturnType<typeof holdWarehouses>>;
}

/**
 * Locks the requisitions of these batches, so that of two who plan the same lines one sees what the other has taken, and holds what else
 * they name. As many statements for one batch as for all.
 */
export async function knownOf(ctx: WriteContext, drafts: readonly BatchDraft[]): Promise<Known> {
  const { db } = ctx;
  const rows = drafts.flatMap(({ before, input }) => input.items ?? before?.items ?? []);
  const lineIds = unique(rows.map(({ procurementItemId }) => procurementItemId));
  const before = await linesById(db, lineIds);
  const named = drafts.map(({ before: held, input }) => input.procurementId ?? held?.procurementId);
  const held = await requisitions.lockAll(db, unique([...named, ...before.map(({ procurementId }) => procurementId)]));
  const lines = lineIds.length > 0 ? await linesById(db, lineIds) : [];
  const itemIds = unique([...rows, ...lines].map(({ catalogItemId }) => catalogItemId));
  await holdItems(db, { ids: unique(rows.map(({ catalogItemId }) => catalogItemId)) });
  const of = (field: 'supplierId' | 'routeId' | 'objectId' | 'warehouseId') =>
    drafts.map(({ before: was, input }) => (input[field] === undefined ? was?.[field] : input[field]));
  const routes = await holdRoutes(db, unique(of('routeId')));
  const stopped = [...routes.values()].flatMap(({ stops }) => stops.map(({ objectId }) => objectId));
  const objects = await holdObjects(db, unique([...of('objectId'), ...stopped]));
  const stocked = [...objects.values(), ...held.map((one) => ({ warehouseId: one.deliveryWarehouseId }))];
  return {
    requisitions: byId(held),
    lines: byId(lines),
    allocations: lineIds.length > 0 ? await allocationsOfLines(db, lineIds) : [],
    items: byId(itemIds.length > 0 ? await itemReferences(db, { ids: itemIds }) : []),
    measures: await measuresOfItems(db, itemIds),
    suppliers: await holdSuppliers(db, unique(of('supplierId'))),
    routes,
    objects,
    warehouses: await holdWarehouses(
      db,
      unique([...of('warehouseId'), ...stocked.map(({ warehouseId }) => warehouseId)]),
    ),
  };
}

const unique = (ids: ReadonlyArray<string | null | undefined>): string[] => [
  ...new Set(ids.filter((id): id is string => typeof id === 'string')),
];

const byId = <Found extends { id: string }>(found: readonly Found[]) => new Map(found.map((one) => [one.id, one]));
