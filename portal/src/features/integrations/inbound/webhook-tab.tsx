import { Alert, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { Facts } from '../../../kit/facts.tsx';
import { showAgo, showCount, showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { Status } from '../../../kit/status.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { InstallationSearch } from '../searches.ts';
import { NewEndpoint } from './new-endpoint.tsx';
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
          actions={may('integrations.configure') && <NewEndpoint id={id} />}
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
