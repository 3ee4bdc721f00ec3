import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage } from '../../../test/draw.ts';

const { taskRoutes: routes } = await import('./tasks.routes.tsx');

const link = (id: string, number: string, externalId: string, targetType = 'task') => ({
  ...{ id, procurementId: `p${id}`, procurementNumber: number, source: 'yougile', externalId, targetType },
  ...{ title: targetType === 'board' ? 'Закупки' : null, isPrimary: true },
});
const task = (taskId: string, title: string, more: object = {}) => ({
  ...{ taskId, source: 'yougile', title, columnTitle: 'Новые', boardTitle: 'Закупки', assignees: [], url: null },
  ...{ deadline: null, completed: false, archived: false, deleted: false, idTaskCommon: null, idTaskProject: null },
  ...more,
});
const tracker = {
  installation: { id: 'i1' },
  links: [link('1', 'PR-1', 't1'), link('2', 'PR-2', 't2'), link('3', 'PR-3', 'b1', 'board')],
  tasks: [task('t1', 'Кирпич'), task('t2', 'Песок', { completed: true })],
  truncated: true,
};
const page = async (at: string, more: object = {}) =>
  drawPage({
    at,
    routes,
    may: ['tasktracker.read'],
    known: [[['integrations', 'tracker', 'overview'], { ...tracker, ...more }]],
  });

test('tasks of all requisitions stand in one list, each beside its requisition', async () => {
  const { text, links } = await page('tasks');
  assert.match(text, /PR-1 Кирпич Задача Новые Закупки Открыта .*PR-2 Песок .*Выполнена .*PR-3 Закупки Доска/);
  assert.ok(links.includes('/romashka/requisitions/p1?tab=tasks'));
  assert.match(text, /Показаны последние 3/);
});

test('they are looked for by number, title and status', async () => {
  assert.doesNotMatch((await page('tasks?search=песок')).text, /Кирпич/);
  const open = (await page('tasks?state=open')).text;
  assert.match(open, /Кирпич/);
  assert.doesNotMatch(open, /Песок/);
  assert.match((await page('tasks?search=щебень')).text, /Ничего не найдено/);
});

test('without tasks the page says where they come from', async () => {
  assert.match((await page('tasks', { links: [], tasks: [] })).text, /Задачи создают и привязывают в заявках/);
  assert.match((await page('tasks', { links: [], tasks: [], installation: null })).text, /Сначала установите трекер/);
});
