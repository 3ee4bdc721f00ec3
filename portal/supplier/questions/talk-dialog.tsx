import { useState } from 'react';
import { LongField } from '../../public-kit/long-field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { say } from '../../src/kit/say.ts';
import { keptName } from '../kept-name.ts';
import { AnswerForm } from '../parts/answer-form.tsx';
import { useAnswer } from '../use-answer.ts';
import { answerBuyer, askBuyer } from './call.ts';
import type { Question, Said, Talk } from './types.ts';

interface TalkDialogProps {
  token: string;
  /** The question of the buyer that is answered; without one a question is asked. */
  answered: Question | undefined;
  onAnswered(next: Talk): void;
  /** What the page shows is no longer so. */
  onStale(): Promise<void>;
  onClose(): void;
}

/** A question to the buyer, or an answer to one of theirs. What is typed is kept on this device until it is sent. */
export function TalkDialog({ answered, onClose, ...page }: TalkDialogProps) {
  const { token } = page;
  const [text, setText, drop] = useKeptText(keptName(token, answered ? `answer.${answered.id}` : 'question'));
  const [isTried, setTried] = useState(false);
  const { send, isSending, problem } = useAnswer(page, (_, said: Said, key) =>
    answered ? answerBuyer(token, answered.id, said, key) : askBuyer(token, said, key),
  );
  const given = text.trim();
  const submit = async (name: string) => {
    setTried(true);
    if (given === '' || !(await send({ text: given, name }))) return;
    drop();
    onClose();
  };
  return (
    <AnswerForm
      token={token}
      title={
        answered ? say('Answer to the buyer', 'Ответ покупателю') : say('Question to the buyer', 'Вопрос покупателю')
      }
      action={say('Send', 'Отправить')}
      isSending={isSending}
      problem={problem}
      onSubmit={(name) => void submit(name)}
      onClose={onClose}
    >
      {answered && <p className="message">{answered.text}</p>}
      <LongField
        label={answered ? say('Answer', 'Ответ') : say('Question', 'Вопрос')}
        value={text}
        maxLength={answered ? 4_000 : 2_000}
        fault={isTried && given === '' ? say('Write it', 'Напишите') : undefined}
        onChange={setText}
      />
      {!answered && (
        <p className="dimmed">
          {say(
            'Other suppliers do not see it. The answer may be shown to all, without your name.',
            'Другие поставщики его не увидят. Ответ могут показать всем, без вашего имени.',
          )}
        </p>
      )}
    </AnswerForm>
  );
}
