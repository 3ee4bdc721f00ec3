import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { signInFaults } from '../../../../../nouns/sign-in-faults.ts';
import { showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { checkProvider, deleteProvider, type IdentityProvider } from '../identity-providers.ts';
import { ProviderReport } from './provider-report.tsx';
import { ProviderScim } from './provider-scim.tsx';

interface ProviderCardProps {
  provider: IdentityProvider;
  mayChange: boolean;
  onOpen(provider: IdentityProvider): void;
}

/** A provider: whom it signs in, what went wrong last, a check, and how it keeps people up to date. */
export function ProviderCard({ provider, mayChange, onOpen }: ProviderCardProps) {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: ['settings'] });
  const check = useMutation({ mutationFn: () => checkProvider(provider.id), onSuccess: again });
  const remove = useMutation({ mutationFn: () => deleteProvider(provider.id), onSuccess: again });
  const confirm = () =>
    openConfirm({
      title: say(`Delete “${provider.name}”?`, `Удалить «${provider.name}»?`),
      children: say('Its people stay, and sign in by a password.', 'Сотрудники останутся и будут входить по паролю.'),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  return (
    <Section
      title={provider.name}
      about={provider.isOn ? provider.issuer : `${provider.issuer} · ${say('off', 'выключен')}`}
      actions={
        mayChange && (
          <Group gap="xs">
            <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
              {say('Check', 'Проверить')}
            </Button>
            <Button variant="default" onClick={() => onOpen(provider)}>
              {say('Change', 'Изменить')}
            </Button>
            <Button variant="subtle" color="red" onClick={confirm}>
              {say('Delete', 'Удалить')}
            </Button>
          </Group>
        )
      }
    >
      <Stack gap="md">
        <Text size="sm">
          {say('Proved domains', 'Подтверждённые домены')}: {provider.provedDomains.join(', ') || '—'}
        </Text>
        {provider.lastError && !check.data && (
          <Text size="sm" c="red">
            {say(signInFaults[provider.lastError])} {showInstant(provider.lastErrorAt)}
          </Text>
        )}
        {check.data && <ProviderReport report={check.data} />}
        <ProviderScim providerId={provider.id} mayChange={mayChange} />
      </Stack>
    </Section>
  );
}
