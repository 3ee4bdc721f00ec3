import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { counted, say } from '../../../kit/say.ts';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { api, ask } from '../../../shared/api/client.ts';

/** Hours that the old address and secret may work on. */
const overlaps = [0, 1, 24, 72];

/** A new address and secret, shown once; the old ones work on for as long as was chosen. */
export function NewEndpoint({ id }: { id: string }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [overlap, setOverlap] = useState('0');
  const make = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/webhook-endpoint/regenerate', {
          params: { path: { id } },
          body: { overlapHours: Number(overlap) },
        }),
      ),
    async onSuccess() {
      setAsked(false);
      await client.invalidateQueries({ queryKey: ['integrations', 'endpoint', id] });
    },
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{say('New address and secret', 'Новый адрес и секрет')}</Button>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={say('New address and secret', 'Новый адрес и секрет')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <Stack>
          <Text size="sm">
            {say(
              'The current address and secret stop working after the time you choose.',
              'Нынешние адрес и секрет перестанут действовать через выбранное время.',
            )}
          </Text>
          <Select
            label={say('The old ones work for', 'Прежние действуют ещё')}
            allowDeselect={false}
            value={overlap}
            onChange={(next) => next && setOverlap(next)}
            data={overlaps.map((hours) => ({
              value: String(hours),
              label:
                hours === 0
                  ? say('end at once', 'прекращают сразу')
                  : counted(hours, ['hour', 'hours'], ['час', 'часа', 'часов']),
            }))}
          />
          <DialogButtons>
            <Button loading={make.isPending} onClick={() => make.mutate()}>
              {say('Create', 'Создать')}
            </Button>
          </DialogButtons>
        </Stack>
      </Modal>
      {make.data && (
        <ShownOnce
          title={say('Address and secret', 'Адрес и секрет')}
          secrets={[
            { label: say('Address', 'Адрес'), value: make.data.url },
            { label: say('Secret', 'Секрет'), value: make.data.secret },
          ]}
          onClose={make.reset}
        />
      )}
    </>
  );
}
