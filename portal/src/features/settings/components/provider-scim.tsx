import { Alert, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyButton } from '../../../kit/copy-button.tsx';
import { showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { makeScimToken, revokeScimToken, scimQuery } from '../provisioning.ts';
import { ProviderGroups } from './provider-groups.tsx';
import { ScimSteps } from './scim-steps.tsx';

/** How the directory of the company keeps people up to date: where it sends, by which token, when it last did. */
export function ProviderScim({ providerId, mayChange }: { providerId: string; mayChange: boolean }) {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ['settings'] });
  const { data: scim } = useQuery(scimQuery(providerId));
  const make = useMutation({ mutationFn: () => makeScimToken(providerId), onSuccess: again });
  if (!scim) return null;
  return (
    <Stack gap="xs">
      <Text fw={500}>{say('People from your directory (SCIM)', 'Сотрудники из вашего каталога (SCIM)')}</Text>
      <Group gap="xs">
        <Text size="sm">{say('Address', 'Адрес')}</Text>
        <Code>{scim.address}</Code>
        <CopyButton value={scim.address} what={say('Address', 'Адрес')} />
      </Group>
      <Text size="sm">
        {say('Last contact', 'Последнее обращение')}: {scim.lastContactAt ? showInstant(scim.lastContactAt) : '—'} ·{' '}
        {say('people', 'сотрудников')}: {scim.people}
      </Text>
      {scim.tokens.map(({ id, last4, createdAt, expiresAt }) => (
        <Group key={id} gap="xs">
          <Text size="sm">
            {say('Token', 'Токен')} …{last4}, {showInstant(createdAt)}
            {expiresAt && `, ${say('works until', 'работает до')} ${showInstant(expiresAt)}`}
          </Text>
          {mayChange && <RevokeToken providerId={providerId} id={id} last4={last4} />}
        </Group>
      ))}
      {make.data && (
        <Alert
          color="yellow"
          role="status"
          title={say('Copy the token: it is shown once', 'Скопируйте токен: он показан один раз')}
        >
          <Group gap="xs" wrap="nowrap">
            <Code style={{ overflowWrap: 'anywhere' }}>{make.data.token}</Code>
            <CopyButton value={make.data.token} what={say('Token', 'Токен')} />
          </Group>
        </Alert>
      )}
      {mayChange && (
        <div>
          <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
            {scim.tokens.length === 0
              ? say('Make a token', 'Выпустить токен')
              : say('Replace the token', 'Заменить токен')}
          </Button>
        </div>
      )}
      <ProviderGroups providerId={providerId} mayChange={mayChange} />
      <Stack gap={4} mt="xs">
        <ScimSteps />
      </Stack>
    </Stack>
  );
}

interface RevokeTokenProps {
  providerId: string;
  id: string;
  last4: string;
}

function RevokeToken({ providerId, id, last4 }: RevokeTokenProps) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeScimToken(providerId, id),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['settings'] });
      tellDone(say(`The token is revoked: …${last4}`, `Токен отозван: …${last4}`));
    },
  });
  const confirm = () =>
    openConfirm({
      title: say(`Revoke the token …${last4}?`, `Отозвать токен …${last4}?`),
      children: say(
        'The very next request of the directory with it is refused. Its people stay, but are no longer kept up to date by it. It cannot be undone.',
        'Следующий же запрос каталога с этим токеном будет отклонён. Сотрудники останутся, но обновляться по нему больше не будут. Отменить это нельзя.',
      ),
      labels: { confirm: say('Revoke', 'Отозвать'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => revoke.mutate(),
    });
  return (
    <Button variant="subtle" size="compact-sm" color="red" loading={revoke.isPending} onClick={confirm}>
      {say('Revoke', 'Отозвать')}
    </Button>
  );
}
