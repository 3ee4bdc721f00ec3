import { useEffect, useRef, useState } from 'react';
import { AcceptDialog } from '../parts/accept-dialog.tsx';
import { DeclineDialog } from '../parts/decline-dialog.tsx';
import { Footer } from '../parts/footer.tsx';
import { Letter } from '../parts/letter.tsx';
import { QuestionDialog } from '../parts/question-dialog.tsx';
import type { Asking, DialogProps } from '../types.ts';

/** The letter, and what may be answered to it. */
export function OfferScreen(props: Omit<DialogProps, 'onClose'>) {
  const { token, proposal, offer } = props;
  const { may, state } = proposal;
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  // A dialog whose answer is no longer taken is gone, and the person is led to what became of the proposal.
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== state) document.querySelector<HTMLElement>('.state')?.focus();
    seen.current = state;
  }, [state]);
  return (
    <>
      <main>
        <Letter proposal={proposal} offer={offer} />
      </main>
      <Footer proposal={proposal} offer={offer} token={token} onAsk={setAsking} />
      {asking === 'accept' && may.accept && <AcceptDialog {...props} onClose={close} />}
      {asking === 'decline' && may.decline && <DeclineDialog {...props} onClose={close} />}
      {asking === 'question' && may.ask && <QuestionDialog {...props} onClose={close} />}
    </>
  );
}
