import { showDay, showInstant } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { SentLines } from '../parts/sent-lines.tsx';
import type { Rfq } from '../types.ts';

/** What was sent, when and under what number; it prints. */
export function Receipt({ rfq, onChanged }: { rfq: Rfq; onChanged(): Promise<void> }) {
  const { quote, items, buyer, number } = rfq;
  const sent = quote?.submitted;
  if (!quote || !sent) return null;
  return (
    <section className="panel receipt">
      <h2>
        <span className="sent-mark" aria-hidden>
          ✓
        </span>
        {say(`Quote ${quote.number} is with the buyer`, `Предложение ${quote.number} у покупателя`)}
      </h2>
      <p>
        {say(
          `Sent ${showInstant(quote.submittedAt)}, version ${sent.n}, in answer to request ${number} of ${buyer.name}.`,
          `Отправлено ${showInstant(quote.submittedAt)}, версия ${sent.n}, в ответ на запрос ${number}, ${buyer.name}.`,
        )}
      </p>
      <p className="state">{stateOf(quote.status)}</p>
      <SentLines sent={sent} items={items} />
      <p className="dimmed">
        {[
          sent.validUntil &&
            say(`prices hold until ${showDay(sent.validUntil)}`, `цены действуют до ${showDay(sent.validUntil)}`),
          sent.paymentTerms,
          sent.deliveryTerms,
          sent.supplierComment,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="dimmed">
        {say(
          'To correct it, answer the letter: the buyer asks for a new version, and this link opens the form again.',
          'Чтобы исправить цены, ответьте на письмо: покупатель откроет правку, и по этой же ссылке снова будет форма.',
        )}
      </p>
      <div className="actions no-print">
        <button type="button" onClick={() => print()}>
          {say('Print or save as PDF', 'Печать или PDF')}
        </button>
        <button type="button" className="link" onClick={() => void onChanged()}>
          {say('Refresh', 'Обновить')}
        </button>
      </div>
    </section>
  );
}

function stateOf(status: NonNullable<Rfq['quote']>['status']): string {
  return {
    draft: say('A draft.', 'Черновик.'),
    submitted: say('The buyer is collecting quotes.', 'Покупатель собирает предложения.'),
    under_review: say('The buyer is comparing quotes.', 'Покупатель сравнивает предложения.'),
    accepted: say('Your quote was accepted.', 'Ваше предложение принято.'),
    partially_accepted: say('Part of your quote was accepted.', 'Ваше предложение принято частично.'),
    rejected: say('Another quote was chosen this time.', 'В этот раз выбрано другое предложение.'),
    expired: say('The prices are no longer valid.', 'Срок действия цен истёк.'),
    withdrawn: say('The quote was withdrawn.', 'Предложение отозвано.'),
  }[status];
}
