import { useState } from 'react';
import { Field } from '../../public-kit/field.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { say } from '../../src/kit/say.ts';
import { acceptProposal } from '../call.ts';
import { keptName } from '../kept-name.ts';
import { acceptWords } from '../model/accept-words.ts';
import { given } from '../model/given.ts';
import { faultOf } from '../model/refusal-words.ts';
import type { DialogProps } from '../types.ts';
import { useAnswer } from '../use-answer.ts';
import { DialogForm } from './dialog-form.tsx';

/** What is accepted, for how much, and by whom. */
export function AcceptDialog({ token, proposal, offer, onAnswered, onStale, onClose }: DialogProps) {
  const [name, setName] = useKeptText(keptName(token, 'name'));
  const [position, setPosition] = useKeptText(keptName(token, 'position'));
  const [comment, setComment, dropComment] = useKeptText(keptName(token, 'comment'));
  const [isTried, setTried] = useState(false);
  const { send, isSending, problem } = useAnswer({
    token,
    post: acceptProposal,
    onTaken: (after) => {
      dropComment();
      onAnswered(after);
    },
    onStale,
  });
  const nameless = name.trim() === '';
  const accept = () => {
    setTried(true);
    if (!nameless) void send({ name: name.trim(), ...given({ position, comment }) });
  };
  return (
    <DialogForm
      title={say('Accept the proposal?', 'Принять предложение?')}
      action={say('Accept', 'Принять')}
      isSending={isSending}
      problem={problem}
      onSubmit={accept}
      onClose={onClose}
    >
      <p>{acceptWords(proposal, offer)}</p>
      <div className="fields">
        <Field
          label={say('Your name', 'Ваше имя')}
          value={name}
          maxLength={200}
          autoComplete="name"
          fault={isTried && nameless ? say('Say who accepts it', 'Укажите, кто принимает') : faultOf(problem, 'name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          label={say('Position (optional)', 'Должность (необязательно)')}
          value={position}
          maxLength={200}
          autoComplete="organization-title"
          fault={faultOf(problem, 'position')}
          onChange={({ currentTarget }) => setPosition(currentTarget.value)}
        />
        <LongField
          label={say('Comment (optional)', 'Комментарий (необязательно)')}
          value={comment}
          maxLength={2_000}
          rows={2}
          fault={faultOf(problem, 'comment')}
          onChange={setComment}
        />
      </div>
    </DialogForm>
  );
}
