import { Group, Select, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { Page } from '../../../kit/page.tsx';
import { say, type Words, words } from '../../../kit/say.ts';
import { SearchInput } from '../../../kit/search-input.tsx';
import { Section } from '../../../kit/section.tsx';
import { PlainTable } from '../../../kit/table/plain-table.tsx';
import { ProblemText } from '../../../kit/tell.tsx';
import { useChangeSearch } from '../../../kit/use-change-search.ts';
import { type Tracker, trackerQuery } from '../../../shared/tracker/tracker-query.ts';
import { taskColumns } from '../task-columns.tsx';
import { taskRows } from '../task-rows.ts';
import { type TasksSearch, taskStates } from '../tasks-search.ts';

/** Tasks of all requisitions in the company's tracker, the newest first. */
export function TaskList() {
  const { data: tracker, error } = useQuery(trackerQuery);
  return (
    <Page title={say('Tracker tasks', 'Задачи в трекере')} beside={tracker && showCount(tracker.links.length)}>
      {error && <ProblemText error={error} />}
      {!error && !tracker && <Skeleton height={240} />}
      {tracker && <Tasks tracker={tracker} />}
    </Page>
  );
}

function Tasks({ tracker }: { tracker: Tracker }) {
  const { portal } = useParams({ from: '/$portal/tasks' });
  const search = useSearch({ from: '/$portal/tasks' });
  const change = useChangeSearch<TasksSearch>();
  const title = say('Tasks of requisitions', 'Задачи по заявкам');
  if (tracker.links.length === 0)
    return (
      <Section>
        <Empty title={say('No tasks yet', 'Задач пока нет')}>
          {tracker.installation
            ? say('Tasks are created and linked on requisitions.', 'Задачи создают и привязывают в заявках.')
            : say('Install a task tracker in the marketplace first.', 'Сначала установите трекер задач в каталоге.')}
        </Empty>
      </Section>
    );
  return (
    <>
      <Group mb="md">
        <SearchInput
          value={search.search}
          onSearch={(wanted) => change({ search: wanted })}
          placeholder={say('Number or title', 'Номер или название')}
        />
        <Select
          clearable
          aria-label={say('Status', 'Статус')}
          placeholder={say('Any status', 'Любой статус')}
          data={taskStates.map((value) => ({ value, label: say(stateNames[value]) }))}
          value={search.state ?? null}
          onChange={(state) => change({ state: (state ?? undefined) as TasksSearch['state'] })}
        />
      </Group>
      <Section bare>
        <PlainTable
          label={title}
          rows={taskRows(tracker, search)}
          columns={taskColumns(portal)}
          idOf={({ link }) => link.id}
          isPale={({ task }) => task?.deleted === true}
          empty={<Empty title={say('Nothing found', 'Ничего не найдено')} />}
        />
      </Section>
      {tracker.truncated && (
        <p className="dimmed">
          {say(
            `The newest ${showCount(tracker.links.length)} are shown.`,
            `Показаны последние ${showCount(tracker.links.length)}.`,
          )}
        </p>
      )}
    </>
  );
}

const stateNames: Record<(typeof taskStates)[number], Words> = {
  open: words('Open', 'Открытые'),
  completed: words('Completed', 'Выполненные'),
  archived: words('Archived', 'В архиве'),
  deleted: words('Deleted in the tracker', 'Удалённые в трекере'),
};
