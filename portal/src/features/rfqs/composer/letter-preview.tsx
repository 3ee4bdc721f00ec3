import { showInstant, shownZone, showQuantity } from '../../../kit/format.ts';
import { counted, say } from '../../../kit/say.ts';
import { showUnit } from '../../../kit/units.ts';
import { instantAt } from '../../../kit/zoned-time.ts';
import { useMe } from '../../../shared/session/me.ts';
import type { RequisitionLine } from '../queries.ts';
import type { TermsValues } from '../terms-form.ts';
import classes from './composer.module.css';
import type { ChosenLines } from './lines-choice.tsx';

interface LetterPreviewProps {
  terms: TermsValues;
  lines: readonly RequisitionLine[];
  quantities: ChosenLines;
  contact: string | null | undefined;
}

const mostShown = 8;

/** The letter as a supplier will read it. */
export function LetterPreview({ terms, lines, quantities, contact }: LetterPreviewProps) {
  const { portal } = useMe();
  const rest = lines.length - mostShown;
  return (
    <section className={`panel ${classes.letter}`} aria-label={say('Letter to suppliers', 'Письмо поставщикам')}>
      <p className="dimmed">{say('Letter', 'Письмо')}</p>
      <h2>{say(`${portal.name} asks for your quote`, `${portal.name} запрашивает предложение`)}</h2>
      <p>{contact ? say(`Hello, ${contact}!`, `Здравствуйте, ${contact}!`) : say('Hello!', 'Здравствуйте!')}</p>
      {terms.message.trim() !== '' && <blockquote>{terms.message}</blockquote>}
      <dl>
        <dt>{say('Request', 'Запрос')}</dt>
        <dd>{terms.title}</dd>
        <dt>{say('Answer by', 'Ответить до')}</dt>
        <dd>{showInstant(instantAt(terms.responseDeadline, shownZone()))}</dd>
      </dl>
      <ul>
        {lines.slice(0, mostShown).map(({ id, name, uom }) => (
          <li key={id}>
            <span>{name}</span>
            <b>{showQuantity(quantities[id], showUnit(uom))}</b>
          </li>
        ))}
        {rest > 0 && (
          <li className="dimmed">
            {say('… and more:', '… и ещё')}{' '}
            {counted(rest, ['position', 'positions'], ['позиция', 'позиции', 'позиций'])}
          </li>
        )}
      </ul>
      <span className={classes.button}>{say('Give your prices', 'Указать цены')}</span>
      <p className="dimmed">
        {say(
          'You need neither an account nor a password. A draft is kept.',
          'Регистрация и пароль не нужны. Черновик сохраняется.',
        )}
      </p>
    </section>
  );
}
