import type { Role } from '../../../../nouns/role.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { brokenRule, refuse, words } from '../../kernel/problems/errors.ts';

/** Nobody gives what he does not hold. */
export function refuseGivingMore(actor: Actor, given: Iterable<string>): void {
  if (actor.kind === 'system') return;
  const lacking = [...given].filter((permission) => !actor.permissions.has(permission));
  if (lacking.length === 0) return;
  throw refuse(
    'forbidden',
    words('You cannot grant permissions that you do not have yourself.', 'Нельзя дать права, которых нет у вас самих.'),
    { requiredPermissions: lacking },
  );
}

/** Roles of the platform are the same in every portal. */
export function refuseSystemRole(role: Role): void {
  if (role.isSystem)
    throw brokenRule(
      'system_role',
      words(
        'A built-in role cannot be changed or deleted. Create one of your own.',
        'Роль платформы нельзя изменить или удалить. Создайте собственную.',
      ),
    );
}
