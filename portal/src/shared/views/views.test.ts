import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import '../../../test/answer.ts';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { draw } from '../../../test/draw.ts';

const { SaveViewDialog } = await import('./save-view-dialog.tsx');
const { ViewTabs } = await import('./view-tabs.tsx');

const late = { id: 'v1', ownerId: 'anna', name: 'Просроченные', isShared: true, query: 'overdue=yes', version: 1 };

const tabs = (search: object, may: readonly Permission[] = [], views: readonly object[] = [late]) =>
  draw(
    createElement(ViewTabs<object>, {
      list: 'requisitions',
      search,
      usual: [{ name: 'Мои', search: { mine: 'yes' } }],
    }),
    {
      may,
      known: [[['saved-views', 'requisitions'], { items: views }]],
    },
  );

test('everything, the usual cuts and saved views stand side by side, shared ones marked', async () => {
  const { text, html } = await tabs({});
  assert.equal(text, 'Все Мои Просроченные');
  assert.match(html, /aria-label="общий"/);
  assert.match(html, /aria-current="page"[^>]*>Все/);
});

test('a search that no view keeps can be saved as one; its sort alone is no reason to', async () => {
  assert.ok((await tabs({ priority: 'high' })).buttons.includes('Сохранить вид'));
  assert.deepEqual((await tabs({ sort: '-dueDate' })).buttons, []);
  assert.deepEqual((await tabs({ mine: 'yes' })).buttons, [], 'it is one of the usual');
});

test('a view is changed by whose it is, and by who sets up the company', async () => {
  const change = 'Изменить вид: Просроченные';
  const of = (ownerId: string, may: readonly Permission[] = []) =>
    tabs({ overdue: 'yes' }, may, [{ ...late, ownerId }]);
  assert.deepEqual((await of('anna')).buttons, [change]);
  assert.deepEqual((await of('igor')).buttons, []);
  assert.deepEqual((await of('igor', ['company_settings.update'])).buttons, [change]);
  assert.deepEqual((await tabs({})).buttons, [], 'only the one that is open');
});

test('a view is given a name, and says for whom it is', async () => {
  const dialog = (props: object) =>
    draw(createElement(SaveViewDialog, { list: 'requisitions', query: 'mine=yes', onClose() {}, ...props }));
  const fresh = await dialog({});
  assert.match(fresh.text, /^Сохранить вид/);
  assert.deepEqual(fresh.fields, ['Название', 'Виден всем сотрудникам']);
  const known = await dialog({ view: late });
  assert.match(known.text, /^Переименовать вид/);
  assert.match(known.html, /value="Просроченные"/);
});
