import { logisticsObject as declared } from '../../../../../nouns/logistics-object.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { logisticsReading } from '../logistics-rights.ts';

export const logisticsObject = entityOf(declared);

export const logisticsObjects = store(logisticsObject);

export const getLogisticsObject = getRecord(logisticsObjects, {
  name: 'logistics.get-object',
  summary: words('Get a logistics object', 'Получить объект логистики'),
  ...logisticsReading,
});

export const listLogisticsObjects = listRecords(
  logisticsObjects,
  listingOf(declared, { name: 'logistics_objects', defaultSort: 'name' }),
  {
    name: 'logistics.list-objects',
    summary: words('List logistics objects', 'Список объектов логистики'),
    ...logisticsReading,
  },
);
