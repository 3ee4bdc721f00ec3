import { Button } from '@mantine/core';
import { Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';
import { useSaveKey } from '../hooks/use-save-key.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { type AllowedMove, moveName, partedMoves, wayOf } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalActs } from '../use-proposal-acts.ts';
import { confirmConvert } from './confirm-convert.tsx';
import { confirmUnlock } from './confirm-unlock.tsx';
import { ExportButton } from './export-button.tsx';
import { type AskedMove, MoveDialogs } from './move-dialogs.tsx';
import { ProposalMenu } from './proposal-menu.tsx';

interface ProposalActionsProps {
  card: ProposalCard;
  hold: SheetHold;
  readOnly: boolean;
  /** Lets it be changed; not there for whoever may not. */
  onUnlock: (() => void) | undefined;
}

const nothing = { main: undefined, other: undefined, rest: [] };

/** What may be done with a proposal as a whole; what was typed is saved before it moves on. */
export function ProposalActions({ card, hold, readOnly, onUnlock }: ProposalActionsProps) {
  const { isChanged, isSaving, save } = hold;
  const may = useMay();
  const [asked, setAsked] = useState<AskedMove>();
  const acts = useProposalActs(card);
  useSaveKey(isChanged && !isSaving ? () => void save() : undefined);
  const go = async (move: AllowedMove) => {
    if (isChanged && !(await save())) return;
    const way = wayOf(card, move);
    if (way === 'convert') confirmConvert(card, () => acts.convert.mutate());
    else if (way !== 'plain') setAsked({ way, ...move });
    else if (move.to === 'approved') acts.approve.mutate();
    else acts.submit.mutate();
  };
  // What is typed over an approval is no more what is approved.
  const { main, other, rest } = isChanged && card.status !== 'draft' ? nothing : partedMoves(card);
  const isMoving = acts.submit.isPending || acts.approve.isPending || acts.convert.isPending;
  return (
    <>
      {readOnly && onUnlock && (
        <Button
          variant="default"
          leftSection={<Pencil size={16} />}
          onClick={() => confirmUnlock(card.status, onUnlock)}
        >
          {say('Change', 'Изменить')}
        </Button>
      )}
      {!readOnly && (
        <Button
          variant={main ? 'default' : 'filled'}
          disabled={!isChanged}
          loading={isSaving}
          title="Ctrl S"
          onClick={() => void save()}
        >
          {say('Save', 'Сохранить')}
        </Button>
      )}
      {card.status === 'sent' && may('commercial_proposals.send') && (
        <Button
          variant="default"
          leftSection={<Send size={16} />}
          onClick={() => setAsked({ way: 'send', to: 'sent', requires: [] })}
        >
          {say('Send again', 'Отправить ещё раз')}
        </Button>
      )}
      {other && (
        <Button variant="default" disabled={isSaving || isMoving} onClick={() => void go(other)}>
          {moveName(card, other)}
        </Button>
      )}
      {main && (
        <Button
          variant={card.status === 'sent' ? 'default' : 'filled'}
          loading={isMoving}
          disabled={isSaving}
          onClick={() => void go(main)}
        >
          {moveName(card, main)}
        </Button>
      )}
      <ExportButton card={card} hold={hold} />
      <ProposalMenu card={card} moves={rest} onMove={(move) => void go(move)} />
      <MoveDialogs card={card} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}
