import { useEffect, useState, useSyncExternalStore } from 'react';
import { shortLegalName } from '../../nouns/kit/short-legal-name.ts';
import { Top } from '../public-kit/top.tsx';
import { useOpened } from '../public-kit/use-opened.ts';
import { language, onLanguage, say } from '../src/kit/say.ts';
import { readProposal } from './call.ts';
import { Sender } from './parts/sender.tsx';
import { Broken } from './screens/broken.tsx';
import { Gone } from './screens/gone.tsx';
import { OfferScreen } from './screens/offer-screen.tsx';

/** The token stands last in the address; no page of another site is told of it. */
const tokenOfAddress = () => location.pathname.split('/')[2] ?? '';

/** The page of a customer without an account: what is offered, and the answer. */
export function CustomerPage() {
  useSyncExternalStore(onLanguage, language);
  const [token] = useState(tokenOfAddress);
  const { opened, problem, load, show } = useOpened(token, readProposal);
  const title = opened
    ? `${opened.number} · ${shortLegalName(opened.seller.name)}`
    : say('Commercial proposal', 'Коммерческое предложение');
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <>
      <Top>{opened ? <Sender seller={opened.seller} token={token} /> : <span />}</Top>
      {opened?.offer ? (
        <OfferScreen token={token} proposal={opened} offer={opened.offer} onAnswered={show} onStale={load} />
      ) : opened ? (
        <Gone proposal={opened} />
      ) : (
        <main>
          {problem ? (
            <Broken problem={problem} onAgain={() => void load()} />
          ) : (
            <p className="loading" role="status">
              {say('Opening the proposal…', 'Открываем предложение…')}
            </p>
          )}
        </main>
      )}
    </>
  );
}
