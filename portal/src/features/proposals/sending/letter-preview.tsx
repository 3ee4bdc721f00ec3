import { useQuery } from '@tanstack/react-query';
import { showDay, showMoney } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { sellerNamesQuery } from '../../../shared/records/seller-names-query.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import type { ProposalCard } from '../queries.ts';
import classes from './sending.module.css';

interface LetterPreviewProps {
  card: ProposalCard;
  subject: string;
  message: string;
}

/** The letter as a customer will read it. */
export function LetterPreview({ card, subject, message }: LetterPreviewProps) {
  const { number, title, totalAmount, currency, validUntil, sellerProfileId } = card;
  const { portal } = useMe();
  const may = useMay();
  const { data: sellers } = useQuery({ ...sellerNamesQuery, enabled: may('company_settings.read') });
  const seller = sellers?.find(({ id }) => id === sellerProfileId)?.name ?? portal.name;
  return (
    <section className={`panel ${classes.letter}`} aria-label={say('Letter to the customer', 'Письмо заказчику')}>
      <p className="dimmed">
        {subject.trim() ||
          say(`Commercial proposal ${number} from ${seller}`, `Коммерческое предложение ${number} от ${seller}`)}
      </p>
      <h2>{say('Commercial proposal', 'Коммерческое предложение')}</h2>
      {message.trim() === '' ? (
        <>
          <p>{say('Hello,', 'Здравствуйте!')}</p>
          <p>
            {say(`${seller} offers you what is described below.`, `${seller} направляет вам коммерческое предложение.`)}
          </p>
        </>
      ) : (
        <blockquote>{message}</blockquote>
      )}
      <dl>
        <dt>{say('Proposal', 'Предложение')}</dt>
        <dd>{title === null ? number : `${number} · ${title}`}</dd>
        <dt>{say('Total', 'Сумма')}</dt>
        <dd>{showMoney(totalAmount, currency)}</dd>
        {validUntil && (
          <>
            <dt>{say('Valid until', 'Действует до')}</dt>
            <dd>{showDay(validUntil)}</dd>
          </>
        )}
      </dl>
      <span className={classes.button}>{say('Open the proposal', 'Открыть предложение')}</span>
      <p className="dimmed">
        {say(
          'There you can accept it, decline it or ask a question: neither an account nor a password is needed.',
          'По ссылке можно принять предложение, отказаться или задать вопрос. Регистрация и пароль не нужны.',
        )}
      </p>
    </section>
  );
}
