import { Alert, Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showAgo, showCount, showInstant } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { Status } from '../../../kit/status.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { InstallationSearch } from '../searches.ts';
import { endpointQuery } from './queries.ts';
import { Receipts } from './receipts.tsx';
import { SigningExample } from './signing-example.tsx';

interface WebhookTabProps {
  id: string;
  search: InstallationSearch;
  onChange(next: InstallationSearch): void;
}

/** The address another system posts to, how it signs, and what came. */
export function WebhookTab({ id, search, onChange }: WebhookTabProps) {
  const { data, error } = useQuery(endpointQuery(id));
  const may = useMay();
  return (
    <Stack>
      {error && <ProblemText error={error} />}
      {data && (
        <Section
          title={say('Address for webhooks', 'Адрес для вебхуков')}
          actions={may('integrations.configure') && <Regenerate id={id} />}
        >
          <Stack>
            <Facts
              of={[
                [
                  say('Address', 'Адрес'),
                  <Group key="url" gap="xs" wrap="nowrap">
                    <code style={{ overflowWrap: 'anywhere' }}>{data.url}</code>
                    <CopyButton value={data.url} what={say('Address', 'Адрес')} />
                  </Group>,
                ],
                [say('Secret', 'Секрет'), <code key="secret">{data.secretMasked}</code>],
                [
                  say('State', 'Состояние'),
                  <Status key="state" tone={data.active ? 'good' : 'neutral'}>
                    {data.active ? say('Accepting events', 'Принимает события') : say('Not accepting', 'Не принимает')}
                  </Status>,
                ],
                [say('Received', 'Принято событий'), showCount(data.receivedCount)],
                [say('Last event', 'Последнее событие'), data.lastEventAt ? showAgo(data.lastEventAt) : '—'],
                [
                  say('The previous address works until', 'Прежний адрес действует до'),
                  data.previousUrlValidUntil ? showInstant(data.previousUrlValidUntil) : undefined,
                ],
              ]}
            />
            {data.receivedCount === 0 && (
              <Alert color="blue" variant="light">
                {say(
                  'Create a new address and secret: the secret is shown once, and events cannot be signed without it.',
                  'Создайте новый адрес и секрет: секрет показывается один раз, без него события не подписать.',
                )}
              </Alert>
            )}
            <SigningExample url={data.url} />
          </Stack>
        </Section>
      )}
      {may('integrations.logs') && <Receipts id={id} search={search} onChange={onChange} />}
    </Stack>
  );
}

const overlaps = [0, 1, 24, 72];

function Regenerate({ id }: { id: string }) {
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
          <Group justify="flex-end">
            <Button loading={make.isPending} onClick={() => make.mutate()}>
              {say('Create', 'Создать')}
            </Button>
          </Group>
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
