import { type Api, expect } from './api.ts';
import { readAll, type Tally, tallyOf } from './push-records.ts';

/** Round figures for the demo, not those of the central bank. */
export const dollar = '80';
const rates = [
  { currency: 'USD', date: '2025-01-01', rate: '100' },
  { currency: 'USD', date: '2025-04-01', rate: '90' },
  { currency: 'USD', date: '2025-07-01', rate: dollar },
];

export const customFields = [
  { entityType: 'catalogItem', key: 'units_per_pack', label: 'Единиц в упаковке', type: 'number' },
  { entityType: 'catalogItem', key: 'dosage_form', label: 'Лекарственная форма', type: 'string' },
];

export async function setRates(api: Api): Promise<Tally> {
  const tally = tallyOf('Exchange rates');
  const path = '/api/v1/settings/exchange-rates';
  const known = await readAll<{ currency: string; date: string }>(api, `${path}?limit=200&currency=USD`);
  const missing = rates.filter(({ date }) => !known.some((one) => one.date === date));
  if (missing.length > 0) await expect(200, api('PUT', path, { rates: missing }));
  return { ...tally, created: missing.length, unchanged: rates.length - missing.length };
}

export async function addCustomFields(api: Api): Promise<Tally> {
  const tally = tallyOf('Custom fields');
  const path = '/api/v1/settings/custom-fields';
  const known = await readAll<{ entityType: string; key: string }>(api, `${path}?limit=200`);
  for (const field of customFields) {
    if (known.some(({ entityType, key }) => entityType === field.entityType && key === field.key)) {
      tally.unchanged += 1;
      continue;
    }
    await expect(201, api('POST', path, field));
    tally.created += 1;
  }
  return tally;
}
