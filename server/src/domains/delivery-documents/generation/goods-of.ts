import type { Requisition } from '../../../../../nouns/requisition.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { batchesOfRequisition } from '../../logistics/batches/batches-of-requisition.ts';
import { allocationsOf } from '../../requisitions/allocations/allocations-of.ts';
import { linesOf } from '../../requisitions/lines-of.ts';
import { batchedShares } from './batched-shares.ts';
import { type KnownIds, needsBatches } from './choose-shares.ts';
import { decidedShares } from './decided-shares.ts';
import type { GenerationInput } from './generation.input.ts';
import { waysOf } from './ways-of.ts';

/** Papers of transport and of stock speak of goods alone; these two also of services. */
const withServices = new Set<GenerationInput['kind']>(['upd', 'acceptance_act']);

const idsOf = (ids: ReadonlyArray<string | null>) => new Set(ids.filter((id) => id !== null));

/** What of a requisition may be handed over, by what way, and all that belongs to it. */
export async function goodsOf({ db }: WriteContext, { id }: Requisition, input: GenerationInput) {
  const [lines, allocations] = await Promise.all([linesOf(db, id), allocationsOf(db, id)]);
  const batches = await batchesOfRequisition(db, id);
  const told = lines.filter(
    ({ status, itemType }) => status === 'active' && (itemType === 'product' || withServices.has(input.kind)),
  );
  const lineIds = new Set(told.map((line) => line.id));
  const isBatched = needsBatches(input);
  const shares = isBatched ? batchedShares(batches, { lineIds, allocations }) : decidedShares(told, allocations);
  const known: KnownIds = {
    lineId: new Set(lines.map((line) => line.id)),
    supplierId: idsOf([...allocations, ...batches].map(({ supplierId }) => supplierId)),
    objectId: idsOf(batches.map(({ objectId }) => objectId)),
    routeId: idsOf(batches.map(({ routeId }) => routeId)),
    batchId: idsOf(batches.map((batch) => batch.id)),
  };
  return { shares, known, wayOf: await waysOf(db, isBatched ? batches : []) };
}
