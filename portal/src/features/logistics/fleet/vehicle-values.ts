import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import type { Vehicle } from './vehicle-queries.ts';

/** A vehicle as its form holds it: what is not known is an empty text. */
export const vehicleValuesOf = (vehicle: Vehicle | undefined) => ({
  plateNumber: vehicle?.plateNumber ?? '',
  model: vehicle?.model ?? '',
  kind: vehicle?.kind ?? ('truck' as Vehicle['kind']),
  capacityKg: vehicle?.capacityKg ?? null,
  capacityM3: vehicle?.capacityM3 ?? null,
  carrierId: vehicle?.carrierId ?? null,
  trackerId: vehicle?.trackerId ?? '',
  isActive: vehicle?.isActive ?? true,
  customFields: (vehicle?.customFields ?? {}) as CustomValues,
});

/** As the server takes it: an emptied text is nothing. */
export const vehicleBodyOf = (values: ReturnType<typeof vehicleValuesOf>) => ({
  ...values,
  model: values.model || null,
  trackerId: values.trackerId || null,
});
