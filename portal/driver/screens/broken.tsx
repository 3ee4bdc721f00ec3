import type { Refused } from '../../public-kit/call.ts';
import { NotOpened } from '../../public-kit/not-opened.tsx';
import { say } from '../../src/kit/say.ts';

/** A link that does not open: why, and what to do. */
export const Broken = ({ problem, onAgain }: { problem: Refused; onAgain(): void }) => (
  <NotOpened problem={problem} words={wordsOf(problem)} onAgain={onAgain} />
);

function wordsOf({ status, code }: Refused): readonly [string, string] | undefined {
  if (status === 404)
    return [
      say('Link not found', 'Такой ссылки нет'),
      say(
        'Perhaps it was not copied whole. Open it again, or ask the dispatcher to send it once more.',
        'Возможно, она скопирована не полностью. Откройте её ещё раз или попросите диспетчера прислать её повторно.',
      ),
    ];
  if (code === 'link_expired')
    return [
      say('The link is no longer valid', 'Срок действия ссылки истёк'),
      say('Ask the dispatcher for a new one.', 'Попросите у диспетчера новую.'),
    ];
  if (status === 410)
    return [
      say('The link was replaced or revoked', 'Ссылка заменена или отозвана'),
      say(
        'If you are still to drive, ask the dispatcher for the new one.',
        'Если рейс ещё за вами, попросите у диспетчера новую ссылку.',
      ),
    ];
  return undefined;
}
