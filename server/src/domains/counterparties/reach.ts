import type { Counterparty } from '../../../../nouns/counterparty.ts';
import { type Actor, lacksPermission, maySee } from '../../kernel/access/actor.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, notFound, words } from '../../kernel/problems/errors.ts';
import type { CounterpartyInput } from './counterparty.input.ts';
import { counterparties, counterparty } from './counterparty.ts';

type Action = 'read' | 'write' | 'delete';

/** A key of `suppliers.*` alone works with suppliers alone; to it nobody else is there. */
export const suppliersOnly = ({ scopes }: Actor, action: Action) =>
  scopes !== undefined && !scopes.has(`counterparties.${action}`);

export function withinReach(actor: Actor, action: Action, party: Counterparty): Counterparty {
  if (suppliersOnly(actor, action) && !party.roles.includes('supplier')) throw notFound(counterparty.noun);
  return party;
}

/** Where every change starts: a counterparty this actor can reach, at the version he believes in, locked. */
export async function openForChange(ctx: WriteContext, action: Action, id: string): Promise<Counterparty> {
  return withinReach(ctx.actor, action, await counterparties.open(ctx, id));
}

/** What every status but that of a blocked one says of blocks. */
export const noBlock = { blockReason: null, blockedUntil: null };

/** Refuses what this actor may not write: bank details he cannot see, and others than suppliers by a key of suppliers. */
export function refuseUnwritable(actor: Actor, roles: Counterparty['roles'], { paymentRequisites }: CounterpartyInput) {
  if (paymentRequisites && !maySee(actor, 'counterparties.bank_read'))
    throw lacksPermission('counterparties.bank_read');
  if (suppliersOnly(actor, 'write') && !roles.includes('supplier'))
    throw invalidField(
      '/roles',
      'supplier_role_required',
      words('this key writes suppliers only', 'этот ключ работает только с поставщиками'),
    );
}
