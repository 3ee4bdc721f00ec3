import { useEffect, useSyncExternalStore } from 'react';
import { Top } from '../public-kit/top.tsx';
import { useOpened } from '../public-kit/use-opened.ts';
import { language, onLanguage, say } from '../src/kit/say.ts';
import { readRfq } from './call.ts';
import { Asked } from './parts/asked.tsx';
import { Questions } from './questions/questions.tsx';
import { Answer } from './screens/answer.tsx';
import { Broken } from './screens/broken.tsx';
import { subscribeHash, tokenOfAddress } from './token-of-address.ts';

/** The request, and how much the clock of the server is ahead of this device's. */
async function openRfq(token: string) {
  const rfq = await readRfq(token);
  return { rfq, ahead: Date.parse(rfq.serverTime) - Date.now() };
}

/** The page of a supplier without an account: what is asked, and his answer. */
export function SupplierPage() {
  useSyncExternalStore(onLanguage, language);
  const token = useSyncExternalStore(subscribeHash, tokenOfAddress);
  const { opened, problem, load } = useOpened(token, openRfq);
  const title = opened ? `${opened.rfq.number} · ${opened.rfq.buyer.name}` : say('Request for quotes', 'Запрос цен');
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
            <Asked rfq={opened.rfq} ahead={opened.ahead} token={token} />
            <Questions rfq={opened.rfq} token={token} />
            <Answer rfq={opened.rfq} token={token} ahead={opened.ahead} onChanged={load} />
          </>
        ) : (
          <p className="loading" role="status">
            {say('Opening the request…', 'Открываем запрос…')}
          </p>
        )}
      </main>
    </>
  );
}
