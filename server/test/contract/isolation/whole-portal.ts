import { allRoutes } from '../../../src/app.ts';
import { billingPortal, came } from '../../billing.ts';
import { sendFile } from '../../files.ts';
import { owner, type Portal, request, signIn } from '../../harness.ts';
import { ask, fullKey, takesKeys } from '../probe.ts';

/** A portal with a record of nearly every kind, made by the API as its people make them. */
export interface WholePortal {
  portal: Portal;
  key: string;
  token: string;
  /** One or two identifiers of each table that has rows here: `table id`. */
  ids: ReadonlyArray<{ table: string; id: string }>;
  /** Every identifier that stands in any column of its rows. */
  uuids: ReadonlySet<string>;
}

/** Creates and links that take an example as it is printed are made from it; the purchase is made in its order. */
export async function wholePortal(): Promise<WholePortal> {
  const billing = await billingPortal();
  const { portal } = billing;
  const { requisition, items } = await billing.decided();
  const invoice = await billing.receive({
    lines: [{ procurementItemId: items[0].id, quantity: '10', price: '100', vatRate: '22' }],
  });
  await billing.approve(invoice.id);
  await billing.pay(invoice.id, '10.00');
  await came(billing, requisition.id, { procurementItemId: items[0].id, quantity: '1' });
  const key = await fullKey(portal);
  const token = await signIn(portal);
  for (const route of allRoutes.filter(
    ({ method, path }) => method === 'POST' && !path.includes('/:') && !path.includes('/auth/'),
  ))
    await ask(route, takesKeys(route) ? { key } : { token }).catch(() => undefined);
  const linked = { name: 'Цемент', externalSource: '1c', externalId: 'one-of-all' };
  const item = await request('POST', '/api/v1/integration-api/catalog-items', { key, body: linked });
  await sendFile({ key, itemId: item.json.id });
  return { portal, key, token, ...(await identifiersOf(portal.tenantId)) };
}

interface Table {
  name: string;
  /** It has a column `id` of its own. */
  hasId: boolean;
}

/** Tables whose rows belong to a portal. */
export async function tenantTables(): Promise<Table[]> {
  const { rows } = await owner.query(`
    select c.table_name as name, bool_or(c.column_name = 'id' and c.data_type = 'uuid') as "hasId"
    from information_schema.columns c join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and not exists (select 1 from pg_class part where part.relispartition and part.relname = c.table_name)
    group by c.table_name having bool_or(c.column_name = 'tenant_id') order by 1`);
  return rows as Table[];
}

async function identifiersOf(tenantId: string) {
  const ids: Array<{ table: string; id: string }> = [];
  const uuids = new Set<string>();
  for (const { name, hasId } of await tenantTables()) {
    const { rows } = await owner.query(
      `select t::text as text ${hasId ? ', id' : ''} from ${name} t where tenant_id = $1 limit 500`,
      [tenantId],
    );
    for (const { id } of (rows as Array<{ id?: string }>).slice(0, 2)) if (id) ids.push({ table: name, id });
    for (const { text } of rows as Array<{ text: string }>)
      for (const [uuid] of text.matchAll(anyUuid)) uuids.add(uuid);
  }
  ids.push({ table: 'tenants', id: tenantId });
  return { ids, uuids };
}

export const anyUuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What the rows of a portal are, table by table: another after any change, but for when a key was last used, which is noted later. */
export async function stateOf(tenantId: string): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ name: string; sum: string }>(await statementOfState(), [tenantId]);
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}

let ofState: string | undefined;

/** All tables in one statement. */
async function statementOfState(): Promise<string> {
  ofState ??= (await tenantTables())
    .map(
      ({ name }) => `
        select '${name}' as name, md5(coalesce(string_agg(row, '|' order by row), '')) as sum
        from (select (to_jsonb(t) - 'last_used_at' - 'last_used_ip')::text as row from ${name} t where tenant_id = $1) held`,
    )
    .join(' union all ');
  return ofState;
}
