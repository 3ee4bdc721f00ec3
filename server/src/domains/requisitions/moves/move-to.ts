import type { Permission, Scope } from '../../../../../nouns/kit/rights.ts';
import type { Requisition } from '../../../../../nouns/requisition.ts';
import {
  type Requirement,
  type RequisitionMove,
  type RequisitionStatus,
  requisitionFlow,
} from '../../../../../nouns/requisition-flow.ts';
import { type Actor, authorize, permits } from '../../../kernel/access/actor.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import { type ApprovalSetting, isOwnApproval, type Submitted } from './own-approval.ts';

const { moves } = requisitionFlow;

type Standing = Pick<Requisition, 'status' | 'heldFrom'>;

/** The move a person may ask for that leads from here to there, or a refusal that names where the requisition may go instead. */
export function moveTo(held: Standing, to: RequisitionStatus): RequisitionMove {
  const found = movesFrom(held).find((move) => moves[move].to === to);
  if (!found)
    throw notAllowed(requisitionFlow, held.status, to, [...new Set(movesFrom(held).map((move) => moves[move].to))]);
  return found;
}

const names = Object.keys(moves) as RequisitionMove[];

/** Moves that somebody may ask for. On hold the only way back is where the requisition came from. */
const movesFrom = ({ status, heldFrom }: Standing) =>
  names.filter((move) => {
    const { from, to, permission } = moves[move];
    return (
      permission !== null && from.includes(status) && (status !== 'on_hold' || to === 'cancelled' || to === heldFrom)
    );
  });

/** Where approval is not asked for, a draft is approved by whoever may move it. */
const permissionOf = (move: RequisitionMove, { approvalRequired }: ApprovalSetting): Permission | null | undefined =>
  move === 'approve_at_once' && !approvalRequired ? moves.submit.permission : moves[move].permission;

export function refuseUnpermitted(actor: Actor, move: RequisitionMove, setting: ApprovalSetting): void {
  const permission = permissionOf(move, setting);
  if (permission) authorize(actor, { permission, scope: scopeOf(permission, actor) });
}

/** A move that ends a requisition asks a key for what archiving asks it for; any other was asked for at the door. */
const scopeOf = (permission: Permission, { scopes }: Actor) =>
  permission === 'purchase_requisitions.delete' ? permission : ([...(scopes ?? [])] as Scope[]);

interface AllowedMove {
  to: RequisitionStatus;
  requires: readonly Requirement[];
}

/** What this actor may ask for now. Authors may not ask for an approval where the company forbids it. */
export const allowedMoves = (actor: Actor, held: Standing & Submitted, setting: ApprovalSetting): AllowedMove[] =>
  movesFrom(held).flatMap((move) => {
    const permission = permissionOf(move, setting);
    const { to, requires = [] } = moves[move];
    if (!permission || !permits(actor, { permission, scope: scopeOf(permission, actor) })) return [];
    if (requires.includes('not_submitter') && isOwnApproval(actor, held, setting)) return [];
    return [{ to, requires }];
  });
