import type { PushedRecord } from './push-records.ts';
import type { ScmsRow } from './read-scms.ts';
import { clean } from './scms-item.ts';
import { slug } from './slug.ts';

const mainWarehouse = 'main';
const sites = 6;

/** Where a line was delivered: a site of its own for the countries that take the most, the main warehouse for the others. */
export function warehouseOf(rows: readonly ScmsRow[]): (row: ScmsRow) => string {
  const busiest = new Set(busiestCountries(rows).map(slug));
  return (row) => {
    const country = slug(clean(row.Country));
    return busiest.has(country) ? country : mainWarehouse;
  };
}

export const warehouseRecords = (rows: readonly ScmsRow[]): PushedRecord[] => [
  {
    externalId: mainWarehouse,
    data: { name: 'Центральный склад', code: 'MAIN', kind: 'main', address: 'Москва, ул. Складская, 1' },
    atFirst: { isDefault: true },
  },
  ...busiestCountries(rows).map((country) => ({
    externalId: slug(country),
    data: { name: `Площадка: ${country}`, code: slug(country).toUpperCase(), kind: 'site', address: country },
  })),
];

function busiestCountries(rows: readonly ScmsRow[]): string[] {
  const byCountry = Map.groupBy(rows, ({ Country }) => clean(Country));
  return [...byCountry]
    .filter(([country]) => country !== '')
    .sort(([one, many], [other, few]) => few.length - many.length || (one < other ? -1 : 1))
    .slice(0, sites)
    .map(([country]) => country);
}
