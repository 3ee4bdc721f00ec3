import type { Company } from '../../../../nouns/company.ts';
import type { Invoice } from '../../../../nouns/invoice.ts';
import { type InvoiceMove, type InvoiceRequirement, invoiceFlow } from '../../../../nouns/invoice-flow.ts';
import { type Actor, lacksPermission, maySee } from '../../kernel/access/actor.ts';
import { notAllowed } from '../../kernel/lifecycle.ts';
import { isOwnApproval } from './own-approval.ts';

const { moves } = invoiceFlow;

type Standing = Pick<Invoice, 'status' | 'disputedFrom'>;
type Authored = Pick<Invoice, 'createdBy' | 'submittedBy'>;

/** The move a person may ask for that leads from here to there, or a refusal that names where the invoice may go instead. */
export function moveTo(held: Standing, to: Invoice['status']): InvoiceMove {
  const found = movesFrom(held).find((move) => moves[move].to === to);
  if (!found) throw notAllowed(invoiceFlow, held.status, to, targetsFrom(held));
  return found;
}

export const targetsFrom = (held: Standing) => [...new Set(movesFrom(held).map((move) => moves[move].to))];

/** Moves that somebody may ask for. From a dispute the only way back is where the invoice came from. */
const movesFrom = ({ status, disputedFrom }: Standing) =>
  (Object.keys(moves) as InvoiceMove[]).filter((move) => {
    const { from, to, permission } = moves[move];
    const isBack = status !== 'disputed' || to === 'cancelled' || to === disputedFrom;
    return permission !== null && from.includes(status) && isBack;
  });

export function refuseUnpermitted(actor: Actor, move: InvoiceMove): void {
  const { permission } = moves[move];
  if (permission && !maySee(actor, permission)) throw lacksPermission(permission);
}

interface AllowedMove {
  to: Invoice['status'];
  requires: InvoiceRequirement[];
}

/** What this actor may ask for now; an approval that has to be somebody else's is not his to ask for. */
export const allowedMoves = (
  actor: Actor,
  held: Standing & Authored,
  settings: Pick<Company, 'noSelfApproval'>,
): AllowedMove[] =>
  movesFrom(held).flatMap((move) => {
    const { to, permission, requires = [] } = moves[move];
    if (!permission || !maySee(actor, permission)) return [];
    if (requires.includes('not_author') && isOwnApproval(actor, held, settings)) return [];
    return [{ to, requires: [...requires] }];
  });
