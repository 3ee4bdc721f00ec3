import Type, { type Static } from 'typebox';
import { choice, date, exampleId, id, measure, nullable, object } from '../../../kernel/fields.ts';
import { itemsInput } from '../batches/delivery-batch.input.ts';
import { deliveryBatch } from '../batches/delivery-batch.ts';

/** Most batches of one plan. */
export const mostBatches = 500;

export const planInput = object({
  procurementIds: Type.Array(id('Requisition'), {
    minItems: 1,
    maxItems: 50,
    uniqueItems: true,
    title: 'Requisitions',
    examples: [[exampleId]],
  }),
  groupBy: Type.Optional(
    Type.Array(choice(['supplier', 'object', 'date'], 'What goods that go together have in common'), {
      uniqueItems: true,
      title: 'What makes a batch, in the order of the answer',
      description:
        'By supplier and date unless given. A batch is always of one requisition, and with it of one object; without `date` it goes when all of it is there.',
      examples: [['supplier', 'date']],
    }),
  ),
  maxWeightKg: Type.Optional(measure('Most a batch may weigh, kg', { examples: ['5000'] })),
  maxVolumeM3: Type.Optional(measure('Most room a batch may take, m³', { examples: ['24'] })),
  vehicleId: Type.Optional(id('Vehicle that the batches have to fit, instead of both limits')),
  dates: Type.Optional(
    Type.Array(date('Day'), {
      uniqueItems: true,
      maxItems: 366,
      title: 'Days on which deliveries go',
      description: 'Any day unless given.',
      examples: [['2026-12-01', '2026-12-03']],
    }),
  ),
});

export type PlanInput = Static<typeof planInput>;

const { procurementId, supplierId, objectId, warehouseId, plannedDate, routeId, stopId, comment } =
  deliveryBatch.change;

/** A batch as a plan proposes it, and as it is sent back. */
export const plannedBatchInput = object(
  { procurementId, supplierId, objectId, warehouseId, plannedDate, routeId, stopId, comment, items: itemsInput },
  { title: 'Delivery batch of a plan' },
);

export const proposedBatch = object(
  {
    procurementId: id('Requisition'),
    supplierId: nullable(id('Supplier; null where several deliver')),
    objectId: nullable(id('Logistics object')),
    warehouseId: nullable(id('Warehouse')),
    plannedDate: nullable(date('Planned for')),
    items: itemsInput,
  },
  { title: 'Batch to be saved as it is' },
);

export type ProposedBatch = Static<typeof proposedBatch>;
