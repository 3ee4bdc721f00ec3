import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { language, onLanguage, say, speak } from '../src/kit/say.ts';
import { type Refused, readRfq } from './call.ts';
import { Asked } from './parts/asked.tsx';
import { Answer } from './screens/answer.tsx';
import { Broken } from './screens/broken.tsx';
import type { Rfq } from './types.ts';

const subscribeHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The token stands after the hash: it is sent to no server but ours, and only in the address of a call. */
const tokenOfAddress = () => location.hash.slice(1);

interface Loaded {
  rfq: Rfq;
  /** Clock of the server less that of this device. */
  ahead: number;
}

/** The page of a supplier without an account: what is asked, and his answer. */
export function SupplierPage() {
  useSyncExternalStore(onLanguage, language);
  const token = useSyncExternalStore(subscribeHash, tokenOfAddress);
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<Refused>();
  const load = useCallback(async () => {
    try {
      const rfq = await readRfq(token);
      setProblem(undefined);
      setLoaded({ rfq, ahead: Date.parse(rfq.serverTime) - Date.now() });
    } catch (error) {
      setProblem(error as Refused);
    }
  }, [token]);
  useEffect(() => void load(), [load]);
  const title =
    loaded && !problem ? `${loaded.rfq.number} · ${loaded.rfq.buyer.name}` : say('Request for quotes', 'Запрос цен');
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <header className="top">
        <span className="brand">Prokura</span>
        <LanguageSwitch />
      </header>
      <main>
        {problem ? (
          <Broken problem={problem} onAgain={() => void load()} />
        ) : loaded ? (
          <>
            <Asked rfq={loaded.rfq} ahead={loaded.ahead} token={token} />
            <Answer rfq={loaded.rfq} token={token} ahead={loaded.ahead} onChanged={load} />
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

/** The other language by its own name. */
function LanguageSwitch() {
  const other = language() === 'ru' ? 'en' : 'ru';
  return (
    <button type="button" className="link" lang={other} onClick={() => speak(other)}>
      {other === 'en' ? 'English' : 'Русский'}
    </button>
  );
}
