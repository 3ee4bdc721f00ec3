import { Button, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { say } from '../../kit/say.ts';
import { api, ask, visitorApi } from '../api/client.ts';

/** Who has neither a password nor a code here signs in again by the provider, and comes back to this page. */
export function ProveByProvider() {
  const { data: provider } = useQuery({ queryKey: ['presence', 'provider'], queryFn: ownProvider });
  const begin = useMutation({
    mutationFn: (key: string) =>
      ask(visitorApi.POST('/api/v1/auth/providers/begin', { body: { key, again: true, next: location.pathname } })),
    onSuccess: ({ authorizationUrl }) => location.assign(authorizationUrl),
  });
  return (
    <>
      <Text size="sm" c="dimmed">
        {say(
          'This change takes a fresh sign-in by your provider; then repeat it here.',
          'Для этого изменения войдите заново через поставщика учётных записей, а затем повторите его здесь.',
        )}
      </Text>
      {provider && (
        <Button loading={begin.isPending} onClick={() => begin.mutate(provider.key)}>
          {say(`Sign in by ${provider.name}`, `Войти через «${provider.name}»`)}
        </Button>
      )}
    </>
  );
}

async function ownProvider() {
  const { user } = await ask(api.GET('/api/v1/auth/me'));
  const { items } = await ask(visitorApi.GET('/api/v1/auth/providers', { params: { query: { email: user.email } } }));
  return items[0] ?? null;
}
