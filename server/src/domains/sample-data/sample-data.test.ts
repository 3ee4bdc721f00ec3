import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPerson, newPortal, owner, type Portal, request, signIn } from '../../../test/harness.ts';

const url = '/api/v1/sample-data';

interface Answer {
  mayBeMade: boolean;
  sample: { recordCount: number; language: string } | null;
  records: Array<{ entityType: string; entityId: string }>;
}

async function emptyPortal() {
  const portal = await newPortal();
  const token = await signIn(portal, portal.ownerId);
  const ask = async (method: string, path: string, body?: object) =>
    request(method, path, { token, ...(body && { body }) });
  const sample = async (method: string, body?: object) => {
    const { status, json } = await ask(method, url, body);
    assert.equal(status, 200, JSON.stringify(json));
    return json as Answer;
  };
  return { portal, token, ask, sample };
}

const countOf = ({ records }: Answer, type: string) => records.filter(({ entityType }) => entityType === type).length;

test('an empty portal is filled by one request, with something in each state', async () => {
  const { ask, sample } = await emptyPortal();
  assert.deepEqual(await sample('GET'), { mayBeMade: true, sample: null, records: [] });
  const made = await sample('POST', {});
  assert.equal(made.sample?.recordCount, made.records.length);
  assert.deepEqual(
    [
      'warehouse',
      'counterparty',
      'catalog_item',
      'budget',
      'supplier_rfq',
      'supplier_quote',
      'purchase_order',
      'invoice',
    ].map((type) => [type, countOf(made, type)]),
    [
      ['warehouse', 2],
      ['counterparty', 8],
      ['catalog_item', 40],
      ['budget', 1],
      ['supplier_rfq', 1],
      ['supplier_quote', 3],
      ['purchase_order', 3],
      ['invoice', 2],
    ],
  );
  const { json } = await ask('GET', '/api/v1/purchase-requisitions?limit=50');
  const statuses = json.items.map(({ status }: { status: string }) => status).sort();
  assert.deepEqual(statuses, [
    ...['approved', 'awaiting_delivery', 'cancelled', 'completed', 'draft', 'in_sourcing', 'on_hold'],
    ...['partially_received', 'pending_approval', 'rejected', 'supplier_selected'],
  ]);
  const invoices = await ask('GET', '/api/v1/invoices');
  assert.deepEqual(invoices.json.items.map((one: { matching: { status: string } }) => one.matching.status).sort(), [
    'blocked',
    'matched',
  ]);
});

/** Rows of the portal by table; what is kept for good, or is no record, apart. */
async function rowsOf({ tenantId }: Portal): Promise<Record<string, number>> {
  const { rows: tables } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((one) => !kept.includes(one.name))) {
    const { rows } = await owner.query(`select count(*)::int as n from ${name} where tenant_id = $1`, [tenantId]);
    if (rows[0].n > 0) counts[name] = rows[0].n;
  }
  return counts;
}

/** The trail and its order, answers kept for repeats, words that were searched by, and sums that came back to nothing. */
const kept = [
  ...['audit_events', 'event_heads', 'event_feeds', 'idempotency_keys', 'sessions', 'search_words'],
  ...['report_spend_years', 'report_standings', 'report_savings', 'report_step_years', 'report_supplier_years'],
  ...['number_sequences', 'jobs', 'tenant_keys'],
];

test('all of it goes as a whole: no row stays, sums come back to nothing, numbers begin where they were', async () => {
  const { portal, ask, sample } = await emptyPortal();
  const before = await rowsOf(portal);
  await sample('POST', {});
  assert.notDeepEqual(await rowsOf(portal), before);
  assert.deepEqual(await sample('DELETE'), { mayBeMade: true, sample: null, records: [] });
  assert.deepEqual(await rowsOf(portal), before);
  const { rows } = await owner.query(
    `select (select count(*)::int from report_spend_years where tenant_id = $1 and (0 <> any(amounts) or 0 <> any(lines))) as sums,
      (select count(*)::int from report_savings where tenant_id = $1 and lines <> 0)
        + (select count(*)::int from report_step_years where tenant_id = $1 and 0 <> any(purchases))
        + (select count(*)::int from report_supplier_years where tenant_id = $1 and 0 <> any(records)) as purchases,
      (select count(*)::int from number_sequences where tenant_id = $1 and last <> 0) as numbers,
      (select count(*)::int from portal_addresses where tenant_id = $1 and kind in ('rfq link', 'order link')) as links`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ sums: 0, purchases: 0, numbers: 0, links: 0 }]);
  const first = await ask('POST', '/api/v1/purchase-requisitions', { title: 'Своя' });
  assert.match(first.json.number, /-0001$/);
  assert.deepEqual((await sample('DELETE')).sample, null);
});

test('records of the portal’s own that name a sample one keep all of it, and are named, until they are cancelled', async () => {
  const { ask, sample } = await emptyPortal();
  const made = await sample('POST', {});
  const item = made.records.find(({ entityType }) => entityType === 'catalog_item');
  const mine = await ask('POST', '/api/v1/purchase-requisitions', {
    title: 'Своя',
    items: [{ catalogItemId: item?.entityId, quantity: '1' }],
  });
  const refused = await ask('DELETE', url);
  assert.deepEqual([refused.status, refused.json.rule], [409, 'sample_in_use']);
  assert.deepEqual(refused.json.records, [
    { entityType: 'procurement', entityId: mine.json.id, name: mine.json.number },
  ]);
  assert.deepEqual((await sample('GET')).records, made.records);
  const [line] = mine.json.items;
  await ask('DELETE', `/api/v1/purchase-requisitions/${mine.json.id}/items/${line.id}`);
  assert.equal((await sample('DELETE')).sample, null);
  const { items } = (await ask('GET', `/api/v1/purchase-requisitions/${mine.json.id}`)).json;
  assert.deepEqual([items[0].name, items[0].catalogItemId], [line.name, null]);
});

test('what was made for a sample requisition by hand goes with it', async () => {
  const { portal, ask, sample } = await emptyPortal();
  const before = await rowsOf(portal);
  await sample('POST', {});
  const { json } = await ask('GET', '/api/v1/purchase-requisitions?status=supplier_selected');
  const orders = await ask('POST', '/api/v1/purchase-orders/from-requisition', { requisitionId: json.items[0].id });
  assert.equal(orders.status, 201, JSON.stringify(orders.json));
  await sample('DELETE');
  assert.deepEqual(await rowsOf(portal), before);
});

test('nothing leaves because of it: no letter, notice, job or event, only the trail', async () => {
  const { portal, sample } = await emptyPortal();
  const jobs = async () =>
    (await owner.query('select 1 from jobs where tenant_id = $1', [portal.tenantId])).rows.length;
  const before = await jobs();
  await sample('POST', {});
  await sample('DELETE');
  const { rows } = await owner.query(
    `select (select count(*)::int from letters where tenant_id = $1) as letters,
      (select count(*)::int from notices where tenant_id = $1) as notices,
      (select count(*)::int from webhook_deliveries where tenant_id = $1) as deliveries,
      (select array_agg(distinct audience) from audit_events where tenant_id = $1 and operation <> 'accounts.register') as audiences`,
    [portal.tenantId],
  );
  assert.deepEqual(rows, [{ letters: 0, notices: 0, deliveries: 0, audiences: ['internal'] }]);
  assert.equal(await jobs(), before);
});

test('two clicks at once make it once; a portal with records of its own is refused; a buyer may not', async () => {
  const { portal, ask, sample } = await emptyPortal();
  const answers = await Promise.all([ask('POST', url, {}), ask('POST', url, { language: 'en' })]);
  // Who comes second waits for the first, for two seconds at most.
  assert.ok(answers.every(({ status }) => status === 200 || status === 503));
  const held = await sample('GET');
  assert.deepEqual((await sample('POST', {})).records, held.records);
  assert.equal(countOf(held, 'catalog_item'), 40);
  const busy = await emptyPortal();
  await busy.ask('POST', '/api/v1/catalog', { name: 'Болт' });
  const refused = await busy.ask('POST', url, {});
  assert.deepEqual([refused.status, refused.json.rule], [422, 'portal_not_empty']);
  const buyer = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  assert.equal((await request('POST', url, { token: buyer, body: {} })).status, 403);
  assert.equal((await ask('GET', '/api/v1/supplier-rfqs')).json.items[0].counts.quoted, 3);
});
