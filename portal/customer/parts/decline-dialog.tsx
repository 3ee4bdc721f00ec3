import { useState } from 'react';
import { Field } from '../../public-kit/field.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { say } from '../../src/kit/say.ts';
import { declineProposal } from '../call.ts';
import { keptName } from '../kept-name.ts';
import { given } from '../model/given.ts';
import { faultOf } from '../model/refusal-words.ts';
import type { DialogProps } from '../types.ts';
import { useAnswer } from '../use-answer.ts';
import { DialogForm } from './dialog-form.tsx';

/** Why it is not wanted: the seller reads the reason. */
export function DeclineDialog({ token, onAnswered, onStale, onClose }: DialogProps) {
  const [reason, setReason, dropReason] = useKeptText(keptName(token, 'reason'));
  const [name, setName] = useKeptText(keptName(token, 'name'));
  const [isTried, setTried] = useState(false);
  const { send, isSending, problem } = useAnswer({
    token,
    post: declineProposal,
    onTaken: (after) => {
      dropReason();
      onAnswered(after);
    },
    onStale,
  });
  const isMute = reason.trim() === '';
  const decline = () => {
    setTried(true);
    if (!isMute) void send({ reason: reason.trim(), ...given({ name }) });
  };
  return (
    <DialogForm
      title={say('Decline the proposal?', 'Отклонить предложение?')}
      action={say('Decline', 'Отклонить')}
      isSending={isSending}
      problem={problem}
      onSubmit={decline}
      onClose={onClose}
    >
      <div className="fields">
        <LongField
          label={say('Reason: the seller reads it', 'Причина: её увидит продавец')}
          value={reason}
          maxLength={1_000}
          fault={isTried && isMute ? say('Write the reason', 'Напишите причину') : faultOf(problem, 'reason')}
          onChange={setReason}
        />
        <Field
          label={say('Your name (optional)', 'Ваше имя (необязательно)')}
          value={name}
          maxLength={200}
          autoComplete="name"
          fault={faultOf(problem, 'name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}
