import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { asOwner } from './connect-owner.ts';

const promises = ['data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit'];

/** In production an acknowledged write must survive the loss of power: refuses a server told to give that up. */
export async function checkDurability(ownerUrl: string): Promise<void> {
  const off = await asOwner(ownerUrl, (client) =>
    client.query<{ name: string }>(
      "select name from pg_settings where name = any($1) and setting = 'off' order by name",
      [promises],
    ),
  );
  if (off.rows.length === 0) return;
  const names = off.rows.map((row) => row.name).join(', ');
  throw new StartRefused(
    `PostgreSQL runs with ${names} off and may lose acknowledged writes: turn on ${names} for production.`,
  );
}
