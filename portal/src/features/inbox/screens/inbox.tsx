import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Empty } from '../../../kit/empty.tsx';
import { showCount } from '../../../kit/format.ts';
import { useKeys } from '../../../kit/hotkeys.ts';
import { Page } from '../../../kit/page.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import { TaskDetail } from '../components/task-detail.tsx';
import { TaskList } from '../components/task-list.tsx';
import { neighbourOf, type Task, tasksQuery } from '../tasks.ts';
import { useVerdicts } from '../use-verdicts.ts';
import classes from './inbox.module.css';

/** What waits for the word of this person, worked through by keyboard: J and K move, A approves, R rejects, Enter opens. */
export function Inbox() {
  const { at } = useSearch({ from: '/$portal/inbox' });
  const navigate = useNavigate({ from: '/$portal/inbox' });
  const { data, error } = useQuery(tasksQuery(useMay()));
  const { hidden, give } = useVerdicts();
  const [rejected, setRejected] = useState<Task>();
  const tasks = data?.filter(({ id }) => !hidden.has(id));
  const place = Math.max(0, tasks?.findIndex(({ id }) => id === at) ?? 0);
  const task = tasks?.[place];
  const go = (index: number) => {
    const next = tasks?.[Math.max(0, Math.min(tasks.length - 1, index))];
    void navigate({ search: next ? { at: next.id } : {}, replace: true });
  };
  const settle = (given: Task, verdict: 'approved' | 'rejected', reason?: string) => {
    const next = neighbourOf(given, tasks ?? []);
    give(given, verdict, reason);
    void navigate({ search: next ? { at: next.id } : {}, replace: true });
  };
  useKeys({
    KeyJ: () => go(place + 1),
    KeyK: () => go(place - 1),
    KeyA: task && (() => settle(task, 'approved')),
    KeyR: task && (() => setRejected(task)),
  });
  return (
    <Page title={say('My tasks', 'Мои задачи')} beside={tasks && showCount(tasks.length)}>
      {error && <ProblemText error={error} />}
      {tasks && !task && (
        <Empty title={say('All done', 'Всё разобрано')}>
          {say(
            'Requisitions, invoices, proposals and contracts that need your approval appear here.',
            'Здесь появляются заявки, счета, предложения и договоры, которые ждут вашего согласования.',
          )}
        </Empty>
      )}
      {tasks && task && (
        <div className={classes.inbox}>
          <TaskList tasks={tasks} at={task.id} onGo={(id) => void navigate({ search: { at: id }, replace: true })} />
          <TaskDetail
            key={task.id}
            task={task}
            onApprove={() => settle(task, 'approved')}
            onReject={() => setRejected(task)}
          />
        </div>
      )}
      {rejected && (
        <ReasonDialog
          draft={['rejection', rejected.id]}
          title={say(`Reject ${rejected.number}`, `Отклонить ${rejected.number}`)}
          readers={say('The author will see it.', 'Её прочитает автор.')}
          confirm={say('Reject', 'Отклонить')}
          color="red"
          onReason={(reason) => settle(rejected, 'rejected', reason)}
          onClose={() => setRejected(undefined)}
        />
      )}
    </Page>
  );
}
