import { driver as declared } from '../../../../../nouns/driver.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { listingOf } from '../../../platform/records/listing-of.ts';
import { getRecord, listRecords } from '../../../platform/records/read-operations.ts';
import { store } from '../../../platform/records/store.ts';
import { todayOf, todayText } from '../../price-lists/today.ts';
import { logisticsReading } from '../logistics-rights.ts';

export const driver = entityOf(declared);

export const drivers = store(driver, {
  licenseExpired: (tenant) => sql`coalesce(driver.license_valid_to < ${todayOf(tenant)}, false)`,
});

export const getDriver = getRecord(drivers, {
  name: 'logistics.get-driver',
  summary: words('Get a driver', 'Получить водителя'),
  ...logisticsReading,
});

export const listDrivers = listRecords(
  drivers,
  listingOf(declared, {
    name: 'drivers',
    defaultSort: 'fullName',
    fields: {
      licenseExpired: { column: `coalesce(driver.license_valid_to < ${todayText}, false)`, kind: 'boolean' },
    },
  }),
  {
    name: 'logistics.list-drivers',
    summary: words('List drivers', 'Список водителей'),
    description: '`licenseExpired=true` shows those whose licence is over by the clock of the company.',
    ...logisticsReading,
  },
);
