import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import type { Driver } from './driver-queries.ts';

/** A driver as the form holds one: what is not known is an empty text. */
export const driverValuesOf = (driver: Driver | undefined) => ({
  fullName: driver?.fullName ?? '',
  phone: driver?.phone ?? '',
  licenseNumber: driver?.licenseNumber ?? '',
  licenseValidTo: driver?.licenseValidTo ?? '',
  passport: driver?.passport ?? '',
  carrierId: driver?.carrierId ?? null,
  isActive: driver?.isActive ?? true,
  customFields: (driver?.customFields ?? {}) as CustomValues,
});

type DriverValues = ReturnType<typeof driverValuesOf>;

/** As the server takes it: an emptied text is nothing. A new driver's passport is left out where none was given: giving one needs a right. */
export const driverBodyOf = ({ passport, ...values }: DriverValues, isNew: boolean) => ({
  ...values,
  phone: values.phone || null,
  licenseNumber: values.licenseNumber || null,
  licenseValidTo: values.licenseValidTo || null,
  ...(isNew && passport === '' ? {} : { passport: passport || null }),
});
