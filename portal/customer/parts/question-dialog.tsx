import { useState } from 'react';
import { shortLegalName } from '../../../nouns/kit/short-legal-name.ts';
import { Dialog } from '../../public-kit/dialog.tsx';
import { Field } from '../../public-kit/field.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { say } from '../../src/kit/say.ts';
import { askQuestion } from '../call.ts';
import { keptName } from '../kept-name.ts';
import { given } from '../model/given.ts';
import { faultOf } from '../model/refusal-words.ts';
import type { DialogProps } from '../types.ts';
import { useAnswer } from '../use-answer.ts';
import { DialogForm } from './dialog-form.tsx';

/** A question to the seller, who answers by letter or by phone. */
export function QuestionDialog({ token, proposal, onStale, onClose }: DialogProps) {
  const [text, setText, dropText] = useKeptText(keptName(token, 'question'));
  const [name, setName] = useKeptText(keptName(token, 'name'));
  const [email, setEmail] = useKeptText(keptName(token, 'email'));
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const { send, isSending, problem } = useAnswer({ token, post: askQuestion, onTaken: dropText, onStale });
  const isMute = text.trim() === '';
  const ask = async () => {
    setTried(true);
    if (!isMute) setSent(await send({ text: text.trim(), ...given({ name, email }) }));
  };
  if (isSent)
    return <QuestionSent seller={shortLegalName(proposal.seller.name)} email={email.trim()} onClose={onClose} />;
  return (
    <DialogForm
      title={say('Question to the seller', 'Вопрос продавцу')}
      action={say('Send', 'Отправить')}
      isSending={isSending}
      problem={problem}
      onSubmit={() => void ask()}
      onClose={onClose}
    >
      <div className="fields">
        <LongField
          label={say('Question', 'Вопрос')}
          value={text}
          maxLength={2_000}
          rows={4}
          fault={isTried && isMute ? say('Write the question', 'Напишите вопрос') : faultOf(problem, 'text')}
          onChange={setText}
        />
        <Field
          label={say('Your name (optional)', 'Ваше имя (необязательно)')}
          value={name}
          maxLength={200}
          autoComplete="name"
          fault={faultOf(problem, 'name')}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Field
          label={say('E-mail for the answer (optional)', 'Почта для ответа (необязательно)')}
          type="email"
          value={email}
          maxLength={254}
          autoComplete="email"
          fault={faultOf(problem, 'email')}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
      </div>
    </DialogForm>
  );
}

/** The question is with the seller. */
const QuestionSent = ({ seller, email, onClose }: { seller: string; email: string; onClose(): void }) => (
  <Dialog title={say('The question is sent', 'Вопрос отправлен')} onClose={onClose}>
    <p role="status">
      {email === ''
        ? say(
            `${seller} has received it and will get in touch with you.`,
            `${seller} получит его сразу и свяжется с вами.`,
          )
        : say(`${seller} will answer to ${email}.`, `${seller} ответит на ${email}.`)}
    </p>
    <div className="actions">
      <button type="button" className="primary" onClick={onClose}>
        {say('Close', 'Закрыть')}
      </button>
    </div>
  </Dialog>
);
