import { isUuid } from '../../kernel/values/uuid.ts';

export type Mode = 'read only' | 'read write';

/**
 * The text that opens a transaction inside a portal, and fails where the portal is away or its writes are held. `set local`, not
 * `set_config()`: a distributed engine forwards only the former to its nodes. The identifier is checked here because it becomes
 * part of the text.
 */
export function enterPortal(tenantId: string, mode: Mode): string {
  if (!isUuid(tenantId)) throw new Error('A portal is named by a UUID');
  return `begin ${mode}; set local app.tenant_id = '${tenantId}'; select enter_portal('${tenantId}', ${mode === 'read write'})`;
}
