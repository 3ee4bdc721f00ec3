import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw, drawPage, listed, spoken } from '../../../test/draw.ts';
import { Problem } from '../../shared/api/problem.ts';
import type { Requisition } from './queries.ts';
import { tableOf } from './save-as-table.ts';
import { filtersOf } from './searches.ts';

const { requisitionRoutes: routes } = await import('./requisitions.routes.tsx');
const { Calendar } = await import('./board/calendar.tsx');
const { BulkBar } = await import('./components/bulk-bar.tsx');
const { BulkProgress } = await import('./components/bulk-progress.tsx');
const { runOver } = await import('./components/use-bulk.ts');

const stage = { id: 's1', name: 'Сбор предложений', color: '#888', externalId: null };
const requisition = (id: string, more: object = {}) =>
  ({
    ...{ id, number: `З-${id}`, title: 'Трубы', status: 'approved', heldFrom: null, stage, priority: 'normal' },
    ...{ responsibleId: 'anna', dueDate: '2031-03-05', currency: 'RUB', plannedTotal: '1234.5', actualTotal: null },
    ...{ supplyCoverage: { status: 'partial', percent: '50' }, version: 1, ...more },
  }) as unknown as Requisition;

const pageOf = async (address: string, rows: readonly Requisition[], may: readonly Permission[] = []) => {
  const search = Object.fromEntries(new URL(address, 'http://portal').searchParams);
  const filters = filtersOf(search, 'anna');
  const known = [
    [['requisitions', 'list', filters, search.sort], listed(rows)],
    [
      ['requisitions', 'totals', filters],
      { items: [{ stageId: 's1', count: rows.length, totals: [{ currency: 'RUB', plannedTotal: '1234.5' }] }] },
    ],
  ] as const;
  const drawn = await drawPage({ at: address, routes, may, known });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('a buyer sees what is wanted, where it stands, whose it is, by when and for how much', async () => {
  const { text, links } = await pageOf('requisitions', [requisition('1')]);
  assert.match(text, /1 заявка · 1 235 ₽/);
  assert.match(text, /З-1 Трубы .*Сбор предложений Согласована Анна Смирнова/);
  assert.ok(links.includes('/romashka/requisitions/1'));
});

test('what is late is told by a word, and what is closed is never late', async () => {
  const late = { dueDate: '2020-01-05' };
  assert.match((await pageOf('requisitions', [requisition('1', late)])).text, /просрочено/);
  assert.doesNotMatch(
    (await pageOf('requisitions', [requisition('1', { ...late, status: 'completed' })])).text,
    /просрочено/,
  );
});

test('who may not make a requisition is not offered to', async () => {
  const none = await pageOf('requisitions', []);
  assert.match(none.text, /Заявок пока нет/);
  assert.ok(!none.buttons.includes('Заявка'));
  assert.ok((await pageOf('requisitions', [], ['purchase_requisitions.create'])).buttons.includes('Заявка'));
});

test('a list that filters emptied says so, and they are cleared with one press', async () => {
  const { text, buttons } = await pageOf('requisitions?priority=urgent', []);
  assert.match(text, /Под эти фильтры не подходит ни одна заявка/);
  assert.ok(buttons.includes('Сбросить'));
});

test('a calendar tells the day of each requisition, and leads to the list of a day that holds too many', async () => {
  const due = ['1', '2', '3', '4', '5'].map((id) => requisition(id, { title: `Трубы ${id}` }));
  const range = { dueFrom: '2031-02-24', dueTo: '2031-04-06' };
  const key = ['requisitions', 'list', filtersOf(range, 'anna'), 'dueDate'];
  const { text, links } = await draw(
    createElement(Calendar, { portal: 'romashka', search: { view: 'calendar', month: '2031-03' }, onChange() {} }),
    { known: [[key, listed(due)]] },
  );
  assert.match(text, /март 2031/);
  assert.match(text, /5 Трубы 1 Трубы 2 Трубы 3 ещё 2 6/);
  assert.ok(links.includes('/romashka/requisitions/3'));
});

const flow = {
  transitions: [
    { from: 'approved', to: 'in_sourcing', permission: 'purchase_requisitions.update', requires: [] },
    { from: 'approved', to: 'cancelled', permission: 'purchase_requisitions.update', requires: ['reason'] },
  ],
};
const all = ['purchase_requisitions.update', 'purchase_requisitions.assign', 'purchase_requisitions.export'] as const;
const barOf = (chosen: readonly Requisition[], may: readonly Permission[] = all) =>
  draw(createElement(BulkBar, { chosen, onClear() {}, onLeave() {} }), {
    may,
    known: [[['settings', 'requisition-flow'], flow]],
  });

test('nothing is offered over nothing chosen', async () => {
  assert.deepEqual((await barOf([])).buttons, []);
});

test('what is chosen is given to somebody, moved, and taken along by those who may', async () => {
  const { buttons, text } = await barOf([requisition('1'), requisition('2')]);
  assert.match(text, /2 заявки/);
  assert.deepEqual(buttons, ['Ответственный', 'Этап', 'Статус', 'Выгрузить', 'Снять выбор']);
  assert.deepEqual((await barOf([requisition('1')], [])).buttons, ['Статус', 'Снять выбор']);
});

test('a status is offered only where all of the chosen may go there', async () => {
  assert.ok(!(await barOf([requisition('1')])).off.includes('Статус'));
  assert.ok((await barOf([requisition('1'), requisition('2', { status: 'completed' })])).off.includes('Статус'));
});

test('a refusal of one keeps none of the others back, and names itself', async () => {
  const chosen = [requisition('1'), requisition('2'), requisition('3')];
  const seen: number[] = [];
  const refusal = new Problem(
    { detail: 'Заявка закрыта.', errors: [{ in: 'body', code: 'x', message: 'Нет этапа.' }] },
    409,
  );
  const failures = await runOver(
    chosen,
    ({ id }) => (id === '2' ? Promise.reject(refusal) : Promise.resolve()),
    ({ done }) => seen.push(done),
  );
  assert.deepEqual(seen, [0, 1, 2, 3]);
  assert.deepEqual(failures, [{ id: '2', name: 'З-2 Трубы', sentence: 'Заявка закрыта. Нет этапа.' }]);
  const { text } = await draw(
    createElement(BulkProgress, { state: { done: 3, total: 3, failures }, isRunning: false }),
  );
  assert.match(text, /Готово 3 из 3, отказано: 1 З-2 Трубы Заявка закрыта\. Нет этапа\./);
});

const rowOf = (more: object = {}) => tableOf([requisition('1', more)], () => 'Анна').split('\r\n')[1] ?? '';

test('the file of the chosen opens in Excel: semicolons, a comma in numbers, quotes where they are needed', () => {
  assert.match(
    tableOf([], () => ''),
    /^\ufeff№;Название;Этап;Статус;/,
  );
  assert.equal(rowOf(), 'З-1;Трубы;Сбор предложений;Согласована;Анна;2031-03-05;50;1234,5;;RUB');
  assert.match(rowOf({ title: 'Труба «57»; сталь "20"' }), /;"Труба «57»; сталь ""20""";/);
});

test('a title that begins like a formula opens as it was written', () => {
  for (const title of ['=1+1', '+7 495', '@sum', '-2+3+cmd', '-труба']) assert.match(rowOf({ title }), /^З-1;'/, title);
  assert.match(rowOf({ title: '-5' }), /^З-1;-5;/, 'a number is no formula');
});

test('in English the stages that every portal begins with are told in English, in the file too', () => {
  const english = spoken('en', () => rowOf());
  assert.match(english, /Collecting quotes;Approved;.*;1234\.5;/);
});
