import { useId, useRef, useState } from 'react';
import { say } from '../../src/kit/say.ts';
import { type Refused, submitQuote } from '../call.ts';
import { useKeptText } from '../use-kept-text.ts';
import { Dialog } from './dialog.tsx';

/** «Не участвую», with a reason that the buyer sees. */
export function DeclineDialog({ token, onDone, onClose }: { token: string; onDone(): void; onClose(): void }) {
  const id = useId();
  const [reason, setReason, drop] = useKeptText(token, 'decline');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const key = useRef(crypto.randomUUID());
  const decline = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      await submitQuote(token, { decline: true, ...(reason.trim() !== '' && { reason: reason.trim() }) }, key.current);
      drop();
      onDone();
    } catch (error) {
      setSending(false);
      setProblem((error as Refused).message);
      if (!(error as Refused).isPassing) key.current = crypto.randomUUID();
    }
  };
  return (
    <Dialog title={say('Decline the whole request?', 'Отказаться от запроса целиком?')} onClose={onClose}>
      <div className="field">
        <label htmlFor={id}>{say('Reason (visible to the buyer)', 'Причина: её увидит покупатель')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <p className="dimmed">
        {say('You can change your mind until the deadline.', 'До окончания срока можно передумать.')}
      </p>
      {problem && (
        <p className="fault" role="alert">
          {problem}
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
