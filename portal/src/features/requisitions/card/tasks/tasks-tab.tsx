import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../../kit/empty.tsx';
import { say } from '../../../../kit/say.ts';
import { ProblemText } from '../../../../kit/tell.tsx';
import { useOften } from '../../../../shared/live/use-often.ts';
import { useMay } from '../../../../shared/session/me.ts';
import { trackerStatusQuery } from '../../../../shared/tracker/tracker-status-query.ts';
import type { RequisitionCard } from '../../queries.ts';
import classes from '../card.module.css';
import { CreateTask } from './create-task.tsx';
import { LinkTask } from './link-task.tsx';
import { OrderedNote } from './ordered-note.tsx';
import { TaskLinks } from './task-links.tsx';
import { trackedQuery } from './tracked-query.ts';

/** Tasks of the company's tracker that belong to the requisition. */
export function TasksTab({ portal, card }: { portal: string; card: RequisitionCard }) {
  const may = useMay();
  const { data: tracked, error } = useQuery(trackedQuery(card.id));
  const { data: tracker, error: unknown } = useQuery(trackerStatusQuery);
  const [open, setOpen] = useState<'create' | 'link'>();
  const ordered = tracked?.ordered;
  const isUnderWay = ordered != null && ordered.status !== 'failed';
  useOften(['requisitions', 'tracked', card.id], 3, isUnderWay && !ordered.awaitsDecision);
  if (error ?? unknown) return <ProblemText error={error ?? unknown} />;
  if (!tracked || !tracker) return <Skeleton height={120} />;
  if (!tracker.isShown)
    return (
      <div className={classes.frame}>
        <Empty title={say('No task tracker is at work', 'Трекер задач не подключён')} />
      </div>
    );
  const works = tracker.status === 'installed';
  const acts = (
    <Group gap="sm">
      {works && may('tasktracker.create') && (
        <Button leftSection={<Plus size={16} />} disabled={isUnderWay} onClick={() => setOpen('create')}>
          {say('Create a task', 'Создать задачу')}
        </Button>
      )}
      {works && may('tasktracker.link') && (
        <Button variant="default" leftSection={<Link2 size={16} />} onClick={() => setOpen('link')}>
          {say('Link', 'Привязать')}
        </Button>
      )}
      <Link to={`/${portal}/tasks` as '/'}>{say('All tasks', 'Все задачи')}</Link>
    </Group>
  );
  const close = () => setOpen(undefined);
  return (
    <div className={classes.list}>
      {acts}
      {!works && (
        <p className="dimmed">
          {say(
            'The integration with the tracker does not work now: tasks are shown as they were last read.',
            'Интеграция с трекером сейчас не работает: показано то, что было прочитано в последний раз.',
          )}
        </p>
      )}
      {ordered && <OrderedNote portal={portal} ordered={ordered} />}
      {tracked.links.length > 0 && (
        <div className={classes.frame}>
          <TaskLinks tracked={tracked} />
        </div>
      )}
      {tracked.links.length === 0 && !isUnderWay && (
        <div className={classes.frame}>
          <Empty title={say('No tasks yet', 'Задач пока нет')}>
            {say(
              'Create a task for the requisition, or link one that is in the tracker already.',
              'Создайте задачу по заявке или привяжите ту, что уже есть в трекере.',
            )}
          </Empty>
        </div>
      )}
      {open === 'create' && <CreateTask card={card} onClose={close} />}
      {open === 'link' && <LinkTask id={card.id} onClose={close} />}
    </div>
  );
}
