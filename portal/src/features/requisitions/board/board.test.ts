import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../../nouns/kit/rights.ts';
import { draw, listed } from '../../../../test/draw.ts';
import { filtersOf } from '../searches.ts';

const { columnKey } = await import('../queries.ts');
const { Board } = await import('./board.tsx');

const stages = [
  { id: 's1', name: 'Сбор предложений', color: '#888', externalId: null },
  { id: 's2', name: 'Проверка юристом', color: '#080', externalId: null },
];
const requisition = {
  ...{ id: 'p1', number: 'З-42', title: 'Трубы на объект', status: 'approved', heldFrom: null, stage: stages[0] },
  ...{ responsibleId: 'anna', dueDate: '2020-01-05', currency: 'RUB', plannedTotal: '1500000', actualTotal: null },
  supplyCoverage: { status: 'partial', percent: '50' },
};
const filters = filtersOf({}, 'anna');
const totals = (plannedTotal: string) => [{ currency: 'RUB', plannedTotal }];

/** As wide a window as that of a desk; other tests are drawn without one. */
async function drawOnDesk(...given: Parameters<typeof draw>) {
  Object.assign(globalThis, { window: { innerWidth: 1_280 } });
  return draw(...given).finally(() => Reflect.deleteProperty(globalThis, 'window'));
}

const boardOf = async (may: readonly Permission[] = []) => {
  const drawn = await drawOnDesk(createElement(Board, { portal: 'romashka', search: { view: 'board' } }), {
    may: ['pipeline.read', ...may],
    known: [
      [['settings', 'pipeline', 'ru'], { stages, productFields: [] }],
      [['requisitions', 'totals', filters], { items: [{ stageId: 's1', count: 31, totals: totals('1500000') }] }],
      [columnKey(filters, 's1'), listed([requisition])],
      [columnKey(filters, 's2'), listed([])],
    ],
  });
  return { ...drawn, text: drawn.text.replaceAll('\u00a0', ' ') };
};

test('each stage stands with how many there are and what they come to, told by the server and not by what is drawn', async () => {
  const { text, headings } = await boardOf();
  assert.deepEqual(headings, ['Сбор предложений', 'Проверка юристом']);
  assert.match(text, /Сбор предложений 31 1,5 млн/);
  assert.match(text, /Проверка юристом 0 Заявок нет/);
});

test('a tile tells what is bought, whose it is, for how much, that it is late and how far it is covered', async () => {
  const { text, html, links } = await boardOf();
  assert.match(text, /З-42 .*просрочено Трубы на объект Анна Смирнова 1 500 000 ₽/);
  assert.match(html, /aria-label="Покрытие: 50%"/);
  assert.ok(links.includes('/romashka/requisitions/p1'));
});

test('a requisition is moved by those alone who may change it, without a mouse too', async () => {
  assert.deepEqual((await boardOf()).buttons, []);
  assert.deepEqual((await boardOf(['purchase_requisitions.update'])).buttons, ['Переместить в: З-42']);
});
