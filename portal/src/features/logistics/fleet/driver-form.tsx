import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { driver as noun } from '../../../../../nouns/driver.ts';
import { bind } from '../../../kit/form/bind.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import { FormFrame } from '../components/form-frame.tsx';
import { useRecordForm } from '../use-record-form.ts';
import type { Driver } from './driver-queries.ts';
import { driverBodyOf, driverValuesOf } from './driver-values.ts';

interface DriverFormProps {
  driver: Driver | undefined;
  onClose(): void;
}

/** Who drives, by what licence, and for whom. */
export function DriverForm({ driver, onClose }: DriverFormProps) {
  const { form, above, save } = useDriverForm(driver, onClose);
  const maySeePassport = useMay()('logistics.documents');
  return (
    <FormFrame
      entity="driver"
      form={form}
      above={above}
      isNew={!driver}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <TextInput {...ofField(noun, 'fullName')} data-autofocus {...form.getInputProps('fullName')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput {...ofField(noun, 'phone')} type="tel" {...form.getInputProps('phone')} />
        {maySeePassport && (
          <TextInput
            {...ofField(noun, 'passport')}
            autoComplete="off"
            description={say('Kept sealed; its last digits are shown', 'Хранится скрытым, видны последние цифры')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('passport')}
          />
        )}
        <TextInput {...ofField(noun, 'licenseNumber')} {...form.getInputProps('licenseNumber')} />
        <TextInput type="date" {...ofField(noun, 'licenseValidTo')} {...form.getInputProps('licenseValidTo')} />
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

function useDriverForm(driver: Driver | undefined, onClose: () => void) {
  return useRecordForm({
    list: 'drivers',
    record: driver,
    initial: driverValuesOf(driver),
    /** A passport is not kept on the device. */
    never: ['passport'],
    bodyOf: (values) => driverBodyOf(values, !driver),
    create: (body) => ask(api.POST('/api/v1/logistics/drivers', { body })),
    change: (driverId, body) =>
      ask(api.PATCH('/api/v1/logistics/drivers/{driverId}', { params: { path: { driverId } }, body })),
    nameOf: ({ fullName }) => fullName,
    onClose,
  });
}
