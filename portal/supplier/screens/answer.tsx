import { useState } from 'react';
import { say } from '../../src/kit/say.ts';
import type { Rfq } from '../types.ts';
import { QuoteForm } from './quote-form.tsx';
import { Receipt } from './receipt.tsx';

interface AnswerProps {
  rfq: Rfq;
  token: string;
  ahead: number;
  onChanged(): Promise<void>;
}

/** What the supplier may do now: fill in, look at what was sent, change their mind, or nothing at all. */
export function Answer({ rfq, token, ahead, onChanged }: AnswerProps) {
  const [changedMind, setChangedMind] = useState(false);
  const { link, quote, supplier, responseDeadline } = rfq;
  if (link.readOnly) {
    const over = Date.parse(responseDeadline ?? '') <= Date.now() + ahead;
    return quote?.submitted ? (
      <Receipt rfq={rfq} onChanged={onChanged} />
    ) : (
      <section className="panel notice">
        <h2>
          {over ? say('The deadline has passed', 'Срок ответа истёк') : say('The request is closed', 'Запрос закрыт')}
        </h2>
        <p>
          {over
            ? say(
                'No quote was sent from you. If you still want to take part, answer the letter: the buyer can extend the deadline, and this link will open again.',
                'Предложение от вас не отправлено. Если вы всё ещё хотите участвовать, ответьте на письмо: покупатель может продлить срок, и эта ссылка снова откроется.',
              )
            : say(
                'The buyer no longer accepts answers. Nothing is needed from you.',
                'Покупатель больше не принимает ответы. Делать ничего не нужно.',
              )}
        </p>
      </section>
    );
  }
  if (supplier.status === 'declined' && !changedMind)
    return (
      <section className="panel notice">
        <h2>{say('You have declined', 'Вы отказались от участия')}</h2>
        {supplier.declineReason && (
          <p>{say(`Reason: ${supplier.declineReason}`, `Причина: ${supplier.declineReason}`)}</p>
        )}
        <p>{say('You can change your mind until the deadline.', 'До окончания срока можно передумать.')}</p>
        <button type="button" onClick={() => setChangedMind(true)}>
          {say('Quote after all', 'Всё-таки указать цены')}
        </button>
      </section>
    );
  return (
    <QuoteForm
      key={`${token} ${quote?.draftVersion ?? 0}`}
      rfq={rfq}
      token={token}
      ahead={ahead}
      onChanged={onChanged}
    />
  );
}
