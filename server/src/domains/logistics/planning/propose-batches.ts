import type { LogisticsObject } from '../../../../../nouns/logistics-object.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { units } from '../../../kernel/values/units.ts';
import type { ItemMeasures } from '../batches/measures-of-items.ts';
import { dayFor } from './day-for.ts';
import type { OpenSupply } from './open-supply.ts';
import { type Limits, type Packed, packLoads } from './pack-loads.ts';
import { mostBatches, type PlanInput, type ProposedBatch } from './plan.input.ts';

/** A supply with the day on which it goes. */
interface Dated extends OpenSupply {
  day: string | null;
  needed: string | null;
  measures: ItemMeasures | undefined;
}

/** A proposed batch with what it was made of. */
export interface Proposal {
  batch: ProposedBatch;
  rows: readonly Dated[];
  weightKg: string;
  volumeM3: string;
  isOver: boolean;
}

interface Known {
  measures: ReadonlyMap<string, ItemMeasures>;
  /** The objects of warehouses. */
  objects: ReadonlyMap<string, LogisticsObject>;
  limits: Limits;
}

type Group = Pick<PlanInput, 'groupBy' | 'dates'>;

/** Batches of what is open, grouped as asked and no larger than the limits; undefined where they would be too many. */
export function proposeBatches(
  open: readonly OpenSupply[],
  { groupBy = ['supplier', 'date'], dates = [] }: Group,
  known: Known,
): Proposal[] | undefined {
  const dated = open.map((one) => datedBy(one, dates, known));
  const keyOf = (one: Dated) => [...groupBy.map((by) => partOf(one, by)), one.requisition.id].join('\n');
  const groups = [...Map.groupBy(dated, keyOf)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const proposals: Proposal[] = [];
  for (const [, rows] of groups) {
    const loads = packLoads(rows.map(packedOf), known.limits, mostBatches - proposals.length);
    if (!loads) return undefined;
    proposals.push(...loads.map((load) => proposalOf(load, known)));
  }
  return proposals;
}

function datedBy(one: OpenSupply, dates: readonly string[], { measures }: Known): Dated {
  const needed = one.line.requiredAt ?? one.requisition.dueDate;
  const day = dayFor({ promised: one.allocation.deliveryDate, needed }, dates);
  return { ...one, day, needed, measures: measures.get(one.line.catalogItemId ?? '') };
}

const partOf = ({ allocation, requisition, day }: Dated, by: 'supplier' | 'object' | 'date'): string =>
  ({ supplier: allocation.supplierId, object: requisition.deliveryWarehouseId ?? '', date: day ?? '~' })[by];

function packedOf(row: Dated): Packed<Dated> {
  const each = (of: string | null | undefined) => (of ? new Exact(of).times(row.line.factorToBase) : null);
  return {
    ...{ of: row, quantity: row.quantity, isWhole: units.get(row.line.uom)?.whole ?? false },
    ...{ weight: each(row.measures?.weightKg), volume: each(row.measures?.volumeM3) },
  };
}

type Load = NonNullable<ReturnType<typeof packLoads<Dated>>>[number];

function proposalOf({ rows, weight, volume, isOver }: Load, { objects }: Known): Proposal {
  const of = rows.map((row) => row.of);
  const { requisition } = of[0] as Dated;
  const suppliers = new Set(of.map(({ allocation }) => allocation.supplierId));
  const days = of.flatMap(({ day }) => day ?? []).toSorted();
  const warehouseId = requisition.deliveryWarehouseId;
  return {
    batch: {
      procurementId: requisition.id,
      supplierId: suppliers.size === 1 ? ([...suppliers][0] ?? null) : null,
      objectId: objects.get(warehouseId ?? '')?.id ?? null,
      warehouseId,
      plannedDate: days.at(-1) ?? null,
      items: rows.map(({ of: { line, allocation }, quantity }) => ({
        ...{ procurementItemId: line.id, allocationId: allocation.id, name: line.name, quantity: quantity.toFixed() },
      })),
    },
    ...{ rows: of, isOver, weightKg: shown(weight), volumeM3: shown(volume) },
  };
}

const shown = (sum: InstanceType<typeof Exact>) => sum.toDecimalPlaces(6).toFixed();
