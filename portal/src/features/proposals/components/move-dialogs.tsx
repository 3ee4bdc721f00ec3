import { say } from '../../../kit/say.ts';
import { SendDialog } from '../../../shared/letters/send-dialog.tsx';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import type { AllowedMove, Way } from '../moves.ts';
import type { ProposalCard } from '../queries.ts';
import { SendForm } from '../sending/send-form.tsx';
import { useProposalActs } from '../use-proposal-acts.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { BackDialog } from './back-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';

export interface AskedMove {
  way: Way;
  to: AllowedMove['to'];
  requires: readonly string[];
}

interface MoveDialogsProps {
  card: ProposalCard;
  asked: AskedMove | undefined;
  onClose(): void;
}

/** What a move asks for before it is made. */
export function MoveDialogs({ card, asked, onClose }: MoveDialogsProps) {
  if (asked?.way === 'reject') return <RejectDialog card={card} onClose={onClose} />;
  if (asked?.way === 'send')
    return (
      <SendDialog customerId={card.customerId} size={860} onClose={onClose}>
        {(party) => <SendForm card={card} party={party} onClose={onClose} />}
      </SendDialog>
    );
  if (asked?.way === 'answer') return <AnswerDialog card={card} answer={asked.to as 'accepted'} onClose={onClose} />;
  if (asked?.way === 'extend') return <ExtendDialog card={card} to={asked.to as 'sent'} onClose={onClose} />;
  if (asked?.way === 'back')
    return <BackDialog card={card} isReasoned={asked.requires.includes('reason')} onClose={onClose} />;
  return null;
}

/** A rejection says why: its author reads it on the proposal. */
function RejectDialog({ card, onClose }: { card: ProposalCard; onClose(): void }) {
  const { reject } = useProposalActs(card);
  return (
    <ReasonDialog
      draft={['proposal-reject', card.id]}
      title={say('Reject the proposal', 'Отклонить предложение')}
      about={[card.number, card.customer?.name].filter(Boolean).join(', ')}
      confirm={say('Reject', 'Отклонить')}
      color="red"
      onReason={reject.mutateAsync}
      onClose={onClose}
    />
  );
}
