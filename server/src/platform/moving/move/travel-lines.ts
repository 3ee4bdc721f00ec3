import type { Owner } from '../../postgres/connect-owner.ts';
import { asLine } from '../as-line.ts';
import type { PortalTable } from '../portal-tables.ts';
import { rewrapLine } from '../rewrap-line.ts';
import { tableLines } from '../table-lines.ts';
import { emptied } from '../what-travels.ts';
import type { Way } from './way.ts';

/** Rows of a portal as the target will have them: under its name there, and with keys that the target's master key wraps. */
export async function* travelLines(
  owner: Owner,
  table: PortalTable,
  { tenantId, slug, source, target }: Way,
  only = 'true',
): AsyncGenerator<string[]> {
  const to = target.masterKeys[0];
  if (!to) throw new Error('An installation has a master key');
  const change: Readonly<Record<string, (line: string) => string>> = {
    tenants: (line) => asLine({ ...JSON.parse(line), slug }),
    tenant_keys: (line) => rewrapLine(line, { tenantId, from: source.masterKeys, to }),
  };
  const lines = tableLines(owner, table, tenantId, {
    only: `tenant_id = $1 and ${only}`,
    emptied: emptied[table.name] ?? {},
  });
  for await (const some of lines) yield change[table.name] ? some.map(change[table.name] as never) : some;
}
