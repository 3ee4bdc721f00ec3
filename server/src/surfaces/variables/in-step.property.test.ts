import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decidingOn, offer } from '../../../test/deciding.ts';
import { newPortal, owner, type Portal, request } from '../../../test/harness.ts';
import { newTalk } from '../../../test/new-conversation.ts';
import { cement, proposalPortal } from '../../../test/proposals.ts';
import { line, requisitionPortal } from '../../../test/requisitions.ts';
import { salesPortal, cement as sold } from '../../../test/sales.ts';
import { newCounterparty, tell } from '../../../test/suppliers.ts';
import { allRoutes, variableNamespaces } from '../../app.ts';
import { inStep } from '../../kernel/variables.ts';
import { servedVariables } from './served-variables.ts';
import { showValue } from './show-value.ts';

type Place = null | string | Place[];

const paths = servedVariables(variableNamespaces).filter(({ path }) => path.includes('[]'));
const scopes = [...new Set(paths.flatMap(({ rights }) => rights.scopes.flat()))];

/** Every path with `[]` of such a record, as a reader of the API gets them. */
async function listsOf(portal: Portal, entityType: string, entityId: string): Promise<Map<string, Place[]>> {
  const asked = paths.filter(({ entityTypes }) => entityTypes.includes(entityType)).map(({ path }) => path);
  const key = await portal.key('variables.read', ...scopes);
  const { status, json } = await request('POST', '/api/v1/variables/resolve', {
    key,
    body: { entityType, entityId, paths: [...new Set(asked)] },
  });
  assert.equal(status, 200, JSON.stringify(json));
  return new Map(Object.entries<string>(json.values).map(([path, value]) => [path, JSON.parse(value)]));
}

/** Paths that share everything up to a `[]` have as many places there, at every depth. */
function inStepThroughout(lists: ReadonlyMap<string, Place[]>) {
  const siblings = Map.groupBy(lists, ([path]) => path.slice(0, path.indexOf('[]')));
  for (const [group, of] of siblings) {
    const lengths = new Set(of.map(([, places]) => places.length));
    assert.equal(lengths.size, 1, `${group}[]: ${JSON.stringify(of)}`);
    for (const [path, places] of of)
      if (path.indexOf('[]') !== path.lastIndexOf('[]'))
        for (const place of places) assert.ok(Array.isArray(place), `${path}: ${JSON.stringify(places)}`);
  }
}

const gap = fc.option(fc.constantFrom('А', 'Б', 'В'), { nil: null, freq: 2 });

test('whatever the gaps, lists made of the same records have a place for each, in their order', () => {
  const value = fc.oneof(gap, fc.array(gap, { maxLength: 3 }), fc.constant(undefined), fc.boolean(), fc.integer());
  fc.assert(
    fc.property(fc.array(fc.record({ a: value, b: value }), { minLength: 1, maxLength: 8 }), (rows) => {
      const leaves = inStep('rows[].', rows, { a: ({ a }) => a, b: ({ b }) => b });
      for (const leaf of ['a', 'b'] as const) {
        const shown = JSON.parse(showValue(leaves[`rows[].${leaf}`]) as string) as Place[];
        const wanted = rows.map((row) => {
          const one = row[leaf] ?? null;
          return one === null || Array.isArray(one) ? one : String(one);
        });
        assert.deepEqual(shown, wanted);
      }
    }),
  );
});

test('every served path with [] stands beside its siblings for a record of each kind, in the sweep below', () => {
  const kinds = new Set(paths.flatMap(({ entityTypes }) => entityTypes));
  assert.deepEqual([...kinds].sort(), [
    'catalogItem',
    'commercialProposal',
    'company',
    'counterparty',
    'deliveryBatch',
    'deliveryRoute',
    'logisticsVehicle',
    'priceList',
    'procurement',
    'salesInvoice',
    'supplier',
    'supplierRfq',
  ]);
});

test('the price of the second supplier no longer stands at the place of the first, who named none', async () => {
  const portal = await newPortal();
  const key = await portal.key('catalog.read', 'catalog.write');
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 5 }),
      async (prices) => {
        const { json: item } = await request('POST', '/api/v1/catalog', { key, body: { name: 'Цемент М500' } });
        const named: Array<[string, string | null]> = [];
        for (const [n, price] of prices.entries()) {
          const name = `ООО «Поставщик ${n}»`;
          const { supplierId } = await newCounterparty(portal, name);
          await request('POST', `/api/v1/catalog/${item.id}/supplier-links`, { key, body: { supplierId } });
          if (price !== null)
            await tell(portal, 'invoice', [{ catalogItemId: item.id, supplierId, price: `${price}` }]);
          named.push([name, price === null ? null : `${price}`]);
        }
        const lists = await listsOf(portal, 'catalogItem', item.id);
        inStepThroughout(lists);
        const read = (leaf: string) => lists.get(`catalogItem.suppliers[].${leaf}`) as Place[];
        assert.deepEqual(
          read('name').map((name, n) => [name, read('lastPrice')[n]]),
          named,
        );
        for (const sources of read('sources')) assert.ok(Array.isArray(sources) && sources.length > 0);
      },
    ),
    { numRuns: 6 },
  );
});

test('rows of a proposal stand in step, whichever of them name a supplier or a group', async () => {
  const { portal, create } = await proposalPortal();
  const shape = fc.record({ supplierName: gap, groupKey: gap });
  await fc.assert(
    fc.asyncProperty(fc.array(shape, { minLength: 1, maxLength: 4 }), async (rows) => {
      const { id } = await create({ rows: rows.map((row) => ({ ...cement, ...row })) });
      const lists = await listsOf(portal, 'commercialProposal', id);
      inStepThroughout(lists);
      assert.deepEqual(
        lists.get('items.rows[].supplierName'),
        rows.map(({ supplierName }) => supplierName),
      );
    }),
    { numRuns: 6 },
  );
});

test('rows of a sales invoice stand in step, whichever of them name a group or a cost', async () => {
  const { portal, create } = await salesPortal();
  const { id } = await create({
    rows: [sold, { ...sold, groupLabel: 'Фундамент', groupKey: 'А' }, { ...sold, name: 'Песок' }],
  });
  const lists = await listsOf(portal, 'salesInvoice', id);
  inStepThroughout(lists);
  assert.deepEqual(lists.get('items.rows[].name'), ['Цемент М500', 'Цемент М500', 'Песок']);
});

test('stops, goods and points of logistics stand in step, whichever of them have no name or place', async () => {
  const portal = await newPortal();
  const key = await portal.key('logistics.read', 'warehouses.read', 'warehouses.write');
  const make = async (path: string, body: object) => {
    const { status, json } = await request('POST', `/api/v1/logistics/${path}`, { key, body });
    assert.ok(status < 300, JSON.stringify(json));
    return json.id as string;
  };
  const place = { latitude: '55.75', longitude: '37.61' };
  const objectId = await make('objects', { name: 'Склад «Север»' });
  const stops = [{ objectId }, { address: 'Тула' }, { label: 'Весовая', address: 'Тула', ...place }];
  const route = await listsOf(portal, 'deliveryRoute', await make('routes', { stops }));
  inStepThroughout(route);
  assert.deepEqual(route.get('deliveryRoute.stops[].object.name'), ['Склад «Север»', null, null]);
  const items = [
    { name: 'Цемент', quantity: '1' },
    { name: 'Песок', quantity: '2.5', uom: '113' },
  ];
  const batch = await listsOf(portal, 'deliveryBatch', await make('batches', { items }));
  inStepThroughout(batch);
  assert.deepEqual(batch.get('deliveryBatch.items[].quantity'), ['1', '2.5']);
  const vehicleId = await make('vehicles', { plateNumber: 'А123ВС77' });
  const points = ['2025-11-20T09:00:00Z', '2025-11-20T09:05:00Z'].map((recordedAt) => ({ recordedAt, ...place }));
  await make(`vehicles/${vehicleId}/locations`, { points });
  const vehicle = await listsOf(portal, 'logisticsVehicle', vehicleId);
  inStepThroughout(vehicle);
  assert.equal(vehicle.get('logisticsVehicle.locations[].recordedAt')?.length, 2);
});

test('lines of a requisition lie side by side with their suppliers, needs and days, whichever of them lack one', async () => {
  const held = await requisitionPortal();
  await held.settle({ extensions: { construction: true } });
  const shape = fc.record({ needGroupKey: gap, workType: gap, offers: fc.integer({ min: 0, max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(shape, { minLength: 1, maxLength: 4 }), async (wanted) => {
      const lines = wanted.map(({ needGroupKey, workType }, n) =>
        line({ name: `Строка ${n}`, needGroupKey, workType }),
      );
      const world = await decidingOn(held, lines);
      const suppliers = [world.first, world.second];
      const decisions = wanted.flatMap(({ offers }, n) =>
        offers === 0
          ? []
          : [
              world.give(
                suppliers.slice(0, offers).map((supplierId) => offer({ supplierId, quantity: '5' })),
                n,
              ),
            ],
      );
      if (decisions.length > 0) await world.decide(...decisions);
      const lists = await listsOf(held.portal, 'procurement', world.id);
      inStepThroughout(lists);
      const read = (leaf: string) => lists.get(`procurement.items[].${leaf}`) as Place[];
      assert.deepEqual(
        read('needGroupKey'),
        wanted.map((one) => one.needGroupKey),
      );
      assert.deepEqual(
        read('workType'),
        wanted.map((one) => one.workType),
      );
      assert.deepEqual(
        read('supplyCoverage.suppliers[].name').map((names) => (names as string[]).length),
        wanted.map(({ offers }) => offers),
      );
    }),
    { numRuns: 4 },
  );
});

test('requisites, widgets, rows and assortments keep their places too', async () => {
  const portal = await newPortal();
  const key = await portal.key('counterparties.write', 'price_lists.write', 'catalog.write');
  const requisites = fc.array(fc.record({ label: gap, bankName: fc.constantFrom('Восток', 'Запад') }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(requisites, async (given) => {
      const body = { shortName: 'Ромашка', paymentRequisites: given };
      const { status, json } = await request('POST', '/api/v1/counterparties', { key, body });
      assert.equal(status, 201, JSON.stringify(json));
      const lists = await listsOf(portal, 'counterparty', json.id);
      inStepThroughout(lists);
      for (const leaf of ['label', 'bankName'] as const)
        assert.deepEqual(
          lists.get(`counterparty.paymentRequisites[].${leaf}`),
          given.map((one) => one[leaf]),
        );
    }),
    { numRuns: 5 },
  );
  for (const [slug, from] of [
    ['maps', null],
    ['ocr', '2026-01-01'],
  ])
    await owner.query(
      `insert into paid_widgets (tenant_id, slug, name, license_status, active_from, price_monthly_rub) values ($1, $2, $2, 'active', $3, 100)`,
      [portal.tenantId, slug, from],
    );
  const widgets = await listsOf(portal, 'company', portal.tenantId);
  inStepThroughout(widgets);
  const ends = widgets.get('company.paidWidgets[].activeUntil') ?? [];
  assert.ok(ends.length > 2 && ends.every((end) => end === null), 'those on offer are listed beside');
});

test('links of messengers and trackers stand in step with what they link to', async () => {
  const portal = await newPortal();
  const key = await portal.key('supplier_documents.write', 'purchase_requisitions.write');
  const made = async (path: string) =>
    (await request('POST', `/api/v1/${path}`, { key, body: { title: 'Цемент' } })).json.id as string;
  const asked = await made('supplier-rfqs');
  await owner.query(
    `insert into messenger_links (tenant_id, conversation_id, entity_type, entity_id, status, source) values ($1, $2, 'supplierRfq', $3, 'confirmed', 'person')`,
    [portal.tenantId, await newTalk(portal), asked],
  );
  const chats = await listsOf(portal, 'supplierRfq', asked);
  inStepThroughout(chats);
  assert.deepEqual(chats.get('messenger.links[].externalId')?.length, 1);
  const needed = await made('purchase-requisitions');
  await owner.query(
    `insert into tracker_links (tenant_id, requisition_id, source, target_type, external_id) values ($1, $2, 'yougile', 'task', 't-1'), ($1, $2, 'yougile', 'board', 'b-1')`,
    [portal.tenantId, needed],
  );
  const tasks = await listsOf(portal, 'procurement', needed);
  inStepThroughout(tasks);
  assert.deepEqual(new Set(tasks.get('tasktracker.links[].targetType')), new Set(['board', 'task']));
});

test('the contract says how lists of variables are read', () => {
  const { description } = allRoutes.find(({ path }) => path === '/api/v1/variables/resolve')?.operation ?? {};
  assert.match(description ?? '', /same length and order/);
  assert.match(description ?? '', /\[\["A","B"\],\[\],\["A"\]\]/);
});
