import { arePortalsApart } from '../../kernel/sql/where-portals-lie.ts';
import { isUuid } from '../../kernel/values/uuid.ts';
import type { Client } from '../postgres/create-pool.ts';
import { send } from '../postgres/send.ts';

export type Mode = 'read only' | 'read write';

/**
 * The text that opens a transaction inside a portal, and fails where the portal is away or its writes are held. `set local`, not
 * `set_config()`: a distributed engine forwards only the former to its nodes. The identifier is checked here because it becomes
 * part of the text.
 */
export const enterPortal = (tenantId: string, mode: Mode): string => textsOf(tenantId, mode).join('; ');

/** Sends it, with further settings. On shards a text that sets something goes on to each node as a whole: what the coordinator alone is asked comes after it. */
export function sendEntry(client: Client, tenantId: string, mode: Mode, settings = ''): Promise<unknown> {
  const [opening, entering] = textsOf(tenantId, mode);
  return arePortalsApart()
    ? Promise.all([send(client, opening + settings), send(client, entering)])
    : send(client, `${opening}; ${entering}${settings}`);
}

function textsOf(tenantId: string, mode: Mode): [string, string] {
  if (!isUuid(tenantId)) throw new Error('A portal is named by a UUID');
  return [
    `begin ${mode}; set local app.tenant_id = '${tenantId}'`,
    `select enter_portal('${tenantId}', ${mode === 'read write'})`,
  ];
}
