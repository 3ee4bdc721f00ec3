import { warehouse } from '../../../../../nouns/warehouse.ts';
import type { ExchangeColumn } from '../../../kernel/exchange/exchange.ts';
import { nounColumn } from '../../../kernel/exchange/noun-column.ts';

/** The columns of a file of warehouses. */
export const placeFileColumns: readonly ExchangeColumn[] = [
  {
    ...nounColumn(
      warehouse,
      'name',
      'наименование; склад; наименование склада; warehouse; warehouse name; site name; location name',
    ),
    required: true,
  },
  {
    ...nounColumn(
      warehouse,
      'code',
      'код склада; номер склада; warehouse code; warehouse number; warehouse no; location code; site code',
    ),
    field: 'placeCode',
    at: '/code',
  },
  nounColumn(warehouse, 'kind', 'тип; вид склада; тип склада; type; warehouse type', {
    main: 'основной; warehouse',
    transit: 'товары в пути; транзит; транзитный',
    site: 'площадка; стройплощадка',
  }),
  nounColumn(warehouse, 'address', 'адрес склада; место; warehouse address; street address; location'),
  nounColumn(warehouse, 'latitude', 'шир; lat'),
  nounColumn(warehouse, 'longitude', 'долг; lon; lng; long'),
  nounColumn(
    warehouse,
    'contactName',
    'кладовщик; ответственный; МОЛ; contact; contact name; storekeeper; manager; responsible',
  ),
  nounColumn(warehouse, 'phone', 'тел; телефон склада; phone number; telephone; tel'),
  { ...nounColumn(warehouse, 'isDefault', 'основной; is default; main'), onlyInExports: true },
];
