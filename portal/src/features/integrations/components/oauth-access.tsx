import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Installation, Listing } from '../queries.ts';
import { ConnectButton } from './connect-button.tsx';

/** Access by OAuth: asked for at the provider, taken back here. */
export function OAuthAccess({
  listing: { slug, name },
  installation,
}: {
  listing: Listing;
  installation: Installation;
}) {
  const client = useQueryClient();
  const may = useMay();
  const account = installation.connectedAccount;
  const revoke = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/integrations/oauth/{slug}/revoke', { params: { path: { slug } }, body: {} })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say('Access revoked', 'Доступ отозван'));
    },
  });
  const confirm = () =>
    openConfirm({
      title: say(`Revoke access for «${name}»?`, `Отозвать доступ «${name}»?`),
      children: say(
        'The provider is notified, and the integration requires setup again.',
        'Провайдер будет извещён, интеграция снова потребует настройки.',
      ),
      labels: { confirm: say('Revoke', 'Отозвать'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => revoke.mutate(),
    });
  return (
    <Section title={say('Access at the provider', 'Доступ у провайдера')}>
      <Text size="sm" mb="sm">
        {account
          ? say(`Account: ${account}.`, `Учётная запись: ${account}.`)
          : say(
              'If passwords are not accepted, sign in at the provider; its address is in the settings.',
              'Если пароли не принимаются, войдите у провайдера: его адрес указывается в настройках.',
            )}
      </Text>
      {may('integrations.configure') && (
        <Group>
          <ConnectButton
            slug={slug}
            label={
              account ? say('Sign in again', 'Войти заново') : say('Sign in at the provider', 'Войти у провайдера')
            }
          />
          {/* Nothing tells whether access stands before the first check; taking back what is not there changes nothing. */}
          <Button variant="default" loading={revoke.isPending} onClick={confirm}>
            {say('Revoke access', 'Отозвать доступ')}
          </Button>
        </Group>
      )}
    </Section>
  );
}
