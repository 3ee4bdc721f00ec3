import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPage, listed } from '../../../../test/draw.ts';
import '../../../../test/portal-address.ts';
import { turned, weekOf, weeksOf } from './days-of.ts';

const { address, askedBy } = await import('../../../../test/asked-by.ts');
const { logisticsRoutes: routes } = await import('../logistics.routes.tsx');

test('a month is shown in whole weeks from Monday, over the ends of years and leap Februaries', () => {
  const months = ['2024-02-15', '2025-12-31', '2027-02-01'].map((day) => weeksOf(day, 'month'));
  assert.deepEqual(
    months.map((weeks) => [weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]),
    [
      [5, '2024-01-29', '2024-03-03'],
      [5, '2025-12-01', '2026-01-04'],
      [4, '2027-02-01', '2027-02-28'],
    ],
  );
  assert.ok(months.flat().every((week) => week.length === 7));
});

test('a week begins on Monday, also for its Sunday', () => {
  assert.deepEqual([weekOf('2025-12-07')[0], weekOf('2025-12-07')[6]], ['2025-12-01', '2025-12-07']);
  assert.equal(weeksOf('2025-12-03', 'week').length, 1);
});

test('the calendar is turned by its span', () => {
  assert.deepEqual([turned('2025-12-31', 'month', 1), turned('2026-01-31', 'month', -1)], ['2026-01-01', '2025-12-01']);
  assert.deepEqual([turned('2025-12-29', 'week', 1), turned('2026-01-05', 'week', -1)], ['2026-01-05', '2025-12-29']);
});

test('the days that are shown are asked for, from the first to the last', async () => {
  const asked = await askedBy({ at: address('logistics/calendar', { day: '2025-12-15' }), routes });
  assert.deepEqual(asked.get('logistics/batches'), {
    ...{ limit: '100', includeTotal: 'true', sort: 'plannedDate' },
    ...{ 'plannedDate[gte]': '2025-12-01', 'plannedDate[lte]': '2026-01-04' },
  });
});

test('a day has the batches planned for it, and the rest behind a number', async () => {
  const filters = { from: '2025-12-01', to: '2026-01-04', sort: 'plannedDate' };
  const batch = (id: string) => ({
    ...{ id, number: id, status: 'in_transit', plannedDate: '2025-12-03', object: { name: 'Север' } },
    items: [{ name: 'Цемент' }],
  });
  const { text, links, buttons } = await drawPage({
    ...{ at: address('logistics/calendar', { day: '2025-12-15' }), routes },
    known: [[['logistics', 'batches', filters], listed(['a', 'b', 'c', 'd', 'e'].map(batch))]],
  });
  assert.match(text, /декабрь 2025/);
  assert.match(text, /3 В пути: Цемент → Север .* ещё 2 4/);
  assert.ok(links.includes('/romashka/logistics/batches/a') && !links.includes('/romashka/logistics/batches/d'));
  assert.ok(buttons.includes('ещё 2'));
});
