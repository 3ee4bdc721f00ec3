import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { deliveryDocument as noun } from '../../../../../nouns/delivery-document.ts';
import { bind } from '../../../kit/form/bind.ts';
import { labelOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import { IdSelect } from '../components/id-select.tsx';
import { driverQuery, findDrivers } from '../fleet/driver-queries.ts';
import { findVehicles, vehicleQuery } from '../fleet/vehicle-queries.ts';
import type { DocumentFormState } from './use-document-form.ts';

/** Who carries the goods and in what, as the paper says it: of a record, or written by hand. */
export function DetailsOfCarriage({ form }: { form: DocumentFormState }) {
  const { carrierId, driverId, vehicleId } = form.values;
  const { data: driver } = useQuery({ ...driverQuery(driverId ?? ''), enabled: driverId !== null });
  const { data: vehicle } = useQuery({ ...vehicleQuery(vehicleId ?? ''), enabled: vehicleId !== null });
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md" verticalSpacing="md">
      <Stack gap="xs">
        <CounterpartyField label={labelOf(noun, 'carrierId')} {...bind(form, 'carrierId')} />
        {carrierId === null && <ByHand form={form} name="carrierName" />}
        <Detail form={form} name="trailerNumber" />
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
        <Detail form={form} name="driverPhone" />
        <Detail form={form} name="driverLicense" />
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
        <Detail form={form} name="vehicleModel" />
      </Stack>
    </SimpleGrid>
  );
}

interface ByHandProps {
  form: DocumentFormState;
  name: 'carrierName' | 'driverName' | 'vehicleNumber';
}

const ByHand = ({ form, name }: ByHandProps) => (
  <TextInput
    {...ofField(noun, name)}
    label={undefined}
    aria-label={labelOf(noun, name)}
    placeholder={say('or by hand', 'или вручную')}
    {...form.getInputProps(name)}
  />
);

interface DetailProps {
  form: DocumentFormState;
  name: 'trailerNumber' | 'driverPhone' | 'driverLicense' | 'vehicleModel';
}

const Detail = ({ form, name }: DetailProps) => <TextInput {...ofField(noun, name)} {...form.getInputProps(name)} />;
