import { Button, Group, Image, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { Problem } from '../../../shared/api/problem.ts';
import { useMay } from '../../../shared/session/me.ts';

export type LinkHost = { routeId: string } | { batchId: string };

/** The page of the driver, who has no account: its address to pass on, and its picture for the camera of a phone. */
export function DriverLink({ of: host }: { of: LinkHost }) {
  const client = useQueryClient();
  const mayPass = useMay()('logistics.update');
  const calls = callsOf(host);
  const queryKey = ['logistics', 'driver link', host];
  const { data: link } = useQuery({ queryKey, enabled: mayPass, queryFn: () => calls.read().catch(noneOf) });
  const settled = { onSettled: () => client.invalidateQueries({ queryKey }) };
  const make = useMutation({ mutationFn: calls.make, ...settled });
  const revoke = useMutation({
    ...{ mutationFn: calls.revoke, ...settled },
    onSuccess: () => tellDone(say('The link opens no more', 'Ссылка больше не открывается')),
  });
  if (!mayPass || link === undefined) return null;
  const title = say('Driver’s page', 'Страница водителя');
  return (
    <Section title={title}>
      {link === null ? (
        <Text c="dimmed" mb="sm">
          {say(
            'The driver sees what to bring where, without prices, and tells what was loaded and handed over.',
            'Водитель видит, что и куда везти, без цен, и отмечает погрузку и передачу.',
          )}
        </Text>
      ) : (
        <Group align="flex-start" mb="sm" wrap="nowrap">
          <Image src={link.qr} w={112} h={112} alt={say('QR code of the link', 'QR-код ссылки')} />
          <div style={{ flex: 1, minWidth: 0 }}>
            <TextInput
              readOnly
              aria-label={say('Link', 'Ссылка')}
              value={link.url}
              rightSection={<CopyButton value={link.url} what={title} />}
            />
            <Text c="dimmed" size="sm" mt={6}>
              {say('Opens until', 'Открывается до')} {showInstant(link.expiresAt)}
              {link.openedAt && ` · ${say('opened', 'открыта')} ${showInstant(link.openedAt)}`}
            </Text>
          </div>
        </Group>
      )}
      <Group>
        <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
          {link === null ? say('Make a link', 'Создать ссылку') : say('Replace it', 'Заменить')}
        </Button>
        {link !== null && (
          <Button variant="subtle" color="red" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {say('Revoke', 'Отозвать')}
          </Button>
        )}
      </Group>
    </Section>
  );
}

const noneOf = (error: unknown) => {
  if (error instanceof Problem && error.code === 'no_driver_link') return null;
  throw error;
};

function callsOf(host: LinkHost) {
  if ('routeId' in host) {
    const url = '/api/v1/logistics/routes/{routeId}/driver-link';
    const params = { params: { path: host } };
    return {
      read: () => ask(api.GET(url, params)),
      make: () => ask(api.POST(url, { ...params, body: {} })),
      revoke: () => ask(api.DELETE(url, params)),
    };
  }
  const url = '/api/v1/logistics/batches/{batchId}/driver-link';
  const params = { params: { path: host } };
  return {
    read: () => ask(api.GET(url, params)),
    make: () => ask(api.POST(url, { ...params, body: {} })),
    revoke: () => ask(api.DELETE(url, params)),
  };
}
