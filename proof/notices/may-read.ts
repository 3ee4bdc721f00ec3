import type { Permission } from '../../nouns/kit/rights.ts';
import { systemRoles } from '../../server/src/kernel/access/system-roles.ts';
import type { Person } from './world.ts';

/** Whether somebody works here and holds the right that reading takes. */
export const mayRead = ({ role, isBlocked }: Pick<Person, 'role' | 'isBlocked'>, permission: Permission): boolean =>
  !isBlocked && (systemRoles[role].permissions as readonly string[]).includes(permission);
