import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import type { User } from '../users.ts';

/** For a person whose account was made anew at the identity provider. */
export function UnbindPerson({ user }: { user: User }) {
  const client = useQueryClient();
  const unbind = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/settings/users/{id}/unbind-provider', { params: { path: { id: user.id } }, body: {} })),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['users'] });
      tellDone(`${say('Unbound from the provider', 'Связь с поставщиком снята')}: ${user.fullName}`);
    },
  });
  const confirm = () =>
    openConfirm({
      title: say('Unbind from the account at the provider?', 'Снять связь с учётной записью поставщика?'),
      children: (
        <>
          <b>{user.fullName}</b>
          <p>
            {say(
              'For an account that was made anew. Open sessions end, and the account of this e-mail that signs in next is bound.',
              'Если учётную запись завели заново. Открытые сеансы завершатся, а связь появится при следующем входе с этой почтой.',
            )}
          </p>
        </>
      ),
      labels: { confirm: say('Unbind', 'Снять связь'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => unbind.mutate(),
    });
  return (
    <Button variant="default" leftSection={<Unlink size={16} />} loading={unbind.isPending} onClick={confirm}>
      {say('Unbind from the provider', 'Снять связь с поставщиком')}
    </Button>
  );
}
