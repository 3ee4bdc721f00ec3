import type { Refused } from '../../public-kit/call.ts';
import { NotOpened } from '../../public-kit/not-opened.tsx';
import { say } from '../../src/kit/say.ts';

/** A link that does not open: why, and what to do. */
export const Broken = ({ problem, onAgain }: { problem: Refused; onAgain(): void }) => (
  <NotOpened problem={problem} words={wordsOf(problem)} onAgain={onAgain} />
);

function wordsOf({ status, code }: Refused): readonly [string, string] | undefined {
  if (code === 'link_expired')
    return [
      say('The link is over', 'Срок действия ссылки истёк'),
      say(
        'Answers are no longer accepted. If you still want to offer your prices, answer the letter you got the link in: the buyer can extend the deadline.',
        'Ответы по ней больше не принимаются. Если вы всё ещё хотите предложить цены, ответьте на письмо, в котором пришла ссылка: покупатель может продлить срок.',
      ),
    ];
  if (code === 'link_revoked')
    return [
      say('The request was withdrawn', 'Запрос отозван'),
      say(
        'The buyer has cancelled this request or no longer asks you. Nothing is needed from you; if you have questions, answer the letter.',
        'Покупатель отменил этот запрос или больше не ждёт ответа от вас. Делать ничего не нужно; с вопросами ответьте на письмо.',
      ),
    ];
  if (status === 404)
    return [
      say('Link not found', 'Такой ссылки нет'),
      say(
        'Perhaps it was not copied whole. Open it from the letter again, or ask the buyer to send it once more.',
        'Возможно, она скопирована не полностью. Откройте её из письма ещё раз или попросите покупателя прислать ссылку повторно.',
      ),
    ];
  return undefined;
}
