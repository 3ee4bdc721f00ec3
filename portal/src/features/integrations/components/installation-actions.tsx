import { Button, Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, RefreshCw } from 'lucide-react';
import { openConfirm } from '../../../kit/open-confirm.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Installation, Listing } from '../queries.ts';
import { useTurn } from '../use-turn.ts';

interface InstallationActionsProps {
  portal: string;
  listing: Listing;
  installation: Installation;
}

/** Synchronize, enable or disable, delete. */
export function InstallationActions({ portal, listing, installation }: InstallationActionsProps) {
  const { id, status } = installation;
  const client = useQueryClient();
  const navigate = useNavigate();
  const may = useMay();
  const turn = useTurn(installation);
  const sync = useMutation({
    mutationFn: () =>
      ask(api.POST('/api/v1/integrations/installations/{id}/sync', { params: { path: { id } }, body: {} })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
  const remove = useMutation({
    mutationFn: () => ask(api.DELETE('/api/v1/integrations/installations/{id}', { params: { path: { id } } })),
    async onSuccess() {
      await navigate({ to: '/$portal/integrations', params: { portal }, search: { tab: 'installed' } });
      await client.invalidateQueries({ queryKey: ['integrations'] });
      tellDone(say(`Deleted: ${listing.name}`, `Удалена: ${listing.name}`));
    },
  });
  const confirmRemove = () =>
    openConfirm({
      title: say(`Delete «${listing.name}»?`, `Удалить «${listing.name}»?`),
      children: say(
        'Its secrets and access are erased. The journal and the data received stay; it can be installed again.',
        'Секреты и доступы будут стёрты. Журнал и полученные данные останутся; интеграцию можно установить снова.',
      ),
      labels: { confirm: say('Delete', 'Удалить'), cancel: say('Cancel', 'Отмена') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });
  const works = status === 'installed' || status === 'sync_error';
  const running = installation.lastSyncStatus === 'running';
  return (
    <>
      {listing.canBeSynced && works && may('integrations.sync') && (
        <Button leftSection={<RefreshCw size={16} />} loading={sync.isPending || running} onClick={() => sync.mutate()}>
          {say('Synchronize now', 'Синхронизировать')}
        </Button>
      )}
      {may('integrations.enable') && works && (
        <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate('disable')}>
          {say('Disable', 'Отключить')}
        </Button>
      )}
      {may('integrations.enable') && status === 'disabled' && (
        <Button loading={turn.isPending} onClick={() => turn.mutate('enable')}>
          {say('Enable', 'Включить')}
        </Button>
      )}
      {may('integrations.install') && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" px={8} aria-label={say('More', 'Ещё')} loading={remove.isPending}>
              <Ellipsis size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item color="red" onClick={confirmRemove}>
              {say('Delete', 'Удалить')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
