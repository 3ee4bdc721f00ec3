import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../../test/answer.ts';
import type { Permission } from '../../../../../../nouns/kit/rights.ts';
import { draw } from '../../../../../test/draw.ts';
import { taskBodyOf } from './task-values.ts';

const { TasksTab } = await import('./tasks-tab.tsx');
const { CreateTask } = await import('./create-task.tsx');

const card = { id: 'p1', number: 'З-42', title: 'Трубы' } as never;
const tracker = {
  ...{ installation: { id: 'i1', source: 'yougile', status: 'installed' }, users: [], columns: [], projects: [] },
  boards: [{ externalId: 'b1', projectId: null, title: 'Закупки' }],
};
const link = {
  ...{ id: 'l1', targetType: 'task', source: 'yougile', externalId: 't1', title: 'З-42: Трубы', isPrimary: true },
};
const task = {
  ...{ taskId: 't1', source: 'yougile', title: 'З-42: Трубы', columnTitle: 'В работе', boardTitle: 'Закупки' },
  ...{ assignees: [{ externalId: 'u1', name: 'Анна Смирнова' }], deadline: '2031-05-20T09:00:00Z', idTaskCommon: null },
  ...{ completed: false, archived: false, deleted: false, url: 'https://yougile.example/t1', idTaskProject: 'SUP-1' },
};
const order = { id: 'w1', installationId: 'i1', status: 'in_doubt', awaitsDecision: false, lastError: null };
const all = ['tasktracker.create', 'tasktracker.link', 'integrations.logs'] as const;

const tab = (tracked: object, may: readonly Permission[] = all, status: string | null = 'installed') =>
  draw(createElement(TasksTab, { portal: 'romashka', card }), {
    may,
    known: [
      [['integrations', 'tracker', 'status'], { isShown: status !== null, status }],
      [['requisitions', 'tracked', 'p1'], { links: [], tasks: [], movingTaskId: null, ordered: null, ...tracked }],
    ],
  });

test('a task is shown with its column, status, people, deadline and the way to it', async () => {
  const { text, links, buttons } = await tab({ links: [link], tasks: [task], movingTaskId: 't1' });
  assert.match(text, /З-42: Трубы Основная Задача · SUP-1 · перемещается вместе с заявкой В работе Закупки Открыта/);
  assert.match(text, /Анна Смирнова 20 мая 2031/);
  assert.ok(links.includes('https://yougile.example/t1'));
  assert.deepEqual(buttons, ['Создать задачу', 'Привязать', 'Убрать связь: З-42: Трубы']);
  assert.deepEqual((await tab({ links: [link], tasks: [task] }, [])).buttons, []);
  assert.match((await tab({ links: [link], tasks: [{ ...task, deleted: true }] })).text, /Удалена в трекере/);
});

test('what became of an ordered task is told, and whether a person has to decide', async () => {
  assert.match((await tab({ ordered: order })).text, /Результат неизвестен, проверяем/);
  const { text, links } = await tab({ ordered: { ...order, awaitsDecision: true } });
  assert.match(text, /нужно решение/);
  assert.ok(links.some((one) => one.includes('/romashka/integrations/installed/i1?tab=outbox')));
  assert.match((await tab({ ordered: { ...order, status: 'running' } })).text, /Задача создаётся/);
  const failed = { ...order, status: 'failed', lastError: { message: 'Нет такой доски.' } };
  assert.match((await tab({ ordered: failed })).text, /Задача не создана Нет такой доски/);
});

test('without tasks the tab says what to do, and without a tracker that there is none', async () => {
  assert.match((await tab({})).text, /Задач пока нет/);
  assert.match((await tab({}, all, null)).text, /Трекер задач не подключён/);
});

test('while the integration does not work its tasks are read and nothing is created', async () => {
  const { text, buttons } = await tab({ links: [link], tasks: [task] }, all, 'sync_error');
  assert.match(text, /Интеграция с трекером сейчас не работает.* З-42: Трубы/);
  assert.deepEqual(buttons, ['Убрать связь: З-42: Трубы']);
});

test('a new task begins with the name of the requisition and is sent to the nearest place chosen', async () => {
  const { text } = await draw(createElement(CreateTask, { card, onClose() {} }), {
    known: [[['integrations', 'tracker', 'overview'], tracker]],
  });
  assert.match(text, /Новая задача/);
  const none = { title: ' Трубы ', projectId: null, boardId: null, columnId: null, assignee: null };
  assert.deepEqual(taskBodyOf(none), { title: 'Трубы' });
  assert.deepEqual(taskBodyOf({ ...none, title: '', projectId: 'p', boardId: 'b', assignee: 'u' }), {
    ...{ boardId: 'b', assignee: 'u' },
  });
});
