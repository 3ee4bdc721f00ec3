import { useEffect, useSyncExternalStore } from 'react';
import { Top } from '../../public-kit/top.tsx';
import { useOpened } from '../../public-kit/use-opened.ts';
import { language, onLanguage, say } from '../../src/kit/say.ts';
import { Broken } from '../screens/broken.tsx';
import { subscribeHash, tokenOfAddress } from '../token-of-address.ts';
import { readOrder } from './call.ts';
import { OrderAnswer } from './order-answer.tsx';
import { OrderHead } from './order-head.tsx';

/** The page of a supplier without an account: what is ordered, and what they confirm. */
export function OrderPage() {
  useSyncExternalStore(onLanguage, language);
  const token = useSyncExternalStore(subscribeHash, tokenOfAddress);
  const { opened, problem, load, show } = useOpened(token, readOrder);
  const title = opened ? `${opened.number} · ${opened.buyer.name}` : say('Order', 'Заказ');
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <Top>
        <span className="brand">Prokura</span>
      </Top>
      <main>
        {problem ? (
          <Broken problem={problem} onAgain={() => void load()} />
        ) : opened ? (
          <>
            <OrderHead order={opened} token={token} />
            {opened.order && (
              <OrderAnswer
                key={`${token} ${opened.answer?.at}`}
                token={token}
                order={opened}
                ordered={opened.order}
                onAnswered={show}
                onStale={load}
              />
            )}
          </>
        ) : (
          <p className="loading" role="status">
            {say('Opening the order…', 'Открываем заказ…')}
          </p>
        )}
      </main>
    </>
  );
}
