import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../../../kit/say.ts';
import { ShownOnce } from '../../../kit/shown-once.tsx';
import { api, ask } from '../../../shared/api/client.ts';

/** The login and the password of the accounting system: made anew, and shown once. */
export function ExchangeCredentials({ id, made }: { id: string; made: boolean }) {
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: () =>
      ask(
        api.POST('/api/v1/integrations/installations/{id}/exchange/credentials', {
          params: { path: { id } },
          body: {},
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
  return (
    <>
      <Button variant={made ? 'default' : 'filled'} loading={create.isPending} onClick={() => create.mutate()}>
        {made ? say('New password', 'Новый пароль') : say('Create access', 'Создать доступ')}
      </Button>
      {create.data && (
        <ShownOnce
          title={say('Accounting system access', 'Доступ учётной системы')}
          secrets={[
            { label: say('Address', 'Адрес'), value: create.data.address },
            { label: say('Login', 'Логин'), value: create.data.login },
            { label: say('Password', 'Пароль'), value: create.data.password },
          ]}
          onClose={create.reset}
        />
      )}
    </>
  );
}
