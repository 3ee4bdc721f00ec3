import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newInbound } from '../../../../../test/inbound.ts';

test('what a mapping could not take is told by its path, and found in the journal among what came', async () => {
  const { map, tell, logs } = await newInbound();
  await map({
    event: 'item.changed',
    operation: 'catalog_item.upsert',
    source: { name: '$.product.title', brand: '$.product.brand' },
    requiredFields: ['name'],
    externalSource: 'shop',
    externalIdPath: '$.id',
  });
  assert.equal((await tell('item.changed', { id: '1', product: {} })).status, 'failed');
  const failures = async () =>
    (await logs('&direction=INBOUND')).filter(({ status }: { status: string }) => status === 'failed');
  const [lacking] = await failures();
  assert.match(JSON.stringify(lacking.message), /lacks name \(\$\.product\.title\)|name \(\$\.product\.title\)/);
  assert.deepEqual([lacking.details.fields[0].at, lacking.details.rule], ['/source/name', 'required_fields_missing']);

  await tell('item.changed', { id: '2', product: { title: ['Болт'] } });
  const [, unfit] = await failures();
  assert.match(JSON.stringify(unfit.details.fields), /\$\.product\.title/);
});
