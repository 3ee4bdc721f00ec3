import { showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { FileList } from '../parts/files.tsx';
import { AttachButton } from './attach-button.tsx';
import { readTalk } from './call.ts';
import type { Question, Talk } from './types.ts';

interface OwnQuestionProps {
  token: string;
  question: Question;
  buyer: string;
  /** Left out where answers are no longer taken. */
  onAnswer: (() => void) | undefined;
  /** Files are taken beside what waits for its answer, and beside what the buyer asks. */
  takesFiles: boolean;
  onSent(next: Talk): void;
}

/** One question with its answer: this supplier's own, or one that the buyer asks of it. */
export function OwnQuestion({ token, question, buyer, onAnswer, takesFiles, onSent }: OwnQuestionProps) {
  const { id, side, text, askedAt, answer, answeredAt, supplierPerson, isPublished, files } = question;
  const us = supplierPerson ? say(`you, ${supplierPerson}`, `вы, ${supplierPerson}`) : say('you', 'вы');
  const [asking, answering] = side === 'buyer' ? [buyer, us] : [us, buyer];
  const read = async () => (await readTalk(token)).own.find((one) => one.id === id)?.files ?? files;
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
      {files.length > 0 && <FileList files={files} read={read} />}
      {takesFiles && (side === 'buyer' || answer === null) && (
        <AttachButton token={token} question={question} onSent={onSent} />
      )}
      {isPublished && (
        <small className="dimmed">
          {say('Shown to all suppliers, without your name', 'Показан всем поставщикам без вашего имени')}
        </small>
      )}
    </li>
  );
}
