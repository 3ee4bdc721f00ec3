import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, RotateCcw, Send, ShieldOff } from 'lucide-react';
import { showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { statuses, type User } from '../users.ts';
import { UnbindPerson } from './unbind-person.tsx';

/** Whether a person may come in, and what can be done about it. */
export function UserActions({ user }: { user: User }) {
  const may = useMay();
  const me = useMe().user;
  const client = useQueryClient();
  const params = { path: { id: user.id } };
  const done = async (text: string) => {
    await client.invalidateQueries({ queryKey: ['users'] });
    tellDone(`${text}: ${user.fullName}`);
  };
  const block = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/settings/users/{id}/block', { params, body: {} })),
    onSuccess: () => done(say('Blocked', 'Доступ закрыт')),
  });
  const activate = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/settings/users/{id}/activate', { params, body: {} })),
    onSuccess: () => done(say('Access restored', 'Доступ открыт')),
  });
  const resend = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/settings/users/{id}/resend-invitation', { params, body: {} })),
    onSuccess: () => done(say('The invitation has been resent', 'Приглашение отправлено ещё раз')),
  });
  const reset = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/settings/users/{id}/reset-second-factor', { params, body: {} })),
    onSuccess: () => done(say('The second factor has been reset', 'Второй фактор сброшен')),
  });
  const askToReset = () =>
    openConfirm({
      title: say('Reset the second factor?', 'Сбросить второй фактор?'),
      children: (
        <>
          <b>{user.fullName}</b>
          <p>
            {say(
              'For whoever has lost the telephone and the recovery codes, or the device with a passkey. Passkeys are removed, open sessions end, and the password alone signs in until another factor is added.',
              'Для того, кто потерял телефон и резервные коды или устройство с ключом доступа. Ключи доступа удалятся, открытые сеансы завершатся, и до нового подключения хватит одного пароля.',
            )}
          </p>
        </>
      ),
      labels: { confirm: say('Reset', 'Сбросить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => reset.mutate(),
    });
  const askToBlock = () =>
    openConfirm({
      title: say('Block this person?', 'Закрыть доступ?'),
      children: (
        <>
          <b>{user.fullName}</b>
          <p>
            {say(
              'Open sessions end at once, and the keys they issued become read-only. Access can be restored.',
              'Открытые сеансы завершатся сразу, выпущенные ключи смогут только читать. Доступ можно вернуть.',
            )}
          </p>
        </>
      ),
      labels: { confirm: say('Block', 'Закрыть доступ'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => block.mutate(),
    });
  const { label, tone } = statuses[user.status];
  return (
    <Group justify="space-between" mb="lg">
      <div>
        <Status tone={tone}>{say(label)}</Status>
        <div className="dimmed">
          {user.code}
          {user.lastLoginAt && ` · ${say('last sign-in', 'последний вход')} ${showInstant(user.lastLoginAt)}`}
        </div>
      </div>
      <Group gap="sm">
        {user.status === 'invited' && may('users.invite') && (
          <Button
            variant="default"
            leftSection={<Send size={16} />}
            loading={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {say('Send again', 'Отправить снова')}
          </Button>
        )}
        {user.status === 'blocked' && may('users.deactivate') && (
          <Button
            variant="default"
            leftSection={<RotateCcw size={16} />}
            loading={activate.isPending}
            onClick={() => activate.mutate()}
          >
            {say('Unblock', 'Открыть доступ')}
          </Button>
        )}
        {(user.hasSecondFactor || user.hasPasskey) && user.id !== me.id && may('users.assign_role') && (
          <Button
            variant="default"
            leftSection={<ShieldOff size={16} />}
            loading={reset.isPending}
            onClick={askToReset}
          >
            {say('Reset the second factor', 'Сбросить второй фактор')}
          </Button>
        )}
        {user.hasProviderAccount && may('users.assign_role') && <UnbindPerson user={user} />}
        {user.status !== 'blocked' && user.id !== me.id && may('users.deactivate') && (
          <Button variant="default" leftSection={<Ban size={16} />} loading={block.isPending} onClick={askToBlock}>
            {say('Block', 'Закрыть доступ')}
          </Button>
        )}
      </Group>
    </Group>
  );
}
