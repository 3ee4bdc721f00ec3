import { Box } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { trackerLink } from '../../../../nouns/tracker-link.ts';
import { trackerTask } from '../../../../nouns/tracker-task.ts';
import { labelOf, valueOf } from '../../kit/form/of-field.ts';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { PlainColumn } from '../../kit/table/plain-table.tsx';
import { TaskStatus } from '../../shared/tracker/task-status.tsx';
import type { TaskRow } from './task-rows.ts';

export const taskColumns = (portal: string): readonly PlainColumn<TaskRow>[] => [
  {
    id: 'requisition',
    header: say('Requisition', 'Заявка'),
    cell: ({ link }) => (
      <Link
        style={{ whiteSpace: 'nowrap' }}
        to={`/${portal}/requisitions/${link.procurementId}` as '/'}
        search={{ tab: 'tasks' } as never}
      >
        {link.procurementNumber}
      </Link>
    ),
  },
  {
    id: 'title',
    header: say('In the tracker', 'В трекере'),
    cell: ({ link, task }) => (
      <Box miw={180}>
        {task?.url ? (
          <a href={task.url} target="_blank" rel="noreferrer">
            {task.title}
          </a>
        ) : (
          (task?.title ?? link.title ?? link.externalId)
        )}
        <div className="dimmed">
          {[valueOf(trackerLink, 'targetType', link.targetType), task?.idTaskProject ?? task?.idTaskCommon]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </Box>
    ),
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
  { id: 'status', header: say('Status', 'Статус'), cell: ({ task }) => (task ? <TaskStatus task={task} /> : '—') },
  {
    id: 'assignees',
    header: labelOf(trackerTask, 'assignees'),
    cell: ({ task }) => task?.assignees.map(({ name, externalId }) => name ?? externalId).join(', ') || '—',
  },
  { id: 'deadline', header: labelOf(trackerTask, 'deadline'), cell: ({ task }) => showInstant(task?.deadline) },
];
