import { Fact } from '../../public-kit/fact.tsx';
import { showInstant } from '../../src/kit/format.ts';
import { counted, say } from '../../src/kit/say.ts';
import { readRfq } from '../call.ts';
import type { Rfq } from '../types.ts';
import { Deadline } from './deadline.tsx';
import { Files } from './files.tsx';

/** Who asks, for what, by when, where to, and on what terms. */
export function Asked({ rfq, ahead, token }: { rfq: Rfq; ahead: number; token: string }) {
  const {
    buyer,
    number,
    title,
    message,
    supplier,
    responseDeadline,
    deliveryAddress,
    deliveryTerms,
    paymentTerms,
    items,
  } = rfq;
  return (
    <section className="asked">
      <p className="dimmed">
        {say(`${buyer.name} asks for your prices`, `${buyer.name} запрашивает ваши цены`)} · {number}
      </p>
      <h1>{title}</h1>
      <p className="dimmed">
        {say(`For ${supplier.name}`, `Для ${supplier.name}`)} ·{' '}
        {counted(items.length, ['position', 'positions'], ['позиция', 'позиции', 'позиций'])}
      </p>
      {responseDeadline && <Deadline deadline={responseDeadline} ahead={ahead} shown={showInstant(responseDeadline)} />}
      {message && <p className="message">{message}</p>}
      <dl className="facts">
        {deliveryAddress && <Fact name={say('Deliver to', 'Куда поставить')}>{deliveryAddress}</Fact>}
        {deliveryTerms && <Fact name={say('Delivery', 'Условия поставки')}>{deliveryTerms}</Fact>}
        {paymentTerms && <Fact name={say('Payment', 'Условия оплаты')}>{paymentTerms}</Fact>}
        <Fact name={say('Prices', 'Цены')}>{pricesWanted(rfq)}</Fact>
      </dl>
      {rfq.attachments.length > 0 && (
        <Files files={rfq.attachments} read={async () => (await readRfq(token)).attachments} />
      )}
    </section>
  );
}

function pricesWanted({
  currency,
  vatMode,
  allowAlternativeCurrency,
  allowAnalogs,
  allowPartial,
  quoteMode,
}: Rfq): string {
  const vat = {
    included: say('with VAT', 'с НДС'),
    excluded: say('excluding VAT', 'без НДС, он начисляется сверху'),
    none: say('outside VAT', 'НДС не облагается'),
  }[vatMode];
  return [
    currency ?? say('any currency', 'любая валюта'),
    vat,
    currency && allowAlternativeCurrency && say('any currency is fine', 'можно в другой валюте'),
    quoteMode === 'total_only'
      ? say('one total for all', 'одна сумма за всё')
      : quoteMode === 'all_lines' || !allowPartial
        ? say('for all positions', 'на все позиции')
        : say('not every line is required', 'можно не на все позиции'),
    allowAnalogs ? say('analogs are welcome', 'аналоги допускаются') : say('no analogs', 'без аналогов'),
  ]
    .filter((part) => part)
    .join(' · ');
}
