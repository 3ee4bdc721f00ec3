import assert from 'node:assert/strict';
import { pngOf } from '../../sample-files.ts';
import type { Before, Made, Make } from './made.ts';

const batch = '/api/v1/logistics/batches/:batchId';

async function moved({ ask }: Made, url: string, ...verbs: string[]) {
  for (const verb of verbs) {
    const { status, text } = await ask('POST', url.replace(/\w+$/, verb), {});
    assert.equal(status, 200, text);
  }
}

const byLink = '/api/v1/public/v1/deliveries/:token';

/** A route with a vehicle and one batch, and the link of its driver. */
const driven: Make = async ({ ask, ids }) => {
  const make = async (path: string, body: object) => {
    const { status, json } = await ask('POST', `/api/v1/logistics/${path}`, body);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  const { id: vehicleId } = await make('vehicles', { plateNumber: 'К517ОР159' });
  const route = await make('routes', { vehicleId, stops: [{ address: 'Пермь' }] });
  const stopId = route.stops[0].id;
  const items = [{ name: 'Цемент', quantity: '10', uom: '796' }];
  Object.assign(ids, {
    drivenStop: stopId,
    drivenBatch: (await make('batches', { routeId: route.id, stopId, items })).id,
  });
  return new URL((await make(`routes/${route.id}/driver-link`, {})).url).pathname.replace('/d/', '');
};

export const deliveryRecords: Record<string, Make> = {
  [byLink]: driven,
  [`${byLink}/stops/:stopId`]: async ({ ids }) => ids.drivenStop as string,
  [`${byLink}/batches/:batchId`]: async ({ ids }) => ids.drivenBatch as string,
};

/** Forms that take nothing but pictures. */
export const deliveryFiles: Record<string, () => File> = {
  [`${byLink}/batches/:batchId/photos`]: () => new File([pngOf(8, 8) as never], 'фото.png', { type: 'image/png' }),
};

const loaded: Before = (made, url) => made.ask('POST', url.replace(/[\w-]+$/, 'loaded'), {});

/** A batch is on its way before it comes, or comes back. */
export const beforeDeliveries: Record<string, Before> = {
  [`POST ${batch}/dispatch`]: (made, url) => moved(made, url, 'load'),
  [`POST ${batch}/return`]: (made, url) => moved(made, url, 'load', 'dispatch'),
  [`POST ${batch}/deliver`]: async (made, url) => {
    await moved(made, url, 'load', 'dispatch');
    made.ids.id = (await made.ask('GET', url.replace('/deliver', ''))).json.items[0].id;
  },
  [`POST ${byLink}/batches/:batchId/handed-over`]: loaded,
  [`POST ${byLink}/batches/:batchId/photos`]: loaded,
};
