import { Button, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMe } from '../../../shared/session/me.ts';
import { Loaded } from '../components/loaded.tsx';
import { ProviderCard } from '../components/provider-card.tsx';
import { ProviderForm } from '../components/provider-form.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { type IdentityProvider, providersQuery } from '../identity-providers.ts';
import classes from './sections.module.css';

/** Where people sign in by the accounts that the company has already. */
export function IdentityProviders() {
  const [opened, setOpened] = useState<{ provider?: IdentityProvider }>();
  const close = () => setOpened(undefined);
  const mayChange = useMe().user.roles.some(({ code }) => code === 'owner');
  return (
    <SettingsPage title={say('Sign-in by your accounts', 'Вход через поставщика учётных записей')}>
      <div className={classes.page}>
        <Text size="sm" c="dimmed">
          {say(
            'People of proved domains sign in by the accounts of your company (OpenID Connect). Only an owner changes this, and owners keep their passwords.',
            'Сотрудники подтверждённых доменов входят по учётным записям компании (OpenID Connect). Настраивает вход только владелец, и у владельцев остаётся вход по паролю.',
          )}
        </Text>
        {mayChange && (
          <div>
            <Button leftSection={<Plus size={16} />} onClick={() => setOpened({})}>
              {say('Provider', 'Поставщик учётных записей')}
            </Button>
          </div>
        )}
        <Loaded query={useQuery(providersQuery)}>
          {(providers) =>
            providers.map((provider) => (
              <ProviderCard
                key={provider.id}
                provider={provider}
                mayChange={mayChange}
                onOpen={(chosen) => setOpened({ provider: chosen })}
              />
            ))
          }
        </Loaded>
      </div>
      <Modal
        opened={opened !== undefined}
        onClose={close}
        size={760}
        title={opened?.provider?.name ?? say('New provider', 'Новый поставщик учётных записей')}
        closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
      >
        {opened && <ProviderForm key={opened.provider?.id} provider={opened.provider} onClose={close} />}
      </Modal>
    </SettingsPage>
  );
}
