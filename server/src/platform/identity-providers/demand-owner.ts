import type { WriteContext } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { isOwner } from '../roles/is-owner.ts';

/** Whoever sets up a provider may sign in as anybody of its domains, so it takes an owner, who keeps a password in return. */
export async function demandOwner({ db, actor }: Pick<WriteContext, 'db' | 'actor'>): Promise<void> {
  if (actor.kind === 'system' || (await isOwner(db, actor.userId))) return;
  throw refuse(
    'forbidden',
    words('Only an owner sets up how people sign in.', 'Настраивать вход сотрудников может только владелец.'),
    { requiredRole: 'owner' },
  );
}
