import Type from 'typebox';
import { measure, nullable, object, text } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { brokenRule, invalid, unknownRecord, words } from '../../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { receivedIn, refuseStatus } from '../../../requisitions/moves/refuse-status.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { measuresOfItems } from '../../batches/measures-of-items.ts';
import { logisticsReading } from '../../logistics-rights.ts';
import { limitsOf } from '../limits-of.ts';
import { objectsOfWarehouses } from '../objects-of-warehouses.ts';
import { openSupply } from '../open-supply.ts';
import { mostBatches, planInput, proposedBatch } from '../plan.input.ts';
import { planWarnings, warningsOfProposal } from '../plan-warnings.ts';
import { proposeBatches } from '../propose-batches.ts';

const proposal = object(
  {
    batch: proposedBatch,
    procurementNumber: text(32, 'Number of the requisition'),
    supplierName: nullable(text(255, 'Supplier')),
    objectName: nullable(text(255, 'Where it goes')),
    weightKg: measure('Weight, kg, as far as it is known'),
    volumeM3: measure('Volume, m³, as far as it is known'),
    warnings: planWarnings,
  },
  { title: 'Proposed batch' },
);

export const planDeliveries = query({
  name: 'logistics.plan-deliveries',
  summary: words('Plan deliveries of requisitions', 'Спланировать доставки по заявкам'),
  description:
    'Proposes batches of all goods that were decided, go with no batch yet and were not received without one. They are grouped as asked, and no ' +
    'batch is heavier or larger than the limits: what is larger goes in several, whole units staying whole, and all quantities add up. A batch goes ' +
    'on the day its supplier has promised, or else on the one it is needed by. Nothing is saved: send the `batch` of those that are wanted, ' +
    'changed or not, to `/plan/apply`.',
  ...logisticsReading,
  refuses: ['unknown_reference', 'business_rule_violated', 'conflict'],
  input: planInput,
  output: object({ batches: Type.Array(proposal, { title: 'Proposed batches' }) }),

  async run(ctx, { procurementIds, ...asked }) {
    const limits = await limitsOf(ctx.db, asked);
    const found = await requisitions.byIds(ctx.db, procurementIds);
    const wanted = procurementIds.map((id) => found.find((one) => one.id === id));
    const unknown = wanted.flatMap((one, at) => (one ? [] : [unknownRecord(`/procurementIds/${at}`)]));
    if (unknown.length > 0) throw invalid(unknown);
    for (const one of found) refuseStatus(one, receivedIn);
    const open = await openSupply(ctx.db, found);
    const [measures, objects, suppliers] = await Promise.all([
      measuresOfItems(ctx.db, unique(open.map(({ line }) => line.catalogItemId))),
      objectsOfWarehouses(ctx.db, unique(found.map(({ deliveryWarehouseId }) => deliveryWarehouseId))),
      supplierRefs(ctx.db, unique(open.map(({ allocation }) => allocation.supplierId))),
    ]);
    const proposals = proposeBatches(open, asked, { measures, objects, limits });
    if (!proposals) throw tooMany();
    return {
      batches: proposals.map((one) => ({
        batch: one.batch,
        procurementNumber: found.find(({ id }) => id === one.batch.procurementId)?.number ?? '',
        supplierName: suppliers.get(one.batch.supplierId ?? '')?.name ?? null,
        objectName: objects.get(one.batch.warehouseId ?? '')?.name ?? null,
        ...{ weightKg: one.weightKg, volumeM3: one.volumeM3 },
        warnings: warningsOfProposal(ctx, one, limits),
      })),
    };
  },
});

const unique = (ids: ReadonlyArray<string | null>) => [...new Set(ids.filter((id) => id !== null))];

const tooMany = () =>
  brokenRule(
    'plan_too_large',
    words(
      `The plan would have more than ${mostBatches} batches: raise the limits, or plan fewer requisitions at once.`,
      `В плане было бы больше ${mostBatches} партий: увеличьте ограничения или планируйте меньше заявок сразу.`,
    ),
    { limit: mostBatches },
  );
