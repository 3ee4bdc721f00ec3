import { Link, useParams } from '@tanstack/react-router';
import { deliveryBatchFlow } from '../../../../../nouns/delivery-batch-flow.ts';
import { say } from '../../../kit/say.ts';
import { goodsOf } from '../batches/goods-of.ts';
import type { Batch } from '../batches/queries.ts';
import classes from './calendar.module.css';

interface CalendarDayProps {
  day: string;
  batches: readonly Batch[];
  /** So many are shown. */
  most: number;
  /** To the list of that day, where there are more than there is room for. */
  onAll(): void;
}

/** What goes on a day. */
export function CalendarDay({ day, batches, most, onAll }: CalendarDayProps) {
  const { portal } = useParams({ from: '/$portal' });
  return (
    <>
      <span className={classes.day}>{Number(day.slice(8))}</span>
      {batches.slice(0, most).map((batch) => {
        const { id, number, status, object } = batch;
        const name = `${goodsOf(batch)}${object ? ` → ${object.name}` : ''}`;
        return (
          <Link
            key={id}
            to={`/${portal}/logistics/batches/${id}` as '/'}
            className={classes.batch}
            title={`${number} ${say(deliveryBatchFlow.statuses[status])}: ${name}`}
          >
            <i data-tone={deliveryBatchFlow.statuses[status].tone} aria-hidden />
            <span className="only-spoken">{say(deliveryBatchFlow.statuses[status])}: </span>
            {name}
          </Link>
        );
      })}
      {batches.length > most && (
        <button type="button" className={classes.all} onClick={onAll}>
          {say(`${batches.length - most} more`, `ещё ${batches.length - most}`)}
        </button>
      )}
    </>
  );
}
