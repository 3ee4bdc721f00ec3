import { Link } from '@tanstack/react-router';
import { say } from '../../../kit/say.ts';
import type { Requisition } from '../queries.ts';
import classes from './calendar.module.css';

const most = 3;

interface CalendarDayProps {
  portal: string;
  due: readonly Requisition[];
  /** To the list of that day, where more are due than there is room for. */
  onAll(): void;
}

/** What is due on a day. */
export function CalendarDay({ portal, due, onAll }: CalendarDayProps) {
  return (
    <>
      {due.slice(0, most).map(({ id, title, number, stage }) => (
        <Link
          key={id}
          to="/$portal/requisitions/$id"
          params={{ portal, id }}
          className={classes.due}
          title={`${number} ${title}`}
        >
          <i style={{ background: stage?.color }} aria-hidden />
          {title}
        </Link>
      ))}
      {due.length > most && (
        <button type="button" className={classes.all} onClick={onAll}>
          {say(`${due.length - most} more`, `ещё ${due.length - most}`)}
        </button>
      )}
    </>
  );
}
