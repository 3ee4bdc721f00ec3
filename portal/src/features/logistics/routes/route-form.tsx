import { Checkbox, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { deliveryRoute as noun } from '../../../../../nouns/delivery-route.ts';
import { ofField } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { FormFrame } from '../components/form-frame.tsx';
import { CarriageFields } from './carriage-fields.tsx';
import { EndFields } from './end-fields.tsx';
import type { Route } from './queries.ts';
import { type NewRouteOf, useRouteForm } from './use-route-form.ts';

interface RouteFormProps {
  route: Route | undefined;
  /** What a new route is made of; its ends are asked for without it. */
  of?: NewRouteOf;
  onClose(): void;
}

/** When a route goes, who carries and drives, and in what; a new one has its first and last stop, too. */
export function RouteForm({ route, of, onClose }: RouteFormProps) {
  const { form, above, save } = useRouteForm(route, onClose, of);
  return (
    <FormFrame
      entity="deliveryRoute"
      form={form}
      above={above}
      isNew={!route}
      isSaving={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(values))}
      onClose={onClose}
    >
      {!route && !of && <EndFields form={form} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <TextInput type="date" {...ofField(noun, 'plannedDate')} {...form.getInputProps('plannedDate')} />
        <TextInput
          {...ofField(noun, 'name')}
          placeholder={say('by its first and last stop', 'по первой и последней точке')}
          {...form.getInputProps('name')}
        />
      </SimpleGrid>
      <CarriageFields form={form} />
      <Textarea {...ofField(noun, 'comment')} autosize minRows={2} {...form.getInputProps('comment')} />
      <Checkbox {...ofField(noun, 'isActive')} {...form.getInputProps('isActive', { type: 'checkbox' })} />
    </FormFrame>
  );
}
