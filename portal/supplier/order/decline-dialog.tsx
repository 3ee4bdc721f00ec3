import { useState } from 'react';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { say } from '../../src/kit/say.ts';
import { keptName } from '../kept-name.ts';
import { AnswerForm } from '../parts/answer-form.tsx';
import { useAnswer } from '../use-answer.ts';
import { declineOrder } from './call.ts';
import type { AnswerProps } from './types.ts';

/** All of it cannot be delivered, and why. */
export function DeclineDialog(props: AnswerProps & { onClose(): void }) {
  const { token, onClose } = props;
  const [reason, setReason, drop] = useKeptText(keptName(token, 'decline'));
  const [isTried, setTried] = useState(false);
  const { send, isSending, problem } = useAnswer(props, declineOrder);
  const given = reason.trim();
  const decline = async (name: string) => {
    setTried(true);
    if (given === '' || !(await send({ name, reason: given }))) return;
    drop();
    onClose();
  };
  return (
    <AnswerForm
      token={token}
      title={say('Decline the whole order?', 'Отказаться от заказа целиком?')}
      action={say('Decline', 'Отказаться')}
      isSending={isSending}
      problem={problem}
      onSubmit={(name) => void decline(name)}
      onClose={onClose}
    >
      <LongField
        label={say('Reason (visible to the buyer)', 'Причина: её увидит покупатель')}
        value={reason}
        maxLength={1_000}
        rows={2}
        fault={isTried && given === '' ? say('Say why', 'Укажите причину') : undefined}
        onChange={setReason}
      />
      <p className="dimmed">
        {say('You can change your mind until goods are received.', 'Передумать можно, пока товар не начали принимать.')}
      </p>
    </AnswerForm>
  );
}
