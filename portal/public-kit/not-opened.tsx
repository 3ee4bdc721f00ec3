import { say } from '../src/kit/say.ts';
import type { Refused } from './call.ts';

interface NotOpenedProps {
  problem: Refused;
  /** What the page itself knows to say of this refusal. */
  words: readonly [title: string, text: string] | undefined;
  onAgain(): void;
}

/** A link that does not open: why, and what to do. */
export function NotOpened({ problem, words, onAgain }: NotOpenedProps) {
  const [title, text] = words ?? [
    problem.isPassing ? say('Not opened yet', 'Пока не открылось') : say('Something went wrong', 'Что-то пошло не так'),
    problem.message,
  ];
  return (
    <section className="panel notice" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {problem.isPassing && (
        <button type="button" className="primary" onClick={onAgain}>
          {say('Try again', 'Повторить')}
        </button>
      )}
    </section>
  );
}
