import { words } from '../../../kernel/errors.ts';
import { command, inSteps } from '../../../kernel/operation.ts';
import { inEvenTime } from '../in-even-time.ts';
import { openRegistration } from './open-registration.ts';

export const register = command({
  name: 'accounts.register',
  summary: words('Register a portal and its administrator', 'Зарегистрировать портал и администратора'),
  description:
    'No session is issued: the address is confirmed first. An address that is known gets the same answer, as late, and another letter.',
  permission: 'public',
  scope: null,
  refuses: ['already_exists'],
  input: openRegistration.input,
  output: openRegistration.output,
  run: inSteps,
  steps: ({ command }, input) => inEvenTime(() => command(openRegistration, input)),
});
