import { brokenRule, conflict, refuse, words } from '../../kernel/problems/errors.ts';
import type { Person } from './people/person.ts';

const mostNamed = 5;

/** Says whom the record waits for instead. */
export function notAnApprover(able: readonly Person[]) {
  const names = able
    .slice(0, mostNamed)
    .map(({ name }) => name)
    .join(', ');
  const more = able.length - mostNamed;
  return refuse(
    'forbidden',
    words(
      `This step is not yours to decide. It waits for ${names}${more > 0 ? ` and ${more} more` : ''}.`,
      `На этом шаге решаете не вы. Ждём: ${names}${more > 0 ? ` и ещё ${more}` : ''}.`,
    ),
    { rule: 'not_an_approver', waitsFor: able.slice(0, mostNamed).map(({ id, name }) => ({ id, name })) },
  );
}

export const ownRecord = () =>
  brokenRule('self_approval', words('Somebody else has to approve it.', 'Согласовать должен другой сотрудник.'));

/** Everybody the step names has left, or may not decide. */
export const nobodyLeft = () =>
  conflict(
    'nobody_left',
    words(
      'Nobody who is named in this step can decide. A person who manages the settings of the company may pass it.',
      'Никто из указанных в этом шаге решить не может. Пропустить шаг может тот, кто управляет настройками компании.',
    ),
  );

/** A route leaves no way around itself. */
export const bypassesRoute = (name: string) =>
  brokenRule(
    'approval_route',
    words(
      `The route “${name}” says who approves this. Send it for approval.`,
      `Это согласуют по маршруту «${name}». Отправьте на согласование.`,
    ),
    { routeName: name },
  );
