import { StartRefused } from '../../../kernel/problems/start-refused.ts';
import type { Owner } from '../../postgres/connect-owner.ts';
import { loginsOf } from '../../postgres/database-roles.ts';
import { schemaIn } from '../../postgres/session-names.ts';
import { holdable } from './judge-installations.ts';

interface Session {
  name: string | null;
  /** The rest is hidden from an owner who may not see sessions of other roles. */
  address: string | null;
  since: string | null;
  owner: string;
}

/** Refuses while processes are at work on the source whose transactions take no notice of a move: what they wrote meanwhile would be lost. */
export async function demandNoOlderProcesses(source: Owner): Promise<void> {
  const { rows } = await source.query<Session>(sessions, [loginsOf(source.database ?? '')]);
  const older = rows.filter(({ name }) => (schemaIn(name) ?? 0) < holdable);
  if (older.length > 0) throw new StartRefused(sentence(older));
}

/** Names of sessions are seen by everybody, and so is whose they are. Nodes of a cluster come to one another for a process that has a session here. */
const sessions = `
  select application_name as name, coalesce(host(client_addr), case when backend_start is not null then 'this machine' end) as address,
    to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS "UTC"') as since, current_user as owner
  from pg_stat_activity where datname = current_database() and usename = any($1) and coalesce(application_name, '') not like 'citus\\_%'
  order by backend_start, pid`;

const mostTold = 5;

function sentence(older: readonly Session[]): string {
  const belong =
    older.length === 1
      ? '1 session at the source belongs to a process that takes'
      : `${older.length} sessions at the source belong to processes that take`;
  const groups = [
    ...Map.groupBy(older, ({ name, address }) => `${name || 'without a name'}${address ? ` from ${address}` : ''}`),
  ];
  const told = groups.slice(0, mostTold).map(([who, [first, ...others]]) => {
    const since = first?.since ? `${others.length > 0 ? ', the oldest' : ''} since ${first.since}` : '';
    return `${who} (${others.length + 1}${since})`;
  });
  const more = groups.length > mostTold ? ` and ${groups.length - mostTold} more` : '';
  const hidden = older.some(({ since }) => since === null)
    ? ` Where they come from is shown to the owner after: grant pg_read_all_stats to "${older[0]?.owner}".`
    : '';
  return (
    `${belong} no notice of a move: ${told.join(', ')}${more}. ` +
    `Bring what is older up to date or stop it, then run the command again.${hidden}`
  );
}
