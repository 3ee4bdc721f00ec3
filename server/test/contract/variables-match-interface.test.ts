import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { variableNamespaces } from '../../src/app.ts';
import { shownScopes } from '../../src/surfaces/variables/may-resolve.ts';
import { servedVariables } from '../../src/surfaces/variables/served-variables.ts';
import { newPortal, owner, type Portal, request } from '../harness.ts';
import { newCounterparty } from '../suppliers.ts';

interface Listed {
  path: string;
  area: string;
  domain: string;
  entityTypes: string[];
  scopes: string[];
}

const listed = JSON.parse(
  readFileSync(join(import.meta.dirname, '../interface/variables.json'), 'utf8'),
) as readonly Listed[];
const served = servedVariables(variableNamespaces);
const fixed = listed.filter(({ area }) => area !== 'Custom');

/** Words of printed documents that the interface does not list: who sells, to whom, and what the paper says of itself. */
const beyondInterface = (path: string) => /^(document|items\.rows\[\]|seller|customer)\.\w+$/.test(path);

/** What stands beside a value of the interface, of which it tells the rest. */
const besides: ReadonlySet<string> = new Set(['catalogItem.stock.reserved']);

/** A record of every type that is served, so that the sweep can ask for its values. */
const recordOf = async (type: string, portal: Portal, key: string): Promise<string> => {
  if (type === 'company') return portal.tenantId;
  if (type === 'user') return portal.ownerId;
  if (type === 'counterparty')
    return (await request('POST', '/api/v1/counterparties', { key, body: { shortName: 'Ромашка' } })).json.id;
  if (type === 'supplier') return (await newCounterparty(portal)).supplierId;
  if (type === 'request' || type === 'supplierRfq')
    return (await request('POST', '/api/v1/supplier-rfqs', { key, body: { title: 'Цемент' } })).json.id;
  if (type === 'priceList')
    return (await request('POST', '/api/v1/price-lists', { key, body: { name: 'Прайс', kind: 'internal' } })).json.id;
  if (type === 'procurement')
    return (await request('POST', '/api/v1/purchase-requisitions', { key, body: { title: 'Цемент' } })).json.id;
  if (type === 'commercialProposal')
    return (await request('POST', '/api/v1/commercial-proposals', { key, body: { title: 'Цемент' } })).json.id;
  if (type === 'salesInvoice')
    return (await request('POST', '/api/v1/sales-invoices', { key, body: { title: 'Цемент' } })).json.id;
  if (type === 'contract') return newContract(key);
  if (type === 'generatedDocument') return newDeliveryDocument(portal);
  if (type === 'logisticsObject')
    return (await request('POST', '/api/v1/logistics/objects', { key, body: { name: 'Склад' } })).json.id;
  if (type === 'logisticsVehicle')
    return (await request('POST', '/api/v1/logistics/vehicles', { key, body: { plateNumber: 'А123ВС77' } })).json.id;
  if (type === 'deliveryRoute')
    return (await request('POST', '/api/v1/logistics/routes', { key, body: { stops: [{ label: 'Склад' }] } })).json.id;
  if (type === 'deliveryBatch')
    return (await request('POST', '/api/v1/logistics/batches', { key, body: { comment: 'Песок' } })).json.id;
  assert.equal(type, 'catalogItem', `the sweep needs a record of type ${type}`);
  return (await request('POST', '/api/v1/catalog', { key, body: { name: 'Болт', sku: 'B-1' } })).json.id;
};

const newContract = async (key: string): Promise<string> => {
  const { json: party } = await request('POST', '/api/v1/counterparties', { key, body: { shortName: 'Север' } });
  const body = { number: '47/2026', title: 'Цемент', kind: 'supply', counterpartyId: party.id, date: '2026-03-01' };
  return (await request('POST', '/api/v1/contracts', { key, body })).json.id;
};

const newDeliveryDocument = async ({ tenantId }: Portal): Promise<string> => {
  const { rows } = await owner.query(
    `with needed as (insert into requisitions (tenant_id, number, title, status, currency) values ($1, 'PR-2026-0900', 'Цемент', 'draft', 'RUB') returning id)
     insert into delivery_documents (tenant_id, kind, number, scope, direction, document_date, requisition_id, currency, row_count, parties)
     select $1, 'packing_list', 'УЛ-2026-0900', 'procurement', 'incoming', '2026-11-25', id, 'RUB', 1, '{}' from needed returning id`,
    [tenantId],
  );
  return rows[0].id;
};

// A kind of document serves the paths that all share for its own records.
test('every served path stands in the interface with the same domain, record types and scopes', () => {
  for (const { path, domain, entityTypes, rights } of served) {
    const twins = fixed.filter((one) => one.path === path);
    const isDocuments = twins.some((one) => one.domain === 'documents');
    if (besides.has(path) || (!isDocuments && domain === 'documents' && beyondInterface(path))) continue;
    assert.ok(twins.length > 0, `${path} is not a path of the interface`);
    const shown = { domain, entityTypes, scopes: shownScopes(rights) };
    assert.ok(
      twins.some(
        (one) =>
          one.domain === shown.domain &&
          shown.entityTypes.every((type) => one.entityTypes.includes(type)) &&
          (domain === 'documents' || one.entityTypes.length === shown.entityTypes.length) &&
          one.scopes.join() === shown.scopes.join(),
      ),
      `${path}: ${JSON.stringify(shown)} differs from ${JSON.stringify(twins)}`,
    );
  }
});

test('a path with [] is an array', () => {
  for (const { path, valueType } of served) if (path.includes('[]')) assert.equal(valueType, 'array', path);
});

test('every path of the interface is served', () => {
  const here = new Set(served.map(({ path, domain }) => `${domain} ${path}`));
  const missing = fixed.filter(({ path, domain }) => !here.has(`${domain} ${path}`)).map(({ path }) => path);
  assert.deepEqual(missing, []);
});

test('every path is answered for a caller of every right: resolved, or unresolved, never an error', async () => {
  const portal = await newPortal();
  const scopes = new Set(fixed.flatMap((one) => one.scopes.flatMap((scope) => scope.split('|'))));
  const key = await portal.key(
    ...scopes,
    'catalog.write',
    'counterparties.write',
    'price_lists.write',
    'purchase_requisitions.write',
    'supplier_documents.write',
    'customer_documents.write',
    'warehouses.write',
  );
  for (const [type, variables] of Map.groupBy(served, ({ entityTypes }) => entityTypes[0] as string)) {
    const paths = [...new Set(variables.map(({ path }) => path))].slice(0, 100);
    const { status, json } = await request('POST', '/api/v1/variables/resolve', {
      key,
      body: { entityType: type, entityId: await recordOf(type, portal, key), paths },
    });
    assert.equal(status, 200, type);
    assert.deepEqual(new Set([...Object.keys(json.values), ...json.unresolved]), new Set(paths));
    for (const value of Object.values(json.values)) assert.equal(typeof value, 'string');
  }
});
