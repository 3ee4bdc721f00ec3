import { choice, decimal, flag, id, instant, measure, status, text } from './kit/fields.ts';
import { activeOrArchived } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { customFields, recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';
import { locationSources, movements } from './vehicle-location.ts';

const lifecycle = activeOrArchived(words('Active', 'Действует'), words('Archived', 'В архиве'));

const kinds = {
  truck: words('Truck', 'Грузовик'),
  van: words('Van', 'Фургон'),
  refrigerator: words('Refrigerator', 'Рефрижератор'),
  flatbed: words('Flatbed', 'Бортовой'),
  tanker: words('Tanker', 'Цистерна'),
  car: words('Car', 'Легковой'),
  other: words('Other', 'Другой'),
};

const latest = {
  id: id('Point', 'Точка'),
  recordedAt: instant('Recorded', 'Время измерения'),
  latitude: decimal('Latitude', 'Широта').example('55.801131'),
  longitude: decimal('Longitude', 'Долгота').example('37.593262'),
  speed: measure('Speed, km/h', 'Скорость, км/ч').nullable(),
  heading: measure('Heading, degrees from north', 'Направление, градусов от севера').nullable(),
  status: choice(movements, 'What it does', 'Состояние'),
  address: text(500, 'Address', 'Адрес').nullable(),
  source: choice(locationSources, 'Source', 'Источник'),
};

/** What carries the goods. */
export const vehicle = noun({
  type: 'vehicle',
  words: words('Vehicle', 'Транспорт'),
  table: 'vehicles',
  alias: 'vehicle',
  audience: 'internal',
  displayName: 'plateNumber',
  customFieldsOf: 'logisticsVehicle',
  lifecycle,
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    plateNumber: text(20, 'Plate', 'Госномер')
      .required()
      .filterable()
      .sortable()
      .searchable()
      .example('А123ВС777')
      .describe('Russian plates are kept in Cyrillic capitals without spaces, others as they are given.'),
    model: text(200, 'Model', 'Модель').nullable().writable().sortable().searchable().example('ГАЗон NEXT'),
    kind: choice(kinds, 'Kind', 'Вид').writable().filterable(),
    capacityKg: measure('Carries, kg', 'Грузоподъёмность, кг').nullable().writable().filterable().example('5000'),
    capacityM3: measure('Holds, m³', 'Объём кузова, м³')
      .column('capacity_m3')
      .nullable()
      .writable()
      .filterable()
      .example('24'),
    carrierId: id('Carrier', 'Перевозчик')
      .nullable()
      .writable()
      .filterable()
      .describe('The counterparty that carries; null for our own.'),
    trackerId: text(64, 'Tracker', 'Трекер')
      .nullable()
      .writable()
      .filterable()
      .searchable()
      .example('867481030012345')
      .describe('By which the telematics box names itself; belongs to one vehicle.'),
    isActive: flag('In use', 'Используется')
      .writable()
      .filterable()
      .describe('What is not in use stays in its records and is not offered for new ones.'),
    latestLocation: structure(latest, 'Where it was last', 'Последнее положение')
      .nullable()
      .computed()
      .describe('The point recorded last, by the clock of the device.'),
    customFields: customFields(),
    status: status(lifecycle).filterable(),
    ...recordFields,
  },
});

export type Vehicle = RecordOf<typeof vehicle>;
