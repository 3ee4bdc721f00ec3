import { showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { chargedVat, rateWords } from '../model/vat-words.ts';
import type { Offer } from '../types.ts';

/** What it comes to: VAT by its rates, the fee of an agent, and the whole in large figures. */
export function Totals({ offer }: { offer: Offer }) {
  const { currency, netAmount, grossAmount, agentFee, totalAmount } = offer;
  const charged = chargedVat(offer);
  const withVat = say('Total with VAT', 'Итого с НДС');
  return (
    <dl className="totals">
      {charged.length > 0 && <Line name={say('Without VAT', 'Без НДС')} amount={showMoney(netAmount, currency)} />}
      {charged.map(({ vatRate, vatAmount }) => (
        <Line
          key={vatRate}
          name={say(`VAT ${rateWords(vatRate)}`, `НДС ${rateWords(vatRate)}`)}
          amount={showMoney(vatAmount, currency)}
        />
      ))}
      {agentFee !== null && (
        <>
          <Line
            name={charged.length > 0 ? withVat : say('Goods and services', 'Товары и услуги')}
            amount={showMoney(grossAmount, currency)}
          />
          <Line name={say('Fee of the agent', 'Вознаграждение агента')} amount={showMoney(agentFee, currency)} />
        </>
      )}
      <div className="whole">
        <dt>
          {agentFee !== null
            ? say('To pay', 'Всего к оплате')
            : charged.length > 0
              ? withVat
              : say('Total, no VAT', 'Итого, без НДС')}
        </dt>
        <dd>{showMoney(totalAmount, currency)}</dd>
      </div>
    </dl>
  );
}

const Line = ({ name, amount }: { name: string; amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
