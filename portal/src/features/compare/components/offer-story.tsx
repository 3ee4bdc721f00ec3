import { showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { say, words } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import type { Comparison } from '../model/answers.ts';
import { decimal } from '../model/exact.ts';
import type { Line, Offer } from '../model/matrix.ts';
import { showDelta } from '../show-delta.ts';
import { markMeanings } from '../words.ts';

type ComparedOffer = Comparison['lines'][number]['offers'][number];
type Step = ComparedOffer['arithmetic'][number];

const steps: Readonly<Record<Step['step'], ReturnType<typeof words>>> = {
  price: words('Quoted', 'В предложении'),
  tier: words('Price from quantity', 'Цена от количества'),
  discount: words('Discount', 'Скидка'),
  vat_added: words('VAT added', 'НДС добавлен'),
  vat_taken_off: words('VAT taken off', 'НДС вычтен'),
  rate: words('Exchange rate', 'Курс'),
  unit: words('Unit', 'Единица'),
  extra_costs: words('Extra costs', 'Доп. расходы'),
};

/** How a price came about, step by step, what stays of it for papers, and what its marks mean. */
export function OfferStory({
  line,
  offer,
  told,
  currency,
}: {
  line: Line;
  offer: Offer;
  told: ComparedOffer;
  currency: string;
}) {
  const unit = showUnit(line.unit);
  return (
    <>
      <dl>
        {told.arithmetic.map(({ step, operator, figure, result }, at) => (
          <Fact key={step} name={say(steps[step])}>
            {at === 0
              ? `${step === 'tier' ? `${showQuantity(figure)} → ` : ''}${showMoney(result, told.currency)}`
              : `${operator} ${showQuantity(figure)} = ${showPrice(result)}`}
          </Fact>
        ))}
        {offer.total !== null && (
          <Fact
            name={say(
              `For ${showQuantity(decimal(offer.covers), unit)}`,
              `За ${showQuantity(decimal(offer.covers), unit)}`,
            )}
          >
            {showMoney(decimal(offer.total), currency)}
          </Fact>
        )}
        {offer.deltaToPaid !== null && (
          <Fact name={say('To last paid', 'К прошлой закупке')}>{showDelta(offer.deltaToPaid)}</Fact>
        )}
        {offer.lock && (
          <>
            <Fact name={say('Invoice asked for', 'Счёт запрошен')}>{showQuantity(offer.lock.requested, unit)}</Fact>
            <Fact name={say('Invoiced', 'В счетах')}>{showQuantity(offer.lock.invoiced, unit)}</Fact>
            <Fact name={say('Received', 'Получено')}>{showQuantity(offer.lock.received, unit)}</Fact>
          </>
        )}
      </dl>
      {offer.lock && (
        <p className="dimmed">
          {say(
            'This much is named by papers and stays chosen. Cancel the invoice request to choose less.',
            'Это количество уже есть в документах и остаётся выбранным. Чтобы уменьшить, отмените запрос счёта.',
          )}
        </p>
      )}
      {offer.analog && (
        <p>
          {say('Offered instead:', 'Предложено взамен:')}{' '}
          {[offer.analog.name, offer.analog.brand, offer.analog.sku].filter(Boolean).join(', ')}
        </p>
      )}
      {offer.marks.length > 0 && (
        <ul style={{ margin: '6px 0 0', paddingLeft: 16 }}>
          {offer.marks.map((mark) => (
            <li key={mark}>{say(markMeanings[mark])}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
