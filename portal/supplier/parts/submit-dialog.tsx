import { Dialog } from '../../public-kit/dialog.tsx';
import { Field } from '../../public-kit/field.tsx';
import { useKeptText } from '../../public-kit/use-kept-text.ts';
import { showDay, showMoney } from '../../src/kit/format.ts';
import { counted, say } from '../../src/kit/say.ts';
import { keptName } from '../kept-name.ts';
import type { Draft } from '../model/draft.ts';
import type { Totals } from '../model/totals.ts';
import type { Rfq } from '../types.ts';

interface SubmitDialogProps {
  token: string;
  rfq: Rfq;
  draft: Draft;
  totals: Totals;
  isSending: boolean;
  problem: string | undefined;
  onSend(contactName: string): void;
  onClose(): void;
}

/** What is about to be sent, in a few lines. */
export function SubmitDialog({ token, rfq, draft, totals, isSending, problem, onSend, onClose }: SubmitDialogProps) {
  const [name, setName] = useKeptText(keptName(token, 'contact'), rfq.supplier.contactName ?? '');
  const totalOnly = rfq.quoteMode === 'total_only';
  const refused = rfq.items.filter(({ id }) => draft.lines[id]?.refused).length;
  const silent = rfq.items.length - totals.priced - refused;
  return (
    <Dialog title={say('Send the quote?', 'Отправить предложение?')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(name.trim());
        }}
      >
        <dl className="facts">
          {!totalOnly && (
            <div>
              <dt>{say('With a price', 'С ценой')}</dt>
              <dd>{counted(totals.priced, ['position', 'positions'], ['позиция', 'позиции', 'позиций'])}</dd>
            </div>
          )}
          {!totalOnly && refused + silent > 0 && (
            <div>
              <dt>{say('Without', 'Без цены')}</dt>
              <dd>{counted(refused + silent, ['position', 'positions'], ['позиция', 'позиции', 'позиций'])}</dd>
            </div>
          )}
          <div>
            <dt>
              {draft.vatMode === 'none'
                ? say('Total without VAT', 'Итого без НДС')
                : say('Total with VAT', 'Итого с НДС')}
            </dt>
            <dd>
              <b className="total">
                {totalOnly ? `${draft.total} ${draft.currency}` : showMoney(totals.gross, draft.currency)}
              </b>
            </dd>
          </div>
          {draft.validUntil !== '' && (
            <div>
              <dt>{say('Prices hold until', 'Цены действуют до')}</dt>
              <dd>{showDay(draft.validUntil, { year: 'always' })}</dd>
            </div>
          )}
        </dl>
        <Field
          label={say('Your name', 'Ваше имя')}
          value={name}
          maxLength={255}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <p className="dimmed">
          {say(
            `${rfq.buyer.name} gets it at once. After that it is changed only when the buyer asks for it.`,
            `${rfq.buyer.name} получит его сразу. Изменить его потом можно, если покупатель откроет правку.`,
          )}
        </p>
        {problem && (
          <p className="fault" role="alert">
            {problem}
          </p>
        )}
        <div className="actions">
          <button type="submit" className="primary" disabled={isSending}>
            {isSending ? say('Sending…', 'Отправляем…') : say('Send', 'Отправить')}
          </button>
          <button type="button" onClick={onClose} disabled={isSending}>
            {say('Go on editing', 'Вернуться к правке')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
