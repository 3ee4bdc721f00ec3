import { choice, decimal, id, instant, integer, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const stopKinds = {
  origin: words('Origin', 'Отправление'),
  pickup: words('Pickup', 'Забор груза'),
  waypoint: words('Waypoint', 'Промежуточная точка'),
  delivery: words('Delivery', 'Доставка'),
  destination: words('Destination', 'Назначение'),
};

const namedObject = {
  name: text(255, 'Name', 'Название').example('Склад «Север»'),
};

/** A place that a route passes. It lives and is told with its route. */
export const routeStop = noun({
  type: 'route_stop',
  words: words('Stop of a route', 'Точка маршрута'),
  table: 'route_stops',
  alias: 'stop',
  audience: 'internal',
  displayName: 'label',
  facts: [],
  fields: {
    id: id(),
    sequence: integer('Order on the way', 'Порядок в пути', { minimum: 1 })
      .writable()
      .describe('From 1 without gaps. Left out of all stops, they are passed in the order given.'),
    kind: choice(stopKinds, 'Kind', 'Вид')
      .writable()
      .describe('Unless given: the first is the origin, the last the destination, and the others are deliveries.'),
    label: text(255, 'Label', 'Название').nullable().writable().example('Склад «Север»'),
    objectId: id('Logistics object', 'Объект логистики')
      .nullable()
      .writable()
      .describe('Gives its name, address and coordinates to a stop that is written without them.'),
    object: structure(namedObject, 'The object', 'Объект').nullable().computed(),
    address: text(1_000, 'Address', 'Адрес').nullable().writable().example('Москва, ул. Северная, 1'),
    latitude: decimal('Latitude', 'Широта').nullable().writable().example('55.801131').describe('Degrees north.'),
    longitude: decimal('Longitude', 'Долгота').nullable().writable().example('37.593262').describe('Degrees east.'),
    plannedAt: instant('Planned at', 'Когда по плану').nullable().writable(),
    arrivedAt: instant('Arrived at', 'Прибытие').nullable().describe('When the driver said so by the link.'),
  },
});

export type RouteStop = RecordOf<typeof routeStop>;
