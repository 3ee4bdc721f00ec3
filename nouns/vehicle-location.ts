import { choice, decimal, id, instant, measure, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

export const movements = {
  moving: words('Moving', 'Едет'),
  stopped: words('Stopped', 'Стоит'),
  loading: words('Loading', 'Загружается'),
  unloading: words('Unloading', 'Разгружается'),
  offline: words('Offline', 'Нет связи'),
  unknown: words('Unknown', 'Неизвестно'),
};

export const locationSources = {
  manual: words('By hand', 'Вручную'),
  telematics: words('Telematics', 'Телематика'),
  import: words('From a file', 'Из файла'),
  driver: words('Phone of the driver', 'Телефон водителя'),
};

/** What a vehicle was measured to be doing, where and when. */
export const measured = {
  recordedAt: instant('Recorded', 'Время измерения')
    .required()
    .sortable()
    .describe('By the clock of the device; at most five minutes ahead of ours.'),
  latitude: decimal('Latitude', 'Широта').required().example('55.801131').describe('Degrees north.'),
  longitude: decimal('Longitude', 'Долгота').required().example('37.593262').describe('Degrees east.'),
  speed: measure('Speed, km/h', 'Скорость, км/ч').nullable().writable().example('64.5'),
  heading: measure('Heading, degrees from north', 'Направление, градусов от севера')
    .nullable()
    .writable()
    .example('270'),
  status: choice(movements, 'What it does', 'Состояние').writable().filterable().describe('`unknown` unless given.'),
  address: text(500, 'Address', 'Адрес').nullable().writable().example('Москва, ул. Складочная, 1'),
  source: choice(locationSources, 'Source', 'Источник')
    .writable()
    .filterable()
    .describe('`telematics` for API keys and `manual` for people unless given.'),
};

/** A point on the way of a vehicle. */
export const vehicleLocation = noun({
  type: 'vehicle_location',
  words: words('Vehicle point', 'Точка транспорта'),
  table: 'vehicle_locations',
  alias: 'point',
  audience: 'internal',
  displayName: 'recordedAt',
  facts: ['updated', 'deleted'],
  fields: {
    id: id(),
    vehicleId: id('Vehicle', 'Транспорт').filterable(),
    ...measured,
    version: recordFields.version,
    createdAt: instant('Received', 'Получено'),
    updatedAt: recordFields.updatedAt,
    updatedBy: recordFields.updatedBy,
  },
});

export type VehicleLocation = RecordOf<typeof vehicleLocation>;
