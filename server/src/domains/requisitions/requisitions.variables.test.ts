import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accept, line, requisitionPortal } from '../../../test/requisitions.ts';
import { newCounterparty } from '../../../test/suppliers.ts';

test('variables tell of the requisition and its lines; words of builders only where they are switched on', async () => {
  const { portal, ask, approved, settle, create } = await requisitionPortal();
  const { supplierId } = await newCounterparty(portal);
  const { id, items } = await approved({ items: [line(), line({ name: 'Песок' })] });
  await accept(portal, items[0], supplierId, { quantity: '4' });
  const paths = [
    'procurement.plannedTotal',
    'procurement.actualTotal',
    'procurement.stage.name',
    'procurement.selectedSupplier.name',
    'procurement.responsible.code',
    'procurement.items[].supplyCoverage.status',
    'procurement.items[].supplyCoverage.percent',
    'procurement.items[].supplyCoverage.suppliers[].name',
    'procurement.constructionProject.name',
  ];
  const resolve = async (entityId: string) =>
    (await ask('POST', '/api/v1/variables/resolve', { entityType: 'procurement', entityId, paths })).json;
  assert.deepEqual((await resolve(id)).values, {
    'procurement.plannedTotal': '2000.00',
    'procurement.actualTotal': '360.00',
    'procurement.stage.name': 'Готово к закупке',
    'procurement.selectedSupplier.name': 'ООО «Цементный двор»',
    'procurement.responsible.code': 'U-0001',
    'procurement.items[].supplyCoverage.status': '["partially_covered","not_covered"]',
    'procurement.items[].supplyCoverage.percent': '["40","0"]',
    'procurement.items[].supplyCoverage.suppliers[].name': '[["ООО «Цементный двор»"],[]]',
  });
  await settle({ extensions: { construction: true } });
  const built = await create({ constructionProject: { name: 'ЖК «Северный»' } });
  assert.equal((await resolve(built.id)).values['procurement.constructionProject.name'], 'ЖК «Северный»');
  await settle({ extensions: { construction: false } });
  assert.ok((await resolve(built.id)).unresolved.includes('procurement.constructionProject.name'));
});
