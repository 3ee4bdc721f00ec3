import { choice, instant, integer, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

const kinds = {
  origin: words('Origin', 'Отправление'),
  pickup: words('Pickup', 'Погрузка'),
  waypoint: words('Waypoint', 'Промежуточная точка'),
  delivery: words('Delivery', 'Выгрузка'),
  destination: words('Destination', 'Назначение'),
};

/** A stop of the route, as it was when the document was written. */
export const deliveryStop = {
  sequence: integer('Place on the way', 'Порядок', { minimum: 1 }),
  kind: choice(kinds, 'Kind', 'Вид'),
  label: text(255, 'Label', 'Название').nullable(),
  address: text(1_000, 'Address', 'Адрес').nullable(),
  plannedAt: instant('Planned', 'План').nullable(),
};

export type DeliveryStop = StructureOf<typeof deliveryStop>;
