import { SimpleGrid, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { bind } from '../../../kit/form/bind.ts';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import { IdSelect } from '../components/id-select.tsx';
import { driverQuery, findDrivers } from '../fleet/driver-queries.ts';
import { findVehicles, vehicleQuery } from '../fleet/vehicle-queries.ts';
import type { GenerateFormState } from './use-generate.ts';

/** Who carries the goods from where to where; what is left out is taken from the route of the batches. */
export function TransportFields({ form }: { form: GenerateFormState }) {
  const { driverId, vehicleId } = form.values;
  const { data: driver } = useQuery({ ...driverQuery(driverId ?? ''), enabled: driverId !== null });
  const { data: vehicle } = useQuery({ ...vehicleQuery(vehicleId ?? ''), enabled: vehicleId !== null });
  const usual = say('of the route', 'из маршрута');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
        <CounterpartyField label={labelOf(noun, 'carrierId')} placeholder={usual} {...bind(form, 'carrierId')} />
        <IdSelect
          kind="drivers"
          label={labelOf(noun, 'driverId')}
          placeholder={usual}
          called={driver?.fullName}
          find={findDrivers}
          {...bind(form, 'driverId')}
        />
        <IdSelect
          kind="vehicles"
          label={labelOf(noun, 'vehicleId')}
          placeholder={usual}
          called={vehicle?.plateNumber}
          find={findVehicles}
          {...bind(form, 'vehicleId')}
        />
      </SimpleGrid>
      <TextInput {...ofField(noun, 'loadingAddress')} placeholder={usual} {...form.getInputProps('loadingAddress')} />
      <TextInput {...ofField(noun, 'deliveryAddress')} placeholder={usual} {...form.getInputProps('deliveryAddress')} />
    </>
  );
}
