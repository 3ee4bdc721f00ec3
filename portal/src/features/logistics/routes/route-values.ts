import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import type { Route } from './queries.ts';

type Named = Pick<Route, 'carrierName' | 'driverName' | 'vehicleNumber'>;

/** A name that is written by hand, where no record is referred to. */
const byHand = (id: string | null | undefined, name: Named[keyof Named] | undefined) => (id ? '' : (name ?? ''));

/** A route as its form holds it; a new one has the objects it begins and ends at, too. */
export const routeValuesOf = (route: Route | undefined) => ({
  name: route?.name ?? '',
  plannedDate: route?.plannedDate ?? '',
  carrierId: route?.carrierId ?? null,
  carrierName: byHand(route?.carrierId, route?.carrierName),
  driverId: route?.driverId ?? null,
  driverName: byHand(route?.driverId, route?.driverName),
  vehicleId: route?.vehicleId ?? null,
  vehicleNumber: byHand(route?.vehicleId, route?.vehicleNumber),
  comment: route?.comment ?? '',
  isActive: route?.isActive ?? true,
  ...{ fromId: null as string | null, fromAddress: '', toId: null as string | null, toAddress: '' },
  customFields: (route?.customFields ?? {}) as CustomValues,
});

type RouteValues = ReturnType<typeof routeValuesOf>;

const stopAt = (objectId: string | null, address: string) =>
  objectId || address.trim() ? [{ objectId, ...(address.trim() && { address: address.trim() }) }] : [];

/** As the server takes it: a record brings its own name, and a name left out is that of both ends. */
export const routeBodyOf = (values: RouteValues, isNew: boolean) => {
  const { name, carrierId, driverId, vehicleId, fromId, fromAddress, toId, toAddress, ...rest } = values;
  const { carrierName, driverName, vehicleNumber, ...others } = rest;
  return {
    ...others,
    ...{ carrierId, driverId, vehicleId },
    ...(name.trim() && { name: name.trim() }),
    plannedDate: values.plannedDate || null,
    comment: values.comment || null,
    ...(!carrierId && { carrierName: carrierName || null }),
    ...(!driverId && { driverName: driverName || null }),
    ...(!vehicleId && { vehicleNumber: vehicleNumber || null }),
    ...(isNew && { stops: [...stopAt(fromId, fromAddress), ...stopAt(toId, toAddress)] }),
  };
};

/** Where a refused field of the request stands in the form. */
export const renameStops = (field: string) =>
  field
    .replace(/^stops\.0\.(objectId)?.*/, 'fromId')
    .replace(/^stops\.1\.(objectId)?.*/, 'toId')
    .replace(/^stops$/, 'fromId');
