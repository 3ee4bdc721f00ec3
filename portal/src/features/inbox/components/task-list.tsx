import { showAgo, showDay, showSum } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { taskKinds } from '../task-kinds.ts';
import { type Task, worthOf } from '../tasks.ts';
import classes from './task-list.module.css';

/** The tasks in the order they came; the one looked at is marked. */
export function TaskList({ tasks, at, onGo }: { tasks: readonly Task[]; at: string; onGo(id: string): void }) {
  return (
    <ul className={`panel ${classes.list}`} aria-label={say('Waiting for approval', 'Ждут согласования')}>
      {tasks.map((task) => (
        <li key={task.id}>
          <button type="button" aria-current={task.id === at || undefined} onClick={() => onGo(task.id)}>
            <span className={classes.line}>
              <b className="clip">{task.title}</b>
              <span className="number">{worthOf(task, showSum)}</span>
            </span>
            <span className={classes.line}>
              <span className={classes.what}>
                {say(taskKinds[task.kind].label)}
                {task.number !== task.title && ` ${task.number}`}
                {task.about && ` · ${task.about}`}
              </span>
              <span>{task.dueDate ? `${say('by', 'до')} ${showDay(task.dueDate)}` : showAgo(task.createdAt)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
