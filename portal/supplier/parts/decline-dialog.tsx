import { Dialog } from '../../public-kit/dialog.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { useSend } from '../../public-kit/use-send.ts';
import { say } from '../../src/kit/say.ts';
import { submitQuote } from '../call.ts';
import { keptName } from '../kept-name.ts';

/** «Не участвую», with a reason that the buyer sees. */
export function DeclineDialog({ token, onDone, onClose }: { token: string; onDone(): void; onClose(): void }) {
  const [reason, setReason, drop] = useKeptText(keptName(token, 'decline'));
  const { send, isSending, problem } = useSend((body: Parameters<typeof submitQuote>[1], key) =>
    submitQuote(token, body, key),
  );
  const decline = async () => {
    if (!(await send({ decline: true, ...(reason.trim() !== '' && { reason: reason.trim() }) }))) return;
    drop();
    onDone();
  };
  return (
    <Dialog title={say('Decline the whole request?', 'Отказаться от запроса целиком?')} onClose={onClose}>
      <LongField
        label={say('Reason (visible to the buyer)', 'Причина: её увидит покупатель')}
        value={reason}
        maxLength={1_000}
        onChange={setReason}
      />
      <p className="dimmed">
        {say('You can change your mind until the deadline.', 'До окончания срока можно передумать.')}
      </p>
      {problem && (
        <p className="fault" role="alert">
          {problem.message}
        </p>
      )}
      <div className="actions">
        <button type="button" className="primary" disabled={isSending} onClick={() => void decline()}>
          {say('Decline', 'Отказаться')}
        </button>
        <button type="button" onClick={onClose} disabled={isSending}>
          {say('Back', 'Назад')}
        </button>
      </div>
    </Dialog>
  );
}
