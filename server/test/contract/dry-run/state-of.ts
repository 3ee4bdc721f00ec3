import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { owner, settings } from '../../harness.ts';

/** What asking alone writes: when a key or a session was last seen. */
const seen: Record<string, string> = {
  api_keys: `- 'last_used_at' - 'last_used_ip'`,
  sessions: `- 'last_seen_at'`,
};

const { rows: tables } = await owner.query<{ name: string; is_of_portals: boolean }>(`
  select relation.relname as name,
    exists (select 1 from pg_attribute where attrelid = relation.oid and attname = 'tenant_id') as is_of_portals
  from pg_class relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p') and not relation.relispartition
  order by 1`);

const digests = tables
  .map(
    ({ name, is_of_portals }) => `
      select '${name}' as name, md5(string_agg(row, ',' order by row)) as digest
      from (select (to_jsonb(held) ${seen[name] ?? ''})::text as row from ${name} held where $1::uuid is not null ${is_of_portals ? 'and tenant_id = $1' : ''}) rows`,
  )
  .join(' union all ');

/** Every row that there is of a portal, every sequence and every stored file, by table. Numbers of words that are searched for have gaps anyway. */
export async function stateOf(tenantId: string): Promise<Record<string, unknown>> {
  const [rows, sequences] = await Promise.all([
    owner.query<{ name: string; digest: string | null }>(digests, [tenantId]),
    owner.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'public' and sequencename <> 'search_words_id_seq' order by 1`,
    ),
  ]);
  return {
    ...Object.fromEntries(rows.rows.map(({ name, digest }) => [name, digest])),
    sequences: sequences.rows,
    files: filesKept(),
  };
}

function filesKept(): string[] {
  const folder = join(settings.dataDir, 'files');
  return existsSync(folder)
    ? readdirSync(folder, { encoding: 'utf8', recursive: true }).sort((a, b) => (a < b ? -1 : 1))
    : [];
}
