import { useEffect, useState } from 'react';
import { showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import type { KeeperState } from '../make-keeper.ts';
import type { Draft } from '../model/draft.ts';
import type { Totals } from '../model/totals.ts';
import type { Rfq } from '../types.ts';
import { SavedState } from './saved-state.tsx';

interface FooterProps {
  rfq: Rfq;
  draft: Draft;
  totals: Totals;
  state: KeeperState;
  isCopied: boolean;
  stops: string | null;
}

/** Always in sight: the total so far, whether it is saved, and the way to send it. */
export function Footer({ rfq, draft, totals, state, isCopied, stops }: FooterProps) {
  const { vatMode, currency } = draft;
  const total = showMoney(totals.gross, currency);
  const spoken = useLater(total);
  return (
    <div className="footer">
      <div className="footer-in">
        <div className="sums">
          {rfq.quoteMode !== 'total_only' && (
            <>
              <span>
                {vatMode === 'none' ? say('Total', 'Итого') : say('Total with VAT', 'Итого с НДС')}{' '}
                <b className="total">{total}</b>
              </span>
              <span className="dimmed">
                {say(
                  `${totals.priced} of ${rfq.items.length} with a price`,
                  `цены: ${totals.priced} из ${rfq.items.length}`,
                )}
                {vatMode !== 'none' && totals.priced > 0 && (
                  <>
                    {' '}
                    · {say('VAT', 'НДС')} {showMoney(totals.vat, currency)}
                  </>
                )}
              </span>
              <span className="only-spoken" aria-live="polite">
                {totals.priced > 0 && say(`Total ${spoken}`, `Итого ${spoken}`)}
              </span>
            </>
          )}
          <SavedState state={state} isCopied={isCopied} />
        </div>
        <div className="send">
          {stops && (
            <span className="fault" role="alert">
              {stops}
            </span>
          )}
          <button type="submit" className="primary">
            {say('Send the quote…', 'Отправить…')}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Said once the person has paused, not at every digit. */
function useLater(text: string): string {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 1_200);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
