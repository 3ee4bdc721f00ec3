import type { Permission } from '../../../../nouns/kit/rights.ts';
import { type SystemRole, systemRoles } from '../../kernel/access/system-roles.ts';

export interface HeldRole {
  code: string;
  /** Null for system roles. */
  permissions: readonly string[] | null;
}

/** The union of what the roles give. */
export const permissionsOfRoles = (roles: readonly HeldRole[]): ReadonlySet<Permission> =>
  new Set(
    roles.flatMap(
      ({ code, permissions }) => (permissions ?? systemRoles[code as SystemRole]?.permissions ?? []) as Permission[],
    ),
  );
