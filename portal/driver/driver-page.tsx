import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { shortLegalName } from '../../nouns/kit/short-legal-name.ts';
import { dialled } from '../public-kit/dialled.ts';
import { Top } from '../public-kit/top.tsx';
import { language, onLanguage, say } from '../src/kit/say.ts';
import { withPressed } from './model/with-pressed.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { Broken } from './screens/broken.tsx';
import { DeliveryScreen } from './screens/delivery-screen.tsx';
import type { Delivery } from './types.ts';
import { useDelivery } from './use-delivery.ts';

/** The token stands last in the address; no page of another site is told of it. */
const tokenOfAddress = () => location.pathname.split('/')[2] ?? '';

/** The page of a driver without an account: what to bring where, and what was done. */
export function DriverPage() {
  useSyncExternalStore(onLanguage, language);
  const [token] = useState(tokenOfAddress);
  const { delivery, problem, load, show } = useDelivery(token);
  const reload = useCallback(() => void load(), [load]);
  const { state, note, forget } = useOutbox(token, show, reload);
  const title = delivery
    ? `${delivery.number} · ${shortLegalName(delivery.company.name)}`
    : say('Delivery', 'Доставка');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <Top>{delivery ? <Sender company={delivery.company} /> : <span />}</Top>
      {delivery ? (
        <DeliveryScreen
          token={token}
          delivery={withPressed(delivery, state.waiting)}
          outbox={state}
          isCopy={problem !== undefined}
          onPress={note}
          onForget={forget}
          onAgain={reload}
        />
      ) : (
        <main>
          {problem ? (
            <Broken problem={problem} onAgain={reload} />
          ) : (
            <p className="loading" role="status">
              {say('Opening the delivery…', 'Открываем доставку…')}
            </p>
          )}
        </main>
      )}
    </>
  );
}

const Sender = ({ company: { name, phone } }: Pick<Delivery, 'company'>) => (
  <span className="sender">
    <b>{shortLegalName(name)}</b>
    {phone && <a href={dialled(phone)}>{say('Call', 'Позвонить')}</a>}
  </span>
);
