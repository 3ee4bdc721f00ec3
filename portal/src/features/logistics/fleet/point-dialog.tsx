import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { vehicleLocation as noun } from '../../../../../nouns/vehicle-location.ts';
import { bind } from '../../../kit/form/bind.ts';
import { DecimalInput } from '../../../kit/form/decimal-input.tsx';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { choicesOf, ofField } from '../../../kit/form/of-field.ts';
import { useFormProblem } from '../../../kit/form/use-form-problem.ts';
import { shownZone } from '../../../kit/format.ts';
import { portalNow } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { wallTime } from '../../../kit/zoned-time.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useKeptForm } from '../../../shared/drafts/use-kept-form.ts';
import { AddressInput } from '../objects/address-input.tsx';
import { CoordinatesInput } from '../objects/coordinates-input.tsx';
import { newPoint, pointBodyOf } from './point-values.ts';
import type { Vehicle } from './vehicle-queries.ts';

interface PointDialogProps {
  vehicle: Vehicle;
  onClose(): void;
}

/** A point that a person tells of: the driver has called. */
export function PointDialog({ vehicle, onClose }: PointDialogProps) {
  const { form, above, add } = usePointForm(vehicle, onClose);
  const { latitude, longitude } = form.values;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${say('Point of', 'Точка')} ${vehicle.plateNumber}`}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form onSubmit={form.onSubmit((values) => add.mutate(values))}>
        <Stack>
          <FormProblem error={above} draft={form.draft} />
          <Group grow align="flex-start">
            <TextInput type="datetime-local" {...ofField(noun, 'recordedAt')} {...form.getInputProps('recordedAt')} />
            <Select
              {...ofField(noun, 'status')}
              allowDeselect={false}
              data={choicesOf(noun, 'status')}
              {...form.getInputProps('status')}
            />
          </Group>
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
            latitude={latitude}
            longitude={longitude}
            errors={form.errors}
            onChange={(next) => form.setValues({ ...next })}
          />
          <DecimalInput {...ofField(noun, 'speed')} {...bind(form, 'speed')} />
          <DialogButtons>
            <Button type="submit" loading={add.isPending}>
              {say('Add', 'Добавить')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}

function usePointForm({ id }: Vehicle, onClose: () => void) {
  const client = useQueryClient();
  const initialValues = newPoint(wallTime(portalNow().toISOString(), shownZone()));
  const form = useKeptForm({ draft: 'vehicle-point', record: id, initialValues });
  const problem = useFormProblem(form, Object.keys(initialValues));
  const add = useMutation({
    mutationFn: (values: typeof form.values) =>
      ask(
        api.POST('/api/v1/logistics/vehicles/{vehicleId}/locations', {
          params: { path: { vehicleId: id } },
          body: pointBodyOf(values, shownZone()),
        }),
      ),
    meta: { toldByPage: true },
    onError: problem.show,
    async onSuccess() {
      form.draft.drop();
      await client.invalidateQueries({ queryKey: ['logistics'] });
      tellDone(say('The point is added', 'Точка добавлена'));
      onClose();
    },
  });
  return { form, above: problem.above, add };
}
