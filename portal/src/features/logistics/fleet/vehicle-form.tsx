import { Checkbox, Select, SimpleGrid, TextInput } from '@mantine/core';
import { vehicle as noun } from '../../../../../nouns/vehicle.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import { FormFrame } from '../components/form-frame.tsx';
import { useRecordForm } from '../use-record-form.ts';
import type { Vehicle } from './vehicle-queries.ts';
import { vehicleBodyOf, vehicleValuesOf } from './vehicle-values.ts';

interface VehicleFormProps {
  vehicle: Vehicle | undefined;
  onClose(): void;
}

/** What carries the goods, how much of them, and whose it is. */
export function VehicleForm({ vehicle, onClose }: VehicleFormProps) {
  const { form, above, save } = useVehicleForm(vehicle, onClose);
  return (
    <FormFrame
      entity="logisticsVehicle"
      form={form}
      above={above}
      isNew={!vehicle}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput
          {...ofField(noun, 'plateNumber')}
          placeholder="А123ВС777"
          data-autofocus
          {...form.getInputProps('plateNumber')}
        />
        <TextInput {...ofField(noun, 'model')} {...form.getInputProps('model')} />
        <Select
          {...ofField(noun, 'kind')}
          allowDeselect={false}
          data={choicesOf(noun, 'kind')}
          {...form.getInputProps('kind')}
        />
        <TextInput {...ofField(noun, 'trackerId')} {...form.getInputProps('trackerId')} />
        <DecimalInput {...ofField(noun, 'capacityKg')} {...bind(form, 'capacityKg')} />
        <DecimalInput {...ofField(noun, 'capacityM3')} {...bind(form, 'capacityM3')} />
      </SimpleGrid>
      <CounterpartyField
        {...ofField(noun, 'carrierId')}
        placeholder={say('our own', 'свой')}
        {...bind(form, 'carrierId')}
      />
      <Checkbox {...ofField(noun, 'isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </FormFrame>
  );
}

function useVehicleForm(vehicle: Vehicle | undefined, onClose: () => void) {
  return useRecordForm({
    list: 'vehicles',
    record: vehicle,
    initial: vehicleValuesOf(vehicle),
    bodyOf: vehicleBodyOf,
    create: (body) => ask(api.POST('/api/v1/logistics/vehicles', { body })),
    change: (vehicleId, body) =>
      ask(api.PATCH('/api/v1/logistics/vehicles/{vehicleId}', { params: { path: { vehicleId } }, body })),
    nameOf: ({ plateNumber }) => plateNumber,
    onClose,
  });
}
