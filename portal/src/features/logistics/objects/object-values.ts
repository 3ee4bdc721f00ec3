import type { CustomValues } from '../../../shared/custom-fields/custom-fields-query.ts';
import { coordinateOf } from './coordinates.ts';
import type { LogisticsObject } from './queries.ts';

/** An object as its form holds it: what is not known is an empty text. */
export const objectValuesOf = (place: LogisticsObject | undefined) => ({
  code: place?.code ?? '',
  name: place?.name ?? '',
  kind: place?.kind ?? ('warehouse' as LogisticsObject['kind']),
  address: place?.address ?? '',
  region: place?.region ?? '',
  latitude: place?.latitude ?? '',
  longitude: place?.longitude ?? '',
  contactName: place?.contactName ?? '',
  phone: place?.phone ?? '',
  warehouseId: place?.warehouseId ?? null,
  counterpartyId: place?.counterpartyId ?? null,
  workingHours: place?.workingHours ?? '',
  comment: place?.comment ?? '',
  isActive: place?.isActive ?? true,
  customFields: (place?.customFields ?? {}) as CustomValues,
});

export type ObjectValues = ReturnType<typeof objectValuesOf>;

/** As the server takes it: an emptied text is nothing; a code that is left out is given by a sequence. */
export const objectBodyOf = ({ code, ...values }: ObjectValues) => ({
  ...values,
  ...(code.trim() !== '' && { code: code.trim() }),
  address: values.address || null,
  region: values.region || null,
  latitude: coordinateOf(values.latitude),
  longitude: coordinateOf(values.longitude),
  contactName: values.contactName || null,
  phone: values.phone || null,
  workingHours: values.workingHours || null,
  comment: values.comment || null,
});
