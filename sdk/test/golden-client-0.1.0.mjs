// The client of version 0.1.0 as its users wrote it. Later versions run it unchanged: nothing in this file is ever edited.
import { connect, createClient, isProblem, verifyWebhook } from '@prokura/sdk';
import { createWarehouse, listWarehouses } from '@prokura/sdk/operations/warehouses';

const { BASE, KEY } = process.env;
const client = createClient({ baseUrl: BASE, apiKey: KEY, language: 'en', retries: 3, timeoutMs: 30_000 });

const item = await client.integrationApi.createCatalogItems({
  sku: 'C-500',
  name: 'Цемент М500, мешок 50 кг',
  plannedCost: { price: '412.50' },
  externalSource: '1c',
  externalId: '000000104',
});
console.log(item.sku, item.version);

const again = await client.integrationApi
  .createCatalogItems({ sku: 'C-501', name: 'Второй', externalSource: '1c', externalId: '000000104' })
  .catch((error) => error);
if (isProblem(again, client.integrationApi.createCatalogItems)) console.log(again.code, again.status);

const { values } = await client.variables.resolveVariables({
  entityType: 'catalogItem',
  entityId: item.id,
  paths: ['catalogItem.sku'],
});
console.log(values['catalogItem.sku']);

const connection = connect({ baseUrl: BASE, apiKey: KEY });
for (const code of ['А', 'Б', 'В']) await createWarehouse(connection, { name: `Склад ${code}`, code });
for await (const { code } of listWarehouses(connection, { limit: 2, sort: 'code' })) console.log(code);

for await (const { event, cursor } of client.events.follow({ pageSize: 1, waitSeconds: 0 })) {
  console.log(event.event, typeof cursor);
  break;
}

await verifyWebhook({ body: '{}', headers: {}, secrets: ['whsec_AAAA'] }).catch((error) => console.log(error.code));
