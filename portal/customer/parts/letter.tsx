import { longDay } from '../../public-kit/long-day.ts';
import { say } from '../../src/kit/say.ts';
import type { Offer, Proposal } from '../types.ts';
import { Rows } from './rows.tsx';
import { Seller } from './seller.tsx';
import { State } from './state.tsx';
import { Totals } from './totals.tsx';
import { Validity } from './validity.tsx';

/** The proposal as a letter: who writes to whom, what is offered, what it comes to, on what terms. */
export function Letter({ proposal, offer }: { proposal: Proposal; offer: Offer }) {
  const { number, date, customer, seller, state } = proposal;
  const { title, introText, termsText, validUntil } = offer;
  const kind = say('Commercial proposal', 'Коммерческое предложение');
  return (
    <article className="letter">
      <header>
        <p className="dimmed">
          {title ? kind : ''}{' '}
          <span className="unbroken">
            {say('No.', '№')} {number}
          </span>{' '}
          {say('of', 'от')} {longDay(date)}
        </p>
        <h1>{title ?? kind}</h1>
        {customer && <p className="dimmed">{say(`For ${customer.name}`, `Для ${customer.name}`)}</p>}
      </header>
      {validUntil && state === 'open' && <Validity until={validUntil} />}
      <State proposal={proposal} />
      {introText && <p className="message">{introText}</p>}
      <Rows offer={offer} />
      <Totals offer={offer} />
      {termsText && (
        <section className="part">
          <h2>{say('Terms', 'Условия')}</h2>
          <p className="message">{termsText}</p>
        </section>
      )}
      <Seller seller={seller} />
    </article>
  );
}
