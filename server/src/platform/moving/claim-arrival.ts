import { StartRefused } from '../../kernel/problems/start-refused.ts';
import type { Owner } from '../postgres/connect-owner.ts';
import { quoted } from './portal-tables.ts';

interface Source {
  table: string;
  kind: string;
  column: string;
  record: string;
  parent?: string;
}

/** Whose rows lead to a portal, as the triggers `keep_address` of one server say too. */
export const addressSources: readonly Source[] = [
  { table: 'tenants', kind: 'portal', column: 'slug', record: 'tenant_id' },
  { table: 'api_keys', kind: 'api key', column: 'key_id', record: 'id' },
  { table: 'supplier_rfq_links', kind: 'rfq link', column: 'digest', record: 'recipient_id' },
  { table: 'commercial_proposal_sendings', kind: 'proposal link', column: 'digest', record: 'id' },
  { table: 'purchase_order_sendings', kind: 'order link', column: 'digest', record: 'id' },
  { table: 'driver_links', kind: 'driver link', column: 'digest', record: 'id' },
  { table: 'inbound_endpoints', kind: 'webhook ', column: 'digest', record: 'id', parent: 'installation_id' },
  { table: 'publications', kind: 'publication', column: 'slug', record: 'id' },
  { table: 'site_exchange_access', kind: 'site exchange', column: 'address_key', record: 'installation_id' },
  { table: 'sign_in_domains', kind: 'sign-in domain', column: 'domain', record: 'provider_id' },
];

/** On shards no trigger claims what leads to a portal: it is claimed once all rows are there. Refused where another portal has any of it. */
export async function claimArrival(owner: Owner, tenantId: string): Promise<void> {
  for (const source of addressSources) {
    const { rows } = await owner.query<{ kind: string; address: Buffer; record: string; parent: string | null }>(
      addressesOf(source),
      [tenantId],
    );
    const { rowCount } = await owner.query(
      `insert into portal_addresses (kind, address, tenant_id, record_id, parent_id)
       select kind, address, $1, record, parent from unnest($2::text[], $3::bytea[], $4::uuid[], $5::uuid[]) given(kind, address, record, parent)
       on conflict do nothing`,
      [tenantId, ...(['kind', 'address', 'record', 'parent'] as const).map((name) => rows.map((row) => row[name]))],
    );
    if (rowCount !== rows.length)
      throw new StartRefused(`What leads to the portal leads to another one here: ${source.kind.trim()}.`);
  }
}

/** Texts are kept as their bytes; webhooks of each surface are a kind of their own. */
const addressesOf = ({ table, kind, column, record, parent }: Source) =>
  `select '${kind}' || coalesce(to_jsonb(own)->>'area', '') as kind,
     case when left(own.${column}::text, 2) = '\\x' then own.${column}::text::bytea else convert_to(own.${column}::text, 'UTF8') end as address,
     own.${record} as record, ${parent ? `own.${parent}` : 'null::uuid'} as parent
   from ${quoted(table)} own where own.tenant_id = $1 and own.${column} is not null`;
