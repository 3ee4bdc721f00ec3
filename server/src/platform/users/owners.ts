import type { User } from '../../../../nouns/user.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { isOwner } from '../roles/is-owner.ts';

export const holdsOwner = ({ roles }: Pick<User, 'roles'>) => roles.some(({ code }) => code === 'owner');

/** Operations that may take an owner away wait here for each other; it is the first statement of each. */
export const lockOwners = (db: Db) =>
  db.execute(sql`select 1 from roles where tenant_id = ${db.tenant} and code = 'owner' for no key update`);

/** An owner is touched by owners alone. */
export async function refuseTouchingOwner(db: Db, actor: Actor, target: Pick<User, 'roles'>): Promise<void> {
  if (actor.kind === 'system' || !holdsOwner(target) || (await isOwner(db, actor.userId))) return;
  throw refuse('forbidden', words('Only an owner may change an owner.', 'Изменять владельца может только владелец.'), {
    requiredRole: 'owner',
  });
}

/** Asked after `lockOwners`, when an active owner is about to stop being one. */
export async function refuseLastOwner(db: Db, target: User): Promise<void> {
  if (target.status !== 'active' || !holdsOwner(target)) return;
  const another = await db.first(sql`
    select 1 from users u
    join user_roles held on held.tenant_id = ${db.tenant} and held.user_id = u.id
    join roles r on r.tenant_id = ${db.tenant} and r.id = held.role_id
    where u.tenant_id = ${db.tenant} and u.id <> ${target.id} and u.status = 'active' and r.code = 'owner' and r.is_system limit 1`);
  if (!another)
    throw refuse(
      'last_owner',
      words(
        'This is the last active owner. Give the role to somebody else first.',
        'Это последний действующий владелец. Сначала назначьте другого.',
      ),
    );
}
