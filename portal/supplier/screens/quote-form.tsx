import { useState } from 'react';
import { say } from '../../src/kit/say.ts';
import { missingItems, termFaults } from '../model/faults.ts';
import { totalsOf } from '../model/totals.ts';
import { whatStops } from '../model/what-stops.ts';
import { DeclineDialog } from '../parts/decline-dialog.tsx';
import { DraftNotices } from '../parts/draft-notices.tsx';
import { Footer } from '../parts/footer.tsx';
import { Lines } from '../parts/lines.tsx';
import { SentBefore } from '../parts/sent-before.tsx';
import { SubmitDialog } from '../parts/submit-dialog.tsx';
import { Terms } from '../parts/terms.tsx';
import { showFirstFault } from '../show-first-fault.ts';
import type { Rfq } from '../types.ts';
import { useDraft } from '../use-draft.ts';
import { useSubmit } from '../use-submit.ts';

interface QuoteFormProps {
  rfq: Rfq;
  token: string;
  ahead: number;
  onChanged(): Promise<void>;
}

/** The answer being written. */
export function QuoteForm({ rfq, token, ahead, onChanged }: QuoteFormProps) {
  const kept = useDraft(rfq, token);
  const { draft, change, state, keeper } = kept;
  const [isWhole, setWhole] = useState(false);
  const [asking, setAsking] = useState<'submit' | 'decline'>();
  const today = new Date(Date.now() + ahead).toISOString().slice(0, 10);
  const submit = useSubmit({
    rfq,
    token,
    keeper,
    onDone: onChanged,
    onFaults: () => {
      setAsking(undefined);
      setTimeout(showFirstFault);
    },
  });
  const totals = totalsOf(draft, rfq);
  const stops = whatStops(draft, rfq, today);
  const check = () => {
    setWhole(true);
    if (stops === null) return setAsking('submit');
    setTimeout(() => showFirstFault(missingItems(draft, rfq)[0]?.id));
  };
  return (
    <>
      <form
        className="quote"
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
      >
        <SentBefore rfq={rfq} />
        <DraftNotices kept={kept} onReload={() => void onChanged()} />
        <Lines rfq={rfq} draft={draft} onChange={change} isWhole={isWhole} told={submit.lines} />
        <Terms
          rfq={rfq}
          draft={draft}
          faults={termFaults(draft, rfq, today, isWhole)}
          told={submit.terms}
          onChange={change}
        />
        <p className="decline">
          <button type="button" className="link" onClick={() => setAsking('decline')}>
            {say('We do not take part in this request', 'Не участвуем в этом запросе')}
          </button>
        </p>
        <Footer
          rfq={rfq}
          draft={draft}
          totals={totals}
          state={state}
          isCopied={kept.isCopied}
          stops={isWhole ? stops : null}
        />
      </form>
      {asking === 'submit' && (
        <SubmitDialog
          token={token}
          rfq={rfq}
          draft={draft}
          totals={totals}
          isSending={submit.isSending}
          problem={submit.problem}
          onSend={(name) => void submit.send(draft, name)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'decline' && (
        <DeclineDialog token={token} onDone={() => void onChanged()} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
