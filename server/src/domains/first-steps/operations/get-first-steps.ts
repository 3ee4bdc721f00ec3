import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { firstSteps, readFirstSteps } from '../first-steps.ts';

export const getFirstSteps = query({
  name: 'first-steps.get',
  summary: words('First steps of a new company', 'Первые шаги новой компании'),
  description:
    'What a company does on its first day, in order, and which of it is done. A step is done as soon as its record exists, whoever made it; sample data take no step.',
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: firstSteps,
  run: ({ db, actor }) => readFirstSteps(db, actor.userId as string),
});
