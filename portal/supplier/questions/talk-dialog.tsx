import { useState } from 'react';
import type { Refused } from '../../public-kit/call.ts';
import { Dialog } from '../../public-kit/dialog.tsx';
import { Field } from '../../public-kit/field.tsx';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { useSend } from '../../public-kit/use-send.ts';
import { say } from '../../src/kit/say.ts';
import { keptName } from '../kept-name.ts';
import { answerBuyer, askBuyer } from './call.ts';
import type { Question, Said, Talk } from './types.ts';

interface TalkDialogProps {
  token: string;
  contactName: string | null;
  /** The question of the buyer that is answered; without one a question is asked. */
  answered: Question | undefined;
  onSaid(next: Talk): void;
  /** What the page shows is no longer so. */
  onStale(): Promise<void>;
  onClose(): void;
}

/** A question to the buyer, or an answer to one of theirs. What is typed is kept on this device until it is sent. */
export function TalkDialog({ token, contactName, answered, onSaid, onStale, onClose }: TalkDialogProps) {
  const [text, setText, drop] = useKeptText(keptName(token, answered ? `answer.${answered.id}` : 'question'));
  const [name, setName] = useKeptText(keptName(token, 'contact'), contactName ?? '');
  const [isTried, setTried] = useState(false);
  const { send, isSending, problem } = useSend(async (said: Said, key) => {
    try {
      onSaid(await (answered ? answerBuyer(token, answered.id, said, key) : askBuyer(token, said, key)));
    } catch (error) {
      if ((error as Refused).status === 409) await onStale();
      throw error;
    }
  });
  const isMute = text.trim() === '';
  const submit = async () => {
    setTried(true);
    if (isMute) return;
    if (!(await send({ text: text.trim(), ...(name.trim() !== '' && { name: name.trim() }) }))) return;
    drop();
    onClose();
  };
  return (
    <Dialog
      title={
        answered ? say('Answer to the buyer', 'Ответ покупателю') : say('Question to the buyer', 'Вопрос покупателю')
      }
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {answered && <p className="message">{answered.text}</p>}
        <div className="fields">
          <LongField
            label={answered ? say('Answer', 'Ответ') : say('Question', 'Вопрос')}
            value={text}
            maxLength={answered ? 4_000 : 2_000}
            rows={4}
            fault={isTried && isMute ? say('Write a few words', 'Напишите пару слов') : undefined}
            onChange={setText}
          />
          <Field
            label={say('Your name (optional)', 'Ваше имя (необязательно)')}
            value={name}
            maxLength={200}
            autoComplete="name"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        {!answered && (
          <p className="dimmed">
            {say(
              'Other suppliers do not see it. The buyer may show the answer to all, without your name.',
              'Другие поставщики его не увидят. Ответ покупатель может показать всем, но без вашего имени.',
            )}
          </p>
        )}
        {problem && (
          <p className="fault" role="alert">
            {problem.message}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary" disabled={isSending}>
            {isSending ? say('Sending…', 'Отправляем…') : say('Send', 'Отправить')}
          </button>
          <button type="button" onClick={onClose} disabled={isSending}>
            {say('Back', 'Назад')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
