import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import { say } from '../../../kit/say.ts';
import type { SheetHold } from '../hooks/use-sheet.ts';
import { type AllowedMove, moveName, sayRevising } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';
import { useProposalMove } from '../use-proposal-move.ts';
import { ProposalMenu } from './proposal-menu.tsx';
import { RejectDialog } from './reject-dialog.tsx';

interface ProposalActionsProps {
  card: ProposalCard;
  hold: SheetHold;
  readOnly: boolean;
  /** Lets it be changed; not there for whoever may not. */
  onUnlock: (() => void) | undefined;
}

/** What may be done with a proposal as a whole; what was typed is saved before it moves on. */
export function ProposalActions({ card, hold, readOnly, onUnlock }: ProposalActionsProps) {
  const { isChanged, isSaving, save } = hold;
  const [rejecting, setRejecting] = useState(false);
  const move = useProposalMove(card);
  useSaveKey(isChanged && !isSaving ? () => void save() : undefined);
  const go = async ({ to, requires }: AllowedMove) => {
    if (requires.includes('reason')) return setRejecting(true);
    if (!isChanged || (await save())) move.mutate({ to });
  };
  const confirmUnlock = () =>
    modals.openConfirmModal({
      title: say('Change the proposal?', 'Изменить предложение?'),
      children: <Text size="sm">{sayRevising(card.status)}</Text>,
      labels: { confirm: say('Change', 'Изменить'), cancel: say('Cancel', 'Отмена') },
      onConfirm: () => onUnlock?.(),
    });
  // What is typed over an approval is no more what is approved.
  const moves = isChanged && card.status !== 'draft' ? [] : card.allowedMoves;
  return (
    <>
      {readOnly && onUnlock && (
        <Button variant="default" leftSection={<Pencil size={16} />} onClick={confirmUnlock}>
          {say('Change', 'Изменить')}
        </Button>
      )}
      {!readOnly && (
        <Button
          variant={moves.length > 0 ? 'default' : 'filled'}
          disabled={!isChanged}
          loading={isSaving}
          title="Ctrl S"
          onClick={() => void save()}
        >
          {say('Save', 'Сохранить')}
        </Button>
      )}
      {moves.map((one) => (
        <Button
          key={one.to}
          variant={one.requires.includes('reason') ? 'default' : 'filled'}
          loading={move.isPending && move.variables.to === one.to}
          disabled={isSaving || move.isPending}
          onClick={() => void go(one)}
        >
          {moveName(one.to)}
        </Button>
      ))}
      <ProposalMenu card={card} />
      {rejecting && <RejectDialog card={card} onClose={() => setRejecting(false)} />}
    </>
  );
}

/** Ctrl+S saves, wherever on the page one is; without anything to save the browser’s own dialog does not come up either. */
function useSaveKey(save: (() => void) | undefined) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== 'KeyS') return;
      event.preventDefault();
      save?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [save]);
}
