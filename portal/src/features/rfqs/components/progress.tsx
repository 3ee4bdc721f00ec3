import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { progressOf } from '../model.ts';
import type { RfqCard } from '../queries.ts';
import classes from './rfqs.module.css';
import { untilText } from './until-text.ts';

/** How far it has come: until when, sent, opened, answered, declined. */
export function Progress({ rfq }: { rfq: RfqCard }) {
  const { all, sent, viewed, quoted, declined, undelivered } = progressOf(rfq.recipients);
  const of = (count: number) => say(`${count} of ${all}`, `${count} из ${all}`);
  return (
    <dl className={`panel ${classes.progress}`}>
      <div>
        <dt>{say('Deadline', 'Срок ответа')}</dt>
        <dd>
          {showInstant(rfq.responseDeadline)}
          <small>{untilText(rfq)}</small>
        </dd>
      </div>
      <div>
        <dt>{say('Sent', 'Отправлено')}</dt>
        <dd>
          {of(sent)}
          {undelivered > 0 && (
            <small className="bad">{say(`${undelivered} not delivered`, `${undelivered} не доставлено`)}</small>
          )}
        </dd>
      </div>
      <div>
        <dt>{say('Opened', 'Открыли')}</dt>
        <dd>{of(viewed)}</dd>
      </div>
      <div>
        <dt>{say('Answered', 'Ответили')}</dt>
        <dd>{of(quoted)}</dd>
      </div>
      <div>
        <dt>{say('Declined', 'Отказались')}</dt>
        <dd>{declined}</dd>
      </div>
    </dl>
  );
}
