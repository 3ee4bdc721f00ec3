import type { Requisition } from '../../../../nouns/requisition.ts';
import { requisitionFlow } from '../../../../nouns/requisition-flow.ts';
import type { RequisitionLine } from '../../../../nouns/requisition-line.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { brokenRule, unknownReference, words } from '../../kernel/problems/errors.ts';
import { linesById } from '../requisitions/lines-of.ts';
import { requisition, requisitions } from '../requisitions/requisition.ts';

export interface Needed {
  /** The requisitions of an invoice, all locked, in the order of their identifiers. */
  held: readonly Requisition[];
  lines: ReadonlyMap<string, RequisitionLine>;
}

interface Named {
  procurementId: string | null;
  lineIds: readonly string[];
}

/**
 * Locks every requisition that an invoice names, after the invoice itself and always in one order. What is not open to
 * invoices may stay named, but is not named anew.
 */
export async function holdRequisitions(ctx: WriteContext, wanted: Named, before: Named): Promise<Needed> {
  const lineIds = [...new Set([...wanted.lineIds, ...before.lineIds])];
  const lines = await linesById(ctx.db, lineIds);
  const named = [wanted.procurementId, before.procurementId, ...lines.map(({ procurementId }) => procurementId)];
  const ids = [...new Set(named.filter((id) => id !== null))].sort();
  if (ids.length === 0) return { held: [], lines: new Map() };
  const held = await requisitions.lockAll(ctx.db, ids);
  if (wanted.procurementId && !held.some(({ id }) => id === wanted.procurementId))
    throw unknownReference('procurementId', requisition.noun);
  const current = new Map((await linesById(ctx.db, lineIds)).map((line) => [line.id, line]));
  const isKnown = (id: string) =>
    id === before.procurementId || before.lineIds.some((lineId) => current.get(lineId)?.procurementId === id);
  for (const one of held) if (!isKnown(one.id)) refuseClosed(one);
  return { held, lines: current };
}

/** Nothing is bought before it was wanted for good, or after it was given up. */
export function refuseClosed({ status, number }: Requisition): void {
  if (!['draft', 'rejected', 'cancelled'].includes(status)) return;
  const name = requisitionFlow.statuses[status];
  throw brokenRule(
    'requisition_not_open',
    words(
      `${number} does not accept invoices while it is “${name.en}”.`,
      `${number}: в статусе «${name.ru}» счета не запрашивают и не принимают.`,
    ),
    { requisitionStatus: status },
  );
}
