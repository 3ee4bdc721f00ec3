import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { showInstant, shownZone } from '../../../kit/format.ts';
import { portalNow, setPortalTime } from '../../../kit/portal-clock.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { instantAt, wallTime } from '../../../kit/zoned-time.ts';
import { api, ask } from '../../../shared/api/client.ts';

const [hour, day] = [3_600, 86_400];

const steps = () => [
  { seconds: hour, label: say('By an hour', 'На час') },
  { seconds: day, label: say('By a day', 'На день') },
  { seconds: 7 * day, label: say('By a week', 'На неделю') },
];

/** Moves the clock of the test portal on, by a usual step or to a moment; what is due by then happens. */
export function MoveClock({ onClose }: { onClose(): void }) {
  const client = useQueryClient();
  const [until, setUntil] = useState(() => wallTime(portalNow().toISOString(), shownZone()));
  const move = useMutation({
    mutationFn: (body: { forwardSeconds: number } | { to: string }) => ask(api.POST('/api/v1/sandbox/clock', { body })),
    meta: { toldByPage: true },
    async onSuccess({ now }) {
      setPortalTime(now);
      await client.invalidateQueries();
      tellDone(say(`It is ${showInstant(now)} in the portal`, `В портале ${showInstant(now)}`));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Move the clock on', 'Перевести часы вперёд')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate({ to: instantAt(until, shownZone()) ?? '' });
        }}
      >
        <Stack>
          <FormProblem error={move.error} />
          <Text size="sm">
            {say(
              'What becomes due happens at once: reminders, deadlines, schedules, retries. The clock never goes back, but for beginning anew.',
              'Всё, чему наступит срок, произойдёт сразу: напоминания, крайние сроки, расписания, повторы. Назад часы возвращает только начало заново.',
            )}
          </Text>
          <Group>
            {steps().map(({ seconds, label }) => (
              <Button
                key={seconds}
                variant="default"
                disabled={move.isPending}
                onClick={() => move.mutate({ forwardSeconds: seconds })}
              >
                {label}
              </Button>
            ))}
          </Group>
          <TextInput
            type="datetime-local"
            required
            label={say('To a moment', 'До времени')}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
          <DialogButtons>
            <Button type="submit" loading={move.isPending}>
              {say('Move', 'Перевести')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
