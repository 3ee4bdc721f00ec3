import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import type { Permission } from '../../../../nouns/kit/rights.ts';
import { answer } from '../../../test/answer.ts';
import { draw, drawPage } from '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { settingsRoutes: routes } = await import('./settings.routes.tsx');
const { YearGrid } = await import('./components/year-grid.tsx');
const { calendarValues, saveCalendar } = await import('./working-calendar.ts');
const { today } = await import('../../kit/format.ts');

const calendar = {
  ...{ countsWorkingTime: true, dayStartsAt: '09:00', dayEndsAt: '18:00', timezone: 'Asia/Omsk', version: 3 },
  ownDays: [
    { date: '2026-12-26', isWorking: true },
    { date: '2026-12-30', isWorking: false, name: 'Инвентаризация' },
  ],
};
const year = {
  ...{ year: 2026, isOrderKnown: false, workingDays: 247 },
  days: [
    { date: '2026-11-04', isWorking: false, reason: 'holiday' },
    { date: '2026-12-26', isWorking: true, reason: 'own' },
    { date: '2026-12-30', isWorking: false, reason: 'own', name: 'Инвентаризация' },
  ],
} as const;

const page = (...may: Permission[]) =>
  drawPage({
    ...{ at: 'settings/working-calendar', routes, may },
    known: [
      [['settings', 'working-calendar'], calendar],
      [['settings', 'working-calendar', Number(today().slice(0, 4))], year],
    ],
  });

test('the calendar is read by who may, and changed by who may more', async () => {
  const reader = await page('company_settings.read');
  assert.ok(!reader.buttons.includes('Сохранить'));
  assert.match(reader.text, /Часовой пояс: Asia\/Omsk/);
  assert.match(reader.text, /247 рабочих дней Выходные, которые в этом году переносит Правительство/);
  const owner = await page('company_settings.read', 'company_settings.update');
  assert.ok(owner.buttons.includes('Добавить день'));
});

test('days that differ from a plain week say why, and days off are told to those who do not see them', async () => {
  const { html, text } = await draw(createElement(YearGrid, { year: 2026, days: [...year.days] }));
  assert.equal(html.match(/title="/g)?.length, 3);
  assert.match(html, /title="Свой день компании: Инвентаризация">30</);
  assert.match(text, /ноябрь пн вт ср чт пт сб вс 1 , выходной 2 3 4 , выходной 5/);
  assert.match(text, /25 26 27 , выходной 28 29 30 , выходной 31/);
});

test('the calendar is written as it was read; a comment that was rubbed out is left out', async () => {
  const asked = answer(() => ({ body: calendar }));
  const values = calendarValues(calendar as never);
  await saveCalendar({ ...values, ownDays: [...values.ownDays, { date: '2027-01-11', kind: 'off', name: ' ' }] }, 3);
  const { timezone: _, ...written } = calendar;
  assert.deepEqual(
    asked.map(({ method, path, body }) => [method, path, body]),
    [
      [
        'PATCH',
        '/api/v1/settings/working-calendar',
        { ...written, ownDays: [...calendar.ownDays, { date: '2027-01-11', isWorking: false }] },
      ],
    ],
  );
});
