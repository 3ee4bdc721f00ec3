import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { shownZone } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { wallTime } from '../../../kit/zoned-time.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { recoveryWindow } from '../recovery-window.ts';

/** After an outage: what failed or was held in a window is sent again, or what was never made is made. */
export function WebhookRecovery({ id }: { id: string }) {
  const client = useQueryClient();
  const [since, setSince] = useState(() => wallTime(new Date(Date.now() - 86_400_000).toISOString(), shownZone()));
  const [until, setUntil] = useState('');
  const window = () => recoveryWindow(since, until);
  const begun = async ({ deliveries }: { deliveries: number }) => {
    await client.invalidateQueries({ queryKey: ['webhooks', id] });
    tellDone(
      deliveries === 0
        ? say('Nothing to send in this window', 'За это время отправлять нечего')
        : say(`Deliveries to be sent: ${deliveries}`, `Будет отправлено доставок: ${deliveries}`),
    );
  };
  const params = { path: { id } };
  const recover = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/webhook-subscriptions/{id}/recover', { params, body: window() })),
    meta: { toldByPage: true },
    onSuccess: begun,
  });
  const replay = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/webhook-subscriptions/{id}/replay-missing', { params, body: window() })),
    meta: { toldByPage: true },
    onSuccess: begun,
  });
  return (
    <Section title={say('After an outage', 'После сбоя')}>
      <Stack>
        <FormProblem error={recover.error ?? replay.error} />
        <Group grow align="flex-start">
          <TextInput
            type="datetime-local"
            label={say('Since when', 'С какого времени')}
            required
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label={say('Until when (defaults to now)', 'По какое время; пусто — до сих пор')}
            value={until}
            onChange={({ currentTarget }) => setUntil(currentTarget.value)}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {say(
            'Recovery resends what failed, was held or waits for a retry. Replay creates deliveries for events this subscription wants now but never received.',
            'Восстановление отправляет неудавшееся, придержанное и ждущее повтора. Дополнение создаёт доставки для событий, которые подписка хочет сейчас, но никогда не получала.',
          )}
        </Text>
        <Group>
          <Button loading={recover.isPending} disabled={!since} onClick={() => recover.mutate()}>
            {say('Recover', 'Восстановить')}
          </Button>
          <Button variant="default" loading={replay.isPending} disabled={!since} onClick={() => replay.mutate()}>
            {say('Replay what is missing', 'Дополнить недостающее')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
