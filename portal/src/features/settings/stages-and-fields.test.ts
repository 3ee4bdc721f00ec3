import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { answer } from '../../../test/answer.ts';
import { drawPage } from '../../../test/draw.ts';

const { fieldValues, hasOptions, keyOf, namedAnew } = await import('./fields.ts');
const { saveStage, stageValues } = await import('./save-stage.ts');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

const blank = { label: '', key: '', type: 'string' as const, items: [], required: false };

test('the key of a new field follows its label until somebody types their own', () => {
  const first = { ...blank, ...namedAnew(true, blank, 'Класс') };
  assert.equal(first.key, 'klass');
  assert.equal(namedAnew(true, first, 'Класс опасности').key, keyOf('Класс опасности'));
  assert.deepEqual(namedAnew(true, { ...first, key: 'hazard' }, 'Класс опасности'), { label: 'Класс опасности' });
});

test('the key of a known field never changes with its label', () => {
  assert.deepEqual(namedAnew(false, { ...blank, label: 'Класс', key: 'klass' }, 'Вид'), { label: 'Вид' });
});

test('only a choice has options', () => {
  assert.deepEqual(fieldValues(undefined), blank);
  assert.ok(hasOptions('select') && hasOptions('multiselect') && !hasOptions('string'));
});

const stage = {
  ...{ id: 's1', name: 'Сбор цен', shortName: null, color: '#2563eb', statuses: ['draft'], isActive: true },
  ...{ isSystem: false, archivedAt: null, version: 5 },
};
const palette = [
  { color: '#2563eb', name: { en: 'Blue', ru: 'Синий' } },
  { color: '#16a34a', name: { en: 'Green', ru: 'Зелёный' } },
];

test('a new stage takes a colour that no other has, and the first where all are taken', () => {
  assert.equal(stageValues(undefined, [stage] as never, palette as never).color, '#16a34a');
  const both = [stage, { ...stage, color: '#16a34a' }];
  assert.equal(stageValues(undefined, both as never, palette as never).color, '#2563eb');
});

test('only a known stage can be switched off, and a short name that was rubbed out is cleared', async () => {
  const asked = answer(() => ({ body: stage }));
  const values = { ...stageValues(stage as never, [], palette as never), shortName: ' ' };
  await saveStage(undefined, values);
  await saveStage(stage as never, values);
  const [made, changed] = asked.map(({ method, body }) => ({ method, ...(body as object) }) as Record<string, unknown>);
  assert.deepEqual([made?.method, made?.shortName, made?.isActive], ['POST', null, undefined]);
  assert.deepEqual([changed?.method, changed?.isActive, changed?.version], ['PATCH', true, 5]);
});

const grade = {
  ...{ id: 'p1', key: 'marka', label: 'Марка', type: 'string', required: true, options: null, status: 'active' },
  ...{ archivedAt: null, version: 1 },
};

const pipeline = (search: string, may: readonly Permission[], changes: object = {}) =>
  drawPage({
    at: `settings/pipeline${search}`,
    routes,
    may,
    known: [
      [
        ['settings', 'pipeline', 'whole', { includeArchived: search.includes('archived') }],
        { stages: [stage], productFields: [grade], palette, ...changes },
      ],
    ],
  });

test('stages stand in the order of the board with their statuses, and are moved by who may', async () => {
  const manager = await pipeline('', ['pipeline.manage']);
  assert.match(manager.text, /Сбор цен/);
  assert.ok(manager.buttons.includes('Переместить: Alt и стрелки: Сбор цен'));
  assert.ok(!(await pipeline('', [])).buttons.includes('Переместить: Alt и стрелки: Сбор цен'));
});

test('a stage that was switched off says so', async () => {
  const { text } = await pipeline('', [], { stages: [{ ...stage, isActive: false, shortName: 'Цены' }] });
  assert.match(text, /Сбор цен Цены · выключен · Черновик/);
});

test('a stage is put away unless it is of the platform', async () => {
  assert.ok((await pipeline('?open=s1', ['pipeline.manage'])).buttons.includes('В архив…'));
  const system = { stages: [{ ...stage, isSystem: true }] };
  const { buttons, text } = await pipeline('?open=s1', ['pipeline.manage'], system);
  assert.ok(!buttons.includes('В архив…'));
  assert.match(text, /Этап платформы нельзя отправить в архив, но можно выключить/);
});

test('what was put away is shown when it is asked for, with the way back', async () => {
  const away = { ...stage, id: 's2', name: 'Старый', archivedAt: '2026-11-05T10:00:00Z' };
  const { text, buttons } = await pipeline('?archived=true', ['pipeline.manage'], { stages: [stage, away] });
  assert.match(text, /Этапы в архиве Старый/);
  assert.ok(buttons.includes('Восстановить: Старый'));
  assert.doesNotMatch((await pipeline('', ['pipeline.manage'], { stages: [stage, away] })).text, /Старый/);
});

test('fields of lines are told with their type, whether they are needed, and their name in the API', async () => {
  assert.match((await pipeline('', [])).text, /Марка Строка · обязательное · marka/);
  const none = await pipeline('', ['pipeline.manage'], { productFields: [] });
  assert.match(none.text, /Полей пока нет Чертёж, марка, цвет/);
});

test('the key and the type of a field stay as they were made', async () => {
  const { off } = await pipeline('?open=p1', ['pipeline.manage']);
  assert.ok(off.includes('Ключ') && off.includes('Тип') && !off.includes('Название'));
});

const hazard = { ...grade, id: 'f1', entityType: 'warehouse', key: 'hazard', label: 'Класс опасности', type: 'select' };

const customFields = (search: string, may: readonly Permission[], fields: readonly unknown[], filters: object) =>
  drawPage({
    at: `settings/custom-fields${search}`,
    routes,
    may,
    known: [[['settings', 'custom-fields', 'list', filters], fields]],
  });

test('fields of one’s own stand under the records that have them', async () => {
  const { headings, text } = await customFields('', [], [hazard], { archived: false });
  assert.deepEqual(headings, ['Дополнительные поля', 'Склады']);
  assert.match(text, /Класс опасности Выбор из списка · обязательное · hazard/);
});

test('a portal without such fields says what they are for, and offers the first to who may', async () => {
  const { text, buttons } = await customFields('', ['custom_fields.manage'], [], { archived: false });
  assert.match(text, /Своих полей пока нет/);
  assert.deepEqual(buttons.filter((name) => name === 'Поле').length, 2);
});

test('a field is seen as a form will show it while it is made', async () => {
  const { text, html } = await customFields('?open=f1', ['custom_fields.manage'], [hazard], { archived: false });
  assert.match(text, /В форме Класс опасности/);
  assert.match(html, /value="Склады"[^>]*disabled=""|disabled=""[^>]*value="Склады"/, 'its records stay');
});

test('a new field is meant for the records that the list is narrowed to', async () => {
  const narrowed = { entityType: 'invoice', archived: false };
  const { html } = await customFields('?entity=invoice&open=new', ['custom_fields.manage'], [], narrowed);
  assert.equal(html.match(/value="Счета"/g)?.length, 2, 'the filter and the form');
});
