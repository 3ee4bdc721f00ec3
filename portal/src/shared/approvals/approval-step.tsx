import { stepModes, stepStates, verdicts } from '../../../../nouns/approval-flow.ts';
import type { components } from '../../../../sdk/types.ts';
import { showInstant } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import { Status } from '../../kit/status.tsx';
import classes from './approval-panel.module.css';

type Step = NonNullable<components['schemas']['ApprovalOrNull']>['steps'][number];

/** A step before it is decided: its state, its decisions and its escalation are left out. */
type AnyStep = Omit<Step, Begun> & Partial<Pick<Step, Begun>>;

type Begun = 'state' | 'decisions' | 'escalatedAt';

/** One step: whom it asks, and what they have said. */
export function ApprovalStep({ step, place }: { step: AnyStep; place: number }) {
  const { name, mode, approvers, state, decisions = [] } = step;
  const shown = state && stepStates[state];
  return (
    <li>
      <div className={classes.head}>
        <b>{name ?? `${say('Step', 'Шаг')} ${place}`}</b>
        {shown && <Status tone={shown.tone}>{say(shown)}</Status>}
        <span className="dimmed">
          {approvers.length > 1 && `${say(stepModes[mode])}: `}
          {approvers.map((one) => one.name).join(', ')}
        </span>
      </div>
      {step.escalateTo.length > 0 && <div className="dimmed">{escalationOf(step)}</div>}
      {decisions.length > 0 && (
        <ul>
          {decisions.map((decision) => (
            <Said key={decision.by.id} decision={decision} />
          ))}
        </ul>
      )}
    </li>
  );
}

function escalationOf({ escalateAfterHours, escalateTo, escalatedAt }: AnyStep): string {
  const names = escalateTo.map(({ name }) => name).join(', ');
  if (escalatedAt)
    return say(`Escalated ${showInstant(escalatedAt)}: ${names}`, `Эскалировано ${showInstant(escalatedAt)}: ${names}`);
  return say(
    `Without a decision in ${escalateAfterHours} h also: ${names}`,
    `Если за ${escalateAfterHours} ч решения нет, спросят и: ${names}`,
  );
}

function Said({ decision }: { decision: Step['decisions'][number] }) {
  const { verdict, by, inPlaceOf, comment, decidedAt } = decision;
  const others = inPlaceOf.map(({ name }) => name).join(', ');
  return (
    <li className={classes.said}>
      <b>{by.name}</b>
      {others !== '' && ` (${say('in the place of', 'вместо')}: ${others})`}: {say(verdicts[verdict])},{' '}
      <span className="dimmed">{showInstant(decidedAt)}</span>
      {comment && <div>«{comment}»</div>}
    </li>
  );
}
