import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import type { WantedLine } from './standing-line.ts';

/** What a line may keep of its allocations. */
export interface KeptQuantity {
  line: RequisitionLine;
  quantity: string;
}

interface Structure {
  /** Lines come or go, or ask for another quantity, item or unit. */
  isStructural: boolean;
  /** How much of their allocations lines may keep. */
  released: KeptQuantity[];
  tally: { added: number; cancelled: number };
}

/** Refuses what invoices, receipts and decisions stand against, and says what a change does to the structure. */
export function guardLines(wanted: readonly WantedLine[], releaseAllocations: boolean): Structure {
  const known = wanted.flatMap(({ before, line }) => (before ? [{ before, line }] : []));
  for (const { before, line } of known) refuseBelowProcessed(before, line);
  const cancelled = known.filter(({ before, line }) => before.status === 'active' && line.status === 'cancelled');
  const lowered = known.filter(
    ({ before, line }) =>
      line.status === 'active' &&
      new Exact(line.quantity).lt(before.supplyCoverage.acceptedQuantity) &&
      shrinks(before, line),
  );
  if (!releaseAllocations) for (const { before, line } of lowered) refuseBelowAccepted(before, line);
  const added = wanted.length - known.length;
  return {
    isStructural:
      added > 0 || known.some(({ before, line }) => structural.some((field) => before[field] !== line[field])),
    released: [
      ...cancelled.map(({ before }) => ({ line: before, quantity: '0' })),
      ...lowered.map(({ before, line }) => ({ line: before, quantity: line.quantity })),
    ],
    tally: { added, cancelled: cancelled.length },
  };
}

const structural = ['quantity', 'uom', 'catalogItemId', 'status'] as const;

type Line = WantedLine['line'];

const shrinks = (before: RequisitionLine, { quantity }: Line) => new Exact(quantity).lt(before.quantity);

/** What was invoiced, received or issued from stock is in the unit the line had, of the item it had. */
function refuseBelowProcessed(before: RequisitionLine, line: Line) {
  const processed = Exact.max(
    before.invoicedQuantity,
    new Exact(before.receivedQuantity).plus(before.fromStockQuantity),
  );
  if (processed.isZero()) return;
  const isAnother = before.uom !== line.uom || before.catalogItemId !== line.catalogItemId;
  const isGone = before.status === 'active' && line.status === 'cancelled';
  if (!isAnother && !isGone && new Exact(line.quantity).gte(processed)) return;
  throw belowProcessed(before, processed.toFixed());
}

export const belowProcessed = ({ id, name }: Pick<RequisitionLine, 'id' | 'name'>, minimum: string) =>
  conflict(
    'below_processed',
    words(
      `${minimum} of “${name}” has been invoiced or received.`,
      `По строке «${name}» уже выставлено или получено ${minimum}.`,
    ),
    { procurementItemId: id, minimum },
  );

function refuseBelowAccepted(before: RequisitionLine, line: Line) {
  const { acceptedQuantity } = before.supplyCoverage;
  throw conflict(
    'below_accepted',
    words(
      `${acceptedQuantity} of “${before.name}” has been accepted from suppliers; reducing it to ${line.quantity} requires releaseAllocations.`,
      `По строке «${before.name}» у поставщиков принято ${acceptedQuantity}; для ${line.quantity} нужен releaseAllocations.`,
    ),
    { procurementItemId: before.id, acceptedQuantity },
  );
}
