import { Button, Group, Kbd } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { taskKinds } from '../task-kinds.ts';
import { taskLinesQuery } from '../task-lines-query.ts';
import { type Task, worthOf } from '../tasks.ts';
import classes from './task-detail.module.css';

/** A task opened beside the list: what it is about, line by line, and the two answers. */
export function TaskDetail({ task, onApprove, onReject }: { task: Task; onApprove(): void; onReject(): void }) {
  const { portal } = useParams({ from: '/$portal' });
  const { data: lines, error } = useQuery(taskLinesQuery(task));
  const { page, label } = taskKinds[task.kind];
  return (
    <section className={`panel ${classes.detail}`} aria-label={task.title}>
      <header>
        <div>
          <h2>{task.title}</h2>
          <p>
            <Link to={`/${portal}/${page}/${task.id}` as '/'}>
              {task.number === task.title ? say(label) : task.number}
            </Link>
            {task.about && ` · ${task.about}`}
            {task.dueDate && ` · ${say('by', 'до')} ${showDay(task.dueDate)}`}
          </p>
        </div>
        <b className="number">{worthOf(task, showMoney)}</b>
      </header>
      <Group gap="sm">
        <Button onClick={onApprove} rightSection={<Key name="A" />}>
          {say('Approve', 'Согласовать')}
        </Button>
        <Button variant="default" onClick={onReject} rightSection={<Key name="R" />}>
          {say('Reject', 'Отклонить')}
        </Button>
      </Group>
      {error && <ProblemText error={error} />}
      {lines && lines.length > 0 && (
        <div className={classes.lines}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('Item', 'Позиция')}</th>
                <th scope="col">{say('Quantity', 'Количество')}</th>
                <th scope="col">{say('Price', 'Цена')}</th>
                <th scope="col">{say('Sum', 'Сумма')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, name, quantity, price, amount }) => (
                <tr key={id}>
                  <td>{name}</td>
                  <td className="number">{quantity}</td>
                  <td className="number">{price}</td>
                  <td className="number">{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** A hint for those who have a keyboard. */
const Key = ({ name }: { name: string }) => (
  <Kbd size="xs" className={classes.key}>
    {name}
  </Kbd>
);
