import { date, decimal, flag, id, integer, longText, measure, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { routeStop } from './route-stop.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const end = (en: string, ru: string) => ({
  address: text(1_000, `Address of the ${en}`, `Адрес ${ru}`).nullable().computed(),
  latitude: decimal(`Latitude of the ${en}`, `Широта ${ru}`).nullable().computed().example('55.801131'),
  longitude: decimal(`Longitude of the ${en}`, `Долгота ${ru}`).nullable().computed().example('37.593262'),
});

const origin = end('origin', 'отправления');
const destination = end('destination', 'назначения');

/** A journey along its stops, and who drives it. */
export const deliveryRoute = noun({
  type: 'delivery_route',
  words: words('Delivery route', 'Маршрут доставки'),
  table: 'delivery_routes',
  alias: 'route',
  audience: 'internal',
  displayName: 'number',
  customFieldsOf: 'deliveryRoute',
  lifecycle,
  facts: ['created', 'updated', 'deleted', 'arrived', 'link_made', 'link_ended', 'viewed'],
  fields: {
    id: id().filterable().sortable(),
    number: text(32, 'Number', 'Номер').filterable().sortable().searchable().example('DR-2026-0001'),
    name: text(300, 'Name', 'Название')
      .writable()
      .sortable()
      .searchable()
      .example('Склад «Север» – ЖК «Северный»')
      .describe('Of its first and last stop unless given.'),
    plannedDate: date('Planned for', 'Плановая дата').nullable().writable().filterable().sortable(),
    isActive: flag('In use', 'Используется').writable().filterable(),
    carrierId: id('Carrier', 'Перевозчик').nullable().writable().filterable(),
    carrierName: text(255, 'Name of the carrier', 'Название перевозчика')
      .nullable()
      .writable()
      .computed()
      .searchable()
      .example('ООО «Доставка»')
      .describe('As the counterparty is named; written by hand where none is referred to.'),
    driverId: id('Driver', 'Водитель').nullable().writable().filterable(),
    driverName: text(200, 'Name of the driver', 'Имя водителя')
      .nullable()
      .writable()
      .computed()
      .searchable()
      .example('Иванов Иван')
      .describe('As the driver is named; written by hand where none is referred to.'),
    vehicleId: id('Vehicle', 'Автомобиль').nullable().writable().filterable(),
    vehicleNumber: text(20, 'Plate number', 'Госномер')
      .nullable()
      .writable()
      .computed()
      .searchable()
      .example('А123ВС77')
      .describe('Of the vehicle; written by hand where none is referred to.'),
    originAddress: origin.address,
    originLatitude: origin.latitude,
    originLongitude: origin.longitude,
    destinationAddress: destination.address,
    destinationLatitude: destination.latitude,
    destinationLongitude: destination.longitude,
    stops: structures(routeStop.fields, 'Stops', 'Точки').computed().describe('In the order they are passed.'),
    distanceKm: decimal('Distance in a straight line, km', 'Расстояние по прямой, км')
      .nullable()
      .example('18.412')
      .describe(
        'The sum of the straight lines (great circles) from stop to stop: no road is that short. Null while a stop has no coordinates.',
      ),
    batchCount: integer('Delivery batches on it', 'Партий на маршруте')
      .computed()
      .describe('Those that were neither cancelled nor returned.'),
    weightKg: measure('Weight of its batches, kg', 'Вес партий, кг').computed().example('1250'),
    volumeM3: measure('Volume of its batches, m³', 'Объём партий, м³').computed().example('4.2'),
    comment: longText(5_000, 'Comment', 'Комментарий').nullable().writable(),
    customFields: customFields(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type DeliveryRoute = RecordOf<typeof deliveryRoute>;
