import { systemRoles } from '../../server/src/kernel/access/system-roles.ts';
import { type Kind, kinds, type Person } from './world.ts';

/** Whether somebody works here and may read records of a kind. */
export const mayRead = ({ role, isBlocked }: Pick<Person, 'role' | 'isBlocked'>, kind: Kind): boolean =>
  !isBlocked && (systemRoles[role].permissions as readonly string[]).includes(kinds[kind]);
