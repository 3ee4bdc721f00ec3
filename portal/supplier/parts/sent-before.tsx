import { say } from '../../src/kit/say.ts';
import type { Rfq } from '../types.ts';

/** A quote was sent before, and is asked for again. */
export function SentBefore({ rfq: { quote } }: { rfq: Rfq }) {
  if (!quote?.submitted) return null;
  return (
    <div className="panel notice">
      <p>
        {quote.needsReconfirmation
          ? say(
              `The request has changed since you sent version ${quote.submitted.n}. Check the prices and send them again: until then the buyer does not count on them.`,
              `Запрос изменился после того, как вы отправили версию ${quote.submitted.n}. Проверьте цены и отправьте их ещё раз: до этого покупатель на них не рассчитывает.`,
            )
          : say(
              `You sent version ${quote.submitted.n}. It holds until you send the next one.`,
              `Вы отправили версию ${quote.submitted.n}. Она действует, пока вы не отправите следующую.`,
            )}
      </p>
    </div>
  );
}
