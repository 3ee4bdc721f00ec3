import { Button } from '@mantine/core';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { ProblemText } from '../../kit/tell.tsx';
import { useMay } from '../session/me.ts';
import classes from './activity.module.css';
import { type ActivityWords, reasonOf, sentenceOf } from './sentence.ts';
import { type ActivityEvent, useActivity } from './use-activity.ts';

/** What happened to a record, who did it and when, the newest first. */
export function ActivityList({ entityId, known }: { entityId: string; known: ActivityWords }) {
  const may = useMay();
  return may('audit.read') ? <Told entityId={entityId} known={known} /> : null;
}

function Told({ entityId, known }: { entityId: string; known: ActivityWords }) {
  const { rows, error, isPending, hasMore, more } = useActivity(entityId);
  if (error) return <ProblemText error={error} />;
  if (!isPending && rows.length === 0)
    return <small className="dimmed">{say('Nothing happened yet', 'Событий пока нет')}</small>;
  return (
    <>
      <ol className={classes.events} aria-label={say('Activity', 'История')} aria-busy={isPending}>
        {rows.map((event) => (
          <Event key={event.id} event={event} known={known} />
        ))}
      </ol>
      {hasMore && (
        <Button variant="subtle" size="compact-sm" onClick={more}>
          {say('Earlier', 'Показать раньше')}
        </Button>
      )}
    </>
  );
}

function Event({ event, known }: { event: ActivityEvent; known: ActivityWords }) {
  const reason = reasonOf(event);
  const { actor } = event;
  return (
    <li className={classes.event} data-outcome={event.outcome}>
      <span>
        {sentenceOf(event, known)}
        {event.outcome !== 'success' && <b className="bad"> · {say('refused', 'отказано')}</b>}
      </span>
      {reason && <q>{reason}</q>}
      <small className="dimmed">
        {actor.name ?? say('System', 'Система')}
        {actor.throughName && ` (${actor.throughName})`} · {showInstant(event.occurredAt)}
      </small>
    </li>
  );
}
