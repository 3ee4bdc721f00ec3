import { deliveryDocument } from '../../../nouns/delivery-document.ts';
import { logisticsObject } from '../../../nouns/logistics-object.ts';
import { vehicle } from '../../../nouns/vehicle.ts';
import { valueOf } from '../kit/form/of-field.ts';
import { showDay } from '../kit/format.ts';
import { say } from '../kit/say.ts';
import { api, ask } from '../shared/api/client.ts';
import type { RecordLine } from './record-line.ts';

const about = (...parts: ReadonlyArray<string | null | undefined>) => parts.filter(Boolean).join(' · ');

const day = (planned: string | null) => (planned === null ? null : showDay(planned));

/** Batches, routes, papers, objects, vehicles and drivers whose number or name holds what is typed. */
export async function findLogistics(search: string, signal: AbortSignal): Promise<RecordLine[]> {
  const options = { params: { query: { search, limit: 5 } }, signal };
  const [batches, routes, papers, objects, vehicles, drivers] = await Promise.all([
    ask(api.GET('/api/v1/logistics/batches', options)),
    ask(api.GET('/api/v1/logistics/routes', options)),
    ask(api.GET('/api/v1/logistics/documents', options)),
    ask(api.GET('/api/v1/logistics/objects', options)),
    ask(api.GET('/api/v1/logistics/vehicles', options)),
    ask(api.GET('/api/v1/logistics/drivers', options)),
  ]);
  const path = (list: string, id: string) => `logistics/${list}/${id}`;
  return [
    ...batches.items.map(({ id, number, object, supplier, plannedDate }) => ({
      ...{ path: path('batches', id), label: number },
      about: about(say('Delivery batch', 'Партия доставки'), object?.name ?? supplier?.name, day(plannedDate)),
    })),
    ...routes.items.map(({ id, number, name, plannedDate }) => ({
      ...{ path: path('routes', id), label: name },
      about: about(say('Route', 'Маршрут'), number, day(plannedDate)),
    })),
    ...papers.items.map(({ id, number, kind, documentDate, procurement }) => ({
      ...{ path: path('documents', id), label: number },
      about: about(valueOf(deliveryDocument, 'kind', kind), day(documentDate), procurement.number),
    })),
    ...objects.items.map(({ id, name, kind, address }) => ({
      ...{ path: path('objects', id), label: name },
      about: about(valueOf(logisticsObject, 'kind', kind), address),
    })),
    ...vehicles.items.map(({ id, plateNumber, kind, model }) => ({
      ...{ path: path('vehicles', id), label: plateNumber },
      about: about(valueOf(vehicle, 'kind', kind), model),
    })),
    ...drivers.items.map(({ id, fullName, phone }) => ({
      ...{ path: path('drivers', id), label: fullName },
      about: about(say('Driver', 'Водитель'), phone),
    })),
  ];
}
