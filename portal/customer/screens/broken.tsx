import type { Refused } from '../../public-kit/call.ts';
import { NotOpened } from '../../public-kit/not-opened.tsx';
import { say } from '../../src/kit/say.ts';
import { refusalWords } from '../model/refusal-words.ts';

/** A link that does not open: why, and what to do. */
export const Broken = ({ problem, onAgain }: { problem: Refused; onAgain(): void }) => (
  <NotOpened problem={problem} words={wordsOf(problem)} onAgain={onAgain} />
);

function wordsOf(problem: Refused): readonly [string, string] | undefined {
  if (problem.status === 404)
    return [
      say('Link not found', 'Такой ссылки нет'),
      say(
        'Perhaps it was not copied whole. Open it from the letter again, or ask the seller to send it once more.',
        'Возможно, она скопирована не полностью. Откройте её из письма ещё раз или попросите продавца прислать ссылку повторно.',
      ),
    ];
  if (problem.status === 429) return [say('Not opened yet', 'Пока не открылось'), refusalWords(problem)];
  return undefined;
}
