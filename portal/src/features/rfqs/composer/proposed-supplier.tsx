import { Checkbox } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { addressOf, mayBeAsked, type Proposed } from '../model.ts';
import type { Counterparty } from '../queries.ts';

interface ProposedSupplierProps {
  proposed: Proposed;
  /** Nothing until it has come: only then it is known whether they may be asked. */
  party: Counterparty | undefined;
  /** How many lines are asked for. */
  lines: number;
  isChosen: boolean;
  onToggle(): void;
  byMessenger?: boolean;
  /** Given where a messenger is connected. */
  onByMessenger?: (on: boolean) => void;
}

/** A supplier to be chosen: where the letter goes, and why they are proposed. */
export function ProposedSupplier({ proposed, party, lines, isChosen, onToggle, ...more }: ProposedSupplierProps) {
  const email = party ? addressOf(party) : null;
  const { byMessenger = false, onByMessenger } = more;
  const isBarred = party !== undefined && !mayBeAsked(party);
  return (
    <li>
      <Checkbox
        label={proposed.name}
        disabled={isBarred || party === undefined}
        checked={isChosen}
        onChange={onToggle}
        description={
          isBarred
            ? say('cannot be invited', 'запрашивать нельзя')
            : (email ?? (party && say('no email: pass the link on yourself', 'нет почты: ссылку передадите сами')))
        }
      />
      {isChosen && onByMessenger && (
        <Checkbox
          size="xs"
          label={say('in a messenger', 'в мессенджере')}
          aria-label={`${say('In a messenger', 'В мессенджере')}: ${proposed.name}`}
          checked={byMessenger}
          onChange={({ currentTarget }) => onByMessenger(currentTarget.checked)}
        />
      )}
      <span className="dimmed">{whyProposed(proposed, lines)}</span>
    </li>
  );
}

function whyProposed({ covers, isCandidate }: Proposed, all: number): string {
  if (covers > 0) return say(`supplies ${covers} of ${all}`, `возит ${covers} из ${all}`);
  return isCandidate ? say('named in the requisition', 'указан в заявке') : '';
}
