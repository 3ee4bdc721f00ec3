import type { WriteContext } from '../../../kernel/operation.ts';
import { conflict, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { totalOf } from './check-decisions.ts';

/** So much of a line from one supplier. */
interface Decided {
  lineId: string;
  supplierId: string;
  quantity: string;
}

interface Batched {
  lineId: string;
  supplierId: string | null;
  quantity: string;
  numbers: string[];
}

interface Change {
  /** Null where all of these lines are lessened. */
  before: readonly Decided[] | null;
  after: readonly Decided[];
}

/**
 * Refuses decisions that are lessened below what goes with delivery batches, of a line or of one supplier of it. The requisition is
 * locked, and whoever plans batches locks it too. The domain above keeps batches, so the database answers for it: `batched_quantities`.
 */
export async function refuseBatched(
  { db }: WriteContext,
  lines: ReadonlyArray<{ id: string; name: string }>,
  { before, after }: Change,
): Promise<void> {
  const isLess = (of: (one: Decided) => boolean) =>
    before === null || totalOf(after.filter(of)).lt(totalOf(before.filter(of)));
  const isAnyLess = (held: Decided) =>
    isLess(({ lineId, supplierId }) => lineId === held.lineId && supplierId === held.supplierId);
  if (before && !before.some(isAnyLess)) return;
  const lineIds = lines.map(({ id }) => id);
  const batched = await db.many<Batched>(sql`
    select taken.line_id as "lineId", taken.supplier_id as "supplierId", taken.quantity, taken.numbers
    from batched_quantities(tenant_id => ${db.tenant}, lines => ${lineIds}::uuid[]) taken`);
  for (const line of lines) {
    const ofLine = batched.filter(({ lineId }) => lineId === line.id);
    const bySupplier = [...Map.groupBy(ofLine, ({ supplierId }) => supplierId)];
    for (const [supplierId, taken] of [...bySupplier, [null, ofLine] as const]) {
      const of = (one: Decided) => one.lineId === line.id && (supplierId === null || one.supplierId === supplierId);
      const minimum = totalOf(taken);
      if (minimum.gt(totalOf(after.filter(of))) && isLess(of)) throw isBatched(line, supplierId, taken);
    }
  }
}

function isBatched({ id, name }: { id: string; name: string }, supplierId: string | null, taken: readonly Batched[]) {
  const minimum = totalOf(taken).toFixed();
  const batches = [...new Set(taken.flatMap(({ numbers }) => numbers))].sort();
  return conflict(
    'allocation_batched',
    words(
      `${minimum} of “${name}” goes with delivery batches ${batches.join(', ')}: change or cancel them first.`,
      `По строке «${name}» в партиях доставки ${batches.join(', ')} уже ${minimum}: сначала измените или отмените их.`,
    ),
    { procurementItemId: id, supplierId, minimum, batches },
  );
}
