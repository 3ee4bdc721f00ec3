import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { Question } from './types.ts';

interface OwnQuestionProps {
  question: Question;
  buyer: string;
  /** Left out where answers are no longer taken. */
  onAnswer: (() => void) | undefined;
}

/** One question with its answer: this supplier's own, or one that the buyer asks of it. */
export function OwnQuestion({ question, buyer, onAnswer }: OwnQuestionProps) {
  const { side, text, askedAt, answer, answeredAt, supplierPerson, isPublished } = question;
  const us = supplierPerson ? say(`you, ${supplierPerson}`, `вы, ${supplierPerson}`) : say('you', 'вы');
  const [asking, answering] = side === 'buyer' ? [buyer, us] : [us, buyer];
  return (
    <li>
      <p>{text}</p>
      <small className="dimmed">
        {asking} · {showInstant(askedAt)}
      </small>
      {answer !== null ? (
        <>
          <p className="answer">{answer}</p>
          <small className="dimmed">
            {answering} · {showInstant(answeredAt)}
          </small>
        </>
      ) : side === 'supplier' ? (
        <small className="dimmed waiting">{say('Waiting for the answer', 'Ответа пока нет')}</small>
      ) : (
        onAnswer && (
          <button type="button" className="primary no-print" onClick={onAnswer}>
            {say('Answer', 'Ответить')}
          </button>
        )
      )}
      {isPublished && (
        <small className="dimmed">
          {say('Shown to all suppliers, without your name', 'Показан всем поставщикам без вашего имени')}
        </small>
      )}
    </li>
  );
}
