import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deliveryRoute as noun } from '../../../../../nouns/delivery-route.ts';
import { bind } from '../../../kit/form/bind.ts';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import { IdSelect } from '../components/id-select.tsx';
import { driverQuery, findDrivers } from '../fleet/driver-queries.ts';
import { findVehicles, vehicleQuery } from '../fleet/vehicle-queries.ts';
import type { RouteFormState } from './use-route-form.ts';

/** Who carries, who drives and in what: records that are known, or names written by hand. */
export function CarriageFields({ form }: { form: RouteFormState }) {
  const { carrierId, driverId, vehicleId } = form.values;
  const { data: driver } = useQuery({ ...driverQuery(driverId ?? ''), enabled: driverId !== null });
  const { data: vehicle } = useQuery({ ...vehicleQuery(vehicleId ?? ''), enabled: vehicleId !== null });
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
      <Stack gap="xs">
        <CounterpartyField label={labelOf(noun, 'carrierId')} {...bind(form, 'carrierId')} />
        {carrierId === null && <ByHand form={form} name="carrierName" />}
      </Stack>
      <Stack gap="xs">
        <IdSelect
          kind="drivers"
          label={labelOf(noun, 'driverId')}
          called={driver?.fullName}
          find={findDrivers}
          {...bind(form, 'driverId')}
        />
        {driverId === null && <ByHand form={form} name="driverName" />}
      </Stack>
      <Stack gap="xs">
        <IdSelect
          kind="vehicles"
          label={labelOf(noun, 'vehicleId')}
          called={vehicle?.plateNumber}
          find={findVehicles}
          {...bind(form, 'vehicleId')}
        />
        {vehicleId === null && <ByHand form={form} name="vehicleNumber" />}
      </Stack>
    </SimpleGrid>
  );
}

interface ByHandProps {
  form: RouteFormState;
  name: 'carrierName' | 'driverName' | 'vehicleNumber';
}

const ByHand = ({ form, name }: ByHandProps): ReactNode => (
  <TextInput
    {...ofField(noun, name)}
    label={undefined}
    aria-label={labelOf(noun, name)}
    placeholder={say('or by hand', 'или вручную')}
    {...form.getInputProps(name)}
  />
);
