import { id, instant } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** The address by which a driver without an account sees one route or one batch. Its token is known to whoever was given it. */
export const driverLink = noun({
  type: 'driver_link',
  words: words('Link of a driver', 'Ссылка водителя'),
  table: 'driver_links',
  alias: 'link',
  audience: 'internal',
  displayName: 'createdAt',
  facts: [],
  fields: {
    id: id(),
    expiresAt: instant('It opens until', 'Открывается до'),
    openedAt: instant('First opened', 'Впервые открыта').nullable(),
    createdAt: instant('Made', 'Создана'),
  },
});

export type DriverLink = RecordOf<typeof driverLink>;
