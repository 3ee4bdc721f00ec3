import { showInstant } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { ProposalCard } from '../queries.ts';

interface OpenedStateProps {
  sending: ProposalCard['sendings'][number];
  /** The proposal was taken back to work since. */
  isOld: boolean;
}

/** Whether the customer has looked, and whom the letter did not reach. */
export function OpenedState({ sending: { openedAt, openCount, undelivered }, isOld }: OpenedStateProps) {
  if (undelivered.length > 0)
    return <Status tone="bad">{`${say('Not delivered', 'Не доставлено')}: ${undelivered.join(', ')}`}</Status>;
  if (openedAt !== null)
    return (
      <span title={showInstant(openedAt)}>
        <Status tone="good">
          {`${say('Opened', 'Открыто')} ${counted(openCount, ['time', 'times'], ['раз', 'раза', 'раз'])}`}
        </Status>
      </span>
    );
  return <Status>{isOld ? say('Taken back', 'Отозвано') : say('Not opened yet', 'Ещё не открыто')}</Status>;
}
