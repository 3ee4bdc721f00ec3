import { showMoney } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';
import { fileAddress } from '../call.ts';
import type { Asking, Offer, Proposal } from '../types.ts';

interface FooterProps {
  proposal: Proposal;
  offer: Offer;
  token: string;
  onAsk(what: Asking): void;
}

/** Always in sight: what it comes to, the answer, a question, and the paper itself. */
export function Footer({ proposal: { may, files }, offer, token, onAsk }: FooterProps) {
  return (
    <footer className="footer no-print">
      <div className="footer-in">
        <span className="sum">
          <span className="only-spoken">{say('Total', 'Итого')} </span>
          {showMoney(offer.totalAmount, offer.currency)}
        </span>
        <span className="others">
          {may.ask && (
            <button type="button" className="link" onClick={() => onAsk('question')}>
              {say('Ask a question', 'Задать вопрос')}
            </button>
          )}
          {files.map(({ format }) => (
            <a key={format} href={fileAddress(token, format)} download>
              <span className="only-spoken">{say('Download', 'Скачать')} </span>
              {format === 'pdf' ? 'PDF' : 'Word'}
            </a>
          ))}
        </span>
        {(may.accept || may.decline) && (
          <span className="answers">
            {may.accept && (
              <button type="button" className="primary" onClick={() => onAsk('accept')}>
                {say('Accept', 'Принять')}
              </button>
            )}
            {may.decline && (
              <button type="button" onClick={() => onAsk('decline')}>
                {say('Decline', 'Отклонить')}
              </button>
            )}
          </span>
        )}
      </div>
    </footer>
  );
}
