import { say } from '../../src/kit/say.ts';
import type { Refused } from '../call.ts';

/** A link that does not open: why, and what to do. */
export function Broken({ problem, onAgain }: { problem: Refused; onAgain(): void }) {
  const [title, text] = wordsOf(problem);
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

function wordsOf({ status, code, message, isPassing }: Refused): [string, string] {
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
  return [
    isPassing ? say('Not opened yet', 'Пока не открылось') : say('Something went wrong', 'Что-то пошло не так'),
    message,
  ];
}
