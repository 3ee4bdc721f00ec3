import { showInstant } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { Section } from '../../../kit/section.tsx';
import type { ProposalCard } from '../queries.ts';
import classes from './sending.module.css';

/** What the customer asked by the link; it is answered by letter. */
export function Questions({ card: { questions } }: { card: Pick<ProposalCard, 'questions'> }) {
  if (questions.length === 0) return null;
  return (
    <Section title={say('Questions of the customer', 'Вопросы заказчика')}>
      <ul className={classes.questions}>
        {questions.map(({ id, text, name, email, askedAt }) => (
          <li key={id}>
            <p>{text}</p>
            <small className="dimmed">
              {[name, showInstant(askedAt)].filter(Boolean).join(' · ')}
              {email && (
                <>
                  {' · '}
                  <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
