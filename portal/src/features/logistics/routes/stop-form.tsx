import { Button, Select, Stack, TextInput } from '@mantine/core';
import { routeStop as noun } from '../../../../../nouns/route-stop.ts';
import { bind } from '../../../kit/form/bind.ts';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { say } from '../../../kit/say.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { IdSelect } from '../components/id-select.tsx';
import { AddressInput } from '../objects/address-input.tsx';
import { CoordinatesInput } from '../objects/coordinates-input.tsx';
import { findObjects } from '../objects/queries.ts';
import type { RouteCard, Stop } from './queries.ts';
import { stopBodyOf, stopValuesOf } from './stop-values.ts';
import { useStops } from './use-stops.ts';

interface StopFormProps {
  route: RouteCard;
  /** The one that is changed; a new one is put at the end without it. */
  stop: Stop | undefined;
  onClose(): void;
}

/** A place on the way: an object that is known, or any address. */
export function StopForm({ route, stop, onClose }: StopFormProps) {
  const { put, save } = useStops(route);
  const initialValues = stopValuesOf(stop);
  const form = useKeptForm({ draft: 'route-stop', record: stop?.id ?? `new-of-${route.id}`, initialValues });
  const problem = useFormProblem(form, Object.keys(initialValues), (field) => field.replace(/^stops\.\d+\./, ''));
  const submit = form.onSubmit(async (values) => {
    try {
      await put(stopBodyOf(values), stop);
      form.draft.drop();
      onClose();
    } catch (error) {
      problem.show(error);
    }
  });
  const { latitude, longitude } = form.values;
  return (
    <form onSubmit={submit}>
      <Stack>
        <FormProblem error={problem.above} draft={form.draft} />
        <IdSelect
          kind="logistics-objects"
          {...ofField(noun, 'objectId')}
          data-autofocus
          called={stop?.object?.name}
          find={findObjects}
          {...bind(form, 'objectId')}
          // What was written of another place is not of this one.
          onChange={(objectId) => form.setValues({ objectId, label: '', address: '', latitude: '', longitude: '' })}
        />
        <Select
          {...ofField(noun, 'kind')}
          allowDeselect={false}
          data={choicesOf(noun, 'kind')}
          {...form.getInputProps('kind')}
        />
        <TextInput {...ofField(noun, 'label')} {...form.getInputProps('label')} />
        <AddressInput
          {...ofField(noun, 'address')}
          {...bind(form, 'address')}
          onPick={({ address, place }) =>
            form.setValues({
              address,
              ...(place && { latitude: place.latitude ?? '', longitude: place.longitude ?? '' }),
            })
          }
        />
        <CoordinatesInput
          {...{ latitude, longitude }}
          errors={form.errors}
          onChange={(next) => form.setValues({ ...next })}
        />
        <TextInput type="datetime-local" {...ofField(noun, 'plannedAt')} {...form.getInputProps('plannedAt')} />
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'start' }}>
          {stop ? say('Save', 'Сохранить') : say('Add', 'Добавить')}
        </Button>
      </Stack>
    </form>
  );
}
