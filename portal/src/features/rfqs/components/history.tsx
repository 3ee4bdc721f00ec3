import { Button } from '@mantine/core';
import { rfqFlow } from '../../../../../nouns/rfq-flow.ts';
import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { fieldNames, historyKinds } from '../names.ts';
import { type HistoryEntry, type RfqCard, useRfqHistory } from '../queries.ts';
import classes from './rfqs.module.css';

/** Who did what and when, the newest first. */
export function History({ rfq }: { rfq: RfqCard }) {
  const { rows, error, hasMore, more } = useRfqHistory(rfq.id);
  const names = new Map(rfq.recipients.map(({ id, name }) => [id, name]));
  if (error) return <ProblemText error={error} />;
  return (
    <>
      <ol className={`panel ${classes.history}`}>
        {rows.map((entry) => (
          <li key={entry.id}>
            <time className="dimmed" dateTime={entry.occurredAt}>
              {showInstant(entry.occurredAt)}
            </time>
            <div>
              <b>{whatHappened(entry)}</b>
              {entry.actor.name && <span className="dimmed"> · {entry.actor.name}</span>}
              {aboutOf(entry, names).map((text) => (
                <div key={text} className="dimmed">
                  {text}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button mt="md" variant="default" onClick={more}>
          {say('Earlier', 'Раньше')}
        </Button>
      )}
    </>
  );
}

const whatHappened = ({ kind, status }: HistoryEntry) =>
  status && kind === 'status_changed'
    ? `${say(historyKinds[kind])}: ${say(rfqFlow.statuses[status.to])}`
    : say(historyKinds[kind]);

function aboutOf({ recipientIds, reason, changedFields }: HistoryEntry, names: ReadonlyMap<string, string>): string[] {
  const whom = recipientIds.flatMap((id) => names.get(id) ?? []).join(', ');
  const fields = changedFields.flatMap((field) => (fieldNames[field] ? say(fieldNames[field]) : [])).join(', ');
  return [whom, fields, reason ?? ''].filter((text) => text !== '');
}
