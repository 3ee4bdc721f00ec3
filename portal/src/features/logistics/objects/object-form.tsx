import { Checkbox, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { logisticsObject as noun } from '../../../../../nouns/logistics-object.ts';
import { bind } from '../../../kit/form/bind.ts';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { WarehouseSelect } from '../../../shared/making/warehouse-select.tsx';
import { CounterpartyField } from '../components/counterparty-field.tsx';
import { FormFrame } from '../components/form-frame.tsx';
import { AddressInput } from './address-input.tsx';
import { CoordinatesInput } from './coordinates-input.tsx';
import type { LogisticsObject } from './queries.ts';
import { type ObjectFormState, useObjectForm } from './use-object-form.ts';

interface ObjectFormProps {
  place: LogisticsObject | undefined;
  onClose(): void;
}

/** A place: what it is, where, whom to call and when it is open. */
export function ObjectForm({ place, onClose }: ObjectFormProps) {
  const { form, above, save } = useObjectForm(place, onClose);
  return (
    <FormFrame
      entity="logisticsObject"
      form={form}
      above={above}
      isNew={!place}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      <TextInput {...ofField(noun, 'name')} data-autofocus {...form.getInputProps('name')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <Select
          {...ofField(noun, 'kind')}
          allowDeselect={false}
          data={choicesOf(noun, 'kind')}
          {...form.getInputProps('kind')}
        />
        <TextInput
          {...ofField(noun, 'code')}
          placeholder={say('given by itself', 'присвоится сам')}
          {...form.getInputProps('code')}
        />
      </SimpleGrid>
      <Whereabouts form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput {...ofField(noun, 'contactName')} {...form.getInputProps('contactName')} />
        <TextInput {...ofField(noun, 'phone')} type="tel" {...form.getInputProps('phone')} />
        <TextInput {...ofField(noun, 'workingHours')} {...form.getInputProps('workingHours')} />
        <WarehouseSelect {...ofField(noun, 'warehouseId')} {...bind(form, 'warehouseId')} />
      </SimpleGrid>
      <CounterpartyField {...ofField(noun, 'counterpartyId')} {...bind(form, 'counterpartyId')} />
      <Textarea {...ofField(noun, 'comment')} autosize minRows={2} {...form.getInputProps('comment')} />
      <Checkbox {...ofField(noun, 'isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </FormFrame>
  );
}

function Whereabouts({ form }: { form: ObjectFormState }) {
  const { latitude, longitude, region } = form.values;
  return (
    <>
      <AddressInput
        {...ofField(noun, 'address')}
        {...bind(form, 'address')}
        onPick={(picked) =>
          form.setValues({
            ...{ address: picked.address, region: picked.region ?? region },
            ...(picked.place && { latitude: picked.place.latitude ?? '', longitude: picked.place.longitude ?? '' }),
          })
        }
      />
      <CoordinatesInput
        latitude={latitude}
        longitude={longitude}
        errors={form.errors}
        onChange={(next) => form.setValues({ ...next })}
      />
      <TextInput {...ofField(noun, 'region')} {...form.getInputProps('region')} />
    </>
  );
}
