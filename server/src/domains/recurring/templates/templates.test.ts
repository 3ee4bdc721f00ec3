import assert from 'node:assert/strict';
import { test } from 'node:test';
import { factsOf, owner } from '../../../../test/harness.ts';
import { everyOtherMonday, templatePortal, templatesUrl } from '../../../../test/recurring.ts';
import { colleague, line, made, url } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';

const faults = ({ status, json }: { status: number; json: { errors?: Array<{ pointer: string; code: string }> } }) => [
  status,
  (json.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`).join(),
];

test('a template keeps a header and lines; lines of items take name and unit from them', async () => {
  const { portal, key, ask, add } = await templatePortal();
  const catalogItemId = await newItem(key, {
    name: 'Бумага А4',
    sku: 'A4',
    uomConversions: [{ uom: '778', factorToBase: '5' }],
  });
  const template = made(
    await add({
      ...{ name: 'Канцелярия на месяц', departmentName: 'Офис', tags: ['офис'], dueInDays: 7 },
      lines: [
        { catalogItemId, quantity: '4', uom: '778' },
        { name: 'Ручки', quantity: '50', specification: 'Синие' },
      ],
    }),
  );
  assert.deepEqual(
    [template.isActive, template.currency, template.priority, template.nextDate, template.title],
    [true, 'RUB', 'normal', null, null],
  );
  assert.deepEqual(
    template.lines.map((one: Record<string, unknown>) => [one.name, one.sku, one.uom, one.quantity, one.specification]),
    [
      ['Бумага А4', 'A4', '778', '4', null],
      ['Ручки', null, '796', '50', 'Синие'],
    ],
  );
  const read = (await ask('GET', `${templatesUrl}/${template.id}`)).json;
  assert.deepEqual(read, template);
  const listed = (await ask('GET', `${templatesUrl}?search=канцелярия`)).json.items;
  assert.deepEqual(listed, [template]);
  assert.equal((await factsOf(portal.tenantId)).at(-1)?.event, 'requisition_template.created');
});

test('a requisition is made of it by hand, due so many days later', async () => {
  const { portal, add, make } = await templatePortal();
  const template = made(await add({ title: 'Канцтовары', dueInDays: 3650, departmentName: 'Офис' }));
  const need = made(await make(template.id));
  assert.deepEqual(
    [need.title, need.templateId, need.departmentName, need.status, need.responsibleId, need.items[0].name],
    ['Канцтовары', template.id, 'Офис', 'draft', portal.ownerId, 'Бумага А4'],
  );
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date());
  assert.equal((Date.parse(need.dueDate) - Date.parse(today)) / 86_400_000, 3650);
});

test('a requisition becomes a template, without its dates and what was decided', async () => {
  const { ask, create } = await templatePortal();
  const source = await create({ title: 'Обеды', comment: 'Без лука', items: [line({ requiredAt: '2031-05-18' })] });
  const template = made(
    await ask('POST', `${templatesUrl}/from-requisition`, {
      ...{ requisitionId: source.id, name: 'Обеды по вторникам', dueInDays: 2 },
      schedule: { ...everyOtherMonday, every: 1, day: 2 },
    }),
  );
  assert.deepEqual(
    [template.name, template.title, template.comment, template.lines.length, template.lines[0].plannedPrice],
    ['Обеды по вторникам', 'Обеды', 'Без лука', 1, '100'],
  );
  assert.equal(new Date(template.nextDate).getUTCDay(), 2);
  assert.deepEqual(template.warnings, []);
});

test('bad input is refused at its field', async () => {
  const { add } = await templatePortal();
  const archived = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a12';
  assert.deepEqual(faults(await add({ lines: [] })), [422, '/lines min_items']);
  assert.deepEqual(faults(await add({ lines: [{ quantity: '2' }] })), [422, '/lines/0/name required']);
  assert.deepEqual(faults(await add({ lines: [{ catalogItemId: archived, quantity: '2' }] })), [
    422,
    '/lines/0/catalogItemId not_found_reference',
  ]);
  assert.deepEqual(faults(await add({ submits: true })), [422, '/dueInDays required']);
  assert.deepEqual(faults(await add({ schedule: { ...everyOtherMonday, day: 8 } })), [422, '/schedule/day maximum']);
  assert.deepEqual(faults(await add({ responsibleId: archived })), [422, '/responsibleId not_found_reference']);
});

test('what has ended since is left out of what is made, and named', async () => {
  const { portal, key, add, make } = await templatePortal();
  const catalogItemId = await newItem(key, { name: 'Бумага А4' });
  const template = made(await add({ lines: [{ catalogItemId, quantity: '4' }] }));
  await owner.query(
    `update catalog_items set status = 'archived', archived_at = now() where tenant_id = $1 and id = $2`,
    [portal.tenantId, catalogItemId],
  );
  const need = made(await make(template.id));
  assert.deepEqual([need.items[0].catalogItemId, need.items[0].name], [null, 'Бумага А4']);
  assert.deepEqual(need.warnings[0]?.meta, { fields: ['items/0/catalogItemId'] });
});

test('a template is changed and deleted; requisitions that were made of it stay', async () => {
  const { portal, ask, add, change, make } = await templatePortal();
  const template = made(await add());
  const need = made(await make(template.id));
  const { json: changed } = await change(template.id, { name: 'Офис', lines: [{ name: 'Скрепки', quantity: '5' }] });
  assert.deepEqual([changed.name, changed.lines[0].name, changed.version], ['Офис', 'Скрепки', 2]);
  assert.equal((await change(template.id, { name: 'Поздно', version: 1 })).status, 409);
  assert.equal((await ask('DELETE', `${templatesUrl}/${template.id}`)).status, 200);
  assert.equal((await ask('GET', `${templatesUrl}/${template.id}`)).status, 404);
  assert.equal((await ask('GET', `${url}/${need.id}`)).json.templateId, template.id);
  const viewer = await colleague(portal, 'viewer');
  assert.equal((await viewer.ask('POST', templatesUrl, { name: 'Чужой', lines: [] })).status, 403);
  assert.equal((await viewer.ask('GET', templatesUrl)).status, 200);
});
