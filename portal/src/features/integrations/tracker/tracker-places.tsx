import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Facts } from '../../../kit/facts.tsx';
import { showCount } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { api, ask } from '../../../shared/api/client.ts';
import { useOften } from '../../../shared/live/use-often.ts';
import { useMay } from '../../../shared/session/me.ts';
import type { Tracker } from '../../../shared/tracker/tracker-query.ts';
import { SyncProgress } from '../components/sync-progress.tsx';
import { lastSync } from '../installation-state.ts';
import type { Installation } from '../queries.ts';

/** How much of the tracker is known here, and reading it anew. */
export function TrackerPlaces({ installation, tracker }: { installation: Installation; tracker: Tracker }) {
  const { portal } = useParams({ from: '/$portal' });
  const may = useMay();
  const client = useQueryClient();
  const sync = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/integrations/tasktracker/sync', { body: {} })),
    onSuccess: () => tellDone(say('Synchronization started', 'Синхронизация запущена')),
    onSettled: () => client.invalidateQueries({ queryKey: ['integrations'] }),
  });
  const isRunning = installation.lastSyncStatus === 'running';
  useOften(['integrations', 'installation', installation.id], 2, isRunning);
  useOften(['integrations', 'tracker'], 2, isRunning);
  return (
    <Section
      title={say('In the tracker', 'В трекере')}
      actions={
        // Whoever may synchronize integrations has the button above.
        may('tasktracker.manage') &&
        !may('integrations.sync') && (
          <Button variant="default" loading={sync.isPending} disabled={isRunning} onClick={() => sync.mutate()}>
            {say('Synchronize', 'Синхронизировать')}
          </Button>
        )
      }
    >
      <Stack>
        <Facts
          of={[
            [say('Last sync', 'Последняя синхронизация'), lastSync(installation)],
            [say('Projects', 'Проекты'), showCount(tracker.projects.length)],
            [say('Boards', 'Доски'), showCount(tracker.boards.length)],
            [say('Columns', 'Колонки'), showCount(tracker.columns.length)],
            [say('People', 'Сотрудники'), showCount(tracker.users.length)],
            [
              say('Requisitions', 'Заявки'),
              <Link key="tasks" to="/$portal/tasks" params={{ portal }} search={{}}>
                {say('All tasks', 'Все задачи')}
              </Link>,
            ],
          ]}
        />
        <SyncProgress installation={installation} />
      </Stack>
    </Section>
  );
}
