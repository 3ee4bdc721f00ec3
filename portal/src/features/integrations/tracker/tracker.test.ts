import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../../test/answer.ts';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw } from '../../../../test/draw.ts';

const { TrackerTab } = await import('./tracker-tab.tsx');

const hook = { state: 'not_registered', registeredAt: null, lastSuccessAt: null, failures: 0, checkedAt: null };
const tracker = {
  ...{ installation: { id: 'i1' }, webhook: hook, users: [{ externalId: 'u1', title: 'Анна Смирнова' }] },
  ...{ projects: [{ externalId: 'p1', title: 'Снабжение' }] },
  ...{ boards: [{ externalId: 'b1', projectId: 'p1', title: 'Закупки' }] },
  ...{ columns: [{ externalId: 'c1', boardId: 'b1', title: 'Новые' }] },
};
const settings = {
  ...{ source: 'yougile', version: 2, columns: [{ columnId: 'c1', stageId: 's1', direction: 'both' }] },
  ...{ rules: [{ stageId: 's1', columnId: 'gone', assigneeId: 'u1' }] },
};

const tab = (may: readonly Permission[] = [], webhook: object = hook, status = 'installed') =>
  draw(createElement(TrackerTab, { installation: { id: 'i1', status, lastSyncStatus: null } as never }), {
    may: ['pipeline.read', ...may],
    known: [
      [['integrations', 'tracker', 'overview'], { ...tracker, webhook }],
      [['integrations', 'tracker', 'settings'], settings],
      [['settings', 'pipeline', 'ru'], { stages: [{ id: 's1', name: 'Согласование' }], productFields: [] }],
    ],
  });

test('who manages the tracker maps columns and stages, sets rules, registers the webhook and synchronizes', async () => {
  const { buttons, fields, text } = await tab(['tasktracker.manage']);
  assert.deepEqual(
    buttons.filter((name) => name !== 'Закрыть'),
    [
      ...['Синхронизировать', 'Зарегистрировать', 'Убрать колонку, строка 1', 'Колонка'],
      ...['Убрать правило, строка 1', 'Правило', 'Сохранить'],
    ],
  );
  assert.ok(fields.includes('Колонка, строка 1') && fields.includes('Исполнитель, строка 1'), String(fields));
  assert.match(text, /Не зарегистрирован/);
});

test('others see it and change nothing', async () => {
  const { buttons } = await tab();
  assert.deepEqual(buttons, []);
});

test('a webhook that the tracker lost, or that was revived, is told as such', async () => {
  const registeredAt = '2026-11-05T10:00:00Z';
  assert.match((await tab([], { ...hook, state: 'missing', registeredAt })).text, /Пропал в трекере/);
  assert.match((await tab([], { ...hook, state: 'revived', registeredAt, failures: 5 })).text, /включён снова/);
});

test('before it works there is nothing to map', async () => {
  assert.match((await tab([], hook, 'requires_setup')).text, /Сначала настройте интеграцию/);
});
