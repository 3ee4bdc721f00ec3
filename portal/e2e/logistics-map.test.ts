import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { type Company, newCompany } from './company.ts';
import { base } from './installation.ts';
import { visit } from './visit.ts';

interface Made {
  id: string;
}

const object = (company: Company, name: string, region: string, latitude: string, longitude: string) =>
  company.call<Made>('POST', '/logistics/objects', { name, kind: 'site', region, latitude, longitude });

/** Two objects, a truck that was somewhere five minutes ago, and a route of it between them. */
async function planned(company: Company) {
  const north = await object(company, 'Стройка «Север»', 'Московская область', '56.2', '37.9');
  const east = await object(company, 'Склад «Восток»', 'Приморский край', '43.12', '131.89');
  const truck = await company.call<Made>('POST', '/logistics/vehicles', {
    plateNumber: 'А123ВС777',
    model: 'ГАЗон NEXT',
  });
  const route = await company.call<Made>('POST', '/logistics/routes', {
    name: 'Через всю страну',
    plannedDate: '2031-05-20',
    vehicleId: truck.id,
    stops: [{ objectId: east.id }, { label: 'Обед', latitude: '56.84', longitude: '60.61' }, { objectId: north.id }],
  });
  return { north, east, truck, route };
}

const drawn = '[data-drawn]';

test('the map works without any other host: a route is found, followed to its truck, narrowed by a day and read as a table', async () => {
  const company = await newCompany();
  const { route } = await planned(company);
  const { page, open, mustBeClean, close } = await visit(company);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open('logistics/map');
  await page.locator(drawn).waitFor();
  await mustBeClean();

  await page.getByRole('button', { name: /Через всю страну/ }).click();
  const card = page.getByRole('region', { name: /Через всю страну/ });
  await card.getByText('Обед').waitFor();
  assert.match(page.url(), new RegExp(`chosen=route%3A${route.id}`));
  await mustBeClean();
  await card.getByRole('button', { name: 'А123ВС777' }).click();
  await page.getByRole('region', { name: 'А123ВС777' }).getByText('Точек от него ещё не было.').waitFor();

  await page.getByRole('button', { name: 'Дни' }).click();
  await page.getByLabel('С', { exact: true }).fill('2031-05-21');
  await page.getByText('По этому отбору ничего нет.').waitFor();
  await page.getByLabel('С', { exact: true }).fill('2031-05-20');
  await page.keyboard.press('Escape');
  await page.getByRole('list', { name: 'Маршруты' }).getByText('Через всю страну').waitFor();

  await page.getByRole('button', { name: 'Таблицей' }).click();
  await page.getByRole('button', { name: /^Объекты/ }).click();
  await page.getByRole('table', { name: 'Объекты' }).getByText('Склад «Восток»').click();
  await page.getByRole('region', { name: 'Склад «Восток»' }).waitFor();
  await page.locator(drawn).waitFor();
  await mustBeClean();
  assert.deepEqual([...hosts], [new URL(base).host]);
  await close();
});

test('tiles come from the host that the company has set, from no other, and whose they are stands on the map', async () => {
  const company = await newCompany();
  await company.call('PATCH', '/settings/regional', {
    mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png',
    mapTilesAttribution: '© участники OpenStreetMap',
  });
  const { page, open, mustBeClean, close } = await visit(company);
  const asked: string[] = [];
  await page.route('https://tiles.example.com/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'image/svg+xml', headers: { 'access-control-allow-origin': '*' }, body: tile });
  });
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await open('logistics/map');
  await page.locator(drawn).waitFor();
  await page.getByText('© участники OpenStreetMap').waitFor();
  await mustBeClean();
  assert.match(asked[0] ?? '', /^\/\d+\/\d+\/\d+\.png$/);
  assert.deepEqual([...hosts].sort(), [new URL(base).host, 'tiles.example.com'].sort());
  await close();
});

const tile =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#cde"/></svg>';

for (const looks of [{ dark: true }, { width: 390, height: 844 }, { language: 'en' as const }])
  long(`the map is clean ${JSON.stringify(looks)}, empty and with something chosen`, async () => {
    const company = await newCompany();
    const { page, open, mustBeClean, close } = await visit(company, looks);
    await open('logistics/map');
    await page.locator(drawn).waitFor();
    await mustBeClean();
    const { north } = await planned(company);
    await open(`logistics/map?list=objects&chosen=object:${north.id}`);
    await page.getByRole('region', { name: 'Стройка «Север»' }).waitFor();
    await page.locator(drawn).waitFor();
    await mustBeClean();
    await close();
  });
