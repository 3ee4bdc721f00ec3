import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../../kit/facts.tsx';
import { showInstant } from '../../../kit/format.ts';
import { Help } from '../../../kit/help/help.tsx';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Webhook } from '../webhook-queries.ts';

const overlaps = [0, 1, 24, 72];

/** The signing secret: replaced with an overlap in which both sign, so that no event is lost. */
export function WebhookSecret({ webhook }: { webhook: Webhook }) {
  const { id, secretMasked, nextSecretMasked, overlapUntil } = webhook;
  const client = useQueryClient();
  const may = useMay();
  const [overlap, setOverlap] = useState('24');
  const refresh = () => client.invalidateQueries({ queryKey: ['webhooks'] });
  const rotate = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/webhook-subscriptions/{id}/secret/rotate', {
          params: { path: { id } },
          body: { overlapHours: Number(overlap) },
        }),
      ),
    onSuccess: refresh,
  });
  const complete = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/webhook-subscriptions/{id}/secret/complete', { params: { path: { id } }, body: {} })),
    async onSuccess() {
      await refresh();
      tellDone(say('Only the new secret is used for signing now', 'Теперь подписывает только новый секрет'));
    },
  });
  const mayManage = may('webhooks.manage') && !webhook.archivedAt;
  return (
    <Section title={say('Signing secret', 'Секрет подписи')}>
      <Stack>
        <Facts
          of={[
            [say('Signs', 'Подписывает'), <code key="now">{secretMasked}</code>],
            [
              say('Signs beside', 'Подписывает вместе с ним'),
              nextSecretMasked ? <code key="next">{nextSecretMasked}</code> : undefined,
            ],
            [say('Both until', 'Оба действуют до'), overlapUntil ? showInstant(overlapUntil) : undefined],
          ]}
        />
        {nextSecretMasked ? (
          <>
            <Text size="sm" c="dimmed">
              {say(
                'Give the receiver the new secret, then end the overlap.',
                'Передайте новый секрет получателю, затем завершите замену.',
              )}
            </Text>
            {mayManage && (
              <Group>
                <Button loading={complete.isPending} onClick={() => complete.mutate()}>
                  {say('End the overlap', 'Завершить замену')}
                </Button>
              </Group>
            )}
          </>
        ) : (
          mayManage && (
            <Group align="flex-end">
              <Help of="webhook.secretOverlap">
                <Select
                  label={say('The old one also signs for', 'Старый тоже подписывает ещё')}
                  allowDeselect={false}
                  value={overlap}
                  onChange={(next) => next && setOverlap(next)}
                  data={overlaps.map((hours) => ({
                    value: String(hours),
                    label:
                      hours === 0
                        ? say('the old one ends now', 'старый перестаёт сразу')
                        : counted(hours, ['hour', 'hours'], ['час', 'часа', 'часов']),
                  }))}
                />
              </Help>
              <Button variant="default" loading={rotate.isPending} onClick={() => rotate.mutate()}>
                {say('Replace the secret', 'Заменить секрет')}
              </Button>
            </Group>
          )
        )}
      </Stack>
      {rotate.data && (
        <ShownOnce
          title={say('New signing secret', 'Новый секрет подписи')}
          secrets={[{ label: say('Signing secret', 'Секрет подписи'), value: rotate.data.secret }]}
          onClose={rotate.reset}
        />
      )}
    </Section>
  );
}
