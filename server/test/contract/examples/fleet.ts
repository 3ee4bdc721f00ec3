import { created, type Make } from './made.ts';

/** Points are made under their vehicle and read in one list of all. */
export const fleetRecords: Record<string, Make> = {
  '/api/v1/logistics/vehicle-locations/:locationId': async (made) => {
    const vehicle = await created(made, '/api/v1/logistics/vehicles');
    const { json } = await made.ask('POST', `/api/v1/logistics/vehicles/${vehicle}/locations`, {
      ...{ recordedAt: '2026-09-01T10:00:00Z', latitude: '55.801131', longitude: '37.593262' },
    });
    return json.id;
  },
};

/** A track of one point. */
export const fleetFiles: Record<string, () => File> = {
  '/api/v1/logistics/vehicles/:vehicleId/locations/file': () =>
    new File(['Время;Широта;Долгота\n01.09.2026 10:00;55,801131;37,593262'], 'рейс.csv', { type: 'text/csv' }),
};
