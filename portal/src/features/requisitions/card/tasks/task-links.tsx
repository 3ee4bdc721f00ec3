import { Badge, Box } from '@mantine/core';
import { trackerLink } from '../../../../../../nouns/tracker-link.ts';
import { trackerTask } from '../../../../../../nouns/tracker-task.ts';
import { labelOf, valueOf } from '../../../../kit/form/of-field.ts';
import { showInstant } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { PlainTable } from '../../../../kit/table/plain-table.tsx';
import { useMay } from '../../../../shared/session/me.ts';
import { TaskStatus } from '../../../../shared/tracker/task-status.tsx';
import type { Task, TaskLink, Tracked } from './tracked-query.ts';
import { UnlinkButton } from './unlink-button.tsx';

interface Row {
  link: TaskLink;
  task: Task | undefined;
}

/** What of the tracker the requisition is linked to, the main link first. */
export function TaskLinks({ tracked: { links, tasks, movingTaskId } }: { tracked: Tracked }) {
  const mayLink = useMay()('tasktracker.link');
  const taskOf = ({ targetType, externalId, source }: TaskLink) =>
    targetType === 'task' ? tasks.find((task) => task.taskId === externalId && task.source === source) : undefined;
  return (
    <PlainTable<Row>
      label={say('Tasks', 'Задачи')}
      rows={links.map((link) => ({ link, task: taskOf(link) }))}
      idOf={({ link }) => link.id}
      isPale={({ task }) => task?.deleted === true}
      empty={null}
      columns={[
        {
          id: 'title',
          header: say('In the tracker', 'В трекере'),
          cell: ({ link, task }) => <LinkName link={link} task={task} moves={link.externalId === movingTaskId} />,
        },
        {
          id: 'column',
          header: say('Column', 'Колонка'),
          cell: ({ task }) => (
            <>
              {task?.columnTitle ?? '—'}
              {task?.boardTitle && <div className="dimmed">{task.boardTitle}</div>}
            </>
          ),
        },
        {
          id: 'status',
          header: say('Status', 'Статус'),
          cell: ({ task }) => (task ? <TaskStatus task={task} /> : '—'),
        },
        {
          id: 'assignees',
          header: labelOf(trackerTask, 'assignees'),
          cell: ({ task }) => task?.assignees.map(({ name, externalId }) => name ?? externalId).join(', ') || '—',
        },
        {
          id: 'deadline',
          header: labelOf(trackerTask, 'deadline'),
          cell: ({ task }) => showInstant(task?.deadline),
        },
        ...(mayLink
          ? [{ id: 'acts', header: say('Actions', 'Действия'), cell: ({ link }: Row) => <UnlinkButton link={link} /> }]
          : []),
      ]}
    />
  );
}

function LinkName({ link, task, moves }: Row & { moves: boolean }) {
  const name = task?.title ?? link.title ?? link.externalId;
  const number = task?.idTaskProject ?? task?.idTaskCommon;
  return (
    <Box miw={180}>
      {task?.url ? (
        <a href={task.url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}{' '}
      {link.isPrimary && (
        <Badge variant="light" size="sm">
          {say('Main', 'Основная')}
        </Badge>
      )}
      <div className="dimmed">
        {[
          valueOf(trackerLink, 'targetType', link.targetType),
          number,
          moves && say('moves with the requisition', 'перемещается вместе с заявкой'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </div>
    </Box>
  );
}
