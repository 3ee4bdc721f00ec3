import { Link } from '@tanstack/react-router';
import { rfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { operations } from '../../../../../sdk/types.ts';
import { showDay, showInstant, showMoney } from '../../../kit/format.ts';
import { counted, say, type Words, words } from '../../../kit/say.ts';
import type { Tone } from '../../../kit/status.tsx';
import { StatusOf } from '../../../kit/status-of.tsx';
import { type StepName, stepsOf } from '../model.ts';
import type { Recipient, RfqCard } from '../queries.ts';
import { RecipientActions } from './recipient-actions.tsx';
import classes from './rfqs.module.css';

type Quote =
  operations['supplier-quotes.list-quotes']['responses'][200]['content']['application/json']['items'][number];

interface RecipientRowProps {
  rfq: RfqCard;
  recipient: Recipient;
  quote: Quote | undefined;
  portal: string;
}

/** One supplier: what happened, in its order, what he offers, and what can be done. */
export function RecipientRow({ rfq, recipient, quote, portal }: RecipientRowProps) {
  const { name, contactName, email, channel, status, remindersSent, lastRemindedAt, viewCount } = recipient;
  const steps = stepsOf(recipient);
  const more = [
    recipient.declineReason && say(`Reason: ${recipient.declineReason}`, `Причина: ${recipient.declineReason}`),
    status === 'delivery_failed' && recipient.lastError,
    remindersSent > 0 &&
      say(
        `Reminded ${remindersSent} times, last ${showInstant(lastRemindedAt)}`,
        `Напоминали: ${remindersSent}, последний раз ${showInstant(lastRemindedAt)}`,
      ),
    recipient.revision > 0 &&
      recipient.revision < rfq.revision &&
      say('Not yet notified of the latest change', 'Ещё не знает о последнем изменении'),
  ].filter((text): text is string => typeof text === 'string');
  return (
    <li className={`panel ${classes.recipient}`} aria-label={name}>
      <div className={classes.who}>
        <b>{name}</b>
        <small>
          {channel === 'link'
            ? say('you pass the link on yourself', 'ссылку передаёте вы')
            : channel === 'messenger'
              ? [contactName, say('in the messenger', 'в мессенджере')].filter(Boolean).join(' · ')
              : [contactName, email ?? say('no e-mail', 'нет почты')].filter(Boolean).join(' · ')}
        </small>
      </div>
      {steps.length === 0 ? (
        <StatusOf noun={rfqRecipient} status={status} />
      ) : (
        <ol className={classes.steps}>
          {steps.map(({ name: step, at }) => (
            <li key={step} className={classes.step} data-tone={stepNames[step].tone}>
              {say(stepNames[step].label)}
              {step === 'viewed' && viewCount > 1 && (
                <span className="dimmed"> · {counted(viewCount, ['time', 'times'], ['раз', 'раза', 'раз'])}</span>
              )}
              {step === 'quoted' && quote ? (
                <small>
                  <Link to={`/${portal}/quotes/${quote.id}` as '/'}>
                    {quote.sealed
                      ? say('prices are sealed', 'цены закрыты')
                      : showMoney(quote.totalGross, quote.currency)}
                  </Link>
                  {quote.validUntil && ` · ${say('until', 'до')} ${showDay(quote.validUntil)}`}
                  {quote.needsReconfirmation && ` · ${say('to be confirmed', 'ждём подтверждения')}`}
                  {quote.revising && ` · ${say('a new version is expected', 'ждём новую версию')}`}
                </small>
              ) : (
                at && <small>{showInstant(at)}</small>
              )}
            </li>
          ))}
        </ol>
      )}
      <RecipientActions rfq={rfq} recipient={recipient} quote={quote} />
      {more.length > 0 && <p className={classes.more}>{more.join(' · ')}</p>}
    </li>
  );
}

const stepNames: Readonly<Record<StepName, { label: Words; tone: Tone }>> = {
  sent: { label: words('Sent', 'Отправлено'), tone: 'good' },
  undelivered: { label: words('Not delivered', 'Не доставлено'), tone: 'bad' },
  viewed: { label: words('Opened', 'Открыто'), tone: 'good' },
  draft: { label: words('Is filling in', 'Заполняет'), tone: 'warning' },
  quoted: { label: words('Quote', 'Предложение'), tone: 'good' },
  declined: { label: words('Declined', 'Отказ'), tone: 'bad' },
  silent: { label: words('No answer', 'Нет ответа'), tone: 'bad' },
  revoked: { label: words('Taken out', 'Исключён'), tone: 'neutral' },
};
