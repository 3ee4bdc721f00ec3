import { instantAt } from '../../../kit/zoned-time.ts';
import { coordinateOf } from '../objects/coordinates.ts';
import type { VehiclePoint } from './vehicle-queries.ts';

/** A point as its form holds it, recorded at a time of the portal's clocks. */
export const newPoint = (recordedAt: string) => ({
  ...{ recordedAt, address: '', latitude: '', longitude: '', speed: null as string | null },
  status: 'unknown' as VehiclePoint['status'],
});

export const pointBodyOf = ({ address, speed, status, ...values }: ReturnType<typeof newPoint>, timeZone: string) => ({
  ...{ status, speed },
  recordedAt: instantAt(values.recordedAt, timeZone) ?? values.recordedAt,
  latitude: coordinateOf(values.latitude) ?? '',
  longitude: coordinateOf(values.longitude) ?? '',
  address: address || null,
});
