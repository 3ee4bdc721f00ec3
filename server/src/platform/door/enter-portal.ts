import { isUuid } from '../../kernel/values/uuid.ts';

/**
 * The text that opens a transaction inside a portal. `set local`, not `set_config()`: a distributed engine forwards
 * only the former to its nodes. The identifier is checked here because it becomes part of the text.
 */
export function enterPortal(tenantId: string, mode: string): string {
  if (!isUuid(tenantId)) throw new Error('A portal is named by a UUID');
  return `begin ${mode}; set local app.tenant_id = '${tenantId}'`;
}
