import { Anchor, Stack } from '@mantine/core';
import { Facts } from '../../../kit/facts.tsx';
import { showCount, showInstant } from '../../../kit/format.ts';
import { JsonView } from '../../../kit/json-view.tsx';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { LogLine } from '../queries.ts';
import { directions, lineStatuses } from '../words.ts';
import { PreviewLink } from './preview-link.tsx';

/** One line of the journal in full; its correlation leads to the lines that belong to it. */
export function JournalLine({ line, onCorrelation }: { line: LogLine; onCorrelation(id: string): void }) {
  const { message, at, direction, status, durationMs, httpStatus, attempt, times, correlationId, entityId } = line;
  return (
    <Stack>
      <p style={{ margin: 0 }}>{message}</p>
      <Facts
        of={[
          [
            say('Outcome', 'Результат'),
            <Status key="status" tone={lineStatuses[status].tone}>
              {say(lineStatuses[status].name)}
            </Status>,
          ],
          [say('Direction', 'Направление'), say(directions[direction])],
          [say('When', 'Когда'), showInstant(at)],
          [say('Duration', 'Длительность'), durationMs === null ? undefined : duration(durationMs)],
          [say('HTTP status', 'Код HTTP'), httpStatus ?? undefined],
          [say('Attempt', 'Попытка'), attempt ?? undefined],
          [say('Repeated', 'Повторов'), times > 1 ? showCount(times) : undefined],
          [say('Record', 'Запись'), entityId ? `${line.entityType ?? ''} ${entityId}` : undefined],
          [
            say('Correlation', 'Связь'),
            correlationId ? (
              <Anchor
                key="same"
                component="button"
                type="button"
                size="sm"
                onClick={() => onCorrelation(correlationId)}
              >
                {correlationId}
              </Anchor>
            ) : undefined,
          ],
        ]}
      />
      <PreviewLink details={line.details} />
      {Object.keys(line.details).length > 0 && (
        <JsonView value={line.details} label={say('Details', 'Подробности')} open={3} />
      )}
    </Stack>
  );
}

export const duration = (ms: number) => say(`${showCount(ms)} ms`, `${showCount(ms)} мс`);
