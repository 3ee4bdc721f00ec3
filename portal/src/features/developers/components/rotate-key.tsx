import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { Help } from '../../../kit/help/help.tsx';
import { counted, say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import type { ApiKey } from '../key-queries.ts';

const overlaps = ['0', '1', '24', '72', '168'];

/** A key replaced by a new one; both work for a while, so that nothing stops. */
export function RotateKey({
  apiKey: { id, name },
  onDone,
}: {
  apiKey: ApiKey;
  onDone(made: { name: string; secret: string }): void;
}) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [overlap, setOverlap] = useState('24');
  const rotate = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/api-keys/{id}/rotate', {
          params: { path: { id } },
          body: { overlapHours: Number(overlap) },
        }),
      ),
    async onSuccess(made) {
      await client.invalidateQueries({ queryKey: ['api-keys'] });
      setAsked(false);
      onDone(made);
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {say('Replace', 'Заменить')}
      </Button>
      <Modal
        opened={asked}
        onClose={() => setAsked(false)}
        title={say(`Replace the key «${name}»`, `Заменить ключ «${name}»`)}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        <Stack>
          <Text size="sm">
            {say(
              'A new key with the same rights is issued. The old one works until the overlap ends.',
              'Будет выпущен новый ключ с теми же правами. Старый действует до конца переходного времени.',
            )}
          </Text>
          <Help of="api_key.overlap">
            <Select
              label={say('The old one works for', 'Старый ключ действует ещё')}
              allowDeselect={false}
              value={overlap}
              onChange={(next) => next && setOverlap(next)}
              data={overlaps.map((hours) => ({ value: hours, label: labelOf(Number(hours)) }))}
            />
          </Help>
          <DialogButtons>
            <Button loading={rotate.isPending} onClick={() => rotate.mutate()}>
              {say('Issue the new key', 'Выпустить новый ключ')}
            </Button>
          </DialogButtons>
        </Stack>
      </Modal>
    </>
  );
}

function labelOf(hours: number) {
  if (hours === 0) return say('ends at once', 'прекращает сразу');
  return hours > 24
    ? counted(hours / 24, ['day', 'days'], ['день', 'дня', 'дней'])
    : counted(hours, ['hour', 'hours'], ['час', 'часа', 'часов']);
}
