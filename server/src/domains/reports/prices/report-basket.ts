import { reportBasket as declared } from '../../../../../nouns/report-basket.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { reportReading } from '../report-reading.ts';

export const reportBasket = entityOf(declared);

export const reportBaskets = store(reportBasket);

export const getBasket = getRecord(reportBaskets, {
  name: 'reports.get-basket',
  summary: words('Get a basket of a price index', 'Получить корзину индекса цен'),
  ...reportReading,
});

export const listBaskets = listRecords(
  reportBaskets,
  listingOf(declared, { name: 'report-baskets', defaultSort: 'name' }),
  {
    name: 'reports.list-baskets',
    summary: words('List baskets of price indexes', 'Корзины индексов цен'),
    description: 'Those of the whole portal, by name.',
    ...reportReading,
  },
);
