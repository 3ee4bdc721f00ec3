import type { SupplierQualification } from '../../../../nouns/supplier-qualification.ts';
import { type QualificationMove, supplierQualificationFlow } from '../../../../nouns/supplier-qualification-flow.ts';
import { type Actor, lacksPermission, maySee } from '../../kernel/access/actor.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';

const { moves } = supplierQualificationFlow;

type Status = SupplierQualification['status'];

/** The move a person may ask for that leads from here to there, or a refusal that names where it may go instead. */
export function moveTo(from: Status, to: Status): QualificationMove {
  const found = movesFrom(from).find((move) => moves[move].to === to);
  if (!found) throw notAllowed(supplierQualificationFlow, from, to, targetsFrom(from));
  return found;
}

export const targetsFrom = (from: Status) => movesFrom(from).map((move) => moves[move].to);

const movesFrom = (from: Status) =>
  (Object.keys(moves) as QualificationMove[]).filter(
    (move) => moves[move].permission !== null && moves[move].from.includes(from),
  );

export function refuseUnpermitted(actor: Actor, move: QualificationMove): void {
  const { permission } = moves[move];
  if (permission && !maySee(actor, permission)) throw lacksPermission(permission);
}
