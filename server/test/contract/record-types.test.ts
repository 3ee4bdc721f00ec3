import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { TObject } from 'typebox';
import { sentRecords } from '../../../nouns/e-document.ts';
import { linkedRecords } from '../../../nouns/mailbox-thread.ts';
import { talkedAbout } from '../../../nouns/messenger-conversation.ts';
import {
  allRoutes,
  customFieldHosts,
  entities,
  events,
  facadeResources,
  fileHosts,
  recordHosts,
  variableNamespaces,
} from '../../src/app.ts';
import { customFieldEntityTypes } from '../../src/platform/custom-fields/entity-types.ts';
import { giveDocuments } from '../give-documents.ts';
import { newPortal, owner, request, signIn } from '../harness.ts';
import { newConversation, newTalk } from '../new-conversation.ts';
import { newCounterparty } from '../suppliers.ts';
import { commentDoors } from './comment-doors.ts';
import type { RecordTypeDoor } from './record-type-door.ts';

/** The spellings a caller may use for one record type. */
const spellings = (name: string): string[] => {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const others = camel === 'procurement' ? ['purchase_requisition', 'purchaseRequisition', 'procurements'] : [];
  return [...new Set([snake, camel, snake.replaceAll('_', '-'), ...others])];
};

let portal: Awaited<ReturnType<typeof newPortal>>;
let key: string;
let token: Promise<string> | undefined;
const ids: Record<string, string> = {};

before(async () => {
  portal = await newPortal();
  const areas = [
    'catalog',
    'counterparties',
    'warehouses',
    'price_lists',
    'purchase_requisitions',
    'supplier_documents',
  ];
  const written = [...areas, 'finance', 'customer_documents', 'settings'];
  key = await portal.key(
    ...written.flatMap((area) => [`${area}.read`, `${area}.write`]),
    ...['logistics.read', 'messengers.read', 'variables.read', 'webhooks.read'],
  );
  const made = async (path: string, body: object) => (await request('POST', path, { key, body })).json.id as string;
  ids.catalogItem = await made('/api/v1/catalog', { name: 'Болт' });
  ids.counterparty = await made('/api/v1/counterparties', { shortName: 'ООО «Ромашка»' });
  ids.warehouse = await made('/api/v1/warehouses', { name: 'Главный' });
  ids.priceList = await made('/api/v1/price-lists', { name: 'Цены', kind: 'internal' });
  ids.supplierRfq = await made('/api/v1/supplier-rfqs', { title: 'Болты' });
  const items = [{ name: 'Болт', quantity: '10' }];
  const needed = await request('POST', '/api/v1/purchase-requisitions', { key, body: { title: 'Болты', items } });
  ids.procurement = needed.json.id;
  ids.procurementItem = needed.json.items[0].id;
  const { counterpartyId, supplierId } = await newCounterparty(portal);
  ids.supplierQuote = await made('/api/v1/supplier-quotes', { procurementId: ids.procurement, supplierId });
  ids.supplier = supplierId;
  ids.thread = await newConversation(portal);
  ids.talk = await newTalk(portal);
  await owner.query(`update counterparties set phone = '+7 916 000-00-02' where tenant_id = $1`, [portal.tenantId]);
  ids.invoice = await made('/api/v1/invoices', { counterpartyId, totals: { gross: '100' } });
  ids.commercialProposal = await made('/api/v1/commercial-proposals', { title: 'Болты' });
  const agreed = { number: '1', title: 'Болты', kind: 'supply', counterpartyId, date: '2026-03-01' };
  ids.contract = await made('/api/v1/contracts', agreed);
  const seller = { name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893' };
  ids.sellerProfile = await made('/api/v1/settings/seller-profiles', seller);
  await giveDocuments(portal);
  ids.company = portal.tenantId;
  ids.user = portal.ownerId;
});

const idOf = (own: string) =>
  ids[own.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())] ?? ids.catalogItem;
const fields = '/api/v1/settings/custom-fields';
const links = '/api/v1/integration-api/links';
let made = 0;

const define = (entityType: string) => {
  made += 1;
  return request('POST', fields, { key, body: { entityType, key: `k${made}`, label: 'Класс', type: 'string' } });
};

const upload = (entityType: string, own: string) => {
  const form = new FormData();
  form.append('file', new File(['Паспорт'], 'паспорт.txt', { type: 'text/plain' }));
  form.append('entityType', entityType);
  form.append('entityId', String(idOf(own)));
  return request('POST', '/api/v1/files', { key, body: form });
};

const link = (entityType: string, own: string) =>
  request('PUT', links, {
    key,
    body: { externalSource: '1c', externalId: own, entityType, entityId: idOf(own) },
  });

const conversation = '/api/v1/mailbox/threads';
const ofLinks: Record<string, string> = { requisition: 'procurement', rfq: 'supplierRfq', proposal: 'supplierQuote' };
const linkable = (own: string) => (own === 'supplier' ? ids.supplier : ids[ofLinks[own] ?? own]);

const resolvable = [
  ...variableNamespaces.flatMap(({ entityTypes }) => entityTypes),
  ...customFieldHosts.map(({ entityType }) => entityType),
];
const fileTypes = fileHosts.map(({ entityType }) => entityType);
const linkTypes = facadeResources.map(({ entity }) => entity.type);

/** Every operation that takes a record type, with a way to ask it. The spelling is the one the interface shows for it. */
const doors: Readonly<Record<string, RecordTypeDoor>> = {
  'files.upload-file': { names: fileTypes, ask: upload },
  'files.list-files': {
    names: fileTypes,
    ask: (type, own) => request('GET', `/api/v1/files?entityType=${type}&entityId=${idOf(own)}`, { key }),
  },
  ...commentDoors(() => portal, idOf),
  'moves.read-moves': {
    names: recordHosts.flatMap(({ entityType, entity }) => (entity.lifecycle ? entityType : [])),
    ask: (type, own) => request('GET', `/api/v1/moves?entityType=${type}&entityId=${idOf(own)}`, { key }),
  },
  'custom-fields.create-custom-field': { names: customFieldEntityTypes, ask: define },
  'custom-fields.list-custom-fields': {
    names: customFieldEntityTypes,
    ask: (type) => request('GET', `${fields}?entityType=${type}&limit=1`, { key }),
  },
  'custom-fields.order-custom-fields': {
    names: customFieldEntityTypes,
    async ask(entityType, own) {
      const listed = () => request('GET', `${fields}?entityType=${own}&limit=200`, { key });
      if ((await listed()).json.items.length === 0) await define(own);
      const fieldIds = (await listed()).json.items.map(({ id }: { id: string }) => id);
      return request('PATCH', `${fields}/order`, { key, body: { entityType, fieldIds } });
    },
  },
  'custom-fields.update-custom-field': {
    names: customFieldEntityTypes,
    async ask(entityType, own) {
      const { json } = await define(own);
      return request('PATCH', `${fields}/${json.id}`, { key, body: { entityType, label: 'Группа' } });
    },
  },
  'custom-fields.read-values': {
    names: customFieldEntityTypes,
    ask: (type, own) => request('GET', `${fields}/values?entityType=${type}&entityId=${idOf(own)}`, { key }),
  },
  'integration-api.save-link': { names: linkTypes, ask: link },
  'integration-api.find-links': {
    names: linkTypes,
    async ask(type, own) {
      await link(own, own);
      return request('GET', `${links}?entityType=${type}&entityId=${idOf(own)}`, { key });
    },
  },
  'integration-api.remove-link': {
    names: linkTypes,
    async ask(type, own) {
      const { json } = await link(own, own);
      return request(
        'DELETE',
        `${links}?externalSource=${json.externalSource}&externalId=${json.externalId}&entityType=${type}`,
        { key },
      );
    },
  },
  'variables.list-variables': {
    names: resolvable,
    ask: (type) => request('GET', `/api/v1/variables?entityType=${type}&includeCustom=false`, { key }),
  },
  'variables.resolve-variables': {
    names: resolvable,
    ask: (entityType, own) =>
      request('POST', '/api/v1/variables/resolve', { key, body: { entityType, entityId: idOf(own), paths: ['x.y'] } }),
  },
  'e-documents.create-outgoing': {
    names: Object.keys(sentRecords),
    isRefused: true,
    ask: (entityType, own) =>
      request('POST', '/api/v1/e-documents/outgoing', {
        key,
        body: { entityType, entityId: idOf(own), operator: 'A' },
      }),
  },
  'e-documents.list-outgoing': {
    names: Object.keys(sentRecords),
    ask: (type) => request('GET', `/api/v1/e-documents/outgoing?entityType=${type}&limit=1`, { key }),
  },
  'mailbox.list-threads': {
    names: Object.keys(linkedRecords),
    async ask(type, own) {
      await request('POST', `${conversation}/${ids.thread}/links`, {
        key,
        body: { entityType: own, entityId: linkable(own) },
      });
      return request('GET', `${conversation}?entityType=${type}&limit=1`, { key });
    },
  },
  'mailbox.link-thread': {
    names: Object.keys(linkedRecords),
    ask: (entityType, own) =>
      request('POST', `${conversation}/${ids.thread}/links`, { key, body: { entityType, entityId: linkable(own) } }),
  },
  'mailbox.unlink-thread': {
    names: Object.keys(linkedRecords),
    ask: (entityType, own) =>
      request('POST', `${conversation}/${ids.thread}/unlink`, { key, body: { entityType, entityId: linkable(own) } }),
  },
  'messenger.list-conversations': {
    names: Object.keys(talkedAbout),
    async ask(type, own) {
      const body = { entityType: own, entityId: ids[own] };
      await request('POST', `/api/v1/messenger/conversations/${ids.talk}/links`, { key, body });
      return request('GET', `/api/v1/messenger/conversations?entityType=${type}&limit=1`, { key });
    },
  },
  'messenger.link-conversation': {
    names: Object.keys(talkedAbout),
    ask: (entityType, own) =>
      request('POST', `/api/v1/messenger/conversations/${ids.talk}/links`, {
        key,
        body: { entityType, entityId: ids[own] },
      }),
  },
  'messenger.unlink-conversation': {
    names: Object.keys(talkedAbout),
    ask: (entityType, own) =>
      request('POST', `/api/v1/messenger/conversations/${ids.talk}/unlink`, {
        key,
        body: { entityType, entityId: ids[own] },
      }),
  },
  'messenger.list-recipients': {
    names: Object.keys(talkedAbout),
    ask: (type, own) => request('GET', `/api/v1/messenger/recipients?entityType=${type}&entityId=${ids[own]}`, { key }),
  },
  'messenger.start-conversation': {
    names: Object.keys(talkedAbout),
    ask: (entityType, own) =>
      request('POST', '/api/v1/messenger/messages', {
        key,
        body: { entityType, entityId: ids[own], phone: '+7 999 123-45-67', text: 'Добрый день' },
      }),
  },
  'audit.list-events': {
    names: entities.map(({ type }) => type),
    // A session begins when it is wanted: the suite may take longer than an access token lives.
    async ask(type) {
      token ??= signIn(portal);
      return request('GET', `/api/v1/audit?entityType=${type}&limit=1`, { token: await token });
    },
  },
  'events.read-feed': {
    names: events.types,
    ask: (type) => request('GET', `/api/v1/events?entityType=${type}&limit=1`, { key }),
  },
};

test('every operation that takes a record type is known to this sweep', () => {
  const taking = allRoutes.filter(({ operation }) => 'entityType' in ((operation.input as TObject).properties ?? {}));
  assert.deepEqual([...new Set(taking.map(({ operation }) => operation.name))].sort(), Object.keys(doors).sort());
});

/** What an answer tells apart: its status, its code, the record types it names, and whether it found anything. */
const gist = ({ status, json }: Awaited<ReturnType<typeof request>>) => ({
  status: status === 201 ? 200 : status,
  code: json.code,
  types: [...new Set(JSON.stringify(json).match(/"(?:entityType|type)":"\w+"/g))],
  found: json.items?.length,
});

for (const [name, { names, ask, isRefused }] of Object.entries(doors))
  test(`${name} understands a record type in every spelling and answers in its own`, async () => {
    assert.ok(names.length > 0);
    const answers = [];
    for (const own of new Set(names)) {
      const expected = gist(await ask(own, own));
      answers.push(expected);
      assert.ok(isRefused || [200, 404].includes(expected.status), `${own}: ${expected.status}`);
      assert.notEqual(expected.code, 'validation_failed', own);
      for (const type of spellings(own)) assert.deepEqual(gist(await ask(type, own)), expected, type);
    }
    assert.ok(isRefused || answers.some(({ status, found = 1 }) => status === 200 && found > 0));
  });

test('what a person sees of a catalog item does not depend on how he spells it', async () => {
  for (const type of ['catalogItem', 'catalog_item', 'catalog-item']) {
    assert.equal((await upload(type, 'catalogItem')).json.entityType, 'catalogItem');
    assert.equal((await link(type, 'catalogItem')).json.entityType, 'catalog_item');
    const told = await request('GET', `/api/v1/events?entityType=${type}`, { key });
    assert.equal(told.json.items[0].entity.type, 'catalog_item');
  }
  assert.equal((await link('planet', 'catalogItem')).json.code, 'validation_failed');
});
