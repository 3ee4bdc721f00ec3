import { Alert, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import type { Listing } from '../queries.ts';
import { oauthReasons } from '../words.ts';
import { ConnectButton } from './connect-button.tsx';

interface OAuthOutcomeProps {
  portal: string;
  listing: Listing;
  outcome: string;
  reason: string | undefined;
}

/** How a connection at the provider ended, and where to go on. */
export function OAuthOutcome({ portal, listing, outcome, reason }: OAuthOutcomeProps) {
  const connected = outcome === 'connected';
  const { installation, slug } = listing;
  const why = reason && oauthReasons[reason];
  return (
    <Alert
      mb="md"
      color={connected ? 'green' : 'red'}
      variant="light"
      role={connected ? 'status' : 'alert'}
      title={
        connected
          ? say('Access is granted', 'Доступ предоставлен')
          : say('The connection failed', 'Подключить не удалось')
      }
    >
      {connected
        ? say('Check the connection and enable the integration.', 'Проверьте подключение и включите интеграцию.')
        : why
          ? say(why)
          : say('The provider returned an error.', 'Провайдер ответил ошибкой.')}
      {installation && (
        <Group mt="sm">
          <Link to="/$portal/integrations/installed/$id" params={{ portal, id: installation.id }} search={{}}>
            {say('To the installation', 'К установленной интеграции')}
          </Link>
          {!connected && <ConnectButton slug={slug} label={say('Try again', 'Попробовать ещё раз')} />}
        </Group>
      )}
    </Alert>
  );
}
