import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage } from '../../../test/draw.ts';
import type { Field } from './use-field-form.ts';

const { ArchiveStage } = await import('./components/archive-stage.tsx');
const { ArchivedList } = await import('./components/archived-list.tsx');
const { FieldForm } = await import('./components/field-form.tsx');
const { Loaded } = await import('./components/loaded.tsx');
const { PermissionMatrix } = await import('./components/permission-matrix.tsx');
const { RateDialog } = await import('./components/rate-dialog.tsx');
const { RecordForm } = await import('./components/record-form.tsx');
const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { Problem } = await import('../../shared/api/problem.ts');

const nothing = () => Promise.resolve();
const onDone = () => {};

test('requisitions of an archived stage are asked to be moved, and may have nowhere to go', async () => {
  const stage = { id: 's1', name: 'Сбор предложений', isActive: true } as never;
  const dialog = { opened: true, stage, stages: [stage], onClose: onDone, onDone };
  const russian = await draw(createElement(ArchiveStage, dialog));
  assert.match(russian.text, /Отправить этап в архив\? .*Сбор предложений/);
  assert.match(russian.text, /Можно не выбирать, если заявок на этапе нет/);
  assert.deepEqual(russian.fields, ['Куда перенести заявки с этого этапа']);
  const english = await draw(createElement(ArchiveStage, dialog), { language: 'en' });
  assert.match(english.text, /Archive the stage\? .*Collecting quotes/, 'a stage of the platform has an English name');
});

test('an empty archive says so; who may not change it is offered no way back', async () => {
  const list = (rows: readonly { id: string }[], mayChange: boolean) =>
    draw(
      createElement(ArchivedList<{ id: string }>, {
        ...{ label: 'Этапы в архиве', rows, mayChange },
        ...{ nameOf: ({ id }: { id: string }) => id, show: () => 'Черновик', restore: nothing },
      }),
    );
  assert.match((await list([], true)).text, /В архиве пусто/);
  assert.deepEqual((await list([{ id: 'Старый' }], true)).buttons, ['Восстановить: Старый']);
  assert.deepEqual((await list([{ id: 'Старый' }], false)).buttons, []);
});

const field = (changes: object = {}) =>
  ({
    ...{ id: 'f1', key: 'hazard', label: 'Класс опасности', type: 'select', options: { items: ['Первый'] } },
    ...{ required: true, status: 'active', version: 1, ...changes },
  }) as Field;

const form = (given: Field | undefined, mayChange = true, language: 'ru' | 'en' = 'ru') =>
  draw(
    createElement(FieldForm, {
      ...{ draft: 'custom-field', field: given, types: ['string', 'select'], mayChange },
      ...{ save: nothing, archive: nothing, restore: nothing, onDone },
    }),
    { language },
  );

test('a new field is added under a name and a key of its own; options are asked for a choice alone', async () => {
  const { fields, buttons, off } = await form(undefined);
  assert.deepEqual(fields.slice(0, 4), ['Название', 'Ключ', 'Тип', 'Обязательное В новой записи нужно значение.']);
  assert.deepEqual([buttons, off], [['Добавить'], []]);
  assert.ok((await form(field())).fields.includes('Варианты'));
});

test('a field is archived or brought back, whichever is left to do', async () => {
  assert.deepEqual((await form(field())).buttons.slice(-2), ['Сохранить', 'В архив']);
  assert.deepEqual((await form(field({ status: 'archived' }))).buttons.slice(-2), ['Сохранить', 'Восстановить']);
});

test('who only looks at a field can press nothing and change nothing of it', async () => {
  const { buttons, off } = await form(field(), false);
  assert.ok(!buttons.includes('Сохранить') && !buttons.includes('В архив'));
  const all = ['Название', 'Ключ', 'Тип', 'Варианты', 'Обязательное В новой записи нужно значение.'];
  for (const name of all) assert.ok(off.includes(name), name);
});

test('the form of a field is read in English, too', async () => {
  const { text } = await form(field(), true, 'en');
  assert.match(text, /Name in the API and in templates; never changes\./);
  assert.match(text, /With no options any text is allowed\./);
  assert.match(text, /In a form Класс опасности/);
});

const areas = [
  {
    domain: 'users',
    label: { en: 'Users', ru: 'Пользователи' },
    permissions: [
      { key: 'users.read', held: true, label: { en: 'Users: view', ru: 'Пользователи: просмотр' } },
      { key: 'users.invite', held: false, label: { en: 'Users: invite', ru: 'Пользователи: приглашение' } },
    ],
  },
];

const matrix = (chosen: readonly string[], language: 'ru' | 'en' = 'ru') =>
  draw(createElement(PermissionMatrix, { areas, chosen, readOnly: false, onChange: onDone }), { language });

test('a right that one does not hold cannot be given, and its box says why', async () => {
  const { off, html, text } = await matrix(['users.read']);
  assert.deepEqual(off, ['Пользователи: приглашение']);
  assert.match(html, /title="У вас самих нет этого права"/);
  assert.match(text, /Пользователи 1 \/ 2/);
  assert.match((await matrix([], 'en')).html, /title="You do not have this permission yourself"/);
});

test('a right that the role has already can be taken from it by who does not hold it', async () => {
  assert.deepEqual((await matrix(['users.invite'])).off, []);
});

test('a rate is set for another currency than that of the company', async () => {
  const { fields, text, html } = await draw(createElement(RateDialog, { base: 'RUB', opened: true, onClose: onDone }));
  assert.deepEqual(fields, ['Валюта', 'День', 'За', 'Курс, RUB']);
  assert.match(text, /Сохранить курс/);
  assert.match(html, /value="USD — доллар США"/);
});

test('settings that could not be read show the refusal instead of an empty form', async () => {
  const refused = { data: undefined, error: new Problem({ detail: 'Нет права на настройки.' }, 403) } as never;
  const { text } = await draw(createElement(Loaded, { query: refused, children: () => 'форма' }));
  assert.equal(text, 'Нет права на настройки.');
});

const state = (changes: object) =>
  ({
    ...{ draft: undefined, above: undefined, dirty: true, isPending: false, stale: undefined, submit: onDone },
    ...{ reset: onDone, takeTheirs: onDone, writeOver: onDone, ...changes },
  }) as never;

const record = (changes: object, may: readonly Permission[] = []) =>
  draw(createElement(RecordForm, { state: state(changes), mayChange: true, children: 'поля' }), {
    may,
    dates: 'dd.MM.yyyy',
    known: may.includes('users.read') ? [[['users', 'igor'], { fullName: 'Игорь Белов' }]] : [],
  });

test('changes can be saved or taken back, and neither while they are on their way', async () => {
  const changed = await record({});
  assert.deepEqual([changed.buttons, changed.off], [['Сохранить', 'Отменить изменения'], []]);
  const saving = await record({ isPending: true });
  assert.ok(saving.off.includes('Отменить изменения'));
  assert.match(saving.html, /<fieldset disabled=""/);
  assert.deepEqual((await record({ dirty: false })).buttons, ['Сохранить']);
});

test('who saves over a newer record sees whose it is, and chooses between the two', async () => {
  const stale = { updatedBy: 'igor', updatedAt: '2026-11-05T10:00:00Z' };
  const known = await record({ stale }, ['users.read']);
  assert.match(known.text, /Пока вы правили, это изменили Игорь Белов, 05\.11\.2026/);
  assert.deepEqual(known.buttons.slice(0, 2), ['Показать новое', 'Сохранить моё поверх']);
  assert.match((await record({ stale })).text, /Другой сотрудник, 05\.11\.2026/, 'who may not read the list of people');
});

test('settings are in English for who reads English', async () => {
  const company = { nomenclatureSavePolicy: 'SUPPLIER_QUOTES_ALL', allowNegativeStock: true, priceAlertPct: '15' };
  const known = [[['settings', 'catalog'], { ...company, version: 1 }]] as const;
  const { text, headings } = await drawPage({ at: 'settings/catalog', routes, known, language: 'en' });
  assert.deepEqual(headings.slice(0, 2), ['Catalog', 'When a line becomes an item of the catalog']);
  assert.match(text, /As soon as a supplier has quoted it/);
  assert.match(text, /Stock may go below zero/);
});
