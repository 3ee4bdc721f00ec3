import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../scripts/tests/long.ts';
import { pngOf } from '../../server/test/sample-files.ts';
import { type Company, newCompany } from './company.ts';
import { visit } from './visit.ts';

const phone = { width: 390, height: 844 };

interface Batch {
  id: string;
  number: string;
  status: string;
  recipientName: string | null;
  driverComment: string | null;
  items: Array<{ deliveredQuantity: string | null }>;
}

/** A route of «Заря» to a building site with two batches, and the address of its driver's page. */
async function sentRoute({ call }: Company) {
  const site = await call<{ id: string }>('POST', '/logistics/objects', {
    ...{
      name: 'Стройплощадка «Север»',
      kind: 'site',
      address: 'Пермь, ул. Северная, 1',
      workingHours: 'пн–пт 8:00–17:00',
    },
    ...{ latitude: '58.010455', longitude: '56.229443', contactName: 'Мария Ильина', phone: '+7 (912) 345-67-89' },
  });
  const vehicle = await call<{ id: string }>('POST', '/logistics/vehicles', { plateNumber: 'А123ВС77' });
  const route = await call<{ id: string; number: string; stops: Array<{ id: string }> }>('POST', '/logistics/routes', {
    ...{ plannedDate: new Date().toISOString().slice(0, 10), vehicleId: vehicle.id, driverName: 'Иванов Иван' },
    stops: [{ label: 'Завод', address: 'Пермь, ул. Заводская, 5' }, { objectId: site.id }],
  });
  const bound = { routeId: route.id, stopId: route.stops[1]?.id };
  const goods = (name: string, quantity: string, weightKg: string) => ({ name, quantity, uom: '796', weightKg });
  const first = await call<Batch>('POST', '/logistics/batches', {
    ...bound,
    items: [goods('Цемент М500, мешок 50 кг', '40', '2000'), goods('Арматура А500С 12 мм', '12', '130.5')],
  });
  const second = await call<Batch>('POST', '/logistics/batches', {
    ...bound,
    items: [goods('Кирпич рядовой', '500', '1750')],
  });
  const { url } = await call<{ url: string }>('POST', `/logistics/routes/${route.id}/driver-link`, {});
  const card = (id: string) => call<Batch>('GET', `/logistics/batches/${id}`);
  return { vehicle, route, first, second, card, path: new URL(url).pathname };
}

const photo = (size: number) => ({ name: `IMG_${size}.png`, mimeType: 'image/png', buffer: pngOf(size, size) });

test('a driver loads, arrives and hands over from a phone, with a photo, a refused bag, and without a connection', async () => {
  const company = await newCompany();
  const { first, second, card, path, vehicle } = await sentRoute(company);
  const { page, open, mustBeClean, context, close } = await visit(undefined, phone);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 58.0105, longitude: 56.2294 });
  await open(path);
  await page.getByRole('heading', { name: 'Завод – Стройплощадка «Север»' }).waitFor();
  await page.getByText('Мария Ильина').waitFor();
  assert.equal(await page.getByRole('link', { name: /345-67-89/ }).getAttribute('href'), 'tel:+79123456789');
  assert.match(
    (await page.getByRole('link', { name: 'Построить маршрут' }).last().getAttribute('href')) ?? '',
    /58\.010455/,
  );
  await mustBeClean();

  await page.getByRole('button', { name: 'Загружено всё' }).dblclick();
  await page
    .getByText(/^Загружено \d/)
    .nth(1)
    .waitFor();
  await page.getByRole('button', { name: /^Прибыл.*Север/ }).click();
  await page.getByText(/^Прибыл \d/).waitFor();

  await page.getByText('Положение не передаётся.').waitFor();
  await page.getByRole('button', { name: 'Согласен, передавать положение' }).click();
  await page.getByText('Положение передаётся, последнее в').waitFor();
  await mustBeClean();

  await page.getByRole('button', { name: new RegExp(`^Передано.*${first.number}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Передано' }).click();
  await dialog.getByText('Укажите, кто принял').waitFor();
  await dialog.getByLabel('Кто принял').fill('Пётр Кузнецов');
  await dialog.getByLabel('Приняли не всё').check();
  await dialog.getByLabel('Цемент М500, мешок 50 кг').fill('41');
  await dialog.getByText('Не больше 40').waitFor();
  await dialog.getByLabel('Цемент М500, мешок 50 кг').fill('38');
  await dialog.getByLabel('Что не приняли и почему').fill('Два мешка порваны');
  await dialog.getByLabel(/^Сделать фото/).setInputFiles(photo(40));
  await dialog.getByText('Фото: 1').waitFor();
  await mustBeClean();
  await dialog.getByRole('button', { name: 'Передано' }).click();
  await page.getByText(/^Передано не всё: Пётр Кузнецов/).waitFor();
  await page.getByText('IMG_40.png отправлено').waitFor();

  await context.setOffline(true);
  await page.getByRole('button', { name: new RegExp(`^Передано.*${second.number}`) }).click();
  await dialog.getByLabel('Кто принял').fill('Пётр Кузнецов');
  await dialog.getByRole('button', { name: 'Передано' }).click();
  await page.getByText('Нет связи. 1 отметка сохранена на телефоне').waitFor();
  await page.getByText('ждёт связи').first().waitFor();
  assert.equal((await card(second.id)).status, 'in_transit');
  await mustBeClean();
  await context.setOffline(false);
  await page.getByText('Нет связи.').waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/^Передано: Пётр Кузнецов/).waitFor();
  await page.getByText('Положение не передаётся.').waitFor();
  await mustBeClean();

  const [one, other] = [await card(first.id), await card(second.id)];
  assert.deepEqual([one.status, one.driverComment], ['partially_delivered', 'Два мешка порваны']);
  assert.deepEqual(
    one.items.map(({ deliveredQuantity }) => deliveredQuantity),
    ['38', '12'],
  );
  assert.deepEqual([other.status, other.recipientName], ['delivered', 'Пётр Кузнецов']);
  const seen = await company.call<{ latestLocation: { source: string } }>('GET', `/logistics/vehicles/${vehicle.id}`);
  assert.equal(seen.latestLocation.source, 'driver');
  await close();
});

test('a link that was opened opens anew without a network, and another link has nothing of it', async () => {
  const company = await newCompany();
  const [{ path }, other] = [await sentRoute(company), await newCompany().then(sentRoute)];
  const { page, open, mustBeClean, context, close } = await visit(undefined, phone);
  await open(path);
  await page.getByText('Цемент М500, мешок 50 кг').waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => new URL(url).pathname);
  });
  assert.ok(kept.includes('/d/-') && kept.some((name) => name.endsWith('.woff2')), kept.join());
  assert.ok(!kept.some((name) => name.startsWith('/api/') || name.includes(path.slice(3))), kept.join());

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Завод – Стройплощадка «Север»' }).waitFor();
  await page.getByText('Цемент М500, мешок 50 кг').waitFor();
  await page.getByRole('button', { name: 'Загружено всё' }).waitFor();
  await mustBeClean();
  await page.goto(new URL(other.path, page.url()).href);
  await page.getByRole('button', { name: 'Повторить' }).waitFor();
  assert.equal(await page.getByText('Цемент М500').count(), 0);
  await mustBeClean();
  await context.setOffline(false);
  await close();
});

long('in English and in the dark; a revoked link and an unknown one say so', async () => {
  const company = await newCompany();
  const { path, route } = await sentRoute(company);
  const { page, open, mustBeClean, close } = await visit(undefined, { ...phone, dark: true, language: 'en' });
  await open(path);
  await page.getByRole('button', { name: 'Everything is loaded' }).click();
  await page
    .getByRole('button', { name: /^Handed over/ })
    .first()
    .click();
  await mustBeClean();
  await page.getByRole('button', { name: 'Back' }).click();
  await company.call('DELETE', `/logistics/routes/${route.id}/driver-link`);
  await page
    .getByRole('button', { name: /^Arrived/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'The link was replaced or revoked' }).waitFor();
  await mustBeClean();
  await open(`/d/${'A'.repeat(43)}`);
  await page.getByRole('heading', { name: 'Link not found' }).waitFor();
  await mustBeClean();
  await close();
});
