import { stepModes } from '../../../../../nouns/approval-flow.ts';
import { say } from '../../../kit/say.ts';
import type { TriedRoute } from '../approvals.ts';
import classes from './route-trial.module.css';

type Step = TriedRoute['steps'][number];

/** The steps one after another, each with the people it would ask today. */
export function TrialPicture({ tried }: { tried: TriedRoute }) {
  return (
    <ol className={classes.picture}>
      {tried.steps.map((step, index) => (
        <li key={`${index}`} data-empty={step.people.length === 0 || undefined}>
          <b>{step.name ?? `${say('Step', 'Шаг')} ${index + 1}`}</b>
          {step.people.length > 1 && <span className="dimmed">{say(stepModes[step.mode])}</span>}
          <ul>
            {step.people.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {step.people.length === 0 && <li className="bad">{say('Nobody could decide', 'Решить некому')}</li>}
          </ul>
          <Escalation step={step} />
        </li>
      ))}
      {tried.overBudget > 0 && (
        <li>
          <b>{say('Responsible for the budget', 'Ответственный за бюджет')}</b>
          <span className="dimmed">
            {say(
              `Over a budget: ${tried.overBudget} of ${tried.met} records`,
              `Сверх бюджета: записей ${tried.overBudget} из ${tried.met}`,
            )}
          </span>
        </li>
      )}
    </ol>
  );
}

function Escalation({ step: { escalateAfterHours, escalateTo } }: { step: Step }) {
  if (escalateTo.length === 0) return null;
  const names = escalateTo.map(({ name }) => name).join(', ');
  return (
    <span className="dimmed">
      {say(`In ${escalateAfterHours} h also: ${names}`, `Через ${escalateAfterHours} ч ещё: ${names}`)}
    </span>
  );
}
