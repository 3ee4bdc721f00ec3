import { dayIn } from '../src/kernel/values/instant.ts';
import { ok } from './billing.ts';
import { deliveryPortal } from './deliveries.ts';
import { request } from './harness.ts';

export const publicUrl = '/api/v1/public/v1/deliveries';

/** A portal whose route is driven: from the plant to «Север», where ten of what was decided are bound. */
export async function drivingPortal() {
  const base = await deliveryPortal([{ name: 'Цемент М500', quantity: '10' }]);
  const { ask, batch, of } = base;
  const object = ok(
    await ask('POST', '/objects', {
      ...{
        name: 'Склад «Север»',
        address: 'Москва, ул. Северная, 1',
        kind: 'site',
        latitude: '55.801131',
        longitude: '37.593262',
      },
      ...{ contactName: 'Мария Кладовщикова', phone: '+7 (912) 345-67-89', workingHours: 'пн–пт 8:00–17:00' },
    }),
    201,
  );
  const vehicle = ok(await ask('POST', '/vehicles', { plateNumber: 'А123ВС77' }), 201);
  const route = ok(
    await ask('POST', '/routes', {
      ...{ plannedDate: dayFromNow(0), vehicleId: vehicle.id, driverName: 'Иванов Иван' },
      stops: [
        { label: 'Завод', address: 'Тула, Заводская ул., 1', latitude: '54.193122', longitude: '37.617348' },
        { objectId: object.id },
      ],
    }),
    201,
  );
  const [, stop] = route.stops;
  const carried = await batch(of('10', { routeId: route.id, stopId: stop.id }));
  const link = async (body: object = {}, of = `routes/${route.id}`) =>
    ok(await ask('POST', `/${of}/driver-link`, body), 201);
  const tokenOf = async (...given: Parameters<typeof link>) => tokenIn((await link(...given)).url);
  const token = await tokenOf();
  const card = async (id = carried.id) => ok(await ask('GET', `/batches/${id}`));
  return { ...base, object, vehicle, route, stop, carried, link, tokenOf, token, card };
}

export const tokenIn = (url: string) => new URL(url).pathname.replace('/d/', '');

/** A day by the clock of the portal. */
export const dayFromNow = (days: number) => dayIn('Europe/Moscow', new Date(Date.now() + days * 86_400_000));

const browser = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';

/** What a driver does by a link, as the browser of a phone does it. */
export const drive = (token: string, what = '', body?: unknown, headers: Record<string, string> = {}) =>
  request(body === undefined ? 'GET' : 'POST', `${publicUrl}/${token}${what && `/${what}`}`, {
    headers: { 'user-agent': browser, ...headers },
    ...(body !== undefined && { body }),
  });

/** A photograph of a batch, as the phone's form sends it. */
export function sendPhoto(token: string, batchId: string, content: Buffer | string, name = 'image.jpg') {
  const form = new FormData();
  form.append('file', new File([content as never], name, { type: 'application/octet-stream' }));
  return drive(token, `batches/${batchId}/photos`, form);
}
