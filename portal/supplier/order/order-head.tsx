import { orderStates } from '../../../nouns/order-states.ts';
import { Fact } from '../../public-kit/fact.tsx';
import { showInstant, showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { fileAddress } from './call.ts';
import type { Order, Ordered } from './types.ts';

/** Who orders, how it stands, where to and on what terms. */
export function OrderHead({ order, token }: { order: Order; token: string }) {
  const { buyer, number, revision, supplier, state, answer, file, order: ordered } = order;
  const inn = buyer.inn ? `, ${say('INN', 'ИНН')} ${buyer.inn}` : '';
  const title = say(`Order ${number}`, `Заказ ${number}`);
  return (
    <section className="asked">
      <p className="dimmed">{say(`${buyer.name}${inn} orders from you`, `${buyer.name}${inn} заказывает у вас`)}</p>
      <h1>{revision > 1 ? `${title}, ${say(`revision ${revision}`, `редакция ${revision}`)}` : title}</h1>
      <p className="dimmed">{say(`For ${supplier.name}`, `Для ${supplier.name}`)}</p>
      <p className="order-state" data-tone={orderStates[state].tone} role="status">
        {say(orderStates[state])}
        {answer && ` · ${showInstant(answer.at)}`}
        {answer?.name && ` · ${answer.name}`}
      </p>
      {answer?.reason && <p>{say(`Reason: ${answer.reason}`, `Причина: ${answer.reason}`)}</p>}
      {stateHint(state) && <p>{stateHint(state)}</p>}
      {ordered && <Terms ordered={ordered} />}
      {file && (
        <p>
          <a className="order-file" href={fileAddress(token)} download={file.fileName}>
            {say('The order as PDF', 'Заказ в PDF')}
          </a>
        </p>
      )}
    </section>
  );
}

function Terms({ ordered }: { ordered: Ordered }) {
  const { deliveryAddress, deliveryTerms, paymentTerms, comment, grossAmount, vatAmount, vatMode, currency } = ordered;
  return (
    <>
      {comment && <p className="message">{comment}</p>}
      <dl className="facts">
        <Fact name={vatMode === 'none' ? say('Total', 'Сумма') : say('Total with VAT', 'Сумма с НДС')}>
          {showMoney(grossAmount, currency)}
          {vatMode !== 'none' && ` · ${say('VAT', 'НДС')} ${showMoney(vatAmount, currency)}`}
        </Fact>
        {deliveryAddress && <Fact name={say('Deliver to', 'Куда поставить')}>{deliveryAddress}</Fact>}
        {deliveryTerms && <Fact name={say('Delivery', 'Условия поставки')}>{deliveryTerms}</Fact>}
        {paymentTerms && <Fact name={say('Payment', 'Условия оплаты')}>{paymentTerms}</Fact>}
      </dl>
    </>
  );
}

function stateHint(state: Order['state']): string | undefined {
  const hints: Partial<Record<Order['state'], string>> = {
    revised: say(
      'Open the link of the last letter; if there is none yet, the buyer is still changing the order.',
      'Откройте ссылку из последнего письма. Если его ещё нет, покупатель пока меняет заказ.',
    ),
    cancelled: say('Nothing is to be delivered by it.', 'Поставлять по нему ничего не нужно.'),
    receiving: say(
      'To change something, answer the letter: goods are being received.',
      'Если нужно что-то изменить, ответьте на письмо: товар уже принимают.',
    ),
  };
  return hints[state];
}
