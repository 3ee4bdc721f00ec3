import type { Permission } from '../../../../nouns/kit/rights.ts';
import { requisitionFlow } from '../../../../nouns/requisition-flow.ts';
import { addDecimals } from '../../kit/decimal-sum.ts';
import { portalNow } from '../../kit/portal-clock.ts';
import { say } from '../../kit/say.ts';
import type { May } from '../../shared/session/me.ts';
import type { Requisition, RequisitionStatus } from './queries.ts';

/** What moving to a status is called on a button. */
export function moveName(to: RequisitionStatus): string {
  const { action, ...name } = requisitionFlow.statuses[to];
  return say(action ?? name);
}

const closed: readonly RequisitionStatus[] = ['completed', 'cancelled'];

export const isClosed = ({ status }: Pick<Requisition, 'status'>) => closed.includes(status);

export const today = (now = portalNow()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

export const isOverdue = (requisition: Pick<Requisition, 'dueDate' | 'status'>, on = today()) =>
  requisition.dueDate !== null && requisition.dueDate < on && !isClosed(requisition);

interface StageTotals {
  stageId: string;
  count: number;
  totals: Array<{ currency: string; plannedTotal: string }>;
}

/** Sums of all stages, each currency by itself, the most common first. */
export function sumAll(stages: readonly StageTotals[]): StageTotals['totals'] {
  const all = Map.groupBy(
    stages.flatMap(({ totals }) => totals),
    ({ currency }) => currency,
  );
  return [...all].map(([currency, held]) => ({
    currency,
    plannedTotal: addDecimals(held.map(({ plannedTotal }) => plannedTotal)),
  }));
}

export const countAll = (stages: readonly StageTotals[]) => stages.reduce((sum, { count }) => sum + count, 0);

interface Transition {
  from: RequisitionStatus;
  to: RequisitionStatus;
  permission: string | null;
  requires: readonly string[];
}

/** Where all of the chosen may go together, and whether any of them needs a reason for it. */
export function commonMoves(
  chosen: ReadonlyArray<Pick<Requisition, 'status' | 'heldFrom'>>,
  transitions: readonly Transition[],
  may: May,
): Array<{ to: RequisitionStatus; needsReason: boolean }> {
  const open = ({ from, to, permission }: Transition, { status, heldFrom }: Pick<Requisition, 'status' | 'heldFrom'>) =>
    from === status &&
    permission !== null &&
    may(permission as Permission) &&
    (status !== 'on_hold' || to === 'cancelled' || to === heldFrom);
  const targets = new Set(transitions.map(({ to }) => to));
  return [...targets].flatMap((to) => {
    const ways = chosen.map((one) => transitions.find((move) => move.to === to && open(move, one)));
    if (chosen.length === 0 || ways.some((way) => way === undefined)) return [];
    return [{ to, needsReason: ways.some((way) => way?.requires.includes('reason')) }];
  });
}
