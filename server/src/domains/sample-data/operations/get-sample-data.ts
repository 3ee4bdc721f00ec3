import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { readSample, shownSample } from '../shown-sample.ts';

export const getSampleData = query({
  name: 'sample-data.get',
  summary: words('Sample data of the portal', 'Примеры в портале'),
  description:
    'Whether the portal holds an example company, and which of its records belong to it. Records made from them by hand, such as a quote for a ' +
    'sample request, are not named, and go with them.',
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: shownSample,
  run: ({ db }) => readSample(db),
});
