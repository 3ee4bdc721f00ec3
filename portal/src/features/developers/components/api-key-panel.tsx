import { Button, Drawer, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Facts } from '../../../kit/facts.tsx';
import { showInstant } from '../../../kit/format.ts';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText, tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import { type ApiKey, apiKeyQuery } from '../key-queries.ts';
import { ApiKeyForm } from './api-key-form.tsx';
import { ApiKeyStatus } from './api-key-status.tsx';
import { RotateKey } from './rotate-key.tsx';

interface ApiKeyPanelProps {
  open: string | undefined;
  onClose(): void;
  onSecret(shown: { name: string; secret: string }): void;
}

/** A key beside the list: what it may do, replaced, revoked; or a new one. */
export function ApiKeyPanel({ open, onClose, onSecret }: ApiKeyPanelProps) {
  const isNew = open === 'new';
  const { data, error } = useQuery({ ...apiKeyQuery(open ?? ''), enabled: open !== undefined && !isNew });
  const may = useMay();
  const known = isNew ? undefined : data;
  const done = ({ name, secret }: { name: string; secret?: string }) => {
    onClose();
    if (secret) onSecret({ name, secret });
    else tellDone(say(`Saved: ${name}`, `Сохранено: ${name}`));
  };
  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      title={isNew ? say('New API key', 'Новый ключ API') : (known?.name ?? '…')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && !isNew && <ProblemText error={error} />}
      <Stack>
        {known && <KeyFacts apiKey={known} />}
        {known && known.status === 'active' && (
          <Group>
            {may('api_keys.create') && <RotateKey apiKey={known} onDone={done} />}
            {may('api_keys.archive') && <ArchiveKey apiKey={known} onDone={onClose} />}
          </Group>
        )}
        {(isNew || (known?.status === 'active' && may('api_keys.create'))) && (
          <ApiKeyForm key={known?.id ?? 'new'} apiKey={known} onDone={done} />
        )}
      </Stack>
    </Drawer>
  );
}

function KeyFacts({ apiKey }: { apiKey: ApiKey }) {
  return (
    <Facts
      of={[
        [say('Key', 'Ключ'), <code key="key">{apiKey.masked}</code>],
        [say('Status', 'Статус'), <ApiKeyStatus key="status" apiKey={apiKey} />],
        [say('Last used', 'Последнее обращение'), lastUse(apiKey)],
        [
          say('Valid until', 'Действует до'),
          apiKey.expiresAt ? showInstant(apiKey.expiresAt) : say('no end', 'бессрочно'),
        ],
        [say('Issued', 'Выпущен'), showInstant(apiKey.createdAt)],
      ]}
    />
  );
}

const lastUse = ({ lastUsedAt, lastUsedIp }: ApiKey) =>
  lastUsedAt ? [showInstant(lastUsedAt), lastUsedIp].filter(Boolean).join(' · ') : say('never', 'не было');

function ArchiveKey({ apiKey: { id, name }, onDone }: { apiKey: ApiKey; onDone(): void }) {
  const client = useQueryClient();
  const archive = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/api-keys/{id}', { params: { path: { id } } })),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: ['api-keys'] });
      tellDone(say(`The key is revoked: ${name}`, `Ключ отозван: ${name}`));
      onDone();
    },
  });
  const confirm = () =>
    openConfirm({
      title: say(`Revoke the key «${name}»?`, `Отозвать ключ «${name}»?`),
      children: say(
        'The very next request with it is refused. It cannot be undone.',
        'Следующий же запрос с ним будет отклонён. Отменить это нельзя.',
      ),
      labels: { confirm: say('Revoke', 'Отозвать'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => archive.mutate(),
    });
  return (
    <Button variant="default" loading={archive.isPending} onClick={confirm}>
      {say('Revoke', 'Отозвать')}
    </Button>
  );
}
