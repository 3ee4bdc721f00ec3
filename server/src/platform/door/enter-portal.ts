import { arePortalsApart } from '../../kernel/sql/where-portals-lie.ts';
import { isUuid } from '../../kernel/values/uuid.ts';
import type { Client } from '../postgres/create-pool.ts';
import { send } from '../postgres/send.ts';
import { aheadOf } from './ahead-of.ts';

export type Mode = 'read only' | 'read write';

/**
 * Opens a transaction inside a portal, with further settings; fails where the portal is away or its writes are held. Answers by how many
 * seconds the clock of a test portal is ahead, null for any other. `set local`, not `set_config()`: a distributed engine forwards only
 * the former to its nodes. The identifier is checked here because it becomes part of the text. On shards a text that sets something goes
 * on to the nodes as a whole, so nothing else stands in it.
 */
export async function enterPortal(client: Client, tenantId: string, mode: Mode, settings = ''): Promise<number | null> {
  if (!isUuid(tenantId)) throw new Error('A portal is named by a UUID');
  const begin = `begin ${mode}`;
  const set = `set local app.tenant_id = '${tenantId}'`;
  const enter = `select enter_portal('${tenantId}', ${mode === 'read write'})::float8 as ahead`;
  if (!arePortalsApart()) return aheadOf(await send(client, `${begin}; ${set}; ${enter}${settings}`));
  const ahead = aheadOf(await Promise.all([begin, set + settings, enter].map((text) => send(client, text))));
  if (ahead !== null) await send(client, `set local app.seconds_ahead = '${ahead}'`);
  return ahead;
}
