import { Button, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showAgo, showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import classes from './passkeys.module.css';
import type { Passkey } from './passkeys-query.ts';

const changed = () => queryClient.invalidateQueries({ queryKey: ['me'] });

/** One passkey: what it is called, where it works, and what can be done with it. */
export function PasskeyLine({ passkey }: { passkey: Passkey }) {
  const [name, setName] = useState<string>();
  const params = { path: { id: passkey.id } };
  const rename = useMutation({
    mutationFn: (wanted: string) => ask(api.PATCH('/api/v1/auth/passkeys/{id}', { params, body: { name: wanted } })),
    async onSuccess() {
      await changed();
      setName(undefined);
    },
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/auth/passkeys/{id}', { params })),
    async onSuccess() {
      tellDone(`${say('The passkey has been removed', 'Ключ доступа удалён')}: ${passkey.name}`);
      await changed();
    },
  });
  const askToRemove = () =>
    openConfirm({
      title: say('Remove the passkey?', 'Удалить ключ доступа?'),
      children: (
        <>
          <b>{passkey.name}</b>
          <p>
            {say(
              'It will sign in no more. What the device itself keeps is removed in its own settings.',
              'Войти с ним больше не получится. Запись на самом устройстве удалите в его настройках.',
            )}
          </p>
        </>
      ),
      labels: { confirm: say('Remove', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  if (name !== undefined)
    return (
      <li className={classes.line}>
        <form
          className={classes.rename}
          onSubmit={(event) => {
            event.preventDefault();
            rename.mutate(name);
          }}
        >
          <TextInput
            aria-label={say('Name', 'Название')}
            value={name}
            maxLength={80}
            required
            autoFocus
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" loading={rename.isPending}>
            {say('Save', 'Сохранить')}
          </Button>
          <Button variant="default" onClick={() => setName(undefined)}>
            {say('Cancel', 'Отмена')}
          </Button>
        </form>
      </li>
    );
  return (
    <li className={classes.line}>
      <b>{passkey.name}</b>
      <div className="dimmed">
        {say('added', 'добавлен')} {showInstant(passkey.createdAt)}
        {passkey.lastUsedAt && ` · ${say('used', 'использован')} ${showAgo(passkey.lastUsedAt)}`}
      </div>
      {!passkey.worksHere && (
        <div className="bad">
          {say(
            'It was made for another address of the portal and does not work here.',
            'Создан для другого адреса портала и здесь не действует.',
          )}
        </div>
      )}
      <Group gap="xs" mt={6}>
        <Button variant="default" size="compact-sm" onClick={() => setName(passkey.name)}>
          {say('Rename', 'Переименовать')}
        </Button>
        <Button variant="default" size="compact-sm" loading={remove.isPending} onClick={askToRemove}>
          {say('Remove', 'Удалить')}
        </Button>
      </Group>
    </li>
  );
}
